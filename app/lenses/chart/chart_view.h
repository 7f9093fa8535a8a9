#pragma once
// A page of a map, from a pixel a cell, coloured by block, to single cells with their characters.
// Differences have a frame and a mark, so that colour is not the only signal. Arrow keys, plus and
// minus; a click makes a cell the current one and wants it, as Space does; Enter or a double click
// uses it.

#include "lenses/chart/chart_pages.h"

#include <QAbstractScrollArea>

namespace moji::app {

class ChartView : public QAbstractScrollArea {
    Q_OBJECT
public:
    explicit ChartView(QWidget* parent);

    /// Keeps the page if there is one of the number.
    void setData(std::shared_ptr<const ChartData> shown);
    void setPage(int page);
    [[nodiscard]] int page() const { return m_page; }
    /// Index into kSizes.
    void setZoomStep(int step);
    [[nodiscard]] int zoomStep() const { return m_zoom; }
    [[nodiscard]] static int zoomSteps();

    /// Makes a cell the current one, on its page and in sight. -1: none.
    void setCurrent(std::int32_t cell);
    [[nodiscard]] std::int32_t current() const { return m_current; }
    /// The cell of the character at the caret; -1: none.
    void setLit(std::int32_t cell);
    [[nodiscard]] std::int32_t lit() const { return m_lit; }

    /// The cell at a point of the viewport; -1: none.
    [[nodiscard]] std::int32_t cellAt(QPoint point) const;
    /// Where a cell of this page is in the viewport; null on another page.
    [[nodiscard]] QRect cellRect(std::int32_t cell) const;

Q_SIGNALS:
    void currentChanged(qint32 cell);
    void pageChanged(int page);
    void zoomChanged(int step);
    void wanted(qint32 cell);
    void used(qint32 cell);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    [[nodiscard]] const ChartPage* shownPage() const;
    [[nodiscard]] int side() const; // pixels of a cell
    [[nodiscard]] QSize heads() const;
    [[nodiscard]] QRect shownCells(const ChartPage& page) const; // columns and rows
    [[nodiscard]] QRect rectAt(int row, int column) const;
    void updateBars();
    void reveal(std::int32_t cell);
    void move(int rows, int columns);
    void paintDots(QPainter& painter, const ChartPage& page, const QRect& shown) const;
    void paintHeads(QPainter& painter, const ChartPage& page, const QRect& shown) const;

    std::shared_ptr<const ChartData> m_data;
    int m_page = 0;
    int m_zoom;
    std::int32_t m_current = -1;
    std::int32_t m_lit = -1;
};

} // namespace moji::app
