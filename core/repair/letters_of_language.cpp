#include "repair/letters_of_language.h"

#include "detect/language_models.h"
#include "detect/text_scorer.h"
#include "repair/text_cost.h"

#include <unicode/uchar.h>

#include <algorithm>
#include <set>

namespace moji::repair {

namespace {

bool isAscii(char32_t c) {
    return c < 0x80;
}

bool isLetter(char32_t c) {
    const bool isSign = c == 0xAA || c == 0xB5 || c == 0xBA; // ordinal indicators, micro sign
    return !isSign && u_isalpha(static_cast<UChar32>(c)) != 0;
}

double excessBits(const TextScore& score) {
    return score.bitsPerLetter - double(storedModels()[*score.language].typicalBits);
}

bool isOfLanguage(char32_t c, Language language) {
    const CharacterClass character = characterClass(c);
    return character.kind == CharacterKind::Letter && character.script == scriptOf(language) &&
           LanguageModels::all().alphabet(language).uses(character.letter);
}

bool isInWord(std::u32string_view text, std::size_t at) {
    return at > 0 && at + 1 < text.size() && isLetter(text[at - 1]) && isLetter(text[at + 1]);
}

/// Alphabets with capitals.
bool isOfTwoCases(Script script) {
    return script == Script::Latin || script == Script::Cyrillic || script == Script::Greek;
}

/// A capital after a small letter of another alphabet than Latin.
bool isInnerCapital(std::u32string_view text, std::size_t at) {
    if (at == 0)
        return false;
    const CharacterClass before = characterClass(text[at - 1]);
    const CharacterClass here = characterClass(text[at]);
    return here.script != Script::Latin && here.cased && here.upper && before.cased &&
           !before.upper;
}

/// What words have beside letters: an apostrophe, quotes.
bool isWordMark(char32_t c) {
    const CharacterKind kind = characterClass(c).kind;
    return kind == CharacterKind::Apostrophe || kind == CharacterKind::Quote;
}

/// A small Cyrillic or Greek letter after a small Latin one, or a capital beyond ASCII between
/// small ones: in no word that people write.
bool isAfterOtherAlphabet(std::u32string_view text, std::size_t at) {
    const auto isSmall = [](const CharacterClass& c) {
        return c.kind == CharacterKind::Letter && c.cased && !c.upper;
    };
    const CharacterClass here = characterClass(text[at]);
    const CharacterClass before = at > 0 ? characterClass(text[at - 1]) : CharacterClass{};
    const bool isInner = at + 1 < text.size() && isSmall(characterClass(text[at + 1])) &&
                         isSmall(before) && !isAscii(text[at]) && here.cased && here.upper;
    if (isInner && here.script == Script::Latin && before.script == Script::Latin)
        return true;
    return isSmall(here) && isSmall(before) && before.script == Script::Latin &&
           (here.script == Script::Cyrillic || here.script == Script::Greek);
}

} // namespace

bool changesToLettersOfLanguage(const Change& change) {
    constexpr std::uint64_t kEnoughToTell = 24; // letters of the language
    constexpr std::ptrdiff_t kEnough = 2;       // changed
    constexpr double kText = 0.75;              // plausibility, at least
    constexpr double kOrdinary = 0.7;       // bits a letter beyond what is typical of the language
    constexpr double kOrdinaryForOne = 0.3; // where a single letter is changed, again and again
    constexpr double kBitsEach = 7;         // to be saved
    std::u32string text(change.lead);
    text += change.after;
    text += change.trail;
    const TextScore score = scoreText(text);
    if (!score.language || score.letters < kEnoughToTell ||
        !isOfTwoCases(scriptOf(*score.language)) || score.plausibility < kText ||
        excessBits(score) > kOrdinary)
        return false;
    const auto isTheirs = [&](char32_t c) { return isOfLanguage(c, *score.language); };
    const auto isForeign = [&](char32_t c) {
        const CharacterKind kind = characterClass(c).kind;
        return !isAscii(c) && !isTheirs(c) && kind != CharacterKind::Quote &&
               kind != CharacterKind::Apostrophe && kind != CharacterKind::OtherSpace;
    };
    const auto isGained = [&](char32_t c) { return !isAscii(c) && isTheirs(c); };
    // Letters of the language that the chain would change are intact: it did not happen there.
    const auto countIntact = [&](std::u32string_view line, std::u32string_view after) {
        std::ptrdiff_t count = 0;
        for (std::size_t i = 0; line.size() == after.size() && i < line.size(); ++i)
            count += line[i] != after[i] && isGained(line[i]) ? 1 : 0;
        return count;
    };
    const bool isLatin = scriptOf(*score.language) == Script::Latin;
    const bool inPlace = change.before.size() == change.after.size();
    std::set<char32_t> different;
    std::ptrdiff_t foreign = 0;
    std::ptrdiff_t changed = 0;
    std::ptrdiff_t mixed = 0; // in words that are of two alphabets
    std::ptrdiff_t gained = 0;
    for (std::size_t i = 0; inPlace && i < change.before.size(); ++i) {
        if (change.before[i] == change.after[i])
            continue;
        ++changed;
        mixed += isAfterOtherAlphabet(change.before, i) ? 1 : 0;
        different.insert(change.before[i]);
        const bool isOdd = isForeign(change.before[i]) || isInnerCapital(change.before, i) ||
                           (isInWord(change.before, i) && (isLatin || !isTheirs(change.before[i])));
        foreign += isOdd ? 1 : 0;
        const bool wasLetterOrBox = isLetter(change.before[i]) ||
                                    characterClass(change.before[i]).kind == CharacterKind::Box;
        const bool isQuote = isOdd && wasLetterOrBox && isWordMark(change.after[i]);
        gained += isGained(change.after[i]) || isQuote ? 1 : 0;
    }
    const std::ptrdiff_t intact =
        countIntact(change.lead, change.leadAfter) + countIntact(change.trail, change.trailAfter);
    const double saved = bitsOf(change.before) - bitsOf(change.after);
    if (different.size() == 1 && mixed < kEnough && excessBits(score) > kOrdinaryForOne)
        return false;
    return foreign >= kEnough && foreign * 5 >= changed * 3 && foreign > intact &&
           gained >= kEnough && std::ranges::none_of(change.after, isForeign) &&
           saved >= kBitsEach * static_cast<double>(foreign);
}

} // namespace moji::repair
