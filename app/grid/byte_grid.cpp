#include "grid/byte_grid.h"

#include "document/bookmarks.h"
#include "document/search_scope.h"
#include "grid/byte_description.h"
#include "grid/byte_grid_accessible.h"
#include "style/font_sizes.h"
#include "style/fonts.h"

#include <QFontMetrics>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kHexCell = 32; // at zoom 0

} // namespace

ByteGrid::ByteGrid(Document* document, Selection* selection, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_selection(selection)
    , m_editor(document, selection)
    , m_keys(*this)
    , m_mouse(*this) {
    ByteGridAccessible::install();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAttribute(Qt::WA_InputMethodEnabled);
    setCursor(Qt::IBeamCursor);
    setAccessibleName(tr("Bytes"));
    m_announcement.setSingleShot(true);
    connect(&m_announcement, &QTimer::timeout, this, &ByteGrid::announce);
    followDocument();
    relayout();
}

void ByteGrid::followDocument() {
    const auto takeChange = [this] {
        relayout();
        m_announcement.start(); // the caret may move as well
    };
    connect(m_document, &Document::bytesChanged, this, takeChange);
    connect(m_document, &Document::codecChanged, this, takeChange);
    connect(m_document, &Document::readOnlyChanged, this,
            [this] { ByteGridAccessible::announceState(*this); });
    connect(m_document, &Document::opened, this, [this] { setTopRow(0); });
    const auto showRemarks = [this] {
        update();
        announce();
    };
    connect(&m_document->bookmarks(), &Bookmarks::changed, this, showRemarks);
    connect(&m_document->notes(), &Notes::changed, this, showRemarks);
    connect(m_document, &Document::aligned, this, qOverload<>(&QWidget::update));
    connect(&m_document->hitMarks(), &HitMarks::inSightChanged, this,
            qOverload<>(&QWidget::update));
    connect(m_selection, &Selection::changed, this, &ByteGrid::showCaret);
    connect(m_selection, &Selection::hoverChanged, this, &ByteGrid::updateMarks);
}

void ByteGrid::setDocument(Document* document, Selection* selection) {
    for (QObject* old :
         std::initializer_list<QObject*>{m_document, &m_document->bookmarks(), &m_document->notes(),
                                         &m_document->hitMarks(), m_selection})
        old->disconnect(this);
    m_document = document;
    m_selection = selection;
    m_editor.setDocument(document, selection);
    m_spans = {};
    m_mouse.release();
    m_bit = kFirstBit;
    followDocument();
    m_layout = layoutAt(m_layout.metrics(), 0);
    relayout();
    announce();
}

void ByteGrid::showFrom(std::uint64_t offset) {
    setTopRow(m_layout.rowOf(offset));
}

std::uint64_t ByteGrid::firstShown() const {
    return m_layout.bytesOfRow(m_layout.topRow()).begin;
}

void ByteGrid::setColumn(ByteColumn column) {
    if (column == ByteColumn::Bits && !infoOf(m_wishes.format).bits)
        column = ByteColumn::Hex;
    if (m_column == column)
        return;
    m_column = column;
    updateMarks();
    announce();
}

void ByteGrid::setFormat(ByteFormat format) {
    RowWishes wishes = m_wishes;
    wishes.format = format;
    setWishes(wishes);
}

void ByteGrid::setMostPerRow(int bytes) {
    RowWishes wishes = m_wishes;
    wishes.most = bytes;
    setWishes(wishes);
}

void ByteGrid::setWishes(const RowWishes& wishes) {
    if (m_wishes == wishes)
        return;
    const bool otherFormat = wishes.format != m_wishes.format;
    m_wishes = wishes;
    if (otherFormat && m_column == ByteColumn::Bits)
        setColumn(ByteColumn::Hex);
    relayout();
    if (otherFormat)
        setTopRow(m_layout.topRowToShow(m_selection->caret()));
    announce();
    Q_EMIT wishesChanged();
}

void ByteGrid::setTopRow(std::uint64_t row) {
    const std::uint64_t before = m_layout.topRow();
    m_layout = layoutAt(m_layout.metrics(), row);
    if (m_layout.topRow() == before)
        return;
    scrollRows(before);
    Q_EMIT layoutChanged();
}

ByteLensLayout ByteGrid::layoutAt(const ByteLensMetrics& metrics, std::uint64_t top) const {
    return {metrics, m_document->size(), top, height(), m_places};
}

int ByteGrid::digitWidth() const {
    return QFontMetrics(monoFont(FontSize::Label, QFont::Bold)).horizontalAdvance(QLatin1Char('0'));
}

ByteLensMetrics ByteGrid::metricsNow() const {
    return ByteLensLayout::metricsFor(width(), scaledBytes(kHexCell),
                                      layoutAt(m_layout.metrics(), 0).offsetDigits(), digitWidth(),
                                      m_wishes);
}

void ByteGrid::relayout() {
    const ByteLensMetrics metrics = metricsNow();
    // The first byte on screen stays on screen when rows become longer or shorter.
    const std::uint64_t top =
        m_layout.topRow() * static_cast<std::uint64_t>(m_layout.metrics().bytesPerRow);
    m_layout = layoutAt(metrics, top / static_cast<std::uint64_t>(metrics.bytesPerRow));
    update();
    Q_EMIT layoutChanged();
}

void ByteGrid::setPlaces(std::shared_ptr<const BytePlaces> places) {
    const std::uint64_t first = m_layout.bytesOfRow(m_layout.topRow()).begin;
    m_places = std::move(places);
    m_layout = layoutAt(metricsNow(), 0);
    m_layout = layoutAt(m_layout.metrics(), m_layout.rowOf(first));
    update();
    announce();
    Q_EMIT layoutChanged();
}

void ByteGrid::setDifferences(std::vector<ByteRange> bytes, bool gapsDiffer) {
    if (bytes == m_differences && gapsDiffer == m_gapsDiffer)
        return;
    m_differences = std::move(bytes);
    m_gapsDiffer = gapsDiffer;
    update();
}

/// Moves the pixels that stay visible; only newly visible rows are painted.
void ByteGrid::scrollRows(std::uint64_t before) {
    const auto by =
        static_cast<std::int64_t>(before) - static_cast<std::int64_t>(m_layout.topRow());
    if (std::abs(by) >= m_layout.fullRows())
        return update();
    const int bodyTop = m_layout.rowTop(m_layout.topRow());
    scroll(0, static_cast<int>(by) * m_layout.metrics().rowHeight,
           QRect(0, bodyTop, width(), height() - bodyTop));
}

void ByteGrid::showCaret() {
    setTopRow(m_layout.topRowToShow(m_selection->caret()));
    updateMarks();
    announce();
}

ByteGridMarks ByteGrid::marks() const {
    ByteGridMarks marks;
    marks.selected = m_selection->range();
    marks.focus = m_selection->focus();
    marks.hovered = m_selection->hovered();
    marks.caret = m_selection->caret();
    marks.column = m_column;
    marks.bit = m_bit;
    marks.typedDigits = m_editor.typedDigits();
    marks.showCaret = hasFocus();
    return marks;
}

QRegion ByteGrid::markedRows(const ByteGridMarks& marks) const {
    const ByteRange shown = m_layout.rowsIn(rect());
    QRegion region;
    for (const ByteRange range : {marks.focus, marks.hovered.value_or(ByteRange{}),
                                  ByteRange{marks.caret, marks.caret + 1}}) {
        if (range.empty())
            continue;
        const ByteRange rows =
            ByteRange{m_layout.rowOf(range.begin), m_layout.rowOf(range.end - 1) + 1}.clampedTo(
                shown);
        if (!rows.empty())
            region += QRect(0, m_layout.rowTop(rows.begin), width(),
                            static_cast<int>(rows.length()) * m_layout.metrics().rowHeight);
    }
    return region;
}

/// Repaints the rows whose marks have changed, and the column headings.
void ByteGrid::updateMarks() {
    const ByteGridMarks now = marks();
    if (now == m_shown)
        return;
    QRegion region(0, 0, width(), m_layout.metrics().header);
    update(region + markedRows(m_shown) + markedRows(now));
    m_shown = now;
}

void ByteGrid::announce() {
    m_announcement.stop();
    ByteGridAccessible::announce(*this);
}

void ByteGrid::copy() {
    copyAs(m_column);
}

void ByteGrid::copyAs(ByteColumn column) {
    if (m_editor.mayCopy())
        m_editor.copy(column);
}

void ByteGrid::cut() {
    if (mayEdit() && m_editor.mayCopy())
        m_editor.cut(m_column);
}

void ByteGrid::paste() {
    if (mayEdit())
        m_editor.pasteClipboard(m_column);
}

void ByteGrid::selectAll() {
    m_selection->select({0, m_document->size()});
}

bool ByteGrid::mayEdit() {
    if (m_viewOnly)
        Q_EMIT editRefused();
    return !m_viewOnly;
}

QString ByteGrid::describeCaret() const {
    const std::uint64_t caret = m_selection->caret();
    const QString byte = describeByte(*m_document, caret, m_wishes.format);
    const QString remark = m_remark ? m_remark(caret) : QString();
    return remark.isEmpty() ? byte : byte + QStringLiteral(", ") + remark;
}

int ByteGrid::contentHeight() const {
    constexpr std::uint64_t kMostRows = 10'000;
    const ByteLensMetrics& metrics = m_layout.metrics();
    const auto rows = static_cast<int>(std::min(m_layout.rowCount(), kMostRows));
    return metrics.header + metrics.bodyTop + (rows + 1) * metrics.rowHeight;
}

int ByteGrid::contentWidth(bool wide) const {
    const ByteLensMetrics metrics = ByteLensLayout::wantedMetrics(
        wide, scaledBytes(kHexCell), m_layout.offsetDigits(), digitWidth(), m_wishes);
    return ByteLensLayout(metrics, 0, 0, 0).width();
}

QSize ByteGrid::minimumSizeHint() const {
    const ByteLensMetrics least = ByteLensLayout::metricsFor(
        0, scaledBytes(kHexCell), m_layout.offsetDigits(), scaledBytes(8), m_wishes);
    return {ByteLensLayout(least, 0, 0, 0).width(),
            least.header + least.bodyTop + 2 * least.rowHeight};
}

void ByteGrid::paintEvent(QPaintEvent* event) {
    m_spans.update(*m_document, m_layout.visibleBytes());
    m_shown = marks();
    QPainter painter(this);
    const CodecInfo& codec = m_document->codec().info();
    const ByteWriting writing{m_wishes.format, bitScheme(codec, m_document->bytes({0, 4}))};
    ByteGridPainter grid(painter, {m_layout, m_spans, codec, m_shown, writing,
                                   m_document->hitMarks().inSight(), m_differences, m_gapsDiffer});
    for (const QRect& part : event->region()) {
        painter.setClipRect(part);
        grid.paint(part, width());
        grid.paintScope(SearchScope::of(*m_document).range(), part);
        grid.paintRemarks(m_document->bookmarks().list(), m_document->notes().list(), part);
    }
    if (m_document->size() > 0 || m_viewOnly)
        return;
    painter.setPen(colours().muted);
    painter.setFont(uiFont());
    const int left = m_layout.hexLeft() + m_layout.metrics().hexCell / 2; // clear of the caret
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
    updateMarks();
    QWidget::focusInEvent(event);
    m_announcement.start(); // Qt tells readers of the focus only after this
}

void ByteGrid::focusOutEvent(QFocusEvent* event) {
    updateMarks();
    QWidget::focusOutEvent(event);
}

bool ByteGrid::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip)
        return m_mouse.explain(static_cast<const QHelpEvent*>(event));
    if (event->type() == QEvent::KeyPress) {
        auto* key = static_cast<QKeyEvent*>(event);
        const auto modifiers = key->modifiers() & ~Qt::ShiftModifier;
        const bool tab = key->key() == Qt::Key_Tab || key->key() == Qt::Key_Backtab;
        if (tab && modifiers == Qt::NoModifier) { // F6 leaves the grid
            m_keys.cycleColumn(key->key() == Qt::Key_Tab);
            return true;
        }
    }
    return QWidget::event(event);
}

void ByteGrid::keyPressEvent(QKeyEvent* event) {
    if (!m_keys.press(event))
        QWidget::keyPressEvent(event);
}

void ByteGrid::mousePressEvent(QMouseEvent* event) {
    m_mouse.press(event);
}

void ByteGrid::mouseMoveEvent(QMouseEvent* event) {
    m_mouse.move(event);
}

void ByteGrid::mouseReleaseEvent(QMouseEvent*) {
    m_mouse.release();
}

void ByteGrid::mouseDoubleClickEvent(QMouseEvent* event) {
    m_mouse.doubleClick(event);
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

void ByteGrid::leaveEvent(QEvent* event) {
    m_selection->setHovered({});
    QWidget::leaveEvent(event);
}

} // namespace moji::app
