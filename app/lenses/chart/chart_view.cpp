#include "lenses/chart/chart_view.h"

#include "style/character_text.h"
#include "style/fonts.h"
#include "style/glyph_cache.h"
#include "style/palette.h"
#include "text/qt_text.h"
#include "unicode/character_info.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <array>

namespace moji::app {

namespace {

constexpr std::array kSizes = {1, 2, 4, 8, 16, 24, 32}; // pixels of a cell at zoom 0
constexpr int kUsualZoom = 5;
constexpr int kLeastForGlyphs = 16;
constexpr int kHeadWidth = 46;
constexpr int kHeadHeight = 20;

/// A hue for each block: neighbours differ, the same in every map.
int hueOf(char32_t codePoint) {
    const auto block = unicode::block(codePoint);
    const std::size_t hash = std::hash<std::string>()(block.value_or("none"));
    return static_cast<int>(hash % 360);
}

QString rowHead(const ChartPage& page, int row) {
    const int value = page.firstRow + row;
    if (page.plane >= 0)
        return QStringLiteral("%1%2__")
            .arg(page.plane, 0, 16)
            .arg(value, 2, 16, QLatin1Char('0'))
            .toUpper();
    if (page.length == 4)
        return QStringLiteral("%1 %2")
            .arg(0x81 + value / 10, 2, 16)
            .arg(0x30 + value % 10, 2, 16)
            .toUpper();
    const QString hex =
        QStringLiteral("%1").arg(value, page.length == 1 ? 1 : 2, 16, QLatin1Char('0')).toUpper();
    return page.length == 1 ? hex + QLatin1Char('_') : hex;
}

QString columnHead(const ChartPage& page, int column) {
    const int value = page.firstColumn + column;
    const int shown = page.length == 4 && page.plane < 0 ? 0x30 + value % 10 : value;
    const QString hex = QStringLiteral("%1").arg(shown, page.length == 1 && page.plane < 0 ? 1 : 2,
                                                 16, QLatin1Char('0'));
    return hex.toUpper();
}

QString described(std::u32string_view text) {
    if (text.empty())
        return QStringLiteral("–");
    QStringList names;
    for (const char32_t codePoint : text)
        names << codePointText(codePoint);
    QString line = names.join(QLatin1Char(' '));
    if (text.size() == 1)
        line += QLatin1Char(' ') + fromUtf8(unicode::name(text.front()));
    return line;
}

} // namespace

QString chartCellText(const ChartData& data, std::int32_t cell) {
    if (cell < 0)
        return {};
    const auto index = static_cast<std::size_t>(cell);
    const QString bytes = hexText(data.comparison.cells[index].code().view());
    if (!data.differs(index))
        return ChartView::tr("%1: %2").arg(bytes, described(data.text(index)));
    return ChartView::tr("%1: here %2, there %3")
        .arg(bytes, described(data.hereText(index)), described(data.thereText(index)));
}

ChartView::ChartView(QWidget* parent)
    : QAbstractScrollArea(parent)
    , m_zoom(kUsualZoom) {
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Map of the encoding"));
    viewport()->setMouseTracking(true);
}

int ChartView::zoomSteps() {
    return static_cast<int>(kSizes.size());
}

void ChartView::setData(std::shared_ptr<const ChartData> shown) {
    m_data = std::move(shown);
    m_current = m_lit = -1;
    const int pages = m_data ? static_cast<int>(m_data->pages.size()) : 0;
    m_page = std::clamp(m_page, 0, std::max(0, pages - 1));
    updateBars();
    viewport()->update();
}

void ChartView::setPage(int page) {
    if (!m_data || page < 0 || page >= static_cast<int>(m_data->pages.size()) || page == m_page)
        return;
    m_page = page;
    updateBars();
    viewport()->update();
    Q_EMIT pageChanged(page);
}

void ChartView::setZoomStep(int step) {
    step = std::clamp(step, 0, zoomSteps() - 1);
    if (step == m_zoom)
        return;
    m_zoom = step;
    updateBars();
    reveal(m_current >= 0 ? m_current : m_lit);
    viewport()->update();
    Q_EMIT zoomChanged(step);
}

void ChartView::setCurrent(std::int32_t cell) {
    if (cell == m_current)
        return;
    m_current = cell;
    reveal(cell);
    setAccessibleDescription(m_data ? chartCellText(*m_data, cell) : QString());
    viewport()->update();
    Q_EMIT currentChanged(cell);
}

void ChartView::setLit(std::int32_t cell) {
    m_lit = cell;
    viewport()->update();
}

const ChartPage* ChartView::shownPage() const {
    const bool isThere = m_data && static_cast<std::size_t>(m_page) < m_data->pages.size();
    return isThere ? &m_data->pages[static_cast<std::size_t>(m_page)] : nullptr;
}

int ChartView::side() const {
    const int size = kSizes[static_cast<std::size_t>(m_zoom)];
    return size < 4 ? size : scaled(size);
}

QSize ChartView::heads() const {
    return side() >= scaled(kLeastForGlyphs) ? QSize(scaled(kHeadWidth), scaled(kHeadHeight))
                                             : QSize(8, 8);
}

QRect ChartView::rectAt(int row, int column) const {
    return {heads().width() + column * side() - horizontalScrollBar()->value(),
            heads().height() + row * side() - verticalScrollBar()->value(), side(), side()};
}

QRect ChartView::cellRect(std::int32_t cell) const {
    if (cell < 0 || !m_data)
        return {};
    const ChartPlace& place = m_data->places[static_cast<std::size_t>(cell)];
    return place.page == m_page ? rectAt(place.row, place.column) : QRect();
}

std::int32_t ChartView::cellAt(QPoint point) const {
    const ChartPage* page = shownPage();
    const QPoint inner(point.x() - heads().width(), point.y() - heads().height());
    if (page == nullptr || inner.x() < 0 || inner.y() < 0)
        return -1;
    return page->at((inner.y() + verticalScrollBar()->value()) / side(),
                    (inner.x() + horizontalScrollBar()->value()) / side());
}

void ChartView::updateBars() {
    const ChartPage* page = shownPage();
    const QSize whole =
        page == nullptr ? QSize() : QSize(page->columns * side(), page->rows * side());
    const QSize room = viewport()->size() - heads();
    horizontalScrollBar()->setRange(0, std::max(0, whole.width() - room.width()));
    horizontalScrollBar()->setPageStep(room.width());
    horizontalScrollBar()->setSingleStep(side());
    verticalScrollBar()->setRange(0, std::max(0, whole.height() - room.height()));
    verticalScrollBar()->setPageStep(room.height());
    verticalScrollBar()->setSingleStep(std::max(side(), 16));
}

void ChartView::reveal(std::int32_t cell) {
    if (cell < 0 || !m_data)
        return;
    setPage(m_data->places[static_cast<std::size_t>(cell)].page);
    const QRect rect = cellRect(cell);
    const QRect room(QPoint(heads().width(), heads().height()), viewport()->size() - heads());
    if (room.contains(rect))
        return;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + rect.center().x() -
                                    room.center().x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() + rect.center().y() -
                                  room.center().y());
}

/// To the next cell in this direction that has a code.
void ChartView::move(int rows, int columns) {
    const ChartPage* page = shownPage();
    if (page == nullptr)
        return;
    const bool isHere =
        m_current >= 0 && m_data->places[static_cast<std::size_t>(m_current)].page == m_page;
    const ChartPlace from =
        isHere ? m_data->places[static_cast<std::size_t>(m_current)] : ChartPlace{m_page, 0, -1};
    int row = from.row + rows;
    int column = from.column + columns;
    if (!isHere)
        row = column = 0;
    for (; row >= 0 && row < page->rows; row += rows, column += columns) {
        if (columns != 0 && (column < 0 || column >= page->columns)) { // on to the next row
            row += columns;
            column = columns > 0 ? 0 : page->columns - 1;
        }
        if (const std::int32_t cell = page->at(row, column); cell >= 0) {
            setCurrent(cell);
            return;
        }
        if (rows == 0 && columns == 0)
            return;
    }
}

QColor ChartView::colourOf(std::int32_t cell) const {
    const auto index = static_cast<std::size_t>(cell);
    if (m_data->differs(index))
        return colours().bad;
    const bool isDark = colours().surface.lightness() < 128;
    return QColor::fromHsl(hueOf(m_data->text(index).front()), 90, isDark ? 95 : 175);
}

void ChartView::paintDots(QPainter& painter, const ChartPage& page, const QRect& shown) const {
    for (int row = shown.top(); row <= shown.bottom(); ++row) {
        for (int column = shown.left(); column <= shown.right(); ++column) {
            if (const std::int32_t cell = page.at(row, column); cell >= 0)
                painter.fillRect(rectAt(row, column), colourOf(cell));
        }
    }
}

void ChartView::paintCell(QPainter& painter, const QRect& rect, std::int32_t cell) const {
    const auto index = static_cast<std::size_t>(cell);
    const bool differs = m_data->differs(index);
    const bool isLit = cell == m_lit;
    const QRect inner = rect.adjusted(0, 0, -1, -1);
    painter.fillRect(inner, isLit     ? colours().accent
                            : differs ? colours().badBg
                                      : colours().raised);
    const std::u32string text = m_data->text(index);
    Span span;
    span.length = 1;
    span.count = static_cast<std::uint8_t>(std::min(text.size(), Span::kMaxCodePoints));
    std::copy_n(text.begin(), span.count, span.codePoints.begin());
    const CharacterText shown = characterText(span);
    QFont font = shown.isName ? uiFont(FontSize::DenseTable) : glyphFont();
    font.setPixelSize(std::max(6, side() * (shown.isName ? 3 : 6) / 10));
    const bool isGone = m_data->comparison.cells[index].here == nullptr;
    drawGlyph(painter, inner.adjusted(1, 0, -1, 0), shown.text, font,
              isLit                    ? colours().onAccent
              : isGone || shown.isName ? colours().muted
                                       : colours().text);
    if (differs) { // a corner, and a dashed frame where one side has nothing
        const bool isOneSided =
            m_data->comparison.cells[index].verdict != chart::CellVerdict::Different;
        painter.setPen(QPen(colours().bad, 1, isOneSided ? Qt::DashLine : Qt::SolidLine));
        painter.drawRect(inner.adjusted(0, 0, -1, -1));
        const int corner = side() / 4;
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours().bad);
        painter.drawPolygon(QPolygon({inner.topRight() + QPoint(-corner, 0), inner.topRight(),
                                      inner.topRight() + QPoint(0, corner)}));
        painter.setBrush(Qt::NoBrush);
    }
}

void ChartView::paintHeads(QPainter& painter, const ChartPage& page, const QRect& shown) const {
    painter.fillRect(QRect(0, 0, viewport()->width(), heads().height()), colours().surface);
    painter.fillRect(QRect(0, 0, heads().width(), viewport()->height()), colours().surface);
    if (side() < scaled(kLeastForGlyphs))
        return;
    painter.setFont(monoFont(FontSize::DenseTable));
    painter.setPen(colours().muted);
    for (int column = shown.left(); column <= shown.right(); ++column)
        painter.drawText(QRect(rectAt(0, column).left(), 0, side(), heads().height()),
                         Qt::AlignCenter, columnHead(page, column));
    painter.setClipRect(QRect(0, heads().height(), viewport()->width(), viewport()->height()));
    for (int row = shown.top(); row <= shown.bottom(); ++row)
        painter.drawText(QRect(0, rectAt(row, 0).top(), heads().width() - 4, side()),
                         Qt::AlignRight | Qt::AlignVCenter, rowHead(page, row));
}

void ChartView::paintEvent(QPaintEvent*) {
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), colours().surface);
    const ChartPage* page = shownPage();
    if (page == nullptr)
        return;
    const int left = horizontalScrollBar()->value() / side();
    const int top = verticalScrollBar()->value() / side();
    const QRect shown =
        QRect(left, top, viewport()->width() / side() + 2, viewport()->height() / side() + 2)
            .intersected(QRect(0, 0, page->columns, page->rows));
    if (side() < scaled(kLeastForGlyphs)) {
        paintDots(painter, *page, shown);
    } else {
        for (int row = shown.top(); row <= shown.bottom(); ++row)
            for (int column = shown.left(); column <= shown.right(); ++column)
                if (const std::int32_t cell = page->at(row, column); cell >= 0)
                    paintCell(painter, rectAt(row, column), cell);
    }
    for (const auto& [cell, colour] :
         {std::pair{m_lit, colours().accent}, std::pair{m_current, colours().text}}) {
        const QRect rect = cellRect(cell);
        if (rect.isNull())
            continue;
        painter.setPen(QPen(colour, 2));
        painter.setBrush(Qt::NoBrush);
        const int grow = side() < 8 ? 4 : 0; // else nobody would find it
        painter.drawRect(rect.adjusted(-grow, -grow, grow - 1, grow - 1));
    }
    paintHeads(painter, *page, shown);
}

void ChartView::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    updateBars();
}

void ChartView::changeEvent(QEvent* event) {
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateBars();
        viewport()->update();
    }
}

void ChartView::mousePressEvent(QMouseEvent* event) {
    const std::int32_t cell = cellAt(event->pos());
    if (cell < 0 || event->button() != Qt::LeftButton)
        return;
    setCurrent(cell);
    Q_EMIT clicked(cell);
}

void ChartView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (const std::int32_t cell = cellAt(event->pos()); cell >= 0)
        Q_EMIT used(cell);
}

void ChartView::wheelEvent(QWheelEvent* event) {
    if (event->modifiers() & Qt::ControlModifier)
        setZoomStep(m_zoom + (event->angleDelta().y() > 0 ? 1 : -1));
    else
        QAbstractScrollArea::wheelEvent(event);
}

void ChartView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
        return move(0, -1);
    case Qt::Key_Right:
        return move(0, 1);
    case Qt::Key_Up:
        return move(-1, 0);
    case Qt::Key_Down:
        return move(1, 0);
    case Qt::Key_Plus:
        return setZoomStep(m_zoom + 1);
    case Qt::Key_Minus:
        return setZoomStep(m_zoom - 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_current >= 0)
            Q_EMIT used(m_current);
        return;
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

bool ChartView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::ToolTip && m_data) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), chartCellText(*m_data, cellAt(help->pos())),
                           viewport());
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

} // namespace moji::app
