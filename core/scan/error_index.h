#pragma once
// Every invalid sequence of a UTF-8 file, by number and by place, in bounded memory: the totals at
// every block's beginning are kept, and errors are found again where they are asked for. A block is
// read in a millisecond.

#include "bytes/byte_source.h"
#include "scan/utf8_stretch.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace moji {

class ErrorIndex {
public:
    /// So many blocks are told apart; of a file that has more, two become one. 32768 of them are
    /// 9 MB and, with blocks of 1 MiB, exact to the block up to 32 GiB.
    static constexpr std::size_t kMostBlocks = 32 * 1024;
    explicit ErrorIndex(std::size_t mostBlocks = kMostBlocks)
        : m_mostBlocks(mostBlocks) {}

    /// The next block (ScanOptions::onBlock). What is indexed so far can be asked at any time.
    void add(const StretchTotals& block);

    /// Of all that is indexed.
    [[nodiscard]] const StretchTotals& totals() const { return m_totals; }
    [[nodiscard]] std::uint64_t size() const { return m_totals.errors; }

    struct Block {
        ByteRange range;
        std::uint64_t errors = 0;
    };
    [[nodiscard]] std::size_t blockCount() const { return m_before.size(); }
    [[nodiscard]] Block block(std::size_t index) const;

    /// Errors number `first` (from 0) to `first + count`, as far as there are so many.
    [[nodiscard]] Result<std::vector<ErrorRecord>>
    errors(const ByteSource& source, std::uint64_t first, std::uint64_t count) const;
    /// The number of the first error that begins at `offset` or behind it; size() if none does.
    [[nodiscard]] Result<std::uint64_t> firstFrom(const ByteSource& source,
                                                  std::uint64_t offset) const;

private:
    [[nodiscard]] const StretchTotals& before(std::size_t index) const {
        return index < m_before.size() ? m_before[index] : m_totals;
    }

    std::size_t m_mostBlocks;
    std::vector<StretchTotals> m_before; // of all that stands before each block
    std::uint64_t m_added = 0;           // blocks
    std::uint64_t m_stride = 1;          // of them in one here
    StretchTotals m_totals;
};

} // namespace moji
