#pragma once
// Differences collected in order, never more than so many: where there are too many, near ones are
// joined with the equal bytes between them, so that none is lost.

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
    [[nodiscard]] bool isCoarse() const { return m_joinedRun > 0; }
    [[nodiscard]] std::vector<Difference> take() && { return std::move(m_differences); }

private:
    void makeRoom();

    std::size_t m_most;
    std::vector<Difference> m_differences;
    std::uint64_t m_joinedRun = 0; // equal runs as short as this are not kept
    std::uint64_t m_differing = 0;
};

} // namespace moji::compare
