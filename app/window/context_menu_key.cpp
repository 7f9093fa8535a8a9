#include "window/context_menu_key.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QShortcut>
#include <QWidget>

namespace moji::app {

void openContextMenusByShiftF10(QWidget* window) {
    auto* keys = new QShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F10), window);
    keys->setContext(Qt::ApplicationShortcut);
    QObject::connect(keys, &QShortcut::activated, window, [] {
        QWidget* const focus = QApplication::focusWidget();
        if (focus == nullptr)
            return;
        const QPoint place = focus->inputMethodQuery(Qt::ImCursorRectangle).toRect().center();
        QContextMenuEvent event(QContextMenuEvent::Keyboard, place, focus->mapToGlobal(place));
        QApplication::sendEvent(focus, &event);
    });
}

} // namespace moji::app
