#pragma once
// Tables as the design has them: no frames, no grid, flat heads, a selected row in the selection's
// colour with an accent bar at its left edge. They are real item views, so that rows can be read
// and selected by every means. Words that do not fit are told whole by a tool tip.

#include <QHeaderView>
#include <QTableView>

namespace moji::app {

/// Heads without borders or fill, as wide as their section, in the muted colour.
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

class PlainTable : public QTableView {
    Q_OBJECT
public:
    /// Rows are as high as so many pixels at zoom 0.
    explicit PlainTable(int rowHeight, QWidget* parent = nullptr);
    void setRowHeightAtZoom0(int rowHeight);
    /// Where the heads of rows and of columns meet: what the heads of the rows are.
    void setCornerText(const QString& text, int padding = 4);

protected:
    void changeEvent(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void updateGeometries() override;

private:
    void restyle();

    int m_rowHeight;
    QWidget* m_corner = nullptr;
};

} // namespace moji::app
