#include "window/panel_cycle.h"

#include "widgets/panel.h"
#include "window/last_focus.h"

#include <QWidget>

#include <algorithm>

namespace moji::app {

namespace {

bool takesKeys(const QWidget& widget) {
    return widget.isVisible() && widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus) != 0;
}

/// The panel itself, or the first control in it.
QWidget* takerIn(QWidget* panel) {
    if (panel->focusPolicy() != Qt::NoFocus || panel->focusProxy() != nullptr)
        return panel;
    for (QWidget* child : panel->findChildren<QWidget*>())
        if (takesKeys(*child))
            return child;
    return nullptr;
}

/// nullptr: none.
QWidget* mainControlOf(const QWidget& place) {
    QWidget* control = place.focusProxy();
    while (control != nullptr && control->focusProxy() != nullptr)
        control = control->focusProxy();
    return control;
}

/// nullptr: none.
Panel* panelOf(QWidget* control) {
    while (control != nullptr && qobject_cast<Panel*>(control) == nullptr)
        control = control->parentWidget();
    return static_cast<Panel*>(control);
}

/// nullptr: none.
QWidget* heirOf(QWidget& last) {
    const Panel* panel = panelOf(&last);
    if (panel == nullptr || !panel->isVisible())
        return nullptr;
    for (const QWidget* place = &last; place != panel;) {
        place = place->parentWidget();
        if (QWidget* control = mainControlOf(*place); control != nullptr && takesKeys(*control))
            return control;
    }
    for (QWidget* control = last.nextInFocusChain(); control != &last;
         control = control->nextInFocusChain())
        if (panel->isAncestorOf(control) && takesKeys(*control))
            return control;
    return nullptr;
}

/// A control of the window, at its place in the order of Tab.
struct Stop {
    std::size_t part = 0;
    bool isInPart = true; // otherwise it comes before it
    QWidget* control = nullptr;
};

/// Where the strip of tabs above a lens belongs: the part that begins next below the control.
std::size_t partBelow(const QWidget& window, const QWidget& control,
                      const std::vector<QWidget*>& parts) {
    const auto placeOf = [&window](const QWidget& one) {
        return QRect(one.mapTo(&window, QPoint(0, 0)), one.size());
    };
    const QRect place = placeOf(control);
    std::size_t nearest = parts.size();
    int top = window.height();
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (!parts[i]->isVisible() || parts[i]->window() != &window)
            continue;
        const QRect part = placeOf(*parts[i]);
        const bool isBelow = part.top() >= place.bottom() && part.top() < top;
        if (!isBelow || part.left() > place.right() || part.right() < place.left())
            continue;
        nearest = i;
        top = part.top();
    }
    return nearest;
}

Stop stopOf(const QWidget& window, QWidget* control, const std::vector<QWidget*>& parts) {
    const auto found = std::ranges::find_if(parts, [control](const QWidget* part) {
        return part == control || part->isAncestorOf(control);
    });
    if (found != parts.end())
        return {static_cast<std::size_t>(found - parts.begin()), true, control};
    return {partBelow(window, *control, parts), false, control};
}

} // namespace

void focusPanel(const QWidget& window, std::vector<QWidget*> panels, int step) {
    std::erase_if(panels, [](QWidget* panel) {
        return panel == nullptr || !panel->isVisible() || takerIn(panel) == nullptr;
    });
    if (panels.empty())
        return;
    std::size_t current = 0;
    const QWidget* const focus = lastFocusIn(window);
    for (std::size_t i = 0; i < panels.size(); ++i) {
        const bool floats = panels[i]->window() != &window; // its title may have the focus
        if (panels[i] == focus || panels[i]->isAncestorOf(focus) ||
            (floats && panels[i]->window()->isAncestorOf(focus)))
            current = i;
    }
    const auto count = static_cast<int>(panels.size());
    const int next = (static_cast<int>(current) + step + count) % count;
    QWidget* const taker = takerIn(panels[static_cast<std::size_t>(next)]);
    taker->activateWindow(); // it may be in a lens that floats
    taker->setFocus(Qt::TabFocusReason);
}

bool passLostFocus(const QWidget& window, QWidget& bytes) {
    QWidget* last = window.focusWidget();
    if (!window.isVisible() || last == nullptr || (last->isVisible() && last->isEnabled()))
        return false;
    QWidget* heir = heirOf(*last);
    if (heir == nullptr && bytes.isVisible())
        heir = &bytes;
    if (heir != nullptr)
        heir->setFocus(Qt::OtherFocusReason);
    return heir != nullptr;
}

bool focusByTab(const QWidget& window, const std::vector<QWidget*>& parts, bool forwards) {
    const QWidget* const focus = window.focusWidget();
    std::vector<Stop> stops; // the focus itself too
    for (QWidget* control = window.nextInFocusChain(); control != &window;
         control = control->nextInFocusChain()) {
        const bool isStop = takesKeys(*control) && control->focusProxy() == nullptr;
        if (control->window() == &window && (isStop || control == focus))
            stops.push_back(stopOf(window, control, parts));
    }
    if (stops.empty())
        return false;
    std::ranges::stable_sort(stops, {},
                             [](const Stop& stop) { return std::pair(stop.part, stop.isInPart); });
    const auto at = std::ranges::find(stops, focus, &Stop::control) - stops.begin();
    const auto count = static_cast<std::ptrdiff_t>(stops.size());
    const auto next = forwards ? (at + 1) % (at == count ? count + 1 : count) : at - 1;
    QWidget* taker = stops[static_cast<std::size_t>((next + count) % count)].control;
    taker->setFocus(forwards ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

} // namespace moji::app
