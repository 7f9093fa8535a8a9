#pragma once
// One block of sixteen lanes of the Keiser-Lemire validator over the document, as the lookup lens
// shows it. Blocks are counted from offset 0, as the validator cuts the text.

#include "document/document.h"
#include "style/cell_role.h"
#include "utf8/lookup.h"

#include <array>
#include <optional>
#include <vector>

namespace moji::app {

struct LookupStory {
    /// How many bytes back a lane looks.
    static constexpr std::size_t kReach = 3;

    const utf8::LookupTables* tables = &utf8::kPaperTables;
    std::size_t bytes = 0; // bytes of the document in this block; later lanes hold 00. 0: no block
    bool isLast = false;   // the text ends in this block
    utf8::LookupBlock block{};
    utf8::LookupBlock paper{}; // the same lanes with the paper's tables, whose verdict is right
    utf8::Lanes tail{};        // the tail check of this block, and of the previous one
    utf8::Lanes tailBefore{};
    std::vector<PlacedSpan> spans; // all spans with a byte in the block or within kReach of it
    std::array<std::optional<CellRole>, utf8::kLookupBlock + kReach> roles{};

    [[nodiscard]] bool empty() const { return bytes == 0; }
    [[nodiscard]] ByteRange range() const { return {block.offset, block.offset + bytes}; }
    [[nodiscard]] std::vector<std::size_t> failingLanes() const;
    /// Of the byte `distance` (0..kReach) before a lane; none outside the text.
    [[nodiscard]] std::optional<CellRole> role(std::size_t lane, std::size_t distance) const {
        return roles[lane + kReach - distance];
    }
    /// The span that the lane's byte belongs to; nullptr past the end.
    [[nodiscard]] const PlacedSpan* spanAt(std::size_t lane) const;
    /// Whether these tables and the paper's disagree about a lane.
    [[nodiscard]] bool isMisjudged(std::size_t lane) const;
};

/// The number of blocks; the last one may be shorter.
[[nodiscard]] std::uint64_t lookupBlocks(std::uint64_t documentSize);
/// The block that a byte lies in. The end of the text belongs to the last block.
[[nodiscard]] std::uint64_t lookupBlockOf(std::uint64_t offset, std::uint64_t documentSize);

/// Reads and checks one block; an empty story where there is none.
[[nodiscard]] LookupStory tellBlock(const Document& document, const utf8::LookupTables& tables,
                                    std::uint64_t block);

/// The lane to explain: the first that fails among the bytes of `focus`, or right after them
/// if they end too early (`cutOff`); otherwise that of the caret.
[[nodiscard]] std::size_t laneToExplain(const LookupStory& story, ByteRange focus, bool cutOff,
                                        std::uint64_t caret);

} // namespace moji::app
