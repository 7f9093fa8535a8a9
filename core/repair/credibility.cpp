#include "repair/credibility.h"

#include "detect/text_scorer.h"
#include "repair/asian_characters.h"
#include "repair/letters.h"
#include "repair/letters_of_language.h"
#include "repair/prices.h"
#include "repair/text_cost.h"
#include "repair/work_count.h"

#include <unicode/uchar.h>

#include <algorithm>
#include <functional>
#include <set>

namespace moji::repair {

namespace {

constexpr std::size_t kOneMistake = 2;     // steps of a chain
constexpr std::size_t kAlphabet = 4;       // steps from a letter to the next one
constexpr double kUnusual = 6;             // bits that an ordinary text may cost too many
constexpr double kUnusualLetter = 1;       // and for each letter
constexpr double kProofForUnusual = 2;     // bits to be saved for each one beyond
constexpr double kProofForOrdinary = 45;   // bits to be saved where nothing looks odd
constexpr double kProofForLostLetter = 15; // for each one that becomes a sign
constexpr double kAsianLetter = 2;         // letters that an Asian character is worth

bool isAsianLetter(char32_t c) {
    return characterClass(c).kind == CharacterKind::Asian && isLetter(c);
}

bool isMark(char32_t c) {
    const auto type = u_charType(static_cast<UChar32>(c));
    return type == U_NON_SPACING_MARK || type == U_COMBINING_SPACING_MARK;
}

/// Whether letters mostly follow each other as in an alphabet: АБВ, абв, Аа Бб Вв. Latin ones
/// beyond ASCII, which each language puts elsewhere, do not count.
bool isAlphabet(std::u32string_view text) {
    std::size_t letters = 0;
    std::size_t steps = 0;
    std::set<char32_t> different;
    char32_t before = 0;
    for (const char32_t c : text) {
        const auto letter = static_cast<char32_t>(u_tolower(static_cast<UChar32>(c)));
        const bool isLatin = !isAscii(letter) && characterClass(letter).script == Script::Latin;
        if (!isLetter(letter) || isLatin || letter == before)
            continue;
        ++letters;
        different.insert(letter);
        steps += letter == before + 1 || letter == before + 2 ? 1 : 0;
        before = letter;
    }
    return different.size() > kAlphabet && steps >= kAlphabet && steps * 5 >= letters * 2;
}

/// Letters and marks beyond ASCII, Asian letters apart.
struct Letters {
    std::ptrdiff_t ordinary = 0;
    std::ptrdiff_t odd = 0; // a capital after a small letter, or at a letter of another script
};

Letters lettersOf(std::u32string_view text) {
    Letters found;
    CharacterClass before;
    bool afterLetter = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const CharacterClass character = characterClass(text[i]);
        const bool letter = isLetter(text[i]);
        const bool beforeLetter = isLetter(characterAt(text, i + 1));
        if (!isAscii(text[i]) && ((letter && !isAsianLetter(text[i])) || isMark(text[i]))) {
            const bool mixed =
                (afterLetter && character.script != before.script) ||
                (beforeLetter && character.script != characterClass(text[i + 1]).script);
            const bool isInnerCapital =
                afterLetter && character.upper && before.cased && !before.upper;
            const bool odd = letter && (mixed || isInnerCapital);
            found.odd += odd ? 1 : 0;
            found.ordinary += odd ? 0 : 1;
        }
        before = character;
        afterLetter = letter;
    }
    return found;
}

/// Counts letters of scripts that have models: for other scripts nothing can be told.
double countLetters(std::u32string_view text, bool ascii) {
    double count = 0;
    for (const char32_t c : text) {
        if (isLetter(c) && isAscii(c) == ascii && characterClass(c).script != Script::Other)
            count += isAsianLetter(c) ? kAsianLetter : 1;
    }
    return count;
}

double countGained(std::u32string_view before, std::u32string_view after) {
    return countLetters(after, false) +
           std::max(0.0, countLetters(after, true) - countLetters(before, true));
}

/// Letters that become signs, less those that signs become: Ў in a word that becomes ¡קטנטר.
double lostLetters(std::u32string_view before, std::u32string_view after) {
    return static_cast<double>(lettersOf(before).ordinary) - countGained(before, after);
}

/// Whether what were letters has become hardly anything but characters that lost bytes.
bool isMostlyLost(std::u32string_view before, std::u32string_view after) {
    constexpr std::ptrdiff_t kEnough = 4; // letters
    const auto lost = std::ranges::count(after, U'\uFFFD');
    const auto whole = std::ranges::count_if(after, std::not_fn(isAscii)) - lost;
    return lost > whole && lettersOf(before).ordinary >= kEnough &&
           countGained(before, after) * 2 < static_cast<double>(lettersOf(before).ordinary);
}

/// Whether there are Asian letters, none beside another.
bool areIsolated(std::u32string_view text) {
    const auto areTogether = [](char32_t one, char32_t next) {
        return isAsianLetter(one) && isAsianLetter(next);
    };
    return std::ranges::any_of(text, isAsianLetter) &&
           std::ranges::adjacent_find(text, areTogether) == text.end();
}

/// Whether nothing but letters without neighbours is exchanged, as in a list of the Greek ones.
bool exchangesLoneLetters(std::u32string_view before) {
    const auto areInWord = [](char32_t one, char32_t next) {
        return isLetter(one) && isLetter(next) && !(isAscii(one) && isAscii(next));
    };
    return std::ranges::all_of(before, [](char32_t c) { return isAscii(c) || isLetter(c); }) &&
           std::ranges::adjacent_find(before, areInWord) == before.end();
}

/// Bits that the letters of a text in some language cost more than ordinary ones of it. Of a text
/// with Asian letters these alone: the others are those of names and commands.
double strangeness(std::u32string_view text) {
    std::u32string judged = withoutPrices(text);
    if (std::ranges::any_of(judged, isAsianLetter))
        std::ranges::replace_if(judged, isAscii, U' ');
    const TextScore score = scoreText(judged);
    const double unusual = excessBits(score) - kUnusualLetter;
    return std::max(0.0, unusual * static_cast<double>(score.letters) - kUnusual);
}

std::ptrdiff_t countOfScript(std::u32string_view text, Script script) {
    return std::ranges::count_if(
        text, [&](char32_t c) { return isLetter(c) && characterClass(c).script == script; });
}

/// Whether the letters of `before`, not Latin ones, are in the script of the text around it.
bool isLikeItsNeighbours(std::u32string_view before, std::u32string_view context) {
    const auto letter = std::ranges::find_if(
        before, [](char32_t c) { return !isAscii(c) && isLetter(c) && !isAsianLetter(c); });
    if (letter == before.end())
        return false;
    const Script script = characterClass(*letter).script;
    constexpr std::ptrdiff_t kAWord = 3; // letters
    return script != Script::Latin &&
           countOfScript(context, script) >= countOfScript(before, script) + kAWord;
}

/// Whether nothing but ASCII and spaces are there: no-break spaces between words are what someone
/// wrote, whatever else their byte means.
bool hasOnlySpaces(std::u32string_view text) {
    return std::ranges::all_of(text, [](char32_t c) {
        return isAscii(c) || characterClass(c).kind == CharacterKind::OtherSpace;
    });
}

/// Whether it is of points and squares: ΑΒ² + ΒΓ² = ΑΓ². Letters of other encodings that look so
/// are in longer words.
bool isOfSquares(std::u32string_view text) {
    constexpr std::size_t kMostLetters = 3; // of a side or an angle
    constexpr std::u32string_view kPowers = U"²³";
    std::size_t letters = 0;
    bool hasPower = false;
    for (const char32_t c : text) {
        const bool isPower = kPowers.find(c) != kPowers.npos;
        if (isPower ? letters == 0 : isLetter(c) && !characterClass(c).upper)
            return false;
        hasPower = hasPower || isPower;
        letters = isLetter(c) ? letters + 1 : 0;
        if (letters > kMostLetters)
            return false;
    }
    return hasPower;
}

/// Bits that must be saved for the change to be believed.
double proofFor(std::u32string_view before, std::u32string_view after,
                std::u32string_view context) {
    const bool isOrdinary = exchangesLoneLetters(before) || isLikeItsNeighbours(before, context);
    return (isOrdinary ? kProofForOrdinary : 0) +
           std::max(0.0, lostLetters(before, after)) * kProofForLostLetter +
           kProofForUnusual * strangeness(after);
}

/// Characters beyond ASCII, and how many different ones.
struct Others {
    std::size_t count = 0;
    std::size_t different = 0;
};
Others othersOf(std::u32string_view text) {
    std::set<char32_t> different;
    std::size_t count = 0;
    for (const char32_t c : text) {
        count += isAscii(c) ? 0 : 1;
        if (!isAscii(c))
            different.insert(c);
    }
    return {count, different.size()};
}

/// Whether there is enough text to tell, and it is unlike any language before and like one after.
bool changesNonsenseToText(const Change& change) {
    constexpr Others kEnough{10, 8};
    constexpr Others kEnoughAsAll{5, 4};    // where it is all there is
    constexpr Others kEnoughForMany{20, 8}; // of steps
    constexpr double kNonsense = 0.8;       // plausibility, at most
    constexpr double kText = 0.75;          // at least
    // Bits a letter beyond what is typical of the language, at most. Names and terms are Asian
    // characters that the models have seldom seen.
    constexpr double kOrdinary = 1.5;
    constexpr double kOrdinaryAsian = 4;
    const Others others = othersOf(change.before);
    const bool isAll =
        others.count == change.othersInText && lostLetters(change.before, change.after) <= 0;
    const Others enough = change.chain.size() > kOneMistake ? kEnoughForMany
                          : isAll                           ? kEnoughAsAll
                                                            : kEnough;
    if (others.count < enough.count || others.different < enough.different)
        return false;
    const TextScore before = scoreText(change.before);
    const TextScore after = scoreText(withoutPrices(change.after));
    if (!after.language || before.plausibility >= kNonsense || after.plausibility < kText)
        return false;
    const bool asian = scriptOf(*after.language) == Script::Asian;
    return excessBits(after) < (asian ? kOrdinaryAsian : kOrdinary);
}

/// Whether what comes out is letters, and what goes in is no drawing.
bool bringsLetters(const Change& change) {
    // Words are in letters of one case; what an Asian encoding was read as has signs among them.
    const Letters letters = lettersOf(change.before);
    const bool areWords =
        std::ranges::all_of(change.before, [](char32_t c) { return isAscii(c) || isLetter(c); }) &&
        letters.odd * 5 < letters.ordinary && std::ranges::none_of(change.before, isAsianLetter);
    if (areWords && std::ranges::any_of(change.after, isAsianLetter))
        return false;
    return !isDrawing(change.before) && !areIsolated(change.after) &&
           countGained(change.before, change.after) * 3 >=
               static_cast<double>(othersOf(change.after).count);
}

} // namespace

bool isDrawing(std::u32string_view text) {
    constexpr std::size_t kManyForDrawing = 8; // different characters
    const auto isBox = [](char32_t c) { return characterClass(c).kind == CharacterKind::Box; };
    const Others others = othersOf(text);
    return static_cast<std::size_t>(std::ranges::count_if(text, isBox)) * 2 > others.count &&
           others.different < kManyForDrawing;
}

bool isCredible(const Change& change) {
    countWork(change.lead.size() + change.before.size() + change.after.size() +
              change.trail.size());
    std::u32string context(change.lead);
    context += change.before;
    context += change.trail;
    if (isAlphabet(context) || hasOnlySpaces(change.before) || isOfSquares(change.before))
        return false;
    const bool isLossy = change.after.find(U'\uFFFD') != change.after.npos;
    if (isLossy)
        return change.before.find(U'\uFFFD') != change.before.npos &&
               !isMostlyLost(change.before, change.after);
    if (change.chain.size() == kOneMistake &&
        (changesToLettersOfLanguage(change) || changesToLikelierAsian(change)))
        return true;
    return bringsLetters(change) && changesNonsenseToText(change) &&
           lettersOf(change.after).odd <= lettersOf(change.before).odd &&
           lettersOf(change.after).odd * 10 <= lettersOf(change.after).ordinary &&
           bitsOf(change.before) - bitsOf(change.after) >=
               proofFor(change.before, change.after, context);
}

} // namespace moji::repair
