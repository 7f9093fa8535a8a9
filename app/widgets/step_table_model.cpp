#include "widgets/step_table_model.h"

#include "style/palette.h"

#include <QBrush>
#include <QPainter>

namespace moji::app {

void StepTableModel::setHovered(std::optional<ByteRange> range) {
    if (m_hovered == range)
        return;
    m_hovered = range;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1),
                           {Qt::BackgroundRole});
}

QVariant StepTableModel::background(std::size_t step) const {
    return m_hovered && m_hovered->contains(offsetOf(step)) ? QVariant(QBrush(colours().hover))
                                                            : QVariant();
}

void StepDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const {
    PlainDelegate::paint(painter, option, index);
    if (!index.data(Qt::BackgroundRole).isValid())
        return;
    const QRect& cell = option.rect;
    for (const int y : {cell.top(), cell.bottom()})
        painter->fillRect(QRect(cell.left(), y, cell.width(), 1), colours().accent);
}

void StepDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    PlainDelegate::initStyleOption(option, index);
    const QVariant ink = index.data(Qt::ForegroundRole);
    if (ink.isValid())
        option->palette.setBrush(QPalette::HighlightedText, ink.value<QBrush>());
}

} // namespace moji::app
