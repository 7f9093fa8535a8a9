#pragma once
// The geometry of the byte lens, as arithmetic: offsets and rows to rectangles and back.
// No painting, no widgets. All lengths in logical pixels; y = 0 is the top of the header, and the
// rows below it begin with `topRow`. A row is as many places as it has cells; the place of a byte
// is its offset, unless the layout was given other places.

#include "bytes/byte_range.h"
#include "grid/byte_format.h"
#include "grid/byte_places.h"

#include <QPoint>
#include <QRect>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace moji::app {

/// The most significant and leftmost one.
inline constexpr int kFirstBit = 7;
inline constexpr int kBitsLine = 14; // high, at the hex cell of the design

enum class ByteColumn {
    Hex,  // the digits, in whatever base
    Bits, // under the digits, where they are shown
    Text,
};

/// Sizes of the parts, at some zoom.
struct ByteLensMetrics {
    int padding = 12;     // left of the offsets, and left of the text
    int offsetWidth = 68; // grows with the digits
    int offsetGap = 20;   // of it, right of the digits
    int hexCell = 32;
    int textCell = 28;
    int groupGap = 8;   // after every group of bytes
    int ruleGap = 8;    // left of the rule between hex and text, and right of the text
    int rowHeight = 28; // of digits and characters, with the bits below them
    int bitsHeight = 0; // of the bits; 0: none
    int bitLines = 0;   // 1: eight in a line, 2: four above four
    int fillTop = 3;    // from the top of a line to the fill of a cell
    int fillBottom = 5; // from there to the bottom
    ByteDensity density = ByteDensity::Comfortable;
    int header = 28;
    int bodyTop = 4; // between header and first row
    int bytesPerRow = 16;
    int group = 8; // bytes between gaps; 0: no gaps

    bool operator==(const ByteLensMetrics&) const = default;
};

class ByteLensLayout {
public:
    static constexpr int kGroupBytes = 8; // rows are multiples of it

    ByteLensLayout() = default;
    ByteLensLayout(const ByteLensMetrics& metrics, std::uint64_t byteCount, std::uint64_t topRow,
                   int height, std::shared_ptr<const BytePlaces> places = nullptr);

    /// The largest metrics of the design that fit into `width`: as many bytes as are wanted with
    /// wide cells, with smaller gaps, with narrow cells, sixteen also with the narrowest; then
    /// eight bytes less. `zoomCell` is the hex cell at the zoom in force, `offsetDigits` the digits
    /// of the largest offset, `digitWidth` the width of one. Three digits need wider narrow cells;
    /// bits are eight in a line, or four above four where that is too wide.
    [[nodiscard]] static ByteLensMetrics metricsFor(int width, int zoomCell, int offsetDigits,
                                                    int digitWidth, const RowWishes& wishes = {});
    /// As many bytes as are wanted, sixteen where as many as fit are; in wide cells or the
    /// narrowest.
    [[nodiscard]] static ByteLensMetrics wantedMetrics(bool wide, int zoomCell, int offsetDigits,
                                                       int digitWidth, const RowWishes& wishes);
    /// Digits of the largest offset, an even number, six at least.
    [[nodiscard]] static int offsetDigits(std::uint64_t byteCount);
    /// The same for all rows of this layout.
    [[nodiscard]] int offsetDigits() const { return offsetDigits(endPlace()); }

    [[nodiscard]] const ByteLensMetrics& metrics() const { return m_metrics; }
    [[nodiscard]] int width() const; // of offsets, hex and text together

    // Rows.
    [[nodiscard]] std::uint64_t byteCount() const { return m_byteCount; }
    /// One more than the bytes fill if the last row is full: the caret may be after it.
    [[nodiscard]] std::uint64_t rowCount() const;
    [[nodiscard]] std::uint64_t rowOf(std::uint64_t offset) const;
    /// The cell in its row, from 0.
    [[nodiscard]] int indexOf(std::uint64_t offset) const;
    [[nodiscard]] ByteRange bytesOfRow(std::uint64_t row) const;
    /// The same without the gaps: runs of adjacent bytes, in order, none empty.
    [[nodiscard]] std::vector<ByteRange> runsOfRow(std::uint64_t row) const;
    /// The cells {first, last + 1} of a row where there is a gap.
    [[nodiscard]] std::vector<ByteRange> gapsOfRow(std::uint64_t row) const;
    /// The offset that many rows above or below, in the same cell; over a gap, what follows it in
    /// that direction. Stops at the first row and at the end.
    [[nodiscard]] std::uint64_t above(std::uint64_t offset, std::uint64_t rows) const;
    [[nodiscard]] std::uint64_t below(std::uint64_t offset, std::uint64_t rows) const;
    [[nodiscard]] std::uint64_t topRow() const { return m_topRow; }
    /// Rows that are wholly visible, one at least.
    [[nodiscard]] int fullRows() const;
    /// The last `topRow` that leaves no empty space; 0 if all rows fit.
    [[nodiscard]] std::uint64_t maxTopRow() const;
    /// The nearest `topRow` that shows `offset`; where that is more than a page away, the one that
    /// also shows what surrounds it.
    [[nodiscard]] std::uint64_t topRowToShow(std::uint64_t offset) const;
    /// All rows with a pixel in `exposed`, as {first, last + 1}.
    [[nodiscard]] ByteRange rowsIn(const QRect& exposed) const;
    /// The bytes of all visible rows, partly visible ones too.
    [[nodiscard]] ByteRange visibleBytes() const;

    // Places.
    [[nodiscard]] int rowTop(std::uint64_t row) const;
    [[nodiscard]] int hexLeft() const { return m_metrics.padding + m_metrics.offsetWidth; }
    [[nodiscard]] int textLeft() const { return ruleX() + m_metrics.padding; }
    [[nodiscard]] int ruleX() const {
        return hexLeft() + columnWidth(ByteColumn::Hex) + m_metrics.ruleGap;
    }
    [[nodiscard]] int gapsBefore(int index) const;
    [[nodiscard]] int cellWidth(ByteColumn column) const;
    [[nodiscard]] int columnWidth(ByteColumn column) const;
    /// Left edge of the byte's cell; `index` is its place in the row. bytesPerRow() is allowed.
    [[nodiscard]] int cellLeft(ByteColumn column, int index) const;
    /// The cells of `first` to `last`, both of one row, gaps between them included. Of the column
    /// Hex without the bits below.
    [[nodiscard]] QRect cells(ByteColumn column, std::uint64_t first, std::uint64_t last) const;
    /// One bit, 7 the most significant and leftmost.
    [[nodiscard]] QRect bitCell(std::uint64_t offset, int bit) const;
    /// The cells `first` to `last`, both of that row, whatever is there.
    [[nodiscard]] QRect cellsOfRow(ByteColumn column, std::uint64_t row, int first, int last) const;
    [[nodiscard]] QRect headerCell(ByteColumn column, int index) const;
    [[nodiscard]] QRect offsetCell(std::uint64_t row) const;
    /// Between the digits of the row's offset and its first byte.
    [[nodiscard]] QRect offsetGapCell(std::uint64_t row) const;
    /// The place of the mark of a note, of that size, right of the row's offset.
    [[nodiscard]] QRect noteCell(std::uint64_t row, int width, int height) const;

    struct Hit {
        std::uint64_t offset = 0; // 0..byteCount()
        ByteColumn column = ByteColumn::Hex;
        bool onByte = false; // otherwise the nearest place
        int bit = kFirstBit; // in the column Bits
    };
    /// What is at a point; points outside lead to the nearest cell. Nothing in the header.
    [[nodiscard]] std::optional<Hit> hit(const QPoint& point) const;

private:
    [[nodiscard]] std::uint64_t perRow() const {
        return static_cast<std::uint64_t>(m_metrics.bytesPerRow);
    }
    /// The place after the last byte of this side or, beside others, of any.
    [[nodiscard]] std::uint64_t endPlace() const;
    [[nodiscard]] std::uint64_t placeOf(std::uint64_t offset) const;
    [[nodiscard]] BytePlaces::At at(std::uint64_t place) const;
    [[nodiscard]] int indexAt(ByteColumn column, int x) const;
    [[nodiscard]] int bitAt(std::uint64_t offset, const QPoint& point) const;
    [[nodiscard]] int lineHeight() const { return m_metrics.rowHeight - m_metrics.bitsHeight; }

    ByteLensMetrics m_metrics;
    std::uint64_t m_byteCount = 0;
    std::uint64_t m_topRow = 0;
    int m_height = 0;
    std::shared_ptr<const BytePlaces> m_places; // nullptr: offsets
};

} // namespace moji::app
