#pragma once
// What `moji diff` prints: unified output of lines, and of bytes in rows of hexadecimal.

#include "cli/command.h"
#include "compare/alignment.h"
#include "compare/line_differences.h"

#include <vector>

namespace moji::cli {

/// One of the two texts.
struct DiffSide {
    std::string name;     // in the header
    std::string encoding; // after it; empty: nothing
    const ByteSource& bytes;
    bool isConverted = false; // malformed bytes are surrogates: see ComparableText
};

struct DiffStyle {
    std::uint64_t context = 3; // lines, or rows of bytes
    Palette palette{false};
    /// Whether control characters are shown as visible forms: for a person. Otherwise lines are
    /// data, so that patch(1) can work with them.
    bool isVisible = false;
};

/// `--- NAME` and `+++ NAME`.
void writeDiffHeader(Output& out, const DiffSide& left, const DiffSide& right,
                     const DiffStyle& style);

/// Bytes of a text as it is printed: malformed ones as \xE4.
[[nodiscard]] std::string printableBytes(std::string_view text, const DiffSide& side,
                                         const DiffStyle& style);

/// Calls `use(piece)` for the bytes of `range`, in pieces that end with a whole character.
[[nodiscard]] Result<Done> forEachPiece(const ByteSource& source, ByteRange range,
                                        const std::function<void(std::string_view)>& use);

/// Differences of lines as diff -u prints them. They come in order.
class UnifiedWriter {
public:
    /// Borrows all.
    UnifiedWriter(Output& out, const DiffSide& left, const DiffSide& right, const DiffStyle& style)
        : m_out(out)
        , m_left(left)
        , m_right(right)
        , m_style(style) {}

    [[nodiscard]] Result<Done> add(const LineDifference& difference);
    /// Once, at the end.
    [[nodiscard]] Result<Done> finish();

private:
    [[nodiscard]] Result<Done> writeHunk();
    [[nodiscard]] Result<Done> writeLines(const DiffSide& side, ByteRange range, char mark);

    Output& m_out;
    const DiffSide& m_left;
    const DiffSide& m_right;
    const DiffStyle& m_style;
    std::vector<LineDifference> m_hunk; // differences that are near each other
};

/// Differences of bytes: rows of 16, with offsets.
class ByteDiffWriter {
public:
    /// Borrows all.
    ByteDiffWriter(Output& out, const DiffSide& left, const DiffSide& right, const DiffStyle& style)
        : m_out(out)
        , m_left(left)
        , m_right(right)
        , m_style(style) {}

    [[nodiscard]] Result<Done> write(const Alignment& alignment);

private:
    [[nodiscard]] Result<Done> writeHunk(std::span<const Difference> differences,
                                         const Alignment& alignment);
    [[nodiscard]] Result<Done> writeRows(const DiffSide& side, ByteRange range, char mark);

    Output& m_out;
    const DiffSide& m_left;
    const DiffSide& m_right;
    const DiffStyle& m_style;
};

} // namespace moji::cli
