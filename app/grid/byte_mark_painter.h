#pragma once
// Draws the marks over the bytes: search hits, hover, selection, bookmarks, notes, caret.

#include "document/bookmarks.h"
#include "document/notes.h"
#include "grid/byte_lens_layout.h"
#include "style/palette.h"

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
    ByteColumn column = ByteColumn::Hex; // of the caret
    int bit = kFirstBit;                 // at the caret, in the column Bits
    int typedDigits = 0;                 // of the byte at the caret
    bool showCaret = false;

    bool operator==(const ByteGridMarks&) const = default;
};

class ByteMarkPainter {
public:
    ByteMarkPainter(QPainter& painter, const ByteLensLayout& layout, const ByteGridMarks& marks,
                    ByteFormat format)
        : m_painter(painter)
        , m_layout(layout)
        , m_marks(marks)
        , m_format(format)
        , m_colours(colours()) {}

    /// Outlines the hits of a search, which are in order.
    void paintHits(std::span<const ByteRange> hits, ByteRange rows);
    /// A dashed outline of the bytes that a search is limited to.
    void paintScope(ByteRange scope, ByteRange rows);
    void paintOutlines(ByteRange rows);
    void paintCaret();
    /// A ribbon beside the offset of the row, and a dog's ear at the byte.
    void paintBookmarks(std::span<const Bookmark> inOrder, const QRect& exposed);
    /// A sheet beside the offset where a note begins, a line beside its other rows, and dots above
    /// its bytes.
    void paintNotes(std::span<const Note> notes, const QRect& exposed);

private:
    void dotNote(ByteRange note, ByteRange rows);
    void outline(ByteColumn column, ByteRange range, ByteRange rows, qreal width, qreal inset);
    void outline(ByteColumn column, ByteRange range, ByteRange rows, const QPen& pen, qreal inset);
    [[nodiscard]] int caretX(const QRect& cell) const;

    QPainter& m_painter;
    const ByteLensLayout& m_layout;
    const ByteGridMarks& m_marks;
    ByteFormat m_format;
    const Palette& m_colours;
};

} // namespace moji::app
