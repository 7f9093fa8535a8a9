#include "repair/diagnosis.h"

#include "detect/text_scorer.h"
#include "repair/text_cost.h"
#include "repair/word_changes.h"

#include <algorithm>
#include <unordered_map>

namespace moji::repair {

namespace {

constexpr std::size_t kSampleLength = 96;  // code points: enough to tell chains apart
constexpr std::size_t kMostSearches = 8;   // of a text
constexpr std::size_t kSearchesAtOnce = 4; // before what was found is tried on all
constexpr std::size_t kMostHypotheses = 24;
constexpr std::size_t kLongText = 400; // units; in less every hypothesis is tried everywhere
constexpr std::ptrdiff_t kSearchedAnyway = 1;
constexpr double kSuspicious = 0.3;   // of a single unit
constexpr double kOrdinary = 0.25;    // of several
constexpr double kByteOrderMark = 40; // saved where the text begins with one that was misread
constexpr double kGuessedSpaceBits = 3;
constexpr double kDamagedBits = 6; // a character that is damaged, beyond what U+FFFD costs

bool readsUtf8(const Chain& chain) {
    return std::ranges::find(chain, Step{StepKind::Decode, "UTF-8"}) != chain.end();
}

/// Whether U+FFFD follow each other in such a mass that they tell nothing of what was there, as in
/// tables of codes that mark the unassigned ones so. Text that is read in a wrong encoding has
/// characters among them.
bool hasMassOfReplacements(std::u32string_view text) {
    constexpr int kMass = 24;
    return std::search_n(text.begin(), text.end(), kMass, U'\uFFFD') != text.end();
}

/// UTF-8 that was read otherwise, once or several times: misread_utf8.h knows better.
bool onlyMisreadsUtf8(const Chain& chain) {
    for (std::size_t i = 0; i < chain.size(); ++i) {
        if (i % 2 == 0 ? chain[i].kind != StepKind::Encode
                       : chain[i] != Step{StepKind::Decode, "UTF-8"})
            return false;
    }
    return true;
}

} // namespace

Diagnosis::Diagnosis(const RepairContext& context, const SourceText& source,
                     std::vector<Unit> units, const std::stop_token& stop)
    : m_context(context)
    , m_source(source)
    , m_units(std::move(units)) {
    if (source.isBinary())
        m_units.clear();
    if (m_units.empty())
        return;
    m_sampled.resize(m_units.size());
    findEqualUnits();
    weigh();
    m_assignment = assign({}, m_units.size());
    std::vector<Sample> open = samples();
    for (std::size_t searches = 0; searches < kMostSearches && !stop.stop_requested();) {
        std::erase_if(open, [this](const Sample& sample) { return isExplained(sample); });
        if (open.empty())
            break;
        const std::size_t count =
            std::min({kSearchesAtOnce, open.size(), kMostSearches - searches});
        for (std::size_t i = 0; i < count; ++i)
            std::fill_n(m_sampled.begin() + static_cast<std::ptrdiff_t>(open[i].firstUnit),
                        open[i].lastUnit - open[i].firstUnit + 1, true);
        for (std::size_t i = 0; i < count; ++i)
            searchIn(open[i], stop);
        open.erase(open.begin(), open.begin() + static_cast<std::ptrdiff_t>(count));
        searches += count;
        complete();
        // The oddest come first: if nothing explains them, nothing explains the others.
        if (m_hypotheses.empty() && m_units.size() > kLongText)
            break;
    }
}

/// Whether a unit follows the one before it, with nothing left out between.
bool Diagnosis::follows(std::size_t unit) const {
    return unit < m_units.size() && m_units[unit].begin == m_units[unit - 1].end;
}

/// A text has the same words again and again: each is weighed once. The first unit, which may be a
/// byte-order mark, is weighed by itself.
void Diagnosis::findEqualUnits() {
    m_equal.resize(m_units.size());
    std::unordered_map<std::u32string_view, std::size_t> first;
    for (std::size_t i = 1; i < m_units.size(); ++i)
        m_equal[i] =
            first.try_emplace(m_source.text(m_units[i].begin, m_units[i].end), i).first->second;
    const auto like = first.find(m_source.text(m_units[0].begin, m_units[0].end));
    m_likeFirst = like == first.end() ? 0 : like->second;
}

void Diagnosis::weigh() {
    m_bits.reserve(m_units.size());
    for (std::size_t i = 0; i < m_units.size(); ++i) {
        const Unit& unit = m_units[i];
        m_bits.push_back(m_equal[i] < i ? m_bits[m_equal[i]]
                         : unit.ascii   ? 0
                                        : bitsOf(m_source.text(unit.begin, unit.end)));
    }
}

void Diagnosis::addSample(std::vector<Sample>& samples, std::size_t first, std::size_t last) const {
    Sample sample{m_units[first].begin, m_units[last].end, Tail::AtEnd, 0, first, last};
    if (sample.end - sample.begin > kSampleLength && first == last) {
        sample.end = sample.begin + kSampleLength;
        sample.tail = Tail::MoreFollows;
    }
    const bool plain = std::all_of(&m_units[first], &m_units[last] + 1,
                                   [](const Unit& unit) { return unit.ascii; });
    if (!plain)
        sample.suspicion = 1 - scoreText(m_source.text(sample.begin, sample.end)).plausibility;
    samples.push_back(sample);
}

/// Stretches of units that tile the text, and single units; the least plausible first.
std::vector<Diagnosis::Sample> Diagnosis::samples() const {
    std::vector<Sample> found;
    std::vector<bool> ordinary(m_units.size()); // the first of equal ones, once looked at
    for (std::size_t first = 0; first < m_units.size();) {
        std::size_t last = first;
        const auto length = [&] { return m_units[last].end - m_units[first].begin; };
        while (follows(last + 1) && length() < kSampleLength)
            ++last;
        addSample(found, first, last);
        for (std::size_t unit = first; unit <= last && first != last; ++unit) {
            if (m_units[unit].ascii || ordinary[m_equal[unit]])
                continue;
            addSample(found, unit, unit);
            ordinary[m_equal[unit]] = found.back().suspicion < kSuspicious;
            if (ordinary[m_equal[unit]])
                found.pop_back();
        }
        first = last + 1;
    }
    std::erase_if(found, [this](const Sample& sample) {
        const std::u32string_view text = m_source.text(sample.begin, sample.end);
        return sample.suspicion == 0 && text.find_first_of(U"&\\%=") == text.npos;
    });
    std::ranges::stable_sort(found, std::greater(), &Sample::suspicion);
    // The first one is searched even if it looks ordinary, and so is what is around odd words: they
    // tell less of the chain than all that it left as it was.
    std::vector<Sample> odd;
    for (const Sample& sample : found)
        if (sample.firstUnit == sample.lastUnit && odd.size() < kMostSearches)
            odd.push_back(sample);
    std::vector<Sample> around;
    std::ranges::copy_if(found, std::back_inserter(around), [&](const Sample& sample) {
        return sample.firstUnit < sample.lastUnit &&
               std::ranges::any_of(odd, [&](const Sample& each) {
                   return each.firstUnit >= sample.firstUnit && each.lastUnit <= sample.lastUnit;
               });
    });
    const auto looksWell = [](const Sample& sample) { return sample.suspicion < kOrdinary; };
    const auto few = found.begin() + std::min(std::ssize(found), kSearchedAnyway);
    found.erase(std::remove_if(few, found.end(), looksWell), found.end());
    for (const Sample& sample : around) {
        const auto isSame = [&](const Sample& other) {
            return other.firstUnit == sample.firstUnit && other.lastUnit == sample.lastUnit;
        };
        if (std::ranges::none_of(found, isSame))
            found.push_back(sample);
    }
    return found;
}

bool Diagnosis::isExplained(const Sample& sample) const {
    for (std::size_t unit = sample.firstUnit; unit <= sample.lastUnit; ++unit) {
        if (!m_units[unit].ascii && m_assignment.unit[unit] == kLeftAlone)
            return false;
    }
    return sample.suspicion > 0;
}

/// Tries the hypotheses that were used in the samples on all units, and drops the others.
void Diagnosis::complete() {
    m_assignment = assign(m_gains, m_units.size());
    for (std::size_t i = m_completed; i < m_hypotheses.size();) {
        const bool used = std::ranges::find(m_assignment.unit, i) != m_assignment.unit.end();
        if (m_units.size() > kLongText && !used) {
            m_hypotheses.erase(m_hypotheses.begin() + static_cast<std::ptrdiff_t>(i));
            m_gains.erase(m_gains.begin() + static_cast<std::ptrdiff_t>(i));
            for (std::size_t& chosen : m_assignment.unit)
                chosen -= chosen != kLeftAlone && chosen > i ? 1 : 0;
            continue;
        }
        tryOnAll(i++);
    }
    m_completed = m_hypotheses.size();
    assignCredible();
}

/// The gains of a hypothesis in all units that are in no sample.
void Diagnosis::tryOnAll(std::size_t hypothesis) {
    std::vector<double>& bits = m_gains[hypothesis].bits;
    for (std::size_t unit = 0; unit < m_units.size(); ++unit) {
        const std::size_t equal = m_equal[unit];
        if (!m_sampled[unit]) // of a sampled one more may count: creditLanguage()
            bits[unit] = equal < unit && !m_sampled[equal] ? bits[equal]
                                                           : gain(m_hypotheses[hypothesis], unit);
    }
}

void Diagnosis::searchIn(const Sample& sample, const std::stop_token& stop) {
    constexpr std::size_t kChains = 4;
    constexpr std::size_t kLossy = 2;
    const std::u32string_view text = m_source.text(sample.begin, sample.end);
    for (FoundChain& found : m_context.search.find(text, sample.tail, kChains, stop)) {
        if (onlyMisreadsUtf8(found.chain))
            continue;
        const Chain chain = found.chain;
        const bool keepsMost = changesFew(text, found.text);
        add(Hypothesis::lossless(m_context.codecs, m_context.duplicates, std::move(found.chain),
                                 found.doubt));
        if (keepsMost)
            creditLanguage(sample, chain, bitsOf(text) - found.bits);
    }
    if (text.find(U'\uFFFD') == text.npos)
        return;
    for (const Candidate& candidate : searchLossy(m_context.candidates, text, kLossy))
        add(Hypothesis::lossy(m_context.codecs, m_context.duplicates, candidate.codec(),
                              candidate.doubt));
}

/// A sample may save more than its units one by one: they are in one language, where each by itself
/// may be a word of any. The difference counts for the units that change.
void Diagnosis::creditLanguage(const Sample& sample, const Chain& chain, double saved) {
    const auto found = std::ranges::find(m_hypotheses, chain, &Hypothesis::chain);
    if (found == m_hypotheses.end() || sample.tail != Tail::AtEnd)
        return;
    std::vector<double>& bits =
        m_gains[static_cast<std::size_t>(found - m_hypotheses.begin())].bits;
    double byUnits = 0;
    std::ptrdiff_t changed = 0;
    for (std::size_t unit = sample.firstUnit; unit <= sample.lastUnit; ++unit) {
        if (bits[unit] == kNever)
            return;
        byUnits += bits[unit];
        changed += bits[unit] != 0 ? 1 : 0;
    }
    const double share = (saved - byUnits) / static_cast<double>(changed);
    for (std::size_t unit = sample.firstUnit; share > 0 && unit <= sample.lastUnit; ++unit)
        bits[unit] += bits[unit] != 0 ? share : 0;
}

void Diagnosis::add(std::optional<Hypothesis> hypothesis) {
    const auto isSame = [&](const Hypothesis& other) {
        return other.chain() == hypothesis->chain() && other.gapsIn() == hypothesis->gapsIn();
    };
    if (!hypothesis || m_hypotheses.size() >= kMostHypotheses ||
        std::ranges::any_of(m_hypotheses, isSame))
        return;
    HypothesisGains gains{std::vector<double>(m_units.size()), hypothesis->doubt()};
    for (std::size_t unit = 0; unit < m_units.size(); ++unit) {
        if (m_sampled[unit])
            gains.bits[unit] = gain(*hypothesis, unit);
    }
    m_gains.push_back(std::move(gains));
    m_hypotheses.push_back(*std::move(hypothesis));
}

double Diagnosis::gain(const Hypothesis& hypothesis, std::size_t index) const {
    const Unit& unit = m_units[index];
    const std::u32string_view before = m_source.text(unit.begin, unit.end);
    if (hypothesis.gapsIn() && hasMassOfReplacements(before))
        return kNever;
    const auto after = hypothesis.rewrite(before);
    if (!after)
        return kNever;
    if (*after == before)
        return 0;
    if (index == 0 && *after == U"\uFEFF")
        return kByteOrderMark;
    if (bringsControls(before, *after))
        return kNever;
    if (!readsUtf8(hypothesis.chain()) && losesItsLetters(before, *after))
        return kNever;
    double bits = bitsOf(*after);
    if (hypothesis.gapsIn()) {
        const auto characters = readAround(*hypothesis.gapsIn(), before);
        for (const GapCharacter& character : *characters)
            bits += character.guessedSpace ? kGuessedSpaceBits
                    : character.isWhole()  ? 0
                                           : kDamagedBits;
    }
    return (unit.ascii ? bitsOf(before) : m_bits[index]) - bits;
}

std::optional<double> Diagnosis::netOverAll(std::size_t hypothesis) const {
    double net = -m_gains[hypothesis].doubt;
    for (const double bits : m_gains[hypothesis].bits) {
        if (bits == kNever)
            return std::nullopt;
        net += bits;
    }
    return net;
}

} // namespace moji::repair
