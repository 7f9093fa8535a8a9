#pragma once
// Readings of the same bytes against each other, cheapest comparison first: what is far behind in a
// few telling words, or at the beginning, is not read any further.

#include "detect/candidates.h"

#include <span>
#include <utility>
#include <vector>

namespace moji {

class Contest {
public:
    /// The candidates in the order of preference. `weighing`: Weighing::All gives up none.
    Contest(std::vector<Candidate> candidates, std::optional<Language> expected, Weighing weighing);

    /// Weighs all on the windows of the survey: the cheapest first, as given where they cost the
    /// same.
    [[nodiscard]] std::vector<Candidate> run(const ByteSurvey& survey) &&;

private:
    using Places = std::vector<std::size_t>; // in m_all

    void compareWords(const ByteSurvey& survey);
    void compareHeads(const ByteSurvey& survey);
    void read(const ByteSurvey& survey);
    void score(double far);
    void giveUp(double far);
    [[nodiscard]] double best() const;
    [[nodiscard]] double leastOfWords(std::span<const std::pair<double, std::size_t>> known,
                                      std::size_t place, double enough) const;
    [[nodiscard]] double leastOf(std::size_t place, double enough) const;

    std::vector<Candidate> m_all;
    std::vector<double> m_behind; // of those given up: bits by which they were worse than the best
    // leastCost() of the readings, or more than any near the best one costs; empty: not known.
    std::vector<double> m_least;
    Places m_alive; // the likeliest first
    std::optional<Language> m_expected;
    bool m_isAll;
    bool m_isDense = false; // so much is not ASCII that a quick look tells readings apart
};

} // namespace moji
