// Which docks are open and where, as values: for lessons, for the next start.

#include "window/lens_docks.h"
#include "window/seen_docks.h"

#include <QDockWidget>
#include <QMainWindow>

namespace moji::app {

LensDocks::Arrangement LensDocks::arrangement() const {
    Arrangement now;
    for (const QDockWidget* dock : all()) {
        if (!dock->isHidden())
            now.open += dock->objectName();
        if (isInSight(*dock))
            now.inFront += dock->objectName();
    }
    return now;
}

void LensDocks::restore(const Arrangement& arrangement, const QStringList& untouched) {
    for (QDockWidget* dock : all())
        if (!untouched.contains(dock->objectName()))
            dock->setVisible(arrangement.open.contains(dock->objectName()));
    for (QDockWidget* dock : all())
        if (!untouched.contains(dock->objectName()) &&
            arrangement.inFront.contains(dock->objectName()))
            dock->raise();
}

QByteArray LensDocks::state() {
    const SeenDocks::Move move(*m_seen);
    setShape(Shape::Usual);
    QByteArray state = m_window->saveState();
    adapt(m_facts);
    return state;
}

void LensDocks::restore(const QByteArray& state, bool keepSizes) {
    const SeenDocks::Move move(*m_seen);
    setShape(Shape::Usual);
    m_window->restoreState(state);
    m_sizesAreKept = keepSizes;
    adapt(m_facts);
}

void LensDocks::reset() {
    restore(m_default, false);
    for (const Place& place : m_places)
        place.dock->show();
}

} // namespace moji::app
