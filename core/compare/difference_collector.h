#pragma once
// Turns equal runs into the differences between them.

#include "compare/difference_list.h"

namespace moji::compare {

/// This many bytes are equal on both sides.
struct EqualRun {
    std::uint64_t left = 0;
    std::uint64_t right = 0;
    std::uint64_t length = 0;
};

/// If long stretches differ, the few bytes they have in common are coincidence and distract the
/// reader. With clean-up, a run of fewer than four bytes is joined with the differences around it
/// if it is shorter than both, and a run of fewer than sixteen if it is shorter than an eighth of
/// both. So a difference at most triples in size.
class DifferenceCollector {
public:
    enum class CleanUp : bool { No, Yes };
    DifferenceCollector(std::size_t mostDifferences, CleanUp cleanUp)
        : m_list(mostDifferences)
        , m_cleanUp(cleanUp) {}

    /// Runs come in order on both sides; empty and touching runs are allowed.
    void add(const EqualRun& run);
    /// Call at the end of both sides.
    void finish(std::uint64_t leftSize, std::uint64_t rightSize);
    [[nodiscard]] DifferenceList& list() { return m_list; }

private:
    void addDifference(const Difference& difference);

    DifferenceList m_list;
    CleanUp m_cleanUp;
    Difference m_open; // the last difference, which may still be joined with the next one
    std::uint64_t m_left = 0;
    std::uint64_t m_right = 0;
};

} // namespace moji::compare
