#include "style/paint_turn.h"

#include <QEvent>
#include <QPainter>
#include <QWidget>

#include <utility>

namespace moji::app {

namespace {

PaintTurn*& currentTurn() {
    static PaintTurn* turn = nullptr; // painting is the window's thread's
    return turn;
}

} // namespace

PaintTurn::PaintTurn(const QEvent& event, int ms)
    : m_isTurn(event.type() == QEvent::UpdateRequest)
    , m_ms(ms) {
    if (!m_isTurn)
        return;
    m_outer = std::exchange(currentTurn(), this);
    m_since.start();
}

PaintTurn::~PaintTurn() {
    if (m_isTurn)
        currentTurn() = m_outer;
}

bool PaintTurn::hasTime(const QPainter& painter, const QRectF& rect) {
    PaintTurn* turn = currentTurn();
    QPaintDevice* device = painter.device();
    if (turn == nullptr || device == nullptr || device->devType() != QInternal::Widget)
        return true;
    if (turn->m_count++ == 0 || turn->m_since.elapsed() < turn->m_ms)
        return true;
    static_cast<QWidget*>(device)->update(painter.transform().mapRect(rect).toAlignedRect());
    return false;
}

} // namespace moji::app
