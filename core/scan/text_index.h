#pragma once
// What a scan has found out about a text, block by block: a value, of bounded memory for any size.
// Totals at every block's beginning tell in which block the n-th problem, character or line is; the
// rest is found by reading that one block again (text_places.h, problem_list.h).
//
// After an edit the blocks that it did not touch stay as they are; what lies between them is a gap
// until it has been scanned (text_indexer.h). Totals reach up to the first gap.

#include "bytes/byte_range.h"
#include "bytes/splice.h"
#include "codec/checkpoint_index.h"
#include "scan/block_summary.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace moji {

class TextIndex {
public:
    /// A file has no more blocks than this, but for a few after edits; they grow with it.
    static constexpr std::uint64_t kMostBlocks = 16 * 1024;
    /// What is scanned does not depend on bytes farther away than this.
    static constexpr std::uint64_t kContext = 64;

    struct Part {
        std::uint64_t length = 0;
        std::shared_ptr<const BlockSummary> block; // nothing: a gap. Its totals begin at 0
    };

    /// Of no bytes.
    TextIndex()
        : TextIndex(std::vector<Part>()) {}
    explicit TextIndex(std::vector<Part> parts);

    [[nodiscard]] const std::vector<Part>& parts() const { return m_parts; }
    [[nodiscard]] std::uint64_t size() const { return m_size; }
    /// Of all before the first gap.
    [[nodiscard]] const StretchTotals& totals() const { return m_before.back(); }
    /// Where the first gap begins; the size, if there is none.
    [[nodiscard]] std::uint64_t knownEnd() const { return totals().range.end; }
    [[nodiscard]] bool isComplete() const { return blockCount() == m_parts.size(); }
    /// Bytes by value, of all before the first gap.
    [[nodiscard]] ByteHistogram histogram() const;

    // Blocks before the first gap.
    [[nodiscard]] std::size_t blockCount() const { return m_before.size() - 1; }
    /// Of all before block `index` (up to blockCount()).
    [[nodiscard]] const StretchTotals& before(std::size_t index) const { return m_before[index]; }
    [[nodiscard]] const BlockSummary& block(std::size_t index) const {
        return *m_parts[index].block;
    }
    [[nodiscard]] ByteRange blockRange(std::size_t index) const {
        return {before(index).range.end, before(index + 1).range.end};
    }
    /// The last block that `number` totals before it do not exceed, where `numberOf(totals)` grows:
    /// the one that holds number `number`, from 0. Nothing where the known part has no such.
    template <class NumberOf>
    [[nodiscard]] std::optional<std::size_t> blockOf(std::uint64_t number,
                                                     NumberOf numberOf) const {
        if (number >= numberOf(totals()))
            return {};
        const auto next = std::ranges::upper_bound(m_before, number, {}, numberOf);
        return static_cast<std::size_t>(next - m_before.begin()) - 1;
    }
    [[nodiscard]] std::optional<std::size_t> blockAt(std::uint64_t offset) const {
        return blockOf(offset, [](const StretchTotals& totals) { return totals.range.end; });
    }
    /// Where decoding can be taken up, for encodings that are decoded from the front.
    [[nodiscard]] std::shared_ptr<const CheckpointIndex> checkpoints() const;

private:
    std::vector<Part> m_parts;
    std::vector<StretchTotals> m_before; // of each block, and at last of all that are known
    std::uint64_t m_size = 0;
};

/// The parts as they are after an edit. Small blocks beside the gap go with it; `blockSize` says
/// what is small.
[[nodiscard]] std::vector<TextIndex::Part> spliced(const std::vector<TextIndex::Part>& parts,
                                                   const Splice& splice, std::uint64_t blockSize);

} // namespace moji
