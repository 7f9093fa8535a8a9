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
    /// take a line for another encoding in which it is the same text.
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
    using Costs = std::vector<double>; // by candidate, of those in m_active
    /// Such costs for each of m_lines; nothing of those that take no part.
    struct Table {
        Costs cells;
        std::size_t columns = 0;
        void reset(std::size_t lines, std::size_t candidates) {
            columns = candidates;
            cells.resize(lines * candidates);
        }
        [[nodiscard]] std::span<double> row(std::size_t line) {
            return std::span(cells).subspan(line * columns, columns);
        }
    };
    void decide(std::size_t count, std::vector<Decided>& out);
    [[nodiscard]] LineDecision decisionOf(std::size_t line);
    void findActive();
    void weighReadings();
    /// What the line itself says of each candidate, added to `costs`.
    void addEvidence(std::size_t line, std::span<double> costs);
    /// The costs of one step of a path, to the next line and from it back.
    void forward(std::span<const double> before, std::span<double> costs) const;
    void backward(std::span<const double> after, std::span<double> costs) const;
    void reach(std::size_t count);
    void leave();

    LinePrior m_prior;
    std::vector<LineEvidence> m_lines; // not decided yet
    // Up to the last line decided, by candidate, of all candidates; empty: none took part.
    std::vector<double> m_before;
    std::vector<std::uint16_t> m_active;  // candidates of m_lines and m_before
    std::vector<std::size_t> m_place;     // of a candidate in m_active
    Costs m_bits;                         // of the readings of all m_lines, LinePrior::bitsOf()
    std::vector<std::size_t> m_firstBits; // of each of m_lines in m_bits
    Table m_reach;                        // the cheapest ways to each candidate from lines before
    Table m_leave;                        // and from it through all lines that follow
    Costs m_evidence;                     // of one line
};

} // namespace moji
