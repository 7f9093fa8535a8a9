#pragma once
// How the cells of the encodings table are drawn that are more than text: the reading, the pin, the
// plausibility's bar; and the header whose reading section shows the bytes.

#include "lenses/encodings/encodings_model.h"
#include "widgets/byte_cells.h"
#include "widgets/plain_table.h"

#include <QStyledItemDelegate>

namespace moji::app {

/// What is shown: the bytes, as the document reads them, and in what manner.
struct ShownBytes {
    Bytes bytes;
    std::vector<Span> spans; // under the document's encoding
    const Codec* codec = nullptr;
    ByteCells cells;
    bool aligned = true; // else plain text
};

class EncodingsDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    /// Borrows both.
    EncodingsDelegate(const EncodingsModel& model, const ShownBytes& shown, QObject* parent);
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    void drawPin(QPainter& painter, const QRect& rect, bool pinned) const;
    void drawBar(QPainter& painter, const QRect& rect, const EncodingRow& row) const;

    const EncodingsModel& m_model;
    const ShownBytes& m_shown;
};

class HexHeader : public FlatHeader {
    Q_OBJECT
public:
    HexHeader(const ShownBytes& shown, QWidget* parent);

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;

private:
    const ShownBytes& m_shown;
};

} // namespace moji::app
