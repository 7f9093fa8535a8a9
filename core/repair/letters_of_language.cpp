#include "repair/letters_of_language.h"

#include "detect/encoding_habits.h"
#include "detect/language_models.h"
#include "detect/text_costs.h"
#include "detect/text_scorer.h"
#include "repair/letters.h"
#include "repair/prices.h"
#include "repair/text_cost.h"

#include <algorithm>
#include <cstdint>
#include <set>

namespace moji::repair {

namespace {

bool isOfLanguage(char32_t c, Language language) {
    const CharacterClass character = characterClass(c);
    return character.kind == CharacterKind::Letter && character.script == scriptOf(language) &&
           LanguageModels::all().alphabet(language).uses(character.letter);
}

/// Whether there are letters before and after, but for others that are changed too: v„„rin.
bool isInWord(const Change& change, std::size_t at) {
    const auto isChangedSign = [&](std::size_t i) {
        const char32_t c = characterAt(change.before, i);
        return !isLetter(c) && c != characterAt(change.after, i);
    };
    std::size_t begin = at - 1;
    std::size_t end = at + 1;
    while (isChangedSign(begin))
        --begin;
    while (isChangedSign(end))
        ++end;
    return isLetter(characterAt(change.before, begin)) && isLetter(characterAt(change.before, end));
}

/// Alphabets with capitals.
bool isOfTwoCases(Script script) {
    return script == Script::Latin || script == Script::Cyrillic || script == Script::Greek;
}

bool isSmall(const CharacterClass& c) {
    return c.kind == CharacterKind::Letter && c.cased && !c.upper;
}

/// A capital after a small letter of another alphabet than Latin.
bool isInnerCapital(std::u32string_view text, std::size_t at) {
    const CharacterClass before = characterClass(characterAt(text, at - 1));
    const CharacterClass here = characterClass(text[at]);
    return here.script != Script::Latin && here.upper && isSmall(before);
}

bool isAfterLetter(std::u32string_view text, std::size_t at) {
    return isLetter(characterAt(text, at - 1));
}
bool isBeforeLetter(std::u32string_view text, std::size_t at) {
    return isLetter(characterAt(text, at + 1));
}

/// An apostrophe where one belongs: l’été.
bool isApostropheInWord(std::u32string_view text, std::size_t at) {
    return text[at] == U'’' && isAfterLetter(text, at) && isBeforeLetter(text, at);
}

/// Quotation marks where they belong, outside a word.
bool opensQuotation(std::u32string_view text, std::size_t at) {
    const bool isOpening =
        std::u32string_view(U"„“‘«‚").find(text[at]) != std::u32string_view::npos;
    return isOpening && !isAfterLetter(text, at) && isBeforeLetter(text, at);
}
bool closesQuotation(std::u32string_view text, std::size_t at) {
    const bool isClosing =
        std::u32string_view(U"”“’»‘").find(text[at]) != std::u32string_view::npos;
    return isClosing && isAfterLetter(text, at) && !isBeforeLetter(text, at);
}

bool isOtherAlphabet(const CharacterClass& c) {
    return c.kind == CharacterKind::Letter &&
           (c.script == Script::Cyrillic || c.script == Script::Greek);
}

/// Whether the letters around a place are small.
bool isBetweenSmall(std::u32string_view text, std::size_t at) {
    return isSmall(characterClass(characterAt(text, at - 1))) &&
           isSmall(characterClass(characterAt(text, at + 1)));
}

/// A Cyrillic or Greek letter after a small Latin one, or a capital beyond ASCII between small
/// ones: in no word that people write.
bool isAfterOtherAlphabet(std::u32string_view text, std::size_t at) {
    const CharacterClass here = characterClass(text[at]);
    const CharacterClass before = characterClass(characterAt(text, at - 1));
    const CharacterClass after = characterClass(characterAt(text, at + 1));
    if (!isSmall(before) || before.script != Script::Latin)
        return false;
    const bool isInner = isSmall(after) && after.script == Script::Latin;
    const bool isCapital = !isAscii(text[at]) && here.upper;
    return (isInner && isCapital) || (isOtherAlphabet(here) && isSmall(here));
}

/// A capital letter that was a quotation mark or a dash at the beginning of a word of small
/// letters: –ежима.
bool wasCapital(const Change& change, std::size_t at) {
    const CharacterClass now = characterClass(change.after[at]);
    const CharacterClass next = characterClass(characterAt(change.before, at + 1));
    return characterClass(change.before[at]).kind == CharacterKind::Quote && now.upper &&
           !isAfterLetter(change.before, at) && isSmall(next) && next.script == now.script;
}

/// An opening quote after a letter: ehk„.
bool isMisplacedQuote(std::u32string_view text, std::size_t at) {
    return (text[at] == U'„' || text[at] == U'‚') && isAfterLetter(text, at);
}

/// Letters that people take for Latin ones, so that they are typed in Latin words by mistake.
bool looksLatin(char32_t c) {
    return std::u32string_view(U"аеорсухіјѕАВЕКМНОРСТУХІЈЅαικνορτυΑΒΕΖΗΙΚΜΝΟΡΤΥΧ").find(c) !=
           std::u32string_view::npos;
}

/// A sign between two small letters that nobody writes there: bież±cego, but not étudiant·e·s.
bool isSignInWord(std::u32string_view text, std::size_t at) {
    constexpr std::u32string_view kWritten = U"·•‧∙¶\u00AD†¬";
    const auto kind = characterClass(text[at]).kind;
    const bool isSign = kind == CharacterKind::Symbol || kind == CharacterKind::CommonSymbol ||
                        kind == CharacterKind::Box;
    return isSign && !isAscii(text[at]) && kWritten.find(text[at]) == kWritten.npos &&
           isBetweenSmall(text, at);
}

/// A sign that some do write between letters, as an end of line or a cross; none that becomes a
/// letter of a word.
bool isMarkInWord(std::u32string_view text, std::size_t at) {
    return (text[at] == U'¶' || text[at] == U'†') && isBetweenSmall(text, at);
}

/// The letters around a place; the character there counts as one.
std::u32string_view wordAround(std::u32string_view text, std::size_t at) {
    std::size_t begin = at;
    std::size_t end = at + 1;
    while (isLetter(characterAt(text, begin - 1)))
        --begin;
    while (isLetter(characterAt(text, end)))
        ++end;
    return text.substr(begin, end - begin);
}

/// Whether no language has all letters of a Latin word: günlüðünü, enumeraçăo.
bool isOfNoLanguage(std::u32string_view word) {
    const auto isOther = [](char32_t c) {
        return !isAscii(c) && characterClass(c).script == Script::Latin;
    };
    const auto range = LanguageModels::all().languagesOf(Script::Latin);
    for (Language i = range.first; i < range.last; ++i) {
        if (std::ranges::all_of(word,
                                [&](char32_t c) { return !isOther(c) || isOfLanguage(c, i); }))
            return false;
    }
    return true;
}

/// What a chain changes in a stretch, character by character.
struct Tally {
    std::set<char32_t> different;
    std::ptrdiff_t changed = 0;
    std::ptrdiff_t foreign = 0;     // what the language lacks, or has elsewhere
    std::ptrdiff_t capitals = 0;    // that were signs before words
    std::ptrdiff_t mixed = 0;       // in words that are of two alphabets
    std::ptrdiff_t never = 0;       // what no language has in a word
    std::ptrdiff_t marks = 0;       // what hardly any text has in a word
    std::ptrdiff_t letters = 0;     // of the language that are gained
    std::ptrdiff_t apostrophes = 0; // that are gained
    std::ptrdiff_t opening = 0;     // quotation marks
    std::ptrdiff_t closing = 0;

    /// A quotation mark proves nothing without the other one.
    [[nodiscard]] std::ptrdiff_t gained() const {
        return letters + apostrophes + (opening > 0 && closing > 0 ? opening + closing : 0);
    }
};

/// Letters of the text's language, and what is foreign to it.
class LanguageLook {
public:
    explicit LanguageLook(Language language)
        : m_language(language)
        , m_isLatin(scriptOf(language) == Script::Latin) {}

    [[nodiscard]] bool isForeign(char32_t c) const {
        const CharacterKind kind = characterClass(c).kind;
        return !isAscii(c) && !isTheirs(c) && kind != CharacterKind::Quote &&
               kind != CharacterKind::Apostrophe && kind != CharacterKind::OtherSpace;
    }

    /// Of a change that leaves every character in its place.
    [[nodiscard]] Tally tally(const Change& change) const {
        Tally tally;
        for (std::size_t i = 0; i < change.before.size(); ++i) {
            if (change.before[i] != change.after[i])
                add(change, i, tally);
        }
        return tally;
    }

    /// Letters of the language that the chain would change are intact: it did not happen there.
    [[nodiscard]] std::ptrdiff_t countIntact(std::u32string_view line,
                                             std::u32string_view after) const {
        std::ptrdiff_t count = 0;
        for (std::size_t i = 0; line.size() == after.size() && i < line.size(); ++i)
            count += line[i] != after[i] && isGained(line[i]) ? 1 : 0;
        return count;
    }

private:
    [[nodiscard]] bool isTheirs(char32_t c) const { return isOfLanguage(c, m_language); }
    [[nodiscard]] bool isGained(char32_t c) const { return !isAscii(c) && isTheirs(c); }

    void add(const Change& change, std::size_t at, Tally& tally) const {
        const std::u32string_view text = change.before;
        const char32_t was = text[at];
        ++tally.changed;
        tally.different.insert(was);
        const bool isMixed = isAfterOtherAlphabet(text, at);
        tally.mixed += isMixed ? 1 : 0;
        tally.marks += isMarkInWord(text, at) ? 1 : 0;
        tally.never += (isMixed && !looksLatin(was)) || isSignInWord(text, at) ||
                               (m_isLatin && isLetter(was) && isOfNoLanguage(wordAround(text, at)))
                           ? 1
                           : 0;
        const bool isOdd = isForeign(was) || isInnerCapital(text, at) ||
                           isMisplacedQuote(text, at) ||
                           (isInWord(change, at) && (m_isLatin || !isTheirs(was)));
        tally.foreign += isOdd ? 1 : 0;
        const CharacterKind kind = characterClass(was).kind;
        const bool wasQuote = kind == CharacterKind::Quote || kind == CharacterKind::Apostrophe ||
                              isTypedApostrophe(was);
        tally.capitals += !isOdd && wasCapital(change, at) ? 1 : 0;
        const bool isLetterGained = isGained(change.after[at]);
        tally.letters += isLetterGained ? 1 : 0;
        if (isOdd && !wasQuote) {
            tally.apostrophes += isApostropheInWord(change.after, at) ? 1 : 0;
            tally.opening += opensQuotation(change.after, at) ? 1 : 0;
            tally.closing += closesQuotation(change.after, at) ? 1 : 0;
        }
    }

    Language m_language;
    bool m_isLatin;
};

/// Several changes, most of them of what the language lacks.
bool areProof(const Tally& tally, double excess, double saved) {
    constexpr std::ptrdiff_t kEnough = 2;   // changed
    constexpr std::ptrdiff_t kFrequent = 3; // the same letter, again and again
    constexpr double kOrdinaryForOne = 0.3; // where it is not that frequent
    constexpr double kBitsEach = 7;         // to be saved
    constexpr double kBitsOfMixed = 5;      // in a word of two alphabets
    constexpr double kManyBitsEach = 12;    // then fewer need to be foreign
    const std::ptrdiff_t odd = tally.foreign + (tally.foreign > 0 ? tally.capitals : 0);
    if (odd < kEnough || tally.gained() < kEnough)
        return false;
    const auto foreign = static_cast<double>(odd);
    const auto mixed = static_cast<double>(std::min(tally.mixed, odd));
    const bool savesMuch = saved >= kManyBitsEach * static_cast<double>(tally.changed);
    const bool isFrequent = tally.letters >= kFrequent && savesMuch;
    const bool isOneKind =
        tally.different.size() == 1 && tally.mixed < kEnough && tally.never == 0 && !isFrequent;
    const bool areMostOdd =
        odd * 5 >= tally.changed * 3 || (tally.never > 0 && odd * 2 >= tally.changed);
    return !(isOneKind && excess > kOrdinaryForOne) && (areMostOdd || savesMuch) &&
           saved >= kBitsEach * (foreign - mixed) + kBitsOfMixed * mixed;
}

/// Whether a character becomes a capital directly after a small letter: dance¦gown, danceİgown.
bool makesInnerCapital(const Change& change) {
    for (std::size_t i = 1; i < change.after.size(); ++i) {
        const CharacterClass here = characterClass(change.after[i]);
        if (change.before[i] != change.after[i] && here.upper &&
            isSmall(characterClass(change.after[i - 1])))
            return true;
    }
    return false;
}

/// Whether so many letters that come out of `encoding` may be taken for a language: a few words of
/// names and terms not for one that hardly any text is in, nor for Vietnamese, which has the
/// letters of most others.
bool mayTell(Language language, std::uint64_t letters, std::string_view encoding) {
    constexpr double kRare = 6; // doubt
    constexpr std::uint64_t kEnough = 100;
    const LanguageInfo& info = languageInfo(language);
    if (isAnother(language) || (info.code == "vi" && !isUsualEncoding(encoding, language)))
        return false;
    return info.doubt < kRare || letters >= kEnough;
}

/// Whether all letters of a word are small, or all but the first: then it may be a name.
bool isSmallWord(std::u32string_view word) {
    return std::ranges::all_of(word, [](char32_t c) { return isSmall(characterClass(c)); });
}
bool isCapitalisedWord(std::u32string_view word) {
    return isAscii(word.front()) && characterClass(word.front()).upper &&
           isSmallWord(word.substr(1));
}

/// A single change: in a word as nobody writes it, or of a letter that the language lacks in a word
/// that becomes far likelier; of what may be a name even more so.
bool isProof(const Change& change, const Tally& tally, double excess, double saved) {
    // Bits a letter beyond what is typical of the language, at most.
    constexpr double kOrdinary = 0.6;
    constexpr double kOrdinaryForSmall = 0.2;
    constexpr double kOrdinaryForLetter = 0.35;
    constexpr double kSaved = 20;     // bits
    constexpr double kSavedMore = 25; // bits
    constexpr std::size_t kWord = 4;  // letters
    if (tally.changed != 1 || tally.letters != 1 || excess > kOrdinary || saved < kSaved)
        return false;
    const auto at = static_cast<std::size_t>(
        std::ranges::mismatch(change.before, change.after).in1 - change.before.begin());
    const std::u32string_view word = wordAround(change.before, at);
    const std::u32string_view result = wordAround(change.after, at);
    if (word.size() < kWord || isOfNoLanguage(result))
        return false;
    const bool isLikelier = saved >= kSavedMore && excess <= kOrdinaryForLetter;
    const bool isSmall = isSmallWord(result) && (isSmallWord(word) || tally.marks == 1);
    const bool isWord = (isSmall && (isLikelier || excess <= kOrdinaryForSmall)) ||
                        (isCapitalisedWord(result) && isLikelier);
    return tally.never == 1 || (tally.marks == 1 && isLikelier) ||
           (tally.foreign == 1 && tally.mixed == 0 && isWord);
}

} // namespace

bool changesToLettersOfLanguage(const Change& change) {
    constexpr std::uint64_t kEnoughToTell = 24; // letters of the language
    constexpr std::uint64_t kEnoughOfMany = 16; // where several are foreign
    constexpr std::ptrdiff_t kSeveral = 3;
    constexpr double kBitsOfSeveral = 12; // that each of them saves
    constexpr double kText = 0.75;        // plausibility, at least
    constexpr double kOrdinary = 0.7;     // bits a letter beyond what is typical of the language
    if (change.before.size() != change.after.size() || makesInnerCapital(change))
        return false;
    std::u32string text(change.lead);
    text += change.after;
    text += change.trail;
    const TextScore score = scoreText(withoutPrices(text));
    if (!score.language || !mayTell(*score.language, score.letters, change.chain.back().codec) ||
        score.letters < kEnoughOfMany || !isOfTwoCases(scriptOf(*score.language)) ||
        score.plausibility < kText || excessBits(score) > kOrdinary)
        return false;
    const LanguageLook look(*score.language);
    for (std::size_t i = 0; i < change.after.size(); ++i) {
        if (look.isForeign(change.after[i]) && !isPrice(change.after, i))
            return false;
    }
    const Tally tally = look.tally(change);
    const std::ptrdiff_t intact = look.countIntact(change.lead, change.leadAfter) +
                                  look.countIntact(change.trail, change.trailAfter);
    const double saved = bitsOf(change.before) - bitsOf(change.after);
    const bool areSeveral =
        tally.foreign >= kSeveral && saved >= kBitsOfSeveral * static_cast<double>(tally.changed);
    if (score.letters < kEnoughToTell && !areSeveral)
        return false;
    return (tally.foreign > intact && areProof(tally, excessBits(score), saved)) ||
           (intact == 0 && isProof(change, tally, excessBits(score), saved));
}

} // namespace moji::repair
