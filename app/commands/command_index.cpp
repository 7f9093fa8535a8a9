#include "commands/command_index.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace moji::app {

namespace {

constexpr double kUseWeight = 8; // for each doubling of uses
constexpr int kOtherName = 6;    // a name that is not shown counts less than the title
constexpr int kTerm = 14;        // and other words less than a name
constexpr int kDisabled = 20;    // what cannot be done now comes later
constexpr int kWeak = 40;        // and after all that, what has the letters by chance

} // namespace

void CommandIndex::setEntries(std::vector<CommandEntry> entries) {
    m_entries.clear();
    m_entries.reserve(entries.size());
    for (CommandEntry& entry : entries) {
        Prepared prepared{std::move(entry), {}, {}, {}, 0};
        prepared.title = FoldedText(prepared.entry.title);
        for (const QString& name : prepared.entry.names)
            prepared.names.emplace_back(name);
        for (const QString& term : prepared.entry.terms)
            prepared.terms.emplace_back(term);
        m_entries.push_back(std::move(prepared));
    }
    m_typed.clear();
    m_found.clear();
}

void CommandIndex::setUses(const QHash<QString, int>& uses) {
    for (Prepared& entry : m_entries)
        entry.uses = uses.value(entry.entry.key());
}

std::optional<CommandIndex::Match> CommandIndex::matchOf(const Prepared& entry,
                                                         const FuzzyPattern& pattern) {
    Match sum{entry.entry.enabled ? 0 : -kDisabled, false};
    for (const FoldedText& word : pattern.words()) {
        const auto match = matchOfWord(entry, word);
        if (!match)
            return {};
        sum.score += match->score;
        sum.isWeak = sum.isWeak || match->isWeak;
    }
    return sum;
}

std::optional<CommandIndex::Match> CommandIndex::matchOfWord(const Prepared& entry,
                                                             const FoldedText& word) {
    std::optional<Match> best;
    const auto consider = [&best](std::optional<int> score, bool isNamed, int less) {
        if (!score)
            return;
        const Match match{*score - less - (isNamed ? 0 : kWeak), !isNamed};
        if (!best || match.score > best->score)
            best = match;
    };
    const auto considerName = [&](const FoldedText& name, int less) {
        if (const auto score = FuzzyPattern::scoreOfWord(word, name))
            consider(score, FuzzyPattern::isNamedBy(word, name), less);
    };
    considerName(entry.title, 0);
    for (const FoldedText& name : entry.names)
        considerName(name, kOtherName);
    for (const FoldedText& term : entry.terms)
        consider(FuzzyPattern::scoreOfBeginning(word, term), true, kTerm);
    return best;
}

/// Whatever has the letters of a longer text has those of a shorter one.
std::vector<std::size_t> CommandIndex::candidatesFor(const QString& typed) const {
    if (!m_typed.isEmpty() && typed.startsWith(m_typed))
        return m_found;
    std::vector<std::size_t> all(m_entries.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    return all;
}

std::vector<CommandHit> CommandIndex::find(const QString& typed, std::size_t most) {
    // As input methods of other systems leave Hangul and full-width letters.
    const QString composed = typed.normalized(QString::NormalizationForm_KC);
    const FuzzyPattern pattern(composed);
    const std::vector<std::size_t> candidates = candidatesFor(composed);
    m_examined = candidates.size();
    std::vector<Found> found;
    m_found.clear();
    for (const std::size_t index : candidates) {
        const Prepared& entry = m_entries[index];
        auto match = pattern.isEmpty() ? std::optional(Match{0, false}) : matchOf(entry, pattern);
        if (!match)
            continue;
        match->score += static_cast<int>(kUseWeight * std::log2(1.0 + entry.uses));
        m_found.push_back(index);
        found.push_back({index, *match});
    }
    m_typed = composed;
    const auto kept = found.begin() + static_cast<std::ptrdiff_t>(std::min(most, found.size()));
    std::partial_sort(found.begin(), kept, found.end(), [this](const Found& a, const Found& b) {
        if (a.match.score != b.match.score)
            return a.match.score > b.match.score;
        const Prepared& first = m_entries[a.index];
        const Prepared& second = m_entries[b.index];
        if (first.title.text.size() != second.title.text.size() && !m_typed.isEmpty())
            return first.title.text.size() < second.title.text.size();
        return a.index < b.index;
    });
    found.erase(kept, found.end());
    std::vector<CommandHit> hits;
    for (const Found& one : found) {
        const Prepared& entry = m_entries[one.index];
        hits.push_back(
            {entry.entry, pattern.positions(entry.title), one.match.score, one.match.isWeak});
    }
    return hits;
}

} // namespace moji::app
