#include "grid/byte_grid_keys.h"

#include "grid/byte_grid.h"
#include "text/qt_text.h"

#include <QKeyEvent>

#include <algorithm>
#include <string>
#include <vector>

namespace moji::app {

namespace {

/// Of any plane; joiners and other format characters are typed too (Shift+Space in Persian).
bool isWritten(char32_t codePoint) {
    const QChar::Category category = QChar::category(codePoint);
    return QChar::isPrint(codePoint) || category == QChar::Other_Format ||
           category == QChar::Other_PrivateUse;
}

bool isTyping(const QKeyEvent* event) {
    const auto modifiers = event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier);
    const std::u32string text = toCodePoints(event->text());
    return !text.empty() && isWritten(text.front()) &&
           (modifiers == Qt::NoModifier || modifiers == Qt::GroupSwitchModifier);
}

} // namespace

bool ByteGridKeys::press(QKeyEvent* event) {
    return moveByKey(event) || editByKey(event);
}

/// Tab and Shift+Tab.
void ByteGridKeys::cycleColumn(bool forward) {
    std::vector<ByteColumn> columns{ByteColumn::Hex, ByteColumn::Text};
    if (infoOf(m_grid.format()).bits)
        columns.insert(columns.begin() + 1, ByteColumn::Bits);
    const auto at = std::find(columns.begin(), columns.end(), m_grid.column()) - columns.begin();
    const auto count = std::ssize(columns);
    m_grid.setCaretBit(kFirstBit);
    m_grid.setColumn(columns[static_cast<std::size_t>((at + (forward ? 1 : count - 1)) % count)]);
}

std::uint64_t ByteGridKeys::stepped(std::uint64_t from, bool forward) const {
    const std::uint64_t neighbour = forward ? from : from - std::min<std::uint64_t>(from, 1);
    if (m_grid.column() == ByteColumn::Text)
        if (const auto span = m_grid.document().spanAt(neighbour))
            return forward ? span->range().end : span->offset;
    return forward ? std::min(from + 1, m_grid.document().size()) : neighbour;
}

bool ByteGridKeys::moveByKey(QKeyEvent* event) {
    const auto modifiers = event->modifiers() & ~Qt::KeypadModifier;
    if ((modifiers & ~(Qt::ShiftModifier | Qt::ControlModifier)) != 0)
        return false;
    if (m_grid.column() == ByteColumn::Bits && modifiers == Qt::NoModifier && moveByBit(event))
        return true;
    const bool control = modifiers & Qt::ControlModifier;
    const std::uint64_t caret = m_grid.selection().caret();
    const auto page = static_cast<std::uint64_t>(m_grid.byteLayout().fullRows());
    const ByteRange row = m_grid.byteLayout().bytesOfRow(m_grid.byteLayout().rowOf(caret));
    const bool endsBytes = row.end == m_grid.document().size() &&
                           m_grid.byteLayout().rowOf(row.end) == m_grid.byteLayout().rowOf(caret);
    std::uint64_t to = caret;
    switch (event->key()) {
    case Qt::Key_Left:
        to = stepped(caret, false);
        break;
    case Qt::Key_Right:
        to = stepped(caret, true);
        break;
    case Qt::Key_Up:
        to = m_grid.byteLayout().above(caret, 1);
        break;
    case Qt::Key_Down:
        to = m_grid.byteLayout().below(caret, 1);
        break;
    case Qt::Key_PageUp:
        to = m_grid.byteLayout().above(caret, page);
        break;
    case Qt::Key_PageDown:
        to = m_grid.byteLayout().below(caret, page);
        break;
    case Qt::Key_Home:
        to = control ? 0 : row.begin;
        break;
    case Qt::Key_End:
        to = control || endsBytes ? m_grid.document().size() : row.end - 1;
        break;
    default:
        return false;
    }
    if (modifiers & Qt::ShiftModifier)
        m_grid.selection().extendTo(to);
    else
        m_grid.selection().setCaret(to);
    return true;
}

/// Left and Right step through the bits and on into the next byte.
bool ByteGridKeys::moveByBit(const QKeyEvent* event) {
    const bool left = event->key() == Qt::Key_Left;
    if (!left && event->key() != Qt::Key_Right)
        return false;
    const std::uint64_t caret = m_grid.selection().caret();
    const bool leaves =
        left ? m_grid.bit() == kFirstBit : m_grid.bit() == 0 || caret == m_grid.document().size();
    if (!leaves)
        m_grid.setCaretBit(m_grid.bit() + (left ? 1 : -1));
    else if (left ? caret > 0 : caret < m_grid.document().size())
        m_grid.setCaretBit(left ? 0 : kFirstBit);
    const std::uint64_t to = leaves ? stepped(caret, !left) : caret;
    m_grid.selection().setCaret(to);
    m_grid.showCaret();
    return true;
}

/// 0 and 1 set the bit and move on; Space flips it.
bool ByteGridKeys::editBitByKey(const QKeyEvent* event) {
    if (event->key() == Qt::Key_Space) {
        m_grid.editor().toggleBit(m_grid.bit());
        return true;
    }
    const QString text = event->text();
    if (text != QStringLiteral("0") && text != QStringLiteral("1"))
        return false;
    if (!m_grid.editor().setBit(m_grid.bit(), text == QStringLiteral("1")))
        return true;
    const std::uint64_t caret = m_grid.selection().caret();
    m_grid.setCaretBit(m_grid.bit() == 0 ? kFirstBit : m_grid.bit() - 1);
    m_grid.selection().setCaret(m_grid.bit() == kFirstBit ? caret + 1 : caret);
    m_grid.showCaret();
    return true;
}

bool ByteGridKeys::editByKey(QKeyEvent* event) {
    if (m_grid.isViewOnly()) {
        const bool edits = event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace;
        return (edits || isTyping(event)) && !m_grid.mayEdit();
    }
    if (event->key() == Qt::Key_Insert && event->modifiers() == Qt::NoModifier) {
        m_grid.editor().setMode(m_grid.editor().mode() == ByteEditor::Mode::Insert
                                    ? ByteEditor::Mode::Overwrite
                                    : ByteEditor::Mode::Insert);
    } else if (event->key() == Qt::Key_Delete) {
        m_grid.editor().eraseForward(m_grid.column());
    } else if (event->key() == Qt::Key_Backspace) {
        m_grid.editor().eraseBackward(m_grid.column());
    } else if (m_grid.column() == ByteColumn::Text &&
               (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        m_grid.editor().typeText(QStringLiteral("\n"));
    } else if (isTyping(event) && m_grid.column() == ByteColumn::Text) {
        m_grid.editor().typeText(event->text());
    } else if (isTyping(event) && m_grid.column() == ByteColumn::Bits) {
        return editBitByKey(event);
    } else if (const auto digit = digitOf(event->text(), m_grid.format());
               digit && isTyping(event)) {
        m_grid.editor().typeDigit(*digit, m_grid.format());
    } else {
        return false;
    }
    m_grid.updateMarks();
    return true;
}

} // namespace moji::app
