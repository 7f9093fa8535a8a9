#pragma once
// Draws the byte lens: header, offsets, and, through three painters, bytes, differences and marks.
// Draws only the exposed rows. Its measures are those of design "Byte lens".

#include "grid/byte_cell_painter.h"
#include "grid/byte_difference_painter.h"
#include "grid/byte_mark_painter.h"

namespace moji::app {

/// Everything that is drawn. Borrowed; hits and differences are in order.
struct ByteGridScene {
    const ByteLensLayout& layout;
    const VisibleSpans& spans;
    const CodecInfo& codec;
    const ByteGridMarks& marks;
    ByteWriting writing;
    std::span<const ByteRange> hits = {};        // of a search, outlined
    std::span<const ByteRange> differences = {}; // from the bytes on the other side
    bool gapsDiffer = true;
};

class ByteGridPainter {
public:
    ByteGridPainter(QPainter& painter, const ByteGridScene& scene);

    void paint(const QRect& exposed, int width);
    /// Over what is painted: the bytes that a search is limited to, if it is.
    void paintScope(const std::optional<ByteRange>& scope, const QRect& exposed);
    /// Over what is painted: the marks of bookmarks, in order, and of notes.
    void paintRemarks(std::span<const Bookmark> bookmarks, std::span<const Note> notes,
                      const QRect& exposed);

private:
    void paintHeader(int width);
    void paintHeadCells(ByteColumn column);
    void paintRow(std::uint64_t row, int width);
    void paintRowBackground(std::uint64_t row, int width);

    QPainter& m_painter;
    const ByteLensLayout& m_layout;
    const VisibleSpans& m_spans;
    const ByteGridMarks& m_marks;
    std::span<const ByteRange> m_hits;
    const Palette& m_colours;
    ByteCellPainter m_cells;
    ByteDifferencePainter m_differences;
    ByteMarkPainter m_markPainter;
};

} // namespace moji::app
