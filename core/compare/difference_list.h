#pragma once
// Collects differences in order, up to a limit. Beyond it, neighbours are joined with the equal
// bytes between them, so that no difference is lost; evenly, so that joined ones stay short.

#include "compare/alignment.h"

#include <vector>

namespace moji::compare {

class DifferenceList {
public:
    /// `most`: at least 1.
    explicit DifferenceList(std::size_t most);

    /// Must come after all earlier differences, with equal bytes between.
    void add(const Difference& difference);

    /// The number of places in all differences added.
    [[nodiscard]] std::uint64_t differingBytes() const { return m_differing; }
    [[nodiscard]] bool isCoarse() const { return m_grain > 0; }
    [[nodiscard]] std::vector<Difference> take() && { return std::move(m_differences); }

private:
    [[nodiscard]] bool joinsLast(const Difference& difference) const;
    void makeRoom();

    std::size_t m_most;
    std::vector<Difference> m_differences;
    std::uint64_t m_grain =
        0; // neighbours are joined if together they have at most this many places
    std::uint64_t m_differing = 0;
};

} // namespace moji::compare
