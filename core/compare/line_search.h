#pragma once
// Myers' greedy search for the shortest edit script of two lists of numbers ("An O(ND) Difference
// Algorithm and Its Variations", 1986). Time and memory grow with the square of the edits.

#include "compare/difference_collector.h"

#include <cstdint>
#include <span>
#include <vector>

namespace moji::compare {

class LineSearch {
public:
    using Numbers = std::span<const std::uint32_t>;

    /// Borrows both.
    LineSearch(Numbers left, Numbers right)
        : m_left(left)
        , m_right(right) {}

    /// False if there are more edits.
    [[nodiscard]] bool find(std::size_t mostEdits);
    /// After find() has failed: goes back from the place furthest on to where it had made so many
    /// edits.
    void goBackTo(std::size_t edits);

    /// How many lines of each side the script takes.
    [[nodiscard]] std::size_t takenLeft() const;
    [[nodiscard]] std::size_t takenRight() const;
    /// The runs that are the same, in order.
    [[nodiscard]] std::vector<EqualRun> runs() const;

private:
    void goBack(std::size_t& edits, std::size_t& index) const;
    [[nodiscard]] std::int64_t afterEdit(std::size_t edits, std::size_t index) const;
    [[nodiscard]] bool advance(std::size_t edits);

    Numbers m_left;
    Numbers m_right;
    // Row d keeps, for each diagonal -d, -d + 2, ... d, how far d edits lead on the left.
    std::vector<std::vector<std::int32_t>> m_rows;
    std::size_t m_edits = 0;
    std::size_t m_index = 0;
};

} // namespace moji::compare
