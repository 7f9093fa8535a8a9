#include "grid/byte_grid_mouse.h"

#include "document/line_range.h"
#include "document/notes.h"
#include "grid/byte_grid.h"
#include "text/safe_name.h"
#include "widgets/plain_words.h"

#include <QApplication>
#include <QCursor>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kAutoScrollMs = 40;

} // namespace

ByteGridMouse::ByteGridMouse(ByteGrid& grid)
    : m_grid(grid) {
    m_autoScroll.setInterval(kAutoScrollMs);
    QObject::connect(&m_autoScroll, &QTimer::timeout, &m_grid,
                     [this] { dragTo(m_grid.mapFromGlobal(QCursor::pos())); });
}

ByteRange ByteGridMouse::unitAt(const ByteLensLayout::Hit& hit) const {
    const auto span =
        hit.column == ByteColumn::Text ? m_grid.document().spanAt(hit.offset) : std::nullopt;
    if (span)
        return span->range();
    return {hit.offset, std::min(hit.offset + 1, m_grid.document().size())};
}

void ByteGridMouse::press(const QMouseEvent* event) {
    const auto hit = m_grid.byteLayout().hit(event->pos());
    if (!hit || (event->button() != Qt::LeftButton && event->button() != Qt::RightButton))
        return;
    if (event->button() == Qt::RightButton && m_grid.selection().range().contains(hit->offset))
        return; // the menu is about the selection
    if (selectLineByThirdClick(event))
        return;
    m_grid.setCaretBit(hit->bit);
    m_grid.setColumn(hit->column);
    const ByteRange unit = unitAt(*hit);
    if (event->modifiers() & Qt::ShiftModifier) {
        m_dragUnit = ByteRange{m_grid.selection().anchor(), m_grid.selection().anchor()};
        dragTo(event->pos());
        return;
    }
    m_dragUnit = unit;
    m_grid.selection().setCaret(unit.begin);
    m_grid.updateMarks();
}

/// A click soon after a double click, at the same place.
bool ByteGridMouse::selectLineByThirdClick(const QMouseEvent* event) {
    const bool third =
        event->button() == Qt::LeftButton && m_sinceDoubleClick.isValid() &&
        m_sinceDoubleClick.elapsed() < QApplication::doubleClickInterval() &&
        (event->pos() - m_doubleClick).manhattanLength() < QApplication::startDragDistance();
    m_sinceDoubleClick.invalidate();
    if (third)
        m_grid.selection().select(lineAround(m_grid.document(), m_grid.selection().range().begin));
    return third;
}

/// Keeps scrolling while the pointer is above or below the rows.
void ByteGridMouse::dragOn(const QPoint& point) {
    dragTo(point);
    const bool outside =
        point.y() < m_grid.byteLayout().metrics().header || point.y() >= m_grid.height();
    if (!outside)
        m_autoScroll.stop();
    else if (!m_autoScroll.isActive())
        m_autoScroll.start();
}

void ByteGridMouse::dragTo(const QPoint& point) {
    auto hit = m_grid.byteLayout().hit(point);
    if (!hit)
        hit = m_grid.byteLayout().hit({point.x(), -1}); // over the header: the row above
    if (!hit)
        return;
    hit->column = m_grid.column();
    const ByteRange unit = unitAt(*hit);
    // The caret goes with the pointer; the unit where the drag began stays selected.
    if (unit.begin >= m_dragUnit->begin)
        m_grid.selection().select(m_dragUnit->begin, std::max(unit.end, m_dragUnit->end));
    else
        m_grid.selection().select(m_dragUnit->end, unit.begin);
}

void ByteGridMouse::move(const QMouseEvent* event) {
    const auto hit = m_grid.byteLayout().hit(event->pos());
    if (m_dragUnit && (event->buttons() & Qt::LeftButton)) {
        const bool stillInside = hit && hit->onByte && unitAt(*hit) == *m_dragUnit;
        if (!stillInside || !m_grid.selection().range().empty())
            dragOn(event->pos());
        return;
    }
    if (!hit || !hit->onByte)
        return m_grid.selection().setHovered({});
    const auto span = m_grid.document().spanAt(hit->offset);
    m_grid.selection().setHovered(span ? std::optional(span->range()) : std::nullopt);
}

void ByteGridMouse::release() {
    m_dragUnit.reset();
    m_autoScroll.stop();
}

void ByteGridMouse::doubleClick(const QMouseEvent* event) {
    const auto hit = m_grid.byteLayout().hit(event->pos());
    if (event->button() != Qt::LeftButton || !hit)
        return;
    if (hit->column == ByteColumn::Bits && hit->onByte && m_grid.mayEdit())
        return m_grid.editor().toggleBit(hit->bit);
    m_sinceDoubleClick.start();
    m_doubleClick = event->pos();
    if (const auto span = m_grid.document().spanAt(hit->offset))
        m_grid.selection().select(span->range());
}

/// In the margin those of the whole row.
ByteRange ByteGridMouse::bytesAt(const QPoint& point) const {
    const auto hit = m_grid.byteLayout().hit(point);
    if (!hit)
        return {};
    if (point.x() < m_grid.byteLayout().hexLeft())
        return m_grid.byteLayout().bytesOfRow(m_grid.byteLayout().rowOf(hit->offset));
    return {hit->offset, hit->offset + (hit->onByte ? 1u : 0u)};
}

bool ByteGridMouse::explain(const QHelpEvent* event) {
    QStringList texts;
    for (const Note& note : m_grid.document().notes().in(bytesAt(event->pos())))
        texts += tipLines(safeWords(note.text));
    if (texts.empty())
        QToolTip::hideText();
    else
        QToolTip::showText(event->globalPos(), texts.join(QStringLiteral("\n\n")), &m_grid);
    return true;
}

} // namespace moji::app
