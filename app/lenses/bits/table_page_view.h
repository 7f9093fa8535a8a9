#pragma once
// A TablePage as a grid with the cell lit that was looked up.

#include "lenses/bits/table_page.h"

#include <QWidget>

#include <optional>
#include <span>
#include <vector>

namespace moji::app {

class TablePageView : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    void setPage(std::optional<TablePage> page);
    [[nodiscard]] QSize sizeHint() const override;
    /// Omits rows that do not fit, starting with those farthest from the cell looked up.
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// The cell of a last byte. Rows without any character are left out; of theirs the cell is
    /// null.
    [[nodiscard]] QRect cellRect(Byte last) const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void drawHeads(QPainter& painter) const;
    /// The rows of m_rows that fit.
    [[nodiscard]] std::span<const int> visibleRows() const;

    std::optional<TablePage> m_page;
    std::vector<int> m_rows; // upper halves of the last byte that are shown
};

} // namespace moji::app
