#include "lenses/bytes/byte_grid.h"

#include "lenses/bytes/byte_grid_accessible.h"
#include "lenses/bytes/visible_text.h"
#include "style/fonts.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QFontMetrics>
#include <QInputMethodEvent>
#include <QPaintEvent>
#include <QPainter>

namespace moji::app {

namespace {

constexpr int kHexCell = 32; // at zoom 0

} // namespace

ByteGrid::ByteGrid(Document* document, Selection* selection, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_selection(selection)
    , m_editor(document, selection) {
    ByteGridAccessible::install();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAttribute(Qt::WA_InputMethodEnabled);
    setCursor(Qt::IBeamCursor);
    setAccessibleName(tr("Bytes"));
    connect(document, &Document::bytesChanged, this, &ByteGrid::relayout);
    connect(document, &Document::codecChanged, this, &ByteGrid::relayout);
    connect(document, &Document::opened, this, [this] { setTopRow(0); });
    connect(selection, &Selection::changed, this, &ByteGrid::showCaret);
    connect(selection, &Selection::hoverChanged, this, qOverload<>(&QWidget::update));
    relayout();
}

void ByteGrid::setColumn(ByteColumn column) {
    if (m_column == column)
        return;
    m_column = column;
    update();
    announce();
    Q_EMIT columnChanged();
}

void ByteGrid::setMostPerRow(int bytes) {
    if (m_mostPerRow == bytes)
        return;
    m_mostPerRow = bytes;
    relayout();
}

void ByteGrid::setTopRow(std::uint64_t row) {
    const std::uint64_t before = m_layout.topRow();
    m_layout = ByteLensLayout(m_layout.metrics(), m_document->size(), row, height());
    if (m_layout.topRow() == before)
        return;
    update();
    Q_EMIT layoutChanged();
}

void ByteGrid::relayout() {
    const int digits = ByteLensLayout::offsetDigits(m_document->size());
    const int digitWidth =
        QFontMetrics(monoFont(FontSize::Label, QFont::Bold)).horizontalAdvance(QLatin1Char('0'));
    const ByteLensMetrics metrics =
        ByteLensLayout::metricsFor(width(), scaled(kHexCell), digits, digitWidth, m_mostPerRow);
    // The first byte on screen stays on screen when rows become longer or shorter.
    const std::uint64_t top = m_layout.bytesOfRow(m_layout.topRow()).begin;
    const auto perRow = static_cast<std::uint64_t>(metrics.bytesPerRow);
    m_layout = ByteLensLayout(metrics, m_document->size(), top / perRow, height());
    update();
    Q_EMIT layoutChanged();
}

void ByteGrid::showCaret() {
    setTopRow(m_layout.topRowToShow(m_selection->caret()));
    update();
    announce();
}

void ByteGrid::announce() {
    if (!QAccessible::isActive())
        return;
    const VisibleText rows(*m_document, m_layout, height());
    QAccessibleTextCursorEvent moved(this, rows.positionOf(m_selection->caret()).value_or(0));
    QAccessible::updateAccessibility(&moved);
    QAccessibleEvent described(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&described);
}

void ByteGrid::copy() {
    copyAs(m_column);
}

void ByteGrid::copyAs(ByteColumn column) {
    if (!m_selection->range().empty())
        QApplication::clipboard()->setText(m_editor.selectedText(column));
}

void ByteGrid::cut() {
    if (m_selection->range().empty())
        return;
    copy();
    m_editor.eraseForward(m_column);
}

void ByteGrid::paste() {
    m_editor.paste(QApplication::clipboard()->text(), m_column);
}

void ByteGrid::selectAll() {
    m_selection->select({0, m_document->size()});
}

QSize ByteGrid::minimumSizeHint() const {
    ByteLensMetrics least = ByteLensLayout::metricsFor(
        0, scaled(kHexCell), ByteLensLayout::offsetDigits(m_document->size()), scaled(8));
    return {ByteLensLayout(least, 0, 0, 0).width(),
            least.header + least.bodyTop + 2 * least.rowHeight};
}

void ByteGrid::paintEvent(QPaintEvent* event) {
    m_spans.update(*m_document, m_layout.visibleBytes());
    ByteGridMarks marks;
    marks.selected = m_selection->range();
    marks.focus = m_selection->focus();
    marks.hovered = m_selection->hovered();
    marks.caret = m_selection->caret();
    marks.column = m_column;
    marks.lowNibble = m_editor.atLowNibble();
    marks.showCaret = hasFocus();
    QPainter painter(this);
    ByteGridPainter(painter, m_layout, m_spans, m_document->codec().info(), marks)
        .paint(event->rect(), width());
    if (m_document->size() > 0)
        return;
    painter.setPen(colours().muted);
    painter.setFont(uiFont());
    const int left = m_layout.hexLeft();
    const QRect place(left, m_layout.rowTop(0), width() - left, m_layout.metrics().rowHeight);
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                     tr("No bytes yet. Type text above, paste hex, or drop a file here."));
}

void ByteGrid::resizeEvent(QResizeEvent*) {
    relayout();
}

void ByteGrid::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        relayout();
    QWidget::changeEvent(event);
}

void ByteGrid::focusInEvent(QFocusEvent* event) {
    update();
    announce();
    QWidget::focusInEvent(event);
}

void ByteGrid::focusOutEvent(QFocusEvent* event) {
    update();
    QWidget::focusOutEvent(event);
}

} // namespace moji::app
