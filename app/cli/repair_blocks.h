#pragma once
// Repairing an input of any size block by block, several blocks at once.

#include "bytes/byte_source.h"
#include "repair/repairer.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace moji::cli {

/// A part of the input that is repaired by itself: whole lines, up to kMostBytes.
struct Block {
    std::uint64_t offset = 0;
    std::string text;
    bool cutsLine = false; // the block ends inside a line longer than kMostBytes, after a word
};
constexpr std::size_t kMostBytes = 1024 * 1024;

/// Calls `use` for each block and its plans, in order.
[[nodiscard]] Result<Done>
forEachBlock(const ByteSource& source, const repair::Repairer& repairer,
             const std::function<void(const Block&, const std::vector<repair::RepairPlan>&)>& use);

/// How many bytes of `text` are whole characters, if the end cuts the last one off.
[[nodiscard]] std::size_t wholeCharacters(std::string_view text);

} // namespace moji::cli
