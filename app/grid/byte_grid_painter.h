#pragma once
// Draws the byte lens: header, offsets, hex cells with brackets, text capsules, selection, caret.
// Draws only the rows that are exposed. Measures are those of design "Byte lens".

#include "codec/bit_fields.h"
#include "codec/codec.h"
#include "document/bookmarks.h"
#include "grid/byte_lens_layout.h"
#include "grid/visible_spans.h"
#include "style/palette.h"

#include <QFont>

#include <optional>
#include <span>

class QPainter;
class QPen;

namespace moji::app {

/// What is marked in the grid.
struct ByteGridMarks {
    ByteRange selected;
    ByteRange focus; // the selection, or the character at the caret
    std::optional<ByteRange> hovered;
    std::uint64_t caret = 0;
    ByteColumn column = ByteColumn::Hex; // that the caret is in
    int bit = kFirstBit;                 // that the caret is at, in the column Bits
    int typedDigits = 0;                 // of the byte at the caret
    bool showCaret = false;

    bool operator==(const ByteGridMarks&) const = default;
};

/// How bytes are written.
struct ByteWriting {
    ByteFormat format = ByteFormat::Hexadecimal;
    BitScheme bits = BitScheme::Utf8; // where bits are shown
};

class ByteGridPainter {
public:
    ByteGridPainter(QPainter& painter, const ByteLensLayout& layout, const VisibleSpans& spans,
                    const CodecInfo& codec, const ByteGridMarks& marks, const ByteWriting& writing);

    /// Hits of a search, in order, to be outlined. Borrows them.
    void setHits(std::span<const ByteRange> hits) { m_hits = hits; }
    /// Bytes that differ from what stands beside them, in order. Borrows them.
    void setDifferences(std::span<const ByteRange> bytes) { m_differences = bytes; }

    void paint(const QRect& exposed, int width);
    /// On what is painted: a ribbon beside the offset of the row, and a dog's ear at the byte.
    void paintBookmarks(std::span<const Bookmark> inOrder, const QRect& exposed);

private:
    /// The part of something that lies in one row, and there side by side.
    struct Part {
        std::uint64_t first;
        std::uint64_t last; // inclusive
        bool opensLeft;     // began in an earlier row, or left of a gap
        bool opensRight;    // goes on in the next, or behind the gap
    };
    [[nodiscard]] static std::optional<Part> partOf(ByteRange range, ByteRange run);

    void paintHeader(int width);
    void paintHeadCells(ByteColumn column);
    void paintRow(std::uint64_t row, int width);
    void paintRowBackground(std::uint64_t row, int width);
    void paintSpans(ByteRange run);
    void paintUnaligned(ByteRange bytes);
    void paintGaps(std::uint64_t row);
    [[nodiscard]] bool hasDifference(std::uint64_t row) const;
    void paintDifferenceOfRow(std::uint64_t row);
    void paintDifferences(ByteRange rows);
    void paintHexSpan(const VisibleSpans::Item& item, const Part& part);
    void paintBits(const PlacedSpan& placed, const Part& part);
    void paintHexByte(const PlacedSpan& placed, std::uint64_t offset, bool lastOfPart);
    void paintHexBracket(const VisibleSpans::Item& item, const Part& part, ByteRange run);
    void paintTextSpan(const VisibleSpans::Item& item, const Part& part);
    void paintCapsule(const Part& part, const RoleColours& role, CellRole kind);
    void paintHits(ByteRange rows);
    void paintOutlines(ByteRange rows);
    void outline(ByteColumn column, ByteRange range, ByteRange rows, qreal width, qreal inset);
    void outline(ByteColumn column, ByteRange range, ByteRange rows, const QPen& pen, qreal inset);
    void paintCaret();
    [[nodiscard]] int caretX(const QRect& cell) const;

    QPainter& m_painter;
    const ByteLensLayout& m_layout;
    const VisibleSpans& m_spans;
    const CodecInfo& m_codec;
    const ByteGridMarks& m_marks;
    ByteWriting m_writing;
    std::span<const ByteRange> m_hits;
    std::span<const ByteRange> m_differences;
    const Palette& m_colours;
    QFont m_byteFont;
    QFont m_boldByteFont;
    QFont m_glyphFont;
    QFont m_wideGlyphFont;
    QFont m_nameFont;
    QFont m_bitFont;
    QFont m_boldBitFont;
};

} // namespace moji::app
