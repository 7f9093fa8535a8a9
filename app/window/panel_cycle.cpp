#include "window/panel_cycle.h"

#include <QWidget>

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

} // namespace

void focusPanel(const QWidget& window, std::vector<QWidget*> panels, int step) {
    std::erase_if(panels,
                  [](QWidget* panel) { return !panel->isVisible() || takerIn(panel) == nullptr; });
    if (panels.empty())
        return;
    std::size_t current = 0;
    for (std::size_t i = 0; i < panels.size(); ++i)
        if (panels[i]->hasFocus() || panels[i]->isAncestorOf(window.focusWidget()))
            current = i;
    const auto count = static_cast<int>(panels.size());
    const int next = (static_cast<int>(current) + step + count) % count;
    takerIn(panels[static_cast<std::size_t>(next)])->setFocus(Qt::TabFocusReason);
}

} // namespace moji::app
