#pragma once
// The shortest way to make one list of lines into another, for lists that do not differ in too many
// lines. The algorithm is that of edit_script.h, over numbers instead of bytes.

#include "bytes/byte_source.h"
#include "compare/difference_collector.h"

#include <optional>
#include <span>
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
};

/// What is the same, in order, in lines; offsets are indexes. A line that was inserted or deleted
/// beside an equal one is the last of these. The last run may be empty. Nothing where more than
/// `mostEdits` lines must be deleted and inserted.
[[nodiscard]] std::optional<std::vector<EqualRun>> findLineScript(const NumberedLines& lines,
                                                                  std::size_t mostEdits);

} // namespace moji::compare
