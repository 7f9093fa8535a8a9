#pragma once
// The shortest way to make one list of lines into another, for lists that do not differ in too many
// lines. The algorithm is that of edit_script.h, over numbers instead of bytes, and over lines
// that both lists have: the others belong to no run. Of more than 256
// edits, half are settled before the next are searched: the time grows with the edits and not with
// their square, and the script is the shortest or nearly so.

#include "bytes/byte_source.h"
#include "compare/compared_side.h"
#include "compare/difference_collector.h"

#include <optional>
#include <vector>

namespace moji::compare {

/// Two texts cut into lines, each with its line feed. Equal lines have equal numbers.
struct NumberedLines {
    struct Side {
        std::vector<std::uint32_t> numbers;
        std::vector<std::uint64_t> begins; // offsets of the lines, and the length of the text
    };
    Side left;
    Side right;

    NumberedLines(ByteView leftText, ByteView rightText);
    /// The same for texts too long for memory, by hashes of their lines: different lines might, by
    /// an unlikely chance, have equal numbers. Nothing if there are more than `mostLines`.
    [[nodiscard]] static std::optional<NumberedLines> byHash(Sides& sides, std::size_t mostLines);

private:
    NumberedLines() = default;
};

/// What is the same, in order, in lines; offsets are indexes. A line that was inserted or deleted
/// beside an equal one is the last of these. The last run may be empty. Nothing where more than
/// `mostEdits` lines must be deleted and inserted.
[[nodiscard]] std::optional<std::vector<EqualRun>> findLineScript(const NumberedLines& lines,
                                                                  std::size_t mostEdits);

/// The same for texts that differ in many lines, in time that grows little faster than their
/// length: first come the lines that occur once in each text, in the longest order they share
/// (patience diff), then what is near them. Where there are too few, a whole stretch is one
/// difference.
[[nodiscard]] std::vector<EqualRun> findAnchoredScript(const NumberedLines& lines);

} // namespace moji::compare
