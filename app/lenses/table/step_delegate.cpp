#include "lenses/table/step_delegate.h"

#include <QBrush>

namespace moji::app {

void StepDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    const QVariant ink = index.data(Qt::ForegroundRole);
    if (ink.isValid())
        option->palette.setBrush(QPalette::HighlightedText, ink.value<QBrush>());
}

} // namespace moji::app
