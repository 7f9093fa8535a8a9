// What of a diagnosis is believed: the hypotheses whose repairs are no text, or rest on one word
// that comes again and again, are refused, and the units assigned anew.

#include "repair/credibility.h"
#include "repair/diagnosis.h"
#include "repair/letters.h"
#include "utf8/utf8_writer.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <unordered_set>

namespace moji::repair {

namespace {

constexpr std::size_t kContext = 200; // code points of the line that a stretch is in

std::size_t countOthers(std::u32string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(text, std::not_fn(isAscii)));
}

bool differInSigns(const std::optional<std::u32string>& one,
                   const std::optional<std::u32string>& other) {
    return one && other && one->size() == other->size() &&
           std::ranges::equal(*one, *other, [](char32_t a, char32_t b) {
               return a == b || (!isAscii(a) && !isAscii(b) && !isLetter(a) && !isLetter(b));
           });
}

} // namespace

void Diagnosis::assignCredible() {
    do
        m_assignment = assign(m_gains, m_units.size());
    while (refuseRepeated() || refuseIncredible() || levelSigns());
}

/// Two encodings that read all letters alike, and signs otherwise, are told apart by the doubt
/// about them alone: what a reader of € would see as « is no proof. True if any bits change.
bool Diagnosis::levelSigns() {
    constexpr double kMostOfSigns = 8; // bits, in a unit: more are proof
    bool levelled = false;
    for (std::size_t chosen = 0; chosen < m_hypotheses.size(); ++chosen) {
        const auto isChosen = [&](std::size_t unit) { return m_assignment.unit[unit] == chosen; };
        std::vector<double>& bits = m_gains[chosen].bits;
        for (std::size_t i = 0; i < m_hypotheses.size(); ++i) {
            const std::vector<double>& other = m_gains[i].bits;
            if (m_gains[i].doubt >= m_gains[chosen].doubt || !readsLettersAs(i, chosen))
                continue;
            for (std::size_t unit = 0; unit < bits.size(); ++unit) {
                if (!isChosen(unit) || other[unit] >= bits[unit] ||
                    bits[unit] - other[unit] > kMostOfSigns)
                    continue;
                bits[unit] = other[unit];
                levelled = true;
            }
        }
    }
    return levelled;
}

/// Whether one hypothesis reads all units of another one as that does, but for signs.
bool Diagnosis::readsLettersAs(std::size_t one, std::size_t other) const {
    if (m_hypotheses[one].gapsIn() || m_hypotheses[other].gapsIn())
        return false;
    bool isUsed = false;
    for (std::size_t unit = 0; unit < m_units.size(); ++unit) {
        if (m_assignment.unit[unit] != other)
            continue;
        isUsed = true;
        const auto text = m_source.text(m_units[unit].begin, m_units[unit].end);
        if (m_gains[one].bits[unit] == kNever ||
            !differInSigns(m_hypotheses[one].rewrite(text), m_hypotheses[other].rewrite(text)))
            return false;
    }
    return isUsed;
}

/// Forbids a hypothesis that would not be believed if each word counted once: that a word is
/// unusual does not become likelier by its coming again. True if there are any.
bool Diagnosis::refuseRepeated() {
    const std::vector<std::size_t>& chosen = m_assignment.unit;
    std::vector<double> once(m_gains.size());
    std::vector<bool> isUsed(m_gains.size());
    std::unordered_set<std::uint64_t> known; // the first ones of equal units, with their hypotheses
    for (std::size_t unit = 0; unit < chosen.size(); ++unit) {
        if (chosen[unit] == kLeftAlone)
            continue;
        isUsed[chosen[unit]] = true;
        if (known.insert(wordOf(unit) * m_gains.size() + chosen[unit]).second)
            once[chosen[unit]] += m_gains[chosen[unit]].bits[unit];
    }
    bool refused = false;
    for (std::size_t i = 0; i < m_gains.size(); ++i) {
        if (!isUsed[i] || once[i] > m_gains[i].doubt + kAtBeginning)
            continue;
        refused = true;
        for (std::size_t unit = 0; unit < chosen.size(); ++unit)
            if (chosen[unit] == i)
                m_gains[i].bits[unit] = kNever;
    }
    return refused;
}

/// Forbids a hypothesis in stretches where its repair is not credible; true if there are any. What
/// is too little to be believed by itself is believed where the same hypothesis repairs much more
/// of the text beyond doubt: the name of a speaker before what is said.
bool Diagnosis::refuseIncredible() {
    const std::vector<std::size_t>& chosen = m_assignment.unit;
    std::vector<double> believed(m_gains.size()); // bits
    std::vector<double> doubted(m_gains.size());
    std::vector<Stretch> incredible;
    for (std::size_t first = 0; first < chosen.size();) {
        std::size_t end = first + 1;
        while (follows(end) && chosen[end] == chosen[first])
            ++end;
        if (chosen[first] != kLeftAlone) {
            Stretch stretch = this->stretch(first, end);
            const bool isBelieved = stretch.changed.empty() || isCredible(stretch);
            (isBelieved ? believed : doubted)[chosen[first]] += stretch.saved;
            if (!isBelieved)
                incredible.push_back(std::move(stretch));
        }
        first = end;
    }
    constexpr double kMuchMore = 8;
    bool refused = false;
    for (const Stretch& stretch : incredible) {
        const std::size_t by = chosen[stretch.changed.front()];
        if (believed[by] >= kMuchMore * doubted[by] && isLikeBelieved(stretch))
            continue;
        refused = true;
        for (const std::size_t unit : stretch.changed)
            m_gains[by].bits[unit] = kNever;
    }
    return refused;
}

/// The part of a place's line before it and after it, up to a bound.
std::u32string_view Diagnosis::lineBefore(std::size_t place) const {
    const std::size_t begin = place - std::min(place, kContext);
    const std::u32string_view text = m_source.text(begin, place);
    return text.substr(text.find_last_of(U"\n\r") + 1); // npos + 1 is 0
}
std::u32string_view Diagnosis::lineAfter(std::size_t place) const {
    const std::u32string_view text = m_source.text().substr(place, kContext);
    return text.substr(0, text.find_first_of(U"\n\r"));
}

/// What the hypothesis of the units [first, end) changes in them. A word that is changed again and
/// again proves no more than it does once: it counts once.
Diagnosis::Stretch Diagnosis::stretch(std::size_t first, std::size_t end) {
    const std::size_t chosen = m_assignment.unit[first];
    std::vector<bool>& keeps = m_gains[chosen].keeps;
    keeps.resize(m_units.size());
    Stretch stretch;
    std::unordered_set<std::size_t> known; // the first ones of equal units that are changed
    std::size_t unchangedTail = 0;         // code points at the end that stay the same
    for (std::size_t unit = first; unit < end; ++unit) {
        const auto text = m_source.text(m_units[unit].begin, m_units[unit].end);
        const std::size_t equal = m_equal[unit];
        const auto repaired = keeps[equal] ? std::nullopt : m_hypotheses[chosen].rewrite(text);
        const bool changes = repaired && *repaired != text;
        keeps[equal] = !changes;
        if (changes) {
            stretch.changed.push_back(unit);
            stretch.saved += m_gains[chosen].bits[unit];
        }
        if (changes && !known.insert(wordOf(unit)).second) {
            stretch.othersAgain += countOthers(text);
            continue;
        }
        if (stretch.changed.empty())
            continue;
        unchangedTail = changes ? 0 : unchangedTail + text.size();
        stretch.before += text;
        stretch.after += changes ? *repaired : text;
    }
    stretch.before.resize(stretch.before.size() - unchangedTail);
    stretch.after.resize(stretch.after.size() - unchangedTail);
    return stretch;
}

/// Whether the chain comes to a drawing before its last pair of steps: then that was the text.
bool Diagnosis::passesDrawing(const Chain& chain, std::u32string_view before) const {
    constexpr std::size_t kPair = 2;
    for (std::size_t steps = kPair; steps < chain.size(); steps += kPair) {
        const Chain first(chain.begin(), chain.begin() + static_cast<std::ptrdiff_t>(steps));
        const auto text = replay(m_context.codecs, first, toUtf8(before));
        if (text && isDrawing(fromUtf8(*text)))
            return true;
    }
    return false;
}

/// Whether the chain reads as double-byte text what reads as UTF-8 as well: √à was È, not 脠.
bool Diagnosis::passesUtf8(const Chain& chain, std::u32string_view before) const {
    constexpr std::size_t kPair = 2;
    const Codec* const last = m_context.codecs.find(chain.back().codec);
    if (chain.size() != kPair || chain.front().kind != StepKind::Encode || !last ||
        last->info().family != CodecFamily::DoubleByte)
        return false;
    const auto text =
        replay(m_context.codecs, {chain.front(), {StepKind::Decode, "UTF-8"}}, toUtf8(before));
    return text && text->find("\xEF\xBF\xBD") == text->npos;
}

/// Whether what the hypothesis of these units makes of them is text.
bool Diagnosis::isCredible(const Stretch& stretch) const {
    const Hypothesis& hypothesis = m_hypotheses[m_assignment.unit[stretch.changed.front()]];
    const std::u32string_view lead = lineBefore(m_units[stretch.changed.front()].begin);
    const std::u32string_view trail = lineAfter(m_units[stretch.changed.back()].end);
    const auto leadAfter = hypothesis.rewrite(lead);
    const auto trailAfter = hypothesis.rewrite(trail);
    return !passesDrawing(hypothesis.chain(), stretch.before) &&
           !passesUtf8(hypothesis.chain(), stretch.before) &&
           repair::isCredible(
               {hypothesis.chain(), stretch.before, stretch.after, lead, trail,
                leadAfter ? std::u32string_view(*leadAfter) : std::u32string_view(),
                trailAfter ? std::u32string_view(*trailAfter) : std::u32string_view(),
                m_source.others() - stretch.othersAgain});
}

/// Whether a stretch that is not credible by itself saves bits in each of its units, and loses
/// nothing.
bool Diagnosis::isLikeBelieved(const Stretch& stretch) const {
    constexpr double kLeast = 8; // bits
    const std::vector<double>& bits = m_gains[m_assignment.unit[stretch.changed.front()]].bits;
    return stretch.after.find(U'\uFFFD') == stretch.after.npos &&
           std::ranges::all_of(stretch.changed,
                               [&](std::size_t unit) { return bits[unit] >= kLeast; });
}

} // namespace moji::repair
