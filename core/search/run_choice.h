#pragma once
// Of runs of text that overlap, those that are told: the longest, and what does not overlap it.

#include "search/text_runs.h"

#include <vector>

namespace moji {

class RunChoice {
public:
    /// A run found; `order` is the place of its encoding among those named. Runs may come in any
    /// order.
    void add(TextRun run, std::size_t order);

    /// No run that begins before `offset` is to come. Gives those that are decided to `use`, in
    /// order of their offsets; false where `use` answered false.
    [[nodiscard]] bool settle(std::uint64_t offset, const std::function<bool(const TextRun&)>& use);

private:
    struct Candidate {
        TextRun run;
        std::size_t order = 0;
    };
    [[nodiscard]] static bool isBetter(const Candidate& one, const Candidate& other);
    [[nodiscard]] bool choose(std::size_t begin, std::size_t end,
                              const std::function<bool(const TextRun&)>& use);

    std::vector<Candidate> m_candidates;
};

} // namespace moji
