#pragma once
// A table whose rows are readings of the same bytes: one column has the bytes as its heading and
// the readings under them, byte cell by byte cell. For every lens that sets readings side by side.

#include "bytes/byte_range.h"
#include "widgets/byte_cells.h"
#include "widgets/plain_table.h"

namespace moji::app {

class Document;
class Selection;

/// What is shown: the bytes, as the document reads them, and how wide.
struct ShownBytes {
    ByteRange range; // of the document
    Bytes bytes;
    std::vector<Span> spans; // under `codec`
    const Codec* codec = nullptr;
    ByteCells cells;
    bool aligned = true;              // else plain text
    std::optional<ByteRange> hovered; // of the document
};

/// Under what is drawn in `area`: a tint in the cells of the bytes that the pointer rests on, in
/// whatever lens.
void drawHovered(QPainter& painter, const QRectF& area, const ShownBytes& shown);

/// The bytes to compare readings of: the selected whole characters, at most 256
/// bytes, or without a selection sixteen bytes from the caret on.
[[nodiscard]] ByteRange comparedRange(const Document& document, const Selection& selection);

class ByteTable : public PlainTable {
    Q_OBJECT
public:
    static constexpr int kNarrowestByte = 24; // at zoom 0

    /// `column` is the one with the readings. Borrows `shown`.
    ByteTable(int rowHeight, int column, ShownBytes& shown, QWidget* parent = nullptr);

    /// The index of the byte under a point, if a reading is there.
    [[nodiscard]] std::optional<std::size_t> byteAt(const QPoint& position) const;
    /// Makes the cells as wide as this many pixels allow, within bounds.
    void fitBytes(int room, int widest);
    /// Bytes of the document to be lit.
    void setHovered(std::optional<ByteRange> range);

Q_SIGNALS:
    void resized();
    /// Invalid outside the table.
    void hovered(const QModelIndex& row, std::optional<std::size_t> byte);
    void picked(const QModelIndex& row, std::optional<std::size_t> byte);
    /// Enter was pressed: selects all of the bytes.
    void allPicked();

protected:
    bool edit(const QModelIndex& index, EditTrigger trigger, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    int m_column;
    ShownBytes& m_shown;
};

} // namespace moji::app
