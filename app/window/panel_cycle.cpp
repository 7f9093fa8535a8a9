#include "window/panel_cycle.h"

#include <QWidget>

namespace moji::app {

void focusPanel(const QWidget& window, std::vector<QWidget*> panels, int step) {
    std::erase_if(panels, [](const QWidget* panel) { return !panel->isVisible(); });
    if (panels.empty())
        return;
    std::size_t current = 0;
    for (std::size_t i = 0; i < panels.size(); ++i)
        if (panels[i]->hasFocus() || panels[i]->isAncestorOf(window.focusWidget()))
            current = i;
    const auto count = static_cast<int>(panels.size());
    const int next = (static_cast<int>(current) + step + count) % count;
    QWidget* panel = panels[static_cast<std::size_t>(next)];
    if (panel->focusPolicy() == Qt::NoFocus && panel->focusProxy() == nullptr)
        for (QWidget* child : panel->findChildren<QWidget*>())
            if ((child->focusPolicy() & Qt::TabFocus) && child->isVisible()) {
                panel = child;
                break;
            }
    panel->setFocus(Qt::TabFocusReason);
}

} // namespace moji::app
