#pragma once
// Rows keep the colour of their words when they are selected: red still says refused.

#include <QStyledItemDelegate>

namespace moji::app {

class StepDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

} // namespace moji::app
