#pragma once
// The differences of a comparison as a table: where, what kind, which bytes. The text of a
// row is read from the documents when it is shown.

#include "compare/comparison.h"

#include <QAbstractTableModel>

#include <memory>

namespace moji::app {

class DifferencesModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { kLeftOffset, kRightOffset, kKind, kLeftBytes, kRightBytes, kColumns };

    using QAbstractTableModel::QAbstractTableModel;

    /// The differences known so far; nullptr: none. Borrows the comparison until the next call.
    void show(const Comparison* comparison);
    [[nodiscard]] Difference difference(int row) const;
    /// The row of exactly this difference, or -1.
    [[nodiscard]] int rowOf(const Difference& difference) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] QString text(const Difference& difference, int column, std::uint64_t most) const;
    [[nodiscard]] QString kindOf(const Difference& difference) const;
    [[nodiscard]] QString contentOf(Side side, ByteRange bytes, std::uint64_t most) const;

    const Comparison* m_comparison = nullptr;
    std::shared_ptr<const Alignment> m_alignment; // what the rows are
};

} // namespace moji::app
