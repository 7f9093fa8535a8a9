#pragma once
// Which units of a text were damaged, and how: hypotheses are sought in samples, first where the
// text is least plausible, and tried on every unit.

#include "repair/assignment.h"
#include "repair/chain_search.h"
#include "repair/hypothesis.h"
#include "repair/units.h"

#include <stop_token>

namespace moji::repair {

/// What a diagnosis needs; all borrowed.
struct RepairContext {
    const CodecRegistry& codecs;
    const DuplicateCodesOfAll& duplicates;
    const ChainSearch& search;
    std::span<const Candidate> candidates;
};

class Diagnosis {
public:
    /// Borrows the text; `units` are of its odd lines (suspicion.h). Takes time in proportion to
    /// them, and to a bounded number of samples of them.
    Diagnosis(const RepairContext& context, const SourceText& source, std::vector<Unit> units,
              const std::stop_token& stop);

    /// In order.
    [[nodiscard]] const std::vector<Unit>& units() const { return m_units; }
    [[nodiscard]] const std::vector<Hypothesis>& hypotheses() const { return m_hypotheses; }
    [[nodiscard]] const Assignment& assignment() const { return m_assignment; }
    /// Bits that a hypothesis saves over all units it can be applied to, less its doubt; nothing
    /// where there is a unit that it cannot be applied to.
    [[nodiscard]] std::optional<double> netOverAll(std::size_t hypothesis) const;
    /// The cost of a unit without repair.
    [[nodiscard]] double bits(std::size_t unit) const { return m_bits[unit]; }

private:
    /// A stretch of units, cut short where one is long.
    struct Sample {
        std::size_t begin = 0; // code points
        std::size_t end = 0;
        Tail tail = Tail::AtEnd;
        double suspicion = 0; // 0 to 1: how far it is from ordinary text
        std::size_t firstUnit = 0;
        std::size_t lastUnit = 0;
    };
    [[nodiscard]] bool follows(std::size_t unit) const;
    void findEqualUnits();
    void weigh();
    [[nodiscard]] std::vector<Sample> samples() const;
    void addSample(std::vector<Sample>& samples, std::size_t first, std::size_t last) const;
    [[nodiscard]] bool isExplained(const Sample& sample) const;
    void searchIn(const Sample& sample, const std::stop_token& stop);
    void add(std::optional<Hypothesis> hypothesis);
    void creditLanguage(const Sample& sample, const Chain& chain, double saved);
    void complete();
    void tryOnAll(std::size_t hypothesis);
    void assignCredible();
    /// The same for all units with the same text.
    [[nodiscard]] std::size_t wordOf(std::size_t unit) const {
        return unit == 0 ? m_likeFirst : m_equal[unit];
    }
    [[nodiscard]] bool refuseRepeated();
    [[nodiscard]] bool refuseIncredible();
    [[nodiscard]] bool levelSigns();
    [[nodiscard]] bool readsLettersAs(std::size_t one, std::size_t other) const;
    [[nodiscard]] std::u32string_view lineBefore(std::size_t place) const;
    [[nodiscard]] std::u32string_view lineAfter(std::size_t place) const;
    /// Units that follow one another, with the same hypothesis.
    struct Stretch {
        std::vector<std::size_t> changed; // units
        std::u32string before;            // from the first of them on, each word once
        std::u32string after;
        std::size_t othersAgain = 0; // characters beyond ASCII in what is left out
        double saved = 0;            // bits, by all units
    };
    [[nodiscard]] Stretch stretch(std::size_t first, std::size_t end);
    [[nodiscard]] bool isCredible(const Stretch& stretch) const;
    [[nodiscard]] bool passesDrawing(const Chain& chain, std::u32string_view before) const;
    [[nodiscard]] bool passesUtf8(const Chain& chain, std::u32string_view before) const;
    [[nodiscard]] bool isLikeBelieved(const Stretch& stretch) const;
    [[nodiscard]] double gain(const Hypothesis& hypothesis, std::size_t unit) const;

    const RepairContext& m_context;
    const SourceText& m_source;
    std::vector<Unit> m_units;
    std::vector<std::size_t> m_equal; // of each unit the first one with its text, or itself
    std::size_t m_likeFirst = 0;      // that of the first unit, which has itself there
    std::vector<double> m_bits;       // of each unit; of ASCII ones only where a chain changes them
    std::vector<Hypothesis> m_hypotheses;
    std::vector<HypothesisGains> m_gains; // of a long text at first in the sampled units only
    std::vector<bool> m_sampled;          // units
    std::size_t m_completed = 0;          // hypotheses that have been tried on all units
    Assignment m_assignment;
};

} // namespace moji::repair
