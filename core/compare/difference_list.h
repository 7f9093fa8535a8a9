#pragma once
// Differences collected in order, never more than so many: where there are too many, neighbours are
// joined with the equal bytes between them, so that none is lost; evenly, so that what is joined is
// no longer than need be.

#include "compare/alignment.h"

#include <vector>

namespace moji::compare {

class DifferenceList {
public:
    /// `most`: at least 1.
    explicit DifferenceList(std::size_t most);

    /// Behind all that are there, with equal bytes between.
    void add(const Difference& difference);

    /// The places of all that were added.
    [[nodiscard]] std::uint64_t differingBytes() const { return m_differing; }
    [[nodiscard]] bool isCoarse() const { return m_grain > 0; }
    [[nodiscard]] std::vector<Difference> take() && { return std::move(m_differences); }

private:
    [[nodiscard]] bool joinsLast(const Difference& difference) const;
    void makeRoom();

    std::size_t m_most;
    std::vector<Difference> m_differences;
    std::uint64_t m_grain = 0; // neighbours are joined if the whole has so many places at most
    std::uint64_t m_differing = 0;
};

} // namespace moji::compare
