#pragma once
// Draws the cells of the encodings table that are more than text: the reading, the pin, the
// plausibility's bar.

#include "lenses/encodings/encodings_model.h"
#include "widgets/byte_table.h"

#include <QStyledItemDelegate>

namespace moji::app {

class EncodingsDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    /// Borrows both.
    EncodingsDelegate(const EncodingsModel& model, const ShownBytes& shown, QObject* parent);
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    const EncodingsModel& m_model;
    const ShownBytes& m_shown;
};

} // namespace moji::app
