#pragma once
// Of runs of text that overlap, those that are told: the longest, and what does not overlap it.
// Runs of UTF-16 give up the characters that they share with ASCII (shared_letters.h).

#include "search/text_runs.h"

#include <vector>

namespace moji {

class RunChoice {
public:
    /// A run found; `order` is the place of its encoding among those named.
    struct Candidate {
        TextRun run;
        std::size_t order = 0;
        bool followsKey = false; // of ASCII, and its NUL
        bool isUnshared = false; // it shares no bytes any more
        bool isRuledOut = false; // it is kept for those that share its bytes
        bool operator==(const Candidate&) const = default;
    };
    using Candidates = std::vector<Candidate>;
    /// `least`: characters of a run. `isShifted`: as if all offsets were one more. `waiting`: those
    /// of the choice that goes on.
    explicit RunChoice(std::uint64_t least, bool isShifted = false, Candidates waiting = {})
        : m_least(least)
        , m_isShifted(isShifted)
        , m_candidates(std::move(waiting)) {}

    /// Runs may come in any order.
    void add(TextRun run, std::size_t order);

    /// No run that begins before `offset` is to come. Gives those that are decided to `use`, in
    /// order of their offsets, as far as no run before them is undecided; false where `use`
    /// answered false.
    [[nodiscard]] bool settle(std::uint64_t offset, const std::function<bool(const TextRun&)>& use);

    /// Those that settle() has not given yet nor ruled out, in the order of their offsets.
    [[nodiscard]] const Candidates& waiting() const { return m_candidates; }

private:
    enum class Decision : std::uint8_t { Open, Chosen, RuledOut };
    [[nodiscard]] bool isEven(const Candidate& candidate) const {
        return (candidate.run.range.begin % 2 != 0) == m_isShifted;
    }
    [[nodiscard]] bool isBetter(const Candidate& one, const Candidate& other) const;
    [[nodiscard]] std::vector<Decision> decide(std::span<const Candidate> chain,
                                               std::uint64_t offset) const;
    void unshare(std::uint64_t offset);
    void sort();

    std::uint64_t m_least;
    bool m_isShifted;
    Candidates m_candidates;
};

} // namespace moji
