#include "repair/misread_utf8.h"

#include "repair/known_words.h"
#include "repair/misread_choice.h"
#include "repair/misread_evidence.h"
#include "text/find_character.h"

#include <algorithm>
#include <bit>
#include <optional>

namespace moji::repair {

MisreadParts shared(std::vector<MisreadPart> parts, std::size_t begin) {
    for (MisreadPart& part : parts) {
        part.begin -= begin;
        part.end -= begin;
    }
    return std::make_shared<const std::vector<MisreadPart>>(std::move(parts));
}

namespace {

constexpr std::size_t kMostReadings = 4;
constexpr std::size_t kStepsOfReading = 2;

/// The word that `at` is in, from there on.
std::u32string_view restOfWord(std::u32string_view text, std::size_t at) {
    const std::u32string_view rest = text.substr(at);
    const auto end = std::ranges::find_if(rest, isWordSpace);
    return {rest.begin(), end};
}

/// Calls `use(begin, end)` for each word that has a character beyond ASCII, as long as it returns
/// where to go on.
template <class Use>
void forEachWord(std::u32string_view text, Use use) {
    std::size_t from = 0; // what is before it has been used
    for (std::size_t at = 0; (at = findOther(text, at)) < text.size();) {
        std::size_t word = at; // where it begins
        while (word > from && !isWordSpace(text[word - 1]))
            --word;
        at += restOfWord(text, at).size();
        const std::optional<std::size_t> next = use(word, at);
        if (!next)
            return;
        from = at = *next;
    }
}

} // namespace

MisreadUtf8Finder::MisreadUtf8Finder(std::span<const Candidate> candidates, std::size_t maxSteps)
    : m_encodings(candidates)
    , m_mostReadings(
          std::ranges::any_of(
              candidates, [](const Candidate& candidate) { return candidate.name() == "UTF-8"; })
              ? std::min(maxSteps / kStepsOfReading, kMostReadings)
              : 0) {}

bool MisreadUtf8Finder::isProof(std::u32string_view text, std::size_t at) const {
    if (m_mostReadings == 0 || !mayProve(restOfWord(text, at)))
        return false;
    std::vector<MisreadReading> readings =
        weigh(text, 0, unweighedReadings(m_encodings, text, at, m_mostReadings, Wanted::Proofs));
    MisreadChoice::prune(readings);
    return !readings.empty();
}

bool MisreadUtf8Finder::mayBeMisread(std::u32string_view text, std::size_t at) const {
    MisreadEncodings::Set rest = m_encodings.possible(text, at);
    while (rest != 0 &&
           !m_encodings.parse(text, at, static_cast<std::size_t>(std::countr_zero(rest))))
        rest &= rest - 1;
    return rest != 0;
}

/// Without a word that proves something nothing is done, and most texts have none.
bool MisreadUtf8Finder::hasProof(std::u32string_view text, const std::stop_token& stop) const {
    std::size_t at = 0;
    while ((at = firstUnusualWord(text, at)) < text.size() && !stop.stop_requested()) {
        if (isProof(text, at))
            return true;
        at += restOfWord(text, at).size();
    }
    return false;
}

void MisreadUtf8Finder::addWords(MisreadChoice& choice, std::u32string_view text,
                                 const std::stop_token& stop) const {
    std::optional<KnownWords> words;
    words.emplace(m_encodings, m_mostReadings, choice.settled());
    forEachWord(text, [&](std::size_t begin, std::size_t end) {
        choice.count(text.substr(begin, end - begin));
        const KnownWords::Word& word = words->of(text, begin, end);
        if (word.plain) {
            choice.addPlain({begin, end, word.plain, {}});
        } else {
            std::vector<MisreadReading> readings = weigh(text, begin, word.readings);
            MisreadChoice::prune(readings);
            if (!readings.empty())
                end = std::max(end, readings.front().end);
            else
                choice.addUnexplained(text.substr(begin, end - begin));
            choice.add(std::move(readings));
            if (choice.settled().empty() && choice.settle())
                words.emplace(m_encodings, m_mostReadings, choice.settled());
        }
        return stop.stop_requested() ? std::nullopt : std::optional(end);
    });
}

MisreadText MisreadUtf8Finder::find(std::u32string_view text, const std::stop_token& stop) const {
    if (m_mostReadings == 0 || !hasProof(text, stop))
        return {};
    MisreadChoice choice(m_encodings);
    addWords(choice, text, stop);
    MisreadText found = choice.choose(text);
    addRest(found, text, m_encodings.images(), choice.proven());
    return found;
}

} // namespace moji::repair
