#pragma once
// The encodings of lines from their evidence, each in the light of its neighbours: a hidden Markov
// model whose states are the candidates. What a line shows by itself is its evidence's readings;
// how likely the encoding changes from one line to the next, and to which, is the prior, learned
// from lines that leave no doubt. A line's encoding is the one on the cheapest path through all
// lines (Viterbi 1967, with costs in bits); its score compares the cheapest paths through each of
// its readings. Lines of ASCII, and lines that nothing decodes, take no part.
//
// Lines go in one by one and come out in order, so that any number needs constant memory: of what
// comes before a line everything counts, of what follows it at least kLookAhead lines.

#include "detect/line_evidence.h"

#include <cstddef>
#include <span>
#include <vector>

namespace moji {

/// Bits that it costs to go from one line's encoding to the next line's.
struct LinePrior {
    double stay = 0;            // in the same
    std::vector<double> change; // to another, by candidate
    /// That a line is in a language, by Language; empty where nothing is known. What the certain
    /// lines are in is likelier than others.
    std::vector<double> language;

    /// By candidate: some line is in it beyond doubt. Then how rare it is elsewhere is no reason to
    /// take a line for another encoding in which it is the same text, nor that its characters stand
    /// by themselves.
    std::vector<bool> isSeen;

    /// What a reading of a line costs, with its language.
    [[nodiscard]] double bitsOf(const LineEvidence& line, const LineReading& reading) const;
};

/// The best reading of a line that leaves no doubt by itself; nullptr where there is none.
[[nodiscard]] const LineReading* certainReading(const LineEvidence& line);

/// From lines that follow each other; those in doubt are left out.
[[nodiscard]] LinePrior learnLinePrior(std::span<const LineEvidence> lines, std::size_t candidates);

struct LineAlternative {
    std::uint16_t candidate = 0;
    bool mixed = false;
    double score = 0;
};

struct LineDecision {
    std::optional<std::uint16_t> candidate; // none: ASCII, or nothing decodes it
    bool mixed = false;                     // UTF-8 in LineEvidence::segments, else `candidate`
    double score = 0;  // how likely, 0 to 1; lessened where it does not look like text; pinned: 1
    double margin = 0; // bits by which the best alternative is less likely; 0: there is none
    bool ambiguous = false;
    std::uint32_t damaged = 0;                 // LineReading::damaged
    std::vector<LineAlternative> alternatives; // other readings, likeliest first
};

class LineDecider {
public:
    static constexpr std::size_t kLookAhead = 128; // lines
    static constexpr std::size_t kWindow = 1024;   // lines decided at once

    explicit LineDecider(LinePrior prior);

    struct Decided {
        LineEvidence evidence;
        LineDecision decision;
    };
    /// The lines that can now be decided are added to `out`.
    void push(LineEvidence evidence, std::vector<Decided>& out);
    /// There are no more.
    void finish(std::vector<Decided>& out);

private:
    using Costs = std::vector<double>;
    /// What the ways through one line's states cost, each to or from a candidate that the line may
    /// be in; all others are closed.
    class States {
    public:
        /// None of so many candidates.
        void reset(std::size_t candidates);
        [[nodiscard]] bool isEmpty() const { return m_open.empty(); }
        [[nodiscard]] double of(std::uint16_t candidate) const { return m_costs[candidate]; }
        [[nodiscard]] std::span<const std::uint16_t> open() const { return m_open; }
        /// The least of all, each with what `more` has for its candidate.
        [[nodiscard]] double leastWith(std::span<const double> more) const;
        [[nodiscard]] double least() const;
        /// Opens a candidate, or makes it cheaper.
        void add(std::uint16_t candidate, double cost);
        void subtract(double cost);

    private:
        Costs m_costs; // by candidate
        std::vector<std::uint16_t> m_open;
    };
    void decide(std::size_t count, std::vector<Decided>& out);
    [[nodiscard]] LineDecision decisionOf(std::size_t line);
    void weighReadings();
    /// Asks for the cheapest way to (or from) each candidate of a line, and puts it into `ways`;
    /// what the ways through the line cost goes into `states`.
    template <class Way>
    void goThrough(std::size_t line, Way wayOf, Costs& ways, States& states) const;
    void reach(std::size_t count);
    void leave();

    LinePrior m_prior;
    std::vector<LineEvidence> m_lines;    // not decided yet
    States m_before;                      // up to the last line decided; empty: none took part
    std::vector<std::size_t> m_firstBits; // of each of m_lines in what follows
    // Of the readings of all m_lines; one of a line with a pin.
    Costs m_bits;  // LinePrior::bitsOf()
    Costs m_reach; // the cheapest ways to its candidate from the lines before
    Costs m_leave; // and from it through all lines that follow
};

} // namespace moji
