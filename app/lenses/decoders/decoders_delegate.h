#pragma once
// Draws a decoder's readings as capsules under the bytes, thick where they differ, and the bar at
// the left edge of rows that differ.

#include "lenses/decoders/decoders_model.h"
#include "widgets/byte_cells.h"
#include "widgets/plain_table.h"

#include <QStyledItemDelegate>

namespace moji::app {

/// The head's bytes as the strict decoder sees them.
struct DecodedBytes {
    Bytes bytes;
    std::vector<Span> spans;
    const Codec* codec = nullptr;
    ByteCells cells;
};

class DecodersDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    /// Borrows both.
    DecodersDelegate(const DecodersModel& model, const DecodedBytes& shown, QObject* parent);
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    void drawReadings(QPainter& painter, const QRect& rect, const DecoderRow& row) const;
    void drawReadingOf(QPainter& painter, const QRectF& capsule, const Reading& reading,
                       bool differs) const;

    const DecodersModel& m_model;
    const DecodedBytes& m_shown;
};

class DecodersHeader : public FlatHeader {
    Q_OBJECT
public:
    DecodersHeader(const DecodedBytes& shown, QWidget* parent);

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;

private:
    const DecodedBytes& m_shown;
};

} // namespace moji::app
