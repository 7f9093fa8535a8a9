#pragma once
// Draws the characters of the byte grid: hex cells with their brackets, bits, text capsules.

#include "codec/bit_fields.h"
#include "codec/codec.h"
#include "grid/byte_lens_layout.h"
#include "grid/row_part.h"
#include "grid/visible_spans.h"
#include "style/palette.h"

#include <QFont>

class QPainter;

namespace moji::app {

/// How bytes are written.
struct ByteWriting {
    ByteFormat format = ByteFormat::Hexadecimal;
    BitScheme bits = BitScheme::Utf8; // where bits are shown
};

class ByteCellPainter {
public:
    ByteCellPainter(QPainter& painter, const ByteLensLayout& layout, const VisibleSpans& spans,
                    const CodecInfo& codec, const ByteWriting& writing);

    /// The characters in one run of a row.
    void paintRun(ByteRange run);
    /// Once more, above what was drawn over them: the glyphs of the characters that begin before
    /// `border` and end after it, in the run.
    void paintGlyphAcross(std::uint64_t border, ByteRange run);
    void paintUnaligned(ByteRange bytes);
    /// ?? for those that could not be read.
    void paintUnread(ByteRange bytes);

private:
    void paintHexSpan(const VisibleSpans::Item& item, const RowPart& part);
    void paintBits(const PlacedSpan& placed, const RowPart& part);
    void paintHexByte(const PlacedSpan& placed, std::uint64_t offset, bool lastOfPart);
    void paintHexBracket(const VisibleSpans::Item& item, const RowPart& part, ByteRange run);
    void paintTextSpan(const VisibleSpans::Item& item, const RowPart& part);
    void paintGlyph(const Span& span, const RowPart& part, CellRole kind);
    void paintCapsule(const RowPart& part, const RoleColours& role, CellRole kind);

    QPainter& m_painter;
    const ByteLensLayout& m_layout;
    const VisibleSpans& m_spans;
    const CodecInfo& m_codec;
    ByteWriting m_writing;
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
