#include "lenses/chart/chart_view.h"

#include "lenses/chart/chart_cells.h"
#include "style/fonts.h"
#include "style/palette.h"

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

} // namespace

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

/// Only whole cells are shown, from the one at the top left: nothing is cut off at an edge.
QRect ChartView::shownCells(const ChartPage& page) const {
    const QSize room = (viewport()->size() - heads()).expandedTo({1, 1});
    const auto most = [this](int pixels) { return std::max(1, pixels / side()); };
    return QRect(horizontalScrollBar()->value() / side(), verticalScrollBar()->value() / side(),
                 most(room.width()), most(room.height()))
        .intersected({0, 0, page.columns, page.rows});
}

QRect ChartView::rectAt(int row, int column) const {
    const int left = horizontalScrollBar()->value() / side();
    const int top = verticalScrollBar()->value() / side();
    return {heads().width() + (column - left) * side(), heads().height() + (row - top) * side(),
            side(), side()};
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
    const QRect shown = shownCells(*page);
    const QPoint place = shown.topLeft() + QPoint(inner.x() / side(), inner.y() / side());
    return shown.contains(place) ? page->at(place.y(), place.x()) : -1;
}

void ChartView::updateBars() {
    const ChartPage* page = shownPage();
    const QSize whole =
        page == nullptr ? QSize() : QSize(page->columns * side(), page->rows * side());
    const QSize room = viewport()->size() - heads();
    const auto last = [this](int length, int shown) { // the last cell is shown whole
        const int most = std::max(1, shown / side()) * side();
        return std::max(0, length - most);
    };
    horizontalScrollBar()->setRange(0, last(whole.width(), room.width()));
    horizontalScrollBar()->setPageStep(room.width());
    horizontalScrollBar()->setSingleStep(side());
    verticalScrollBar()->setRange(0, last(whole.height(), room.height()));
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

void ChartView::paintDots(QPainter& painter, const ChartPage& page, const QRect& shown) const {
    for (int row = shown.top(); row <= shown.bottom(); ++row) {
        for (int column = shown.left(); column <= shown.right(); ++column) {
            if (const std::int32_t cell = page.at(row, column); cell >= 0)
                painter.fillRect(rectAt(row, column), chartCellColour(*m_data, cell));
        }
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
                         Qt::AlignCenter, chartColumnHead(page, column));
    painter.setClipRect(QRect(0, heads().height(), viewport()->width(), viewport()->height()));
    for (int row = shown.top(); row <= shown.bottom(); ++row)
        painter.drawText(QRect(0, rectAt(row, 0).top(), heads().width() - 4, side()),
                         Qt::AlignRight | Qt::AlignVCenter, chartRowHead(page, row));
}

void ChartView::paintEvent(QPaintEvent*) {
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), colours().surface);
    const ChartPage* page = shownPage();
    if (page == nullptr)
        return;
    const QRect shown = shownCells(*page);
    if (side() < scaled(kLeastForGlyphs)) {
        paintDots(painter, *page, shown);
    } else {
        for (int row = shown.top(); row <= shown.bottom(); ++row)
            for (int column = shown.left(); column <= shown.right(); ++column)
                if (const std::int32_t cell = page->at(row, column); cell >= 0)
                    paintChartCell(painter, rectAt(row, column), *m_data, cell, cell == m_lit);
    }
    for (const auto& [cell, colour] :
         {std::pair{m_lit, colours().accent}, std::pair{m_current, colours().text}}) {
        const QRect rect = cellRect(cell);
        if (rect.isNull())
            continue;
        const ChartPlace& place = m_data->places[static_cast<std::size_t>(cell)];
        if (!shown.contains(QPoint(place.column, place.row)))
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
    Q_EMIT wanted(cell);
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
    case Qt::Key_Space:
        if (m_current >= 0)
            Q_EMIT wanted(m_current);
        return;
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
