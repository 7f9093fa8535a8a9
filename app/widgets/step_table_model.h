#pragma once
// One row per step of a trace. Each belongs to a byte of the document, and is marked while the
// pointer rests on it, in whatever lens.

#include "bytes/byte_range.h"
#include "widgets/plain_table.h"

#include <QAbstractTableModel>

#include <optional>

namespace moji::app {

class StepTableModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    /// May be the end of the text.
    [[nodiscard]] virtual std::uint64_t offsetOf(std::size_t step) const = 0;
    void setHovered(std::optional<ByteRange> range);

protected:
    /// For Qt::BackgroundRole.
    [[nodiscard]] QVariant background(std::size_t step) const;

private:
    std::optional<ByteRange> m_hovered;
};

/// Rows keep their text colour when selected: red still means rejected. Those with a
/// background, which the pointer rests on, are ruled above and below, selected or not.
class StepDelegate : public PlainDelegate {
    Q_OBJECT
public:
    using PlainDelegate::PlainDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

} // namespace moji::app
