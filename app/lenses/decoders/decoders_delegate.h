#pragma once
// Draws a decoder's readings as capsules under the bytes, thick where they differ, and the bar at
// the left edge of rows that differ.

#include "lenses/decoders/decoders_model.h"
#include "widgets/byte_table.h"

#include <QStyledItemDelegate>

namespace moji::app {

class DecodersDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    /// Borrows both.
    DecodersDelegate(const DecodersModel& model, const ShownBytes& shown, QObject* parent);
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    /// Of the sentence of a cell that is so wide.
    [[nodiscard]] static int heightOf(const QModelIndex& index, int width);

private:
    void drawReadings(QPainter& painter, const QRect& rect, const DecoderRow& row) const;
    void drawReadingOf(QPainter& painter, const QRectF& capsule, const Reading& reading,
                       bool differs) const;

    const DecodersModel& m_model;
    const ShownBytes& m_shown;
};

} // namespace moji::app
