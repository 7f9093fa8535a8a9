#pragma once
// Tables as designed: no frames, no grid, flat headings, a selected row in the selection's
// colour with an accent bar at its left edge. They are real item views, so that rows can be read
// and selected by every means. A tool tip shows words that do not fit.

#include "widgets/heard_view.h"

#include <QHeaderView>
#include <QStyledItemDelegate>
#include <QTableView>

namespace moji::app {

/// Headings without borders or fill, as wide as their section, in the muted colour.
class FlatHeader : public QHeaderView {
    Q_OBJECT
public:
    explicit FlatHeader(Qt::Orientation orientation, QWidget* parent = nullptr);

protected:
    bool viewportEvent(QEvent* event) override;
    [[nodiscard]] QSize sectionSizeFromContents(int section) const override;
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;

private:
    [[nodiscard]] QFont fontOf(int section) const;
};

/// Draws no frame around the cell that has the keyboard: the table draws one.
class PlainDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

class PlainTable : public HeardView<QTableView> {
    Q_OBJECT
public:
    /// The row height in pixels at zoom 0.
    explicit PlainTable(int rowHeight, QWidget* parent = nullptr);
    void setRowHeightAtZoom0(int rowHeight);
    /// The corner between row and column headings: says what the rows are.
    void setCornerText(const QString& text, int padding = 4);

protected:
    /// A current row that was in sight stays there: a longer sentence below makes a table lower.
    void resizeEvent(QResizeEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void changeEvent(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void updateGeometries() override;

private:
    void restyle();
    void paintFocus(QPainter& painter, const QRect& cell) const;

    int m_rowHeight;
    QWidget* m_corner = nullptr;
};

} // namespace moji::app
