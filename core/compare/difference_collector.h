#pragma once
// Turns equal runs into the differences between them.

#include "compare/difference_list.h"

namespace moji::compare {

/// So many bytes are the same on both sides.
struct EqualRun {
    std::uint64_t left = 0;
    std::uint64_t right = 0;
    std::uint64_t length = 0;
};

/// Where long stretches differ, the few bytes that they have in common mean nothing and would be
/// in the way of who reads them. Where it is asked to clean up, a run of fewer than four bytes
/// between two differences is joined with them if it is shorter than both, and one of fewer than
/// sixteen if it is shorter than an eighth of both. So a difference grows to three times its size
/// at most.
class DifferenceCollector {
public:
    enum class CleanUp : bool { No, Yes };
    DifferenceCollector(std::size_t mostDifferences, CleanUp cleanUp)
        : m_list(mostDifferences)
        , m_cleanUp(cleanUp) {}

    /// Runs come in order on both sides; empty ones and ones that touch are allowed.
    void add(const EqualRun& run);
    /// Both sides end.
    void finish(std::uint64_t leftSize, std::uint64_t rightSize);
    [[nodiscard]] DifferenceList& list() { return m_list; }

private:
    void addDifference(const Difference& difference);

    DifferenceList m_list;
    CleanUp m_cleanUp;
    Difference m_open; // the last one, which may yet be joined with what follows
    std::uint64_t m_left = 0;
    std::uint64_t m_right = 0;
};

} // namespace moji::compare
