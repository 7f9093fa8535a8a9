#pragma once
// Tables as the design has them: no frames, no grid, flat heads, a selected row in the selection's
// colour with an accent bar at its left edge. They are real item views, so that rows can be read
// and selected by every means.

#include <QHeaderView>
#include <QTableView>

namespace moji::app {

/// Heads without borders or fill, as wide as their section, in the muted colour.
class FlatHeader : public QHeaderView {
    Q_OBJECT
public:
    explicit FlatHeader(Qt::Orientation orientation, QWidget* parent = nullptr);

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;
};

class PlainTable : public QTableView {
    Q_OBJECT
public:
    /// Rows are as high as so many pixels at zoom 0.
    explicit PlainTable(int rowHeight, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void restyle();

    int m_rowHeight;
};

} // namespace moji::app
