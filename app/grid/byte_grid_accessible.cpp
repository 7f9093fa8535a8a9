#include "grid/byte_grid_accessible.h"

#include "grid/byte_grid.h"
#include "grid/heard_byte.h"
#include "grid/visible_text.h"
#include "text/counts.h"
#include "text/list.h"

#include <utility>

namespace moji::app {

namespace {

QAccessibleInterface* makeAccessible(const QString&, QObject* object) {
    auto* grid = qobject_cast<ByteGrid*>(object);
    return grid != nullptr ? new ByteGridAccessible(grid) : nullptr;
}

} // namespace

ByteGridAccessible::ByteGridAccessible(ByteGrid* grid)
    : QAccessibleWidget(grid, QAccessible::EditableText)
    , m_bytes{new HeardByte(grid), new HeardByte(grid)}
    , m_ids{QAccessible::registerAccessibleInterface(m_bytes[0]),
            QAccessible::registerAccessibleInterface(m_bytes[1])} {}

ByteGridAccessible::~ByteGridAccessible() {
    for (const QAccessible::Id id : m_ids)
        QAccessible::deleteAccessibleInterface(id);
}

void ByteGridAccessible::install() {
    QAccessible::removeFactory(makeAccessible);
    QAccessible::installFactory(makeAccessible);
}

void ByteGridAccessible::announce(ByteGrid& grid) {
    if (!QAccessible::isActive())
        return;
    const VisibleText rows(grid.document(), grid.byteLayout(), grid.height(), grid.format());
    QAccessibleTextCursorEvent moved(&grid,
                                     rows.caretPosition(grid.selection().caret(), grid.caretBit()));
    QAccessible::updateAccessibility(&moved);
    QAccessibleEvent described(&grid, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&described);
    if (grid.hasFocus())
        static_cast<ByteGridAccessible*>(QAccessible::queryAccessibleInterface(&grid))->focusByte();
}

/// The column and the bit where they are others; the byte unless only its bit is another one; how
/// much is selected where that is another selection.
QString ByteGridAccessible::wordsAtCaret() {
    QStringList words;
    if (const ByteColumn column = grid().column(); column != m_heardColumn) {
        m_heardColumn = column;
        words += column == ByteColumn::Hex    ? tr("digits of the bytes")
                 : column == ByteColumn::Bits ? tr("bits of the bytes")
                                              : tr("text of the bytes");
    }
    const QString byte = grid().describeCaret();
    const std::uint64_t caret = grid().selection().caret();
    const auto bytes = grid().document().bytes({caret, caret + 1});
    if (const auto bit = grid().caretBit(); bit && !bytes.empty()) {
        words += tr("bit %1 is %2").arg(*bit).arg(bytes.front() >> *bit & 1);
        if (byte == m_heardByte)
            return listText(words);
    }
    m_heardByte = byte;
    words += byte;
    const ByteRange selected = grid().selection().range();
    if (selected != std::exchange(m_heardSelection, selected) && !selected.empty())
        words += tr("%1 selected").arg(bytesText(selected.length()));
    return listText(words);
}

void ByteGridAccessible::focusByte() {
    const QString words = wordsAtCaret();
    m_bytes[m_turn]->end();
    m_turn = 1 - m_turn;
    HeardByte* byte = m_bytes[m_turn];
    byte->begin(words);
    // A reader may remember the name that this one had two moves ago.
    QAccessibleEvent named(byte, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&named);
    QAccessibleEvent focused(byte, QAccessible::Focus);
    QAccessible::updateAccessibility(&focused);
}

QAccessibleInterface* ByteGridAccessible::child(int index) const {
    return index == 0 ? m_bytes[m_turn] : nullptr;
}

int ByteGridAccessible::indexOfChild(const QAccessibleInterface* child) const {
    return child == m_bytes[m_turn] ? 0 : -1;
}

QAccessibleInterface* ByteGridAccessible::focusChild() const {
    return grid().hasFocus() ? m_bytes[m_turn] : nullptr;
}

void ByteGridAccessible::announceState(ByteGrid& grid) {
    if (!QAccessible::isActive())
        return;
    QAccessible::State changed;
    changed.editable = true;
    changed.readOnly = true;
    QAccessibleStateChangeEvent event(&grid, changed);
    QAccessible::updateAccessibility(&event);
}

ByteGrid& ByteGridAccessible::grid() const {
    return *static_cast<ByteGrid*>(widget());
}

VisibleText ByteGridAccessible::visible() const {
    return {grid().document(), grid().byteLayout(), grid().height(), grid().format()};
}

QString ByteGridAccessible::text(QAccessible::Text which) const {
    if (which == QAccessible::Description)
        return grid().describeCaret();
    if (which == QAccessible::Value)
        return visible().text();
    return QAccessibleWidget::text(which);
}

QAccessible::State ByteGridAccessible::state() const {
    QAccessible::State state = QAccessibleWidget::state();
    state.editable = grid().isEditable();
    state.readOnly = !state.editable;
    state.multiLine = true;
    state.selectableText = true;
    return state;
}

void* ByteGridAccessible::interface_cast(QAccessible::InterfaceType type) {
    if (type == QAccessible::TextInterface)
        return static_cast<QAccessibleTextInterface*>(this);
    return QAccessibleWidget::interface_cast(type);
}

void ByteGridAccessible::selection(int, int* startOffset, int* endOffset) const {
    const ByteRange range = grid().selection().range();
    const VisibleText rows = visible();
    const ByteRange shown = range.clampedTo(grid().byteLayout().visibleBytes());
    *startOffset = *endOffset = 0;
    if (shown.empty())
        return;
    *startOffset = rows.positionOf(shown.begin).value_or(0);
    *endOffset = rows.positionOf(shown.end - 1).value_or(0) + rows.digits();
}

int ByteGridAccessible::selectionCount() const {
    return grid().selection().range().empty() ? 0 : 1;
}

void ByteGridAccessible::addSelection(int startOffset, int endOffset) {
    setSelection(0, startOffset, endOffset);
}

void ByteGridAccessible::removeSelection(int) {
    grid().selection().setCaret(grid().selection().caret());
}

void ByteGridAccessible::setSelection(int, int startOffset, int endOffset) {
    const VisibleText rows = visible();
    if (endOffset > startOffset)
        grid().selection().select(
            ByteRange{rows.offsetAt(startOffset), rows.offsetAt(endOffset - 1) + 1});
}

int ByteGridAccessible::cursorPosition() const {
    return visible().caretPosition(grid().selection().caret(), grid().caretBit());
}

void ByteGridAccessible::setCursorPosition(int position) {
    grid().selection().setCaret(visible().offsetAt(position));
}

QString ByteGridAccessible::text(int startOffset, int endOffset) const {
    const QString all = visible().text();
    const qsizetype end = endOffset < 0 ? all.size() : endOffset;
    return all.mid(startOffset, end - startOffset);
}

int ByteGridAccessible::characterCount() const {
    return static_cast<int>(visible().text().size());
}

QRect ByteGridAccessible::characterRect(int offset) const {
    const std::uint64_t byte = visible().offsetAt(offset);
    const QRect cell = grid().byteLayout().cells(grid().column(), byte, byte);
    return {grid().mapToGlobal(cell.topLeft()), cell.size()};
}

int ByteGridAccessible::offsetAtPoint(const QPoint& point) const {
    const auto hit = grid().byteLayout().hit(grid().mapFromGlobal(point));
    return hit ? visible().positionOf(hit->offset).value_or(-1) : -1;
}

void ByteGridAccessible::scrollToSubstring(int, int) {
    // Every part of the text is visible.
}

QString ByteGridAccessible::attributes(int, int* startOffset, int* endOffset) const {
    *startOffset = 0;
    *endOffset = characterCount();
    return {};
}

} // namespace moji::app
