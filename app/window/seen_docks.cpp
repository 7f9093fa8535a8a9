#include "window/seen_docks.h"

#include "window/dock_tabs.h"

#include <QDockWidget>
#include <QLayout>
#include <QMainWindow>
#include <QTabBar>
#include <QTimer>

namespace moji::app {

SeenDocks::SeenDocks(QMainWindow* window)
    : QObject(window)
    , m_window(window) {}

void SeenDocks::add(QDockWidget* dock, QWidget* content) {
    m_all.emplace_back(dock, content);
    content->hide();
    connect(dock, &QDockWidget::visibilityChanged, this,
            [this, dock, content](bool visible) { dockChanged(dock, content, visible); });
}

void SeenDocks::forgetAll() {
    for (const auto& [dock, content] : m_all)
        dock->disconnect(this);
    m_all.clear();
}

void SeenDocks::dockChanged(QDockWidget* dock, QWidget* content, bool visible) {
    if (m_moves == 0)
        content->setVisible(visible && isInFront(*dock));
}

bool SeenDocks::isInFront(const QDockWidget& dock) const {
    if (dock.isFloating())
        return true;
    for (const auto* tabs : m_window->findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly))
        for (int i = 0; i < tabs->count(); ++i)
            if (dockOfTab(*m_window, *tabs, i) == &dock)
                return i == tabs->currentIndex();
    return true;
}

/// Hides first: what is shown next gets the room.
void SeenDocks::update() {
    if (m_moves > 0 || !m_window->isVisible())
        return;
    for (const auto& [dock, content] : m_all)
        if (dock->isHidden() || !isInFront(*dock))
            content->hide();
    for (const auto& [dock, content] : m_all)
        if (dock->isVisible() && isInFront(*dock))
            content->show();
}

SeenDocks::Move::Move(SeenDocks& docks)
    : m_docks(docks) {
    ++m_docks.m_moves;
}

SeenDocks::Move::~Move() {
    if (m_docks.m_moves == 1)
        m_docks.m_window->layout()->activate(); // with the tabs as they are now
    if (--m_docks.m_moves > 0)
        return;
    m_docks.update();
    QTimer::singleShot(0, &m_docks, [docks = &m_docks] { docks->update(); }); // with the new layout
}

} // namespace moji::app
