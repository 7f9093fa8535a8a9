// Mouse, keys and input method of ByteGrid.

#include "grid/byte_grid.h"

#include "document/line_range.h"

#include <QApplication>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>

namespace moji::app {

namespace {

bool isTyping(const QKeyEvent* event) {
    const auto modifiers = event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier);
    const QString text = event->text();
    return !text.isEmpty() && text.at(0).isPrint() &&
           (modifiers == Qt::NoModifier || modifiers == Qt::GroupSwitchModifier);
}

} // namespace

bool ByteGrid::event(QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        auto* key = static_cast<QKeyEvent*>(event);
        const auto modifiers = key->modifiers() & ~Qt::ShiftModifier;
        const bool tab = key->key() == Qt::Key_Tab || key->key() == Qt::Key_Backtab;
        if (tab && modifiers == Qt::NoModifier) { // F6 leaves the grid
            cycleColumn(key->key() == Qt::Key_Tab);
            return true;
        }
    }
    return QWidget::event(event);
}

void ByteGrid::keyPressEvent(QKeyEvent* event) {
    if (!moveByKey(event) && !editByKey(event))
        QWidget::keyPressEvent(event);
}

std::uint64_t ByteGrid::stepped(std::uint64_t from, bool forward) const {
    const std::uint64_t neighbour = forward ? from : from - std::min<std::uint64_t>(from, 1);
    if (m_column == ByteColumn::Text)
        if (const auto span = m_document->spanAt(neighbour))
            return forward ? span->range().end : span->offset;
    return forward ? std::min(from + 1, m_document->size()) : neighbour;
}

bool ByteGrid::moveByKey(QKeyEvent* event) {
    const auto modifiers = event->modifiers() & ~Qt::KeypadModifier;
    if ((modifiers & ~(Qt::ShiftModifier | Qt::ControlModifier)) != 0)
        return false;
    if (m_column == ByteColumn::Bits && modifiers == Qt::NoModifier && moveByBit(event))
        return true;
    const bool control = modifiers & Qt::ControlModifier;
    const std::uint64_t caret = m_selection->caret();
    const auto page = static_cast<std::uint64_t>(m_layout.fullRows());
    const ByteRange row = m_layout.bytesOfRow(m_layout.rowOf(caret));
    const bool endsBytes =
        row.end == m_document->size() && m_layout.rowOf(row.end) == m_layout.rowOf(caret);
    std::uint64_t to = caret;
    switch (event->key()) {
    case Qt::Key_Left:
        to = stepped(caret, false);
        break;
    case Qt::Key_Right:
        to = stepped(caret, true);
        break;
    case Qt::Key_Up:
        to = m_layout.above(caret, 1);
        break;
    case Qt::Key_Down:
        to = m_layout.below(caret, 1);
        break;
    case Qt::Key_PageUp:
        to = m_layout.above(caret, page);
        break;
    case Qt::Key_PageDown:
        to = m_layout.below(caret, page);
        break;
    case Qt::Key_Home:
        to = control ? 0 : row.begin;
        break;
    case Qt::Key_End:
        to = control || endsBytes ? m_document->size() : row.end - 1;
        break;
    default:
        return false;
    }
    if (modifiers & Qt::ShiftModifier)
        m_selection->extendTo(to);
    else
        m_selection->setCaret(to);
    return true;
}

/// Left and right among the bits, from byte to byte.
bool ByteGrid::moveByBit(const QKeyEvent* event) {
    const bool left = event->key() == Qt::Key_Left;
    if (!left && event->key() != Qt::Key_Right)
        return false;
    const std::uint64_t caret = m_selection->caret();
    const bool leaves = left ? m_bit == kFirstBit : m_bit == 0 || caret == m_document->size();
    if (!leaves)
        m_bit += left ? 1 : -1;
    else if (left ? caret > 0 : caret < m_document->size())
        m_bit = left ? 0 : kFirstBit;
    const std::uint64_t to = leaves ? stepped(caret, !left) : caret;
    m_selection->setCaret(to);
    showCaret();
    return true;
}

/// 0 and 1 set the bit and go on, Space turns it over.
bool ByteGrid::editBitByKey(const QKeyEvent* event) {
    if (event->key() == Qt::Key_Space) {
        m_editor.toggleBit(m_bit);
        return true;
    }
    const QString text = event->text();
    if (text != QStringLiteral("0") && text != QStringLiteral("1"))
        return false;
    m_editor.setBit(m_bit, text == QStringLiteral("1"));
    const std::uint64_t caret = m_selection->caret();
    m_bit = m_bit == 0 ? kFirstBit : m_bit - 1;
    m_selection->setCaret(m_bit == kFirstBit ? caret + 1 : caret);
    showCaret();
    return true;
}

bool ByteGrid::editByKey(QKeyEvent* event) {
    if (m_viewOnly) {
        const bool edits = event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace;
        return (edits || isTyping(event)) && !mayEdit();
    }
    if (event->key() == Qt::Key_Insert && event->modifiers() == Qt::NoModifier) {
        m_editor.setMode(m_editor.mode() == ByteEditor::Mode::Insert ? ByteEditor::Mode::Overwrite
                                                                     : ByteEditor::Mode::Insert);
    } else if (event->key() == Qt::Key_Delete) {
        m_editor.eraseForward(m_column);
    } else if (event->key() == Qt::Key_Backspace) {
        m_editor.eraseBackward(m_column);
    } else if (m_column == ByteColumn::Text &&
               (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        m_editor.typeText(QStringLiteral("\n"));
    } else if (isTyping(event) && m_column == ByteColumn::Text) {
        m_editor.typeText(event->text());
    } else if (isTyping(event) && m_column == ByteColumn::Bits) {
        return editBitByKey(event);
    } else if (const auto digit = digitOf(event->text(), m_wishes.format); digit && isTyping(event)) {
        m_editor.typeDigit(*digit, m_wishes.format);
    } else {
        return false;
    }
    updateMarks();
    return true;
}

void ByteGrid::inputMethodEvent(QInputMethodEvent* event) {
    if (!event->commitString().isEmpty() && mayEdit())
        m_editor.typeText(event->commitString());
    event->accept();
}

QVariant ByteGrid::inputMethodQuery(Qt::InputMethodQuery query) const {
    if (query == Qt::ImEnabled)
        return m_column == ByteColumn::Text;
    if (query == Qt::ImCursorRectangle)
        return m_layout.cells(m_column, m_selection->caret(), m_selection->caret());
    return QWidget::inputMethodQuery(query);
}

ByteRange ByteGrid::unitAt(const ByteLensLayout::Hit& hit) const {
    const auto span =
        hit.column == ByteColumn::Text ? m_document->spanAt(hit.offset) : std::nullopt;
    if (span)
        return span->range();
    return {hit.offset, std::min(hit.offset + 1, m_document->size())};
}

void ByteGrid::mousePressEvent(QMouseEvent* event) {
    const auto hit = m_layout.hit(event->pos());
    if (!hit || (event->button() != Qt::LeftButton && event->button() != Qt::RightButton))
        return;
    if (event->button() == Qt::RightButton && m_selection->range().contains(hit->offset))
        return; // the menu is about the selection
    if (selectLineByThirdClick(event))
        return;
    m_bit = hit->bit;
    setColumn(hit->column);
    const ByteRange unit = unitAt(*hit);
    if (event->modifiers() & Qt::ShiftModifier) {
        m_dragUnit = ByteRange{m_selection->anchor(), m_selection->anchor()};
        dragTo(event->pos());
        return;
    }
    m_dragUnit = unit;
    m_selection->setCaret(unit.begin);
    updateMarks();
}

/// A click soon after a double click, at the same place.
bool ByteGrid::selectLineByThirdClick(const QMouseEvent* event) {
    const bool third =
        event->button() == Qt::LeftButton && m_sinceDoubleClick.isValid() &&
        m_sinceDoubleClick.elapsed() < QApplication::doubleClickInterval() &&
        (event->pos() - m_doubleClick).manhattanLength() < QApplication::startDragDistance();
    m_sinceDoubleClick.invalidate();
    if (third)
        m_selection->select(lineAround(*m_document, m_selection->range().begin));
    return third;
}

/// Drags, and goes on by itself while the pointer is above or below the rows.
void ByteGrid::dragOn(const QPoint& point) {
    dragTo(point);
    const bool outside = point.y() < m_layout.metrics().header || point.y() >= height();
    if (!outside)
        m_autoScroll.stop();
    else if (!m_autoScroll.isActive())
        m_autoScroll.start();
}

void ByteGrid::dragTo(const QPoint& point) {
    auto hit = m_layout.hit(point);
    if (!hit)
        hit = m_layout.hit({point.x(), -1}); // over the header: the row above
    if (!hit)
        return;
    hit->column = m_column;
    const ByteRange unit = unitAt(*hit);
    // The caret goes with the pointer; the unit where the drag began stays selected.
    if (unit.begin >= m_dragUnit->begin)
        m_selection->select(m_dragUnit->begin, std::max(unit.end, m_dragUnit->end));
    else
        m_selection->select(m_dragUnit->end, unit.begin);
}

void ByteGrid::mouseMoveEvent(QMouseEvent* event) {
    const auto hit = m_layout.hit(event->pos());
    if (m_dragUnit && (event->buttons() & Qt::LeftButton)) {
        const bool stillInside = hit && hit->onByte && unitAt(*hit) == *m_dragUnit;
        if (!stillInside || !m_selection->range().empty())
            dragOn(event->pos());
        return;
    }
    if (!hit || !hit->onByte)
        return m_selection->setHovered({});
    const auto span = m_document->spanAt(hit->offset);
    m_selection->setHovered(span ? std::optional(span->range()) : std::nullopt);
}

void ByteGrid::mouseReleaseEvent(QMouseEvent*) {
    m_dragUnit.reset();
    m_autoScroll.stop();
}

void ByteGrid::mouseDoubleClickEvent(QMouseEvent* event) {
    const auto hit = m_layout.hit(event->pos());
    if (event->button() != Qt::LeftButton || !hit)
        return;
    if (hit->column == ByteColumn::Bits && hit->onByte && mayEdit())
        return m_editor.toggleBit(hit->bit);
    m_sinceDoubleClick.start();
    m_doubleClick = event->pos();
    if (const auto span = m_document->spanAt(hit->offset))
        m_selection->select(span->range());
}

void ByteGrid::leaveEvent(QEvent* event) {
    m_selection->setHovered({});
    QWidget::leaveEvent(event);
}

} // namespace moji::app
