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
constexpr double kOfDoubtful = 0.5;  // as much of the score
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
    decision.ambiguous = plausibility < kTextLike || 1 / all < kSure || reading.doubtful;
    if (reading.doubtful)
        decision.score *= kOfDoubtful;
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
    if (const auto letters = best.reading->letters) {
        // As likely as the best one, though rarer.
        const auto path = std::ranges::find(
            paths, *letters, [](const Path& each) { return each.reading->candidate; });
        std::erase_if(decision.alternatives, [&](const LineAlternative& alternative) {
            return std::ranges::any_of(paths, [&](const Path& each) {
                return each.reading->candidate == alternative.candidate &&
                       each.reading->group == path->reading->group;
            });
        });
        decision.alternatives.insert(decision.alternatives.begin(), {*letters, false, 1});
    }
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
    if (best == line.readings.end() || double(best->plausibility) < kTextLike || best->doubtful)
        return nullptr;
    const bool doubtful = std::ranges::any_of(line.readings, [&](const LineReading& other) {
        return other.group != best->group && double(other.bits) < double(best->bits) + kNoDoubt;
    });
    return doubtful ? nullptr : &*best;
}

double LinePrior::bitsOf(const LineEvidence& line, const LineReading& reading) const {
    double bits = double(reading.bits);
    if (reading.candidate < isSeen.size() && isSeen[reading.candidate]) {
        bits -= double(reading.signDoubt);
        for (const LineReading& other : line.readings)
            if (other.group == reading.group && other.mixed == reading.mixed)
                bits = std::min(bits, double(other.bits));
    }
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

void LineDecider::States::reset(std::size_t candidates) {
    m_costs.resize(candidates, kNever);
    for (const std::uint16_t candidate : m_open)
        m_costs[candidate] = kNever;
    m_open.clear();
}

double LineDecider::States::leastWith(std::span<const double> more) const {
    double least = kNever;
    for (const std::uint16_t candidate : m_open)
        least = std::min(least, m_costs[candidate] + more[candidate]);
    return least;
}

double LineDecider::States::least() const {
    double least = kNever;
    for (const std::uint16_t candidate : m_open)
        least = std::min(least, m_costs[candidate]);
    return least;
}

void LineDecider::States::add(std::uint16_t candidate, double cost) {
    if (m_costs[candidate] == kNever)
        m_open.push_back(candidate);
    m_costs[candidate] = std::min(m_costs[candidate], cost);
}

void LineDecider::States::subtract(double cost) {
    for (const std::uint16_t candidate : m_open)
        m_costs[candidate] -= cost;
}

void LineDecider::weighReadings() {
    m_bits.clear();
    m_firstBits.clear();
    for (const LineEvidence& line : m_lines) {
        m_firstBits.push_back(m_bits.size());
        if (line.pin) {
            m_bits.push_back(0);
            continue;
        }
        for (const LineReading& reading : line.readings)
            m_bits.push_back(m_prior.bitsOf(line, reading));
    }
}

template <class Way>
void LineDecider::goThrough(std::size_t number, Way wayOf, Costs& ways, States& states) const {
    const LineEvidence& line = m_lines[number];
    states.reset(m_prior.change.size());
    for (std::size_t i = 0; i < (line.pin ? 1 : line.readings.size()); ++i) {
        const std::size_t place = m_firstBits[number] + i;
        const std::uint16_t candidate = line.pin ? *line.pin : line.readings[i].candidate;
        ways[place] = wayOf(candidate);
        states.add(candidate, ways[place] + m_bits[place]);
    }
}

/// The cheapest ways to each line's candidates, from all lines before it. Those of the last of the
/// first `count` lines are kept for what comes later.
void LineDecider::reach(std::size_t count) {
    m_reach.resize(m_bits.size());
    States before = m_before;
    States states;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        if (i == count)
            m_before = before;
        if (!takesPart(m_lines[i]))
            continue;
        const double least = before.least();
        goThrough(
            i,
            [&](std::uint16_t to) {
                return before.isEmpty()
                           ? 0
                           : std::min(before.of(to) + m_prior.stay, least + m_prior.change[to]);
            },
            m_reach, states);
        states.subtract(states.least()); // paths grow without end, what differs does not
        std::swap(before, states);
    }
    if (count == m_lines.size())
        m_before = std::move(before);
}

/// The cheapest ways from each line's candidates through all lines that follow.
void LineDecider::leave() {
    m_leave.resize(m_bits.size());
    States after;
    States states;
    for (std::size_t i = m_lines.size(); i-- > 0;) {
        if (!takesPart(m_lines[i]))
            continue;
        const double least = after.leastWith(m_prior.change);
        goThrough(
            i,
            [&](std::uint16_t from) {
                return after.isEmpty() ? 0 : std::min(after.of(from) + m_prior.stay, least);
            },
            m_leave, states);
        std::swap(after, states);
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
    std::vector<Path> paths;
    paths.reserve(line.readings.size());
    for (std::size_t i = 0; i < line.readings.size(); ++i) {
        const LineReading& reading = line.readings[i];
        const std::size_t place = m_firstBits[number] + i;
        paths.push_back({&reading, m_bits[place] + m_reach[place] + m_leave[place]});
    }
    return bestOf(paths);
}

/// Decides the first `count` lines, having looked at all there are.
void LineDecider::decide(std::size_t count, std::vector<Decided>& out) {
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
