#pragma once
// The shortest edit script (insertions and deletions) between two short byte sequences. E. W.
// Myers, "An O(ND) Difference Algorithm and Its Variations", Algorithmica 1 (1986), the greedy
// algorithm; its memory is half the square of the number of edits.

#include "compare/difference_collector.h"

#include <vector>

namespace moji::compare {

class EditScript {
public:
    /// Compares both completely, with at most this many edits. False if more are needed.
    [[nodiscard]] bool findWhole(ByteView left, ByteView right, std::size_t mostEdits);
    /// Goes as far as this many edits lead, or until one sequence ends.
    void findFurthest(ByteView left, ByteView right, std::size_t mostEdits);

    /// The equal runs of the script found, in order; offsets are indexes. The first and the last
    /// may be empty.
    [[nodiscard]] const std::vector<EqualRun>& runs() const { return m_runs; }
    [[nodiscard]] std::size_t edits() const { return m_edits; }

private:
    enum class Ending { Both, Either };
    /// The diagonal (index in the row) on which `edits` edits reach `ending`.
    [[nodiscard]] std::optional<std::size_t> advance(std::size_t edits, Ending ending);
    [[nodiscard]] std::int32_t afterEdit(std::size_t edits, std::size_t index) const;
    [[nodiscard]] std::size_t runAt(std::size_t leftAt, std::size_t rightAt) const;
    [[nodiscard]] std::size_t furthestIn(std::size_t edits) const;
    void traceBack(std::size_t edits, std::size_t index);
    void begin(ByteView left, ByteView right);

    ByteView m_left;
    ByteView m_right;
    /// Row d: for each diagonal -d, -d + 2, ... d, how far in `left` d edits reach, or kNowhere.
    std::vector<std::int32_t> m_rows;
    std::vector<EqualRun> m_runs;
    std::size_t m_edits = 0;
};

} // namespace moji::compare
