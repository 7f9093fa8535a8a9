#pragma once
// How often each of the 256 byte values occurs: 16 by 16 cells, the row by the first digit,
// the column by the second, a bar in each cell. Bars grow with the logarithm of the count, so that
// one among millions is still visible.

#include "scan/statistics.h"
#include "widgets/heard_view.h"

#include <QAbstractTableModel>
#include <QTableView>

#include <optional>

namespace moji::app {

class HistogramModel : public QAbstractTableModel {
    Q_OBJECT
public:
    static constexpr int kSide = 16;
    using QAbstractTableModel::QAbstractTableModel;

    void setStatistics(const Statistics& statistics);
    [[nodiscard]] static Byte byteAt(const QModelIndex& index);
    [[nodiscard]] QModelIndex indexOf(Byte byte) const;
    /// 0 to 1; 0 only if there is none.
    [[nodiscard]] double level(Byte byte) const;
    /// Whether the heads of the columns are "A" instead of "_A".
    void setHeadsShort(bool isShort);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    /// The text of a cell is its count; the text heard, and the tool tip, a sentence.
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    Statistics m_statistics;
    std::uint64_t m_most = 0;
    bool m_isShort = false;
};

class HistogramView : public HeardView<QTableView> {
    Q_OBJECT
public:
    HistogramView(HistogramModel* model, QWidget* parent);

    /// The value of the byte that the pointer rests on in another lens; its cell is lit.
    void setHovered(std::optional<Byte> byte);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void restyle();
    void fitHeads();

    std::optional<Byte> m_hovered;
};

} // namespace moji::app
