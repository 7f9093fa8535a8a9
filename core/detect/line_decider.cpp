#include "detect/line_decider.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace moji {

namespace {

constexpr double kNever = std::numeric_limits<double>::infinity();
constexpr double kSure = 0.8;      // less is ambiguous
constexpr double kTextLike = 0.35; // plausibility; below, it looks like no text
constexpr double kSurelyTextLike = 0.6;
constexpr double kWorthMention = 14; // bits worse than the best
constexpr std::size_t kMostAlternatives = 5;

constexpr double kNoDoubt = 6;             // bits before the next reading: a line to learn from
constexpr double kMostBitsToChange = 8;    // whatever has been learned, to a candidate
constexpr double kRarestChange = 1.0 / 64; // of a line's encoding

bool takesPart(const LineEvidence& line) {
    return line.pin || !line.readings.empty();
}

bool readsLikeBest(const LineEvidence& line, const LineReading& best, std::uint16_t candidate) {
    return std::ranges::any_of(line.readings, [&](const LineReading& reading) {
        return reading.candidate == candidate && reading.group == best.group;
    });
}

/// The cheapest paths through the readings of one line.
struct Path {
    const LineReading* reading;
    double bits;
};

/// How a reading is decided for; `all` is how likely all readings are, as multiples of it.
void decideFor(const LineReading& reading, double all, LineDecision& decision) {
    const double plausibility = double(reading.plausibility);
    decision.candidate = reading.candidate;
    decision.mixed = reading.mixed;
    decision.damaged = reading.damaged;
    decision.score = std::min(1.0, plausibility / kSurelyTextLike) / all;
    decision.ambiguous = plausibility < kTextLike || 1 / all < kSure;
}

LineDecision bestOf(std::span<Path> paths) {
    // Of equal costs the first reading is first.
    std::ranges::sort(paths, {},
                      [](const Path& path) { return std::pair(path.bits, path.reading); });
    const Path best = paths.front();
    LineDecision decision;
    double all = 0;
    std::vector<std::uint16_t> groups; // one path for each different text
    for (const Path& path : paths) {
        if (std::ranges::find(groups, path.reading->group) != groups.end())
            continue;
        groups.push_back(path.reading->group);
        const double worse = path.bits - best.bits;
        all += std::exp2(-worse);
        if (groups.size() == 2)
            decision.margin = worse;
        if (groups.size() > 1 && worse < kWorthMention && path.reading->damaged == 0 &&
            decision.alternatives.size() < kMostAlternatives)
            decision.alternatives.push_back(
                {path.reading->candidate, path.reading->mixed, std::exp2(-worse)});
    }
    decideFor(*best.reading, all, decision);
    for (LineAlternative& alternative : decision.alternatives)
        alternative.score *= decision.score;
    return decision;
}

LineDecision pinnedDecision(std::uint16_t candidate) {
    LineDecision decision;
    decision.candidate = candidate;
    decision.score = 1;
    return decision;
}

} // namespace

const LineReading* certainReading(const LineEvidence& line) {
    const auto best = std::ranges::min_element(line.readings, {}, &LineReading::bits);
    if (best == line.readings.end() || double(best->plausibility) < kTextLike)
        return nullptr;
    const bool doubtful = std::ranges::any_of(line.readings, [&](const LineReading& other) {
        return other.group != best->group && double(other.bits) < double(best->bits) + kNoDoubt;
    });
    return doubtful ? nullptr : &*best;
}

double LinePrior::bitsOf(const LineEvidence& line, const LineReading& reading) const {
    double bits = double(reading.bits);
    if (reading.candidate < isSeen.size() && isSeen[reading.candidate])
        for (const LineReading& other : line.readings)
            if (other.group == reading.group && other.mixed == reading.mixed)
                bits = std::min(bits, double(other.bits));
    const bool isKnown = reading.language && !language.empty();
    return bits + (isKnown ? language[*reading.language] : 0);
}

/// From how many lines there are in each language. Half of what one language has is for the others
/// of its script: closely related ones are easily mistaken for each other.
std::vector<double> languageBits(const std::vector<std::optional<Language>>& seen) {
    constexpr std::size_t kFewest = 4; // lines
    constexpr double kMost = 9;        // bits
    if (seen.size() < kFewest)
        return {};
    std::vector<double> languages(languageCount());
    std::array<double, kScripts> scripts{};
    for (const auto& language : seen) {
        if (!language)
            continue;
        languages[*language] += 1;
        scripts[static_cast<std::size_t>(scriptOf(*language))] += 1;
    }
    const auto all = static_cast<double>(seen.size());
    std::vector<double> bits;
    for (std::size_t i = 0; i < languages.size(); ++i) {
        const double script = scripts[static_cast<std::size_t>(scriptOf(static_cast<Language>(i)))];
        const double share = (0.5 * languages[i] + 0.5 * script + 0.25) / (all + 1);
        bits.push_back(std::min(kMost, -std::log2(share)));
    }
    return bits;
}

/// Of how many lines a candidate is the best reading beyond doubt.
std::vector<std::size_t> bestReadings(std::span<const LineEvidence> lines, std::size_t candidates) {
    std::vector<std::size_t> counts(candidates);
    for (const LineEvidence& line : lines)
        if (const LineReading* best = certainReading(line))
            ++counts[best->candidate];
    return counts;
}

/// Of the candidates that read the line as `best` does, the one that most lines are in.
std::uint16_t commonest(const LineEvidence& line, const LineReading& best,
                        std::span<const std::size_t> counts) {
    std::uint16_t found = best.candidate;
    for (const LineReading& reading : line.readings)
        if (reading.group == best.group && counts[reading.candidate] > counts[found])
            found = reading.candidate;
    return found;
}

LinePrior learnLinePrior(std::span<const LineEvidence> lines, std::size_t candidates) {
    std::vector<double> seen(candidates, 0.5);
    double all = 0.5 * static_cast<double>(candidates);
    double changes = 0.5;
    double followed = 1;
    std::optional<std::uint16_t> before;
    std::vector<std::optional<Language>> languages;
    const std::vector<std::size_t> counts = bestReadings(lines, candidates);
    for (const LineEvidence& line : lines) {
        const LineReading* best = certainReading(line);
        if (!best)
            continue;
        languages.push_back(best->language);
        const bool stays = before && readsLikeBest(line, *best, *before);
        changes += before && !stays ? 1 : 0;
        followed += before ? 1 : 0;
        before = stays ? *before : commonest(line, *best, counts);
        seen[*before] += 1;
        all += 1;
    }
    const double rate = std::max(kRarestChange, changes / followed);
    LinePrior prior;
    prior.stay = -std::log2(std::max(kRarestChange, 1 - rate));
    for (const double count : seen)
        prior.change.push_back(-std::log2(rate) +
                               std::min(kMostBitsToChange, -std::log2(count / all)));
    for (const double count : seen)
        prior.isSeen.push_back(count > 1);
    prior.language = languageBits(languages);
    return prior;
}

LineDecider::LineDecider(LinePrior prior)
    : m_prior(std::move(prior)) {}

void LineDecider::push(LineEvidence evidence, std::vector<Decided>& out) {
    m_lines.push_back(std::move(evidence));
    if (m_lines.size() == kWindow + kLookAhead)
        decide(kWindow, out);
}

void LineDecider::finish(std::vector<Decided>& out) {
    decide(m_lines.size(), out);
}

/// The candidates that take part: those that a line can be in, and that the last line was in. No
/// path goes through another.
void LineDecider::findActive() {
    std::vector<bool> isActive(m_prior.change.size());
    for (std::size_t i = 0; i < m_before.size(); ++i)
        isActive[i] = m_before[i] < kNever;
    for (const LineEvidence& line : m_lines) {
        if (line.pin)
            isActive[*line.pin] = true;
        for (const LineReading& reading : line.readings)
            isActive[reading.candidate] = true;
    }
    m_active.clear();
    m_place.assign(isActive.size(), 0);
    for (std::size_t i = 0; i < isActive.size(); ++i) {
        if (!isActive[i])
            continue;
        m_place[i] = m_active.size();
        m_active.push_back(static_cast<std::uint16_t>(i));
    }
}

void LineDecider::weighReadings() {
    m_bits.clear();
    m_firstBits.clear();
    for (const LineEvidence& line : m_lines) {
        m_firstBits.push_back(m_bits.size());
        for (const LineReading& reading : line.readings)
            m_bits.push_back(m_prior.bitsOf(line, reading));
    }
}

void LineDecider::addEvidence(std::size_t number, std::span<double> costs) {
    const LineEvidence& line = m_lines[number];
    m_evidence.assign(m_active.size(), kNever);
    if (line.pin)
        m_evidence[m_place[*line.pin]] = 0;
    for (std::size_t i = 0; i < line.readings.size() && !line.pin; ++i) {
        double& cost = m_evidence[m_place[line.readings[i].candidate]];
        cost = std::min(cost, m_bits[m_firstBits[number] + i]);
    }
    for (std::size_t i = 0; i < costs.size(); ++i)
        costs[i] += m_evidence[i];
}

void LineDecider::forward(std::span<const double> before, std::span<double> costs) const {
    const double cheapest = *std::ranges::min_element(before);
    for (std::size_t i = 0; i < costs.size(); ++i)
        costs[i] = std::min(before[i] + m_prior.stay, cheapest + m_prior.change[m_active[i]]);
}

void LineDecider::backward(std::span<const double> after, std::span<double> costs) const {
    double cheapest = kNever;
    for (std::size_t i = 0; i < after.size(); ++i)
        cheapest = std::min(cheapest, after[i] + m_prior.change[m_active[i]]);
    for (std::size_t i = 0; i < costs.size(); ++i)
        costs[i] = std::min(after[i] + m_prior.stay, cheapest);
}

/// The cheapest ways to reach each candidate at each line, from all lines before it. Those of the
/// last of the first `count` lines are kept for what comes later.
void LineDecider::reach(std::size_t count) {
    m_reach.reset(m_lines.size(), m_active.size());
    Costs before;
    for (const std::uint16_t candidate : m_active)
        if (!m_before.empty())
            before.push_back(m_before[candidate]);
    Costs kept;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        if (i == count)
            kept = before;
        if (!takesPart(m_lines[i]))
            continue;
        const auto row = m_reach.row(i);
        if (before.empty())
            std::ranges::fill(row, 0);
        else
            forward(before, row);
        before.assign(row.begin(), row.end());
        addEvidence(i, before);
        const double least = *std::ranges::min_element(before);
        for (double& cost : before)
            cost -= least; // paths grow without end, what differs between them does not
    }
    if (count == m_lines.size())
        kept = std::move(before);
    if (kept.empty())
        return;
    m_before.assign(m_prior.change.size(), kNever);
    for (std::size_t j = 0; j < kept.size(); ++j)
        m_before[m_active[j]] = kept[j];
}

/// The cheapest ways from each candidate at each line through all lines that follow.
void LineDecider::leave() {
    m_leave.reset(m_lines.size(), m_active.size());
    Costs after;
    for (std::size_t i = m_lines.size(); i-- > 0;) {
        if (!takesPart(m_lines[i]))
            continue;
        const auto row = m_leave.row(i);
        if (after.empty())
            std::ranges::fill(row, 0);
        else
            backward(after, row);
        after.assign(row.begin(), row.end());
        addEvidence(i, after);
    }
}

LineDecision LineDecider::decisionOf(std::size_t number) {
    const LineEvidence& line = m_lines[number];
    if (line.pin)
        return pinnedDecision(*line.pin);
    LineDecision decision;
    decision.score = line.ascii ? 1 : 0;
    if (line.readings.empty())
        return decision;
    if (line.readings.size() == 1) {
        decideFor(line.readings.front(), 1, decision);
        return decision;
    }
    const auto before = m_reach.row(number);
    const auto after = m_leave.row(number);
    std::vector<Path> paths;
    paths.reserve(line.readings.size());
    for (std::size_t i = 0; i < line.readings.size(); ++i) {
        const LineReading& reading = line.readings[i];
        const std::size_t place = m_place[reading.candidate];
        paths.push_back({&reading, m_bits[m_firstBits[number] + i] + before[place] + after[place]});
    }
    return bestOf(paths);
}

/// Decides the first `count` lines, having looked at all there are.
void LineDecider::decide(std::size_t count, std::vector<Decided>& out) {
    findActive();
    weighReadings();
    reach(count);
    leave();
    for (std::size_t i = 0; i < count; ++i) {
        LineDecision decision = decisionOf(i);
        out.push_back({std::move(m_lines[i]), std::move(decision)});
    }
    m_lines.erase(m_lines.begin(), m_lines.begin() + static_cast<std::ptrdiff_t>(count));
}

} // namespace moji
