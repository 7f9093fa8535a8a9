#include "detect/foreign_words.h"

#include "detect/candidates.h"
#include "detect/encoding_habits.h"
#include "detect/letter_costs.h"
#include "text/ascii.h"
#include "utf8/utf8_writer.h"

#include <unicode/uchar.h>
#include <unicode/uscript.h>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>

namespace moji {

namespace {

// Bits by which another reading must be likelier: sequences are seldom well-formed by chance. Of
// rare characters that says little.
constexpr double kByForm = 12;
constexpr double kByFormOfRare = 2;
constexpr double kByFormOfLone = 6; // the same of rare letters by themselves, which phonetics has

constexpr char32_t kThreeBytes = 0x800; // characters of UTF-8, from here on

/// Letters of the alphabets that models know well, but of no language in them.
bool isOutsideOfLanguages(char32_t c, const CharacterClass& character) {
    if (character.script != Script::Other)
        return character.letter == kOfNoLanguage;
    UErrorCode error = U_ZERO_ERROR;
    const UScriptCode script = uscript_getScript(static_cast<UChar32>(c), &error);
    return script == USCRIPT_LATIN || script == USCRIPT_GREEK || script == USCRIPT_CYRILLIC ||
           script == USCRIPT_COPTIC || script == USCRIPT_HEBREW || script == USCRIPT_ARABIC;
}

/// Small raised letters and tones; not the apostrophes and stress marks of living languages.
bool isPhoneticMark(char32_t c) {
    constexpr std::u32string_view kUsual = U"ˆˇˈˉˊˋˌːˑ˘˙˚˛˜˝";
    return c >= 0x2B0 && c <= 0x2FF && !(c >= 0x2B9 && c <= 0x2C1) &&
           kUsual.find(c) == std::u32string_view::npos;
}

/// Whether a mark is on a character that may have one. Emoji have marks of three bytes.
bool mayHaveMark(char32_t mark, char32_t before) {
    return before >= 0x80 && (mark >= kThreeBytes || u_isalpha(static_cast<UChar32>(before)) != 0 ||
                              characterClass(before).kind == CharacterKind::Mark);
}

/// What hardly any text has, and what any may have.
enum class Use : std::uint8_t { Rare, Ordinary, Sign };
Use useOf(char32_t c, char32_t before) {
    constexpr double kRare = 14;                  // bits
    constexpr char32_t kFirstSmallLetter = 0x363; // that combines, as in manuscripts
    constexpr char32_t kLastSmallLetter = 0x36F;
    LetterCosts& costs = LetterCosts::ofThread();
    const CharacterClass character = costs.classOf(c);
    if (isPhoneticMark(c))
        return Use::Rare;
    switch (character.kind) {
    case CharacterKind::Letter:
        return isOutsideOfLanguages(c, character) ? Use::Rare : Use::Ordinary;
    case CharacterKind::Asian:
        return std::ranges::min(costs.asianCosts(c, 0)) >= kRare * kCostUnits ? Use::Rare
                                                                              : Use::Ordinary;
    case CharacterKind::Mark:
        return !mayHaveMark(c, before) || (c >= kFirstSmallLetter && c <= kLastSmallLetter)
                   ? Use::Rare
                   : Use::Sign;
    case CharacterKind::HighControl:
    case CharacterKind::PrivateUse:
    case CharacterKind::Unassigned:
        return Use::Rare;
    default:
        return Use::Sign;
    }
}

bool isCapitalAfterSmall(char32_t before, char32_t c) {
    return u_islower(static_cast<UChar32>(before)) != 0 && u_isupper(static_cast<UChar32>(c)) != 0;
}

/// Whether a word is one that says nothing: a letter by itself, unless hardly any text has it, or
/// text that was decoded as Latin.
bool isUntelling(std::u32string_view word) {
    constexpr char32_t kBeyondLatin1 = 0x100;
    const bool isLetter = word.size() == 1 && word.front() < kThreeBytes;
    return (isLetter && useOf(word.front(), U' ') != Use::Rare) ||
           std::ranges::all_of(word, [](char32_t c) { return c < kBeyondLatin1; });
}

/// The words beyond ASCII, each once, with a line feed; none where one goes on in ASCII letters or
/// is untelling.
std::u32string differentWords(std::u32string_view text) {
    std::u32string words;
    std::set<std::u32string_view> known;
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] < 0x80) {
            ++at;
            continue;
        }
        std::size_t end = at;
        while (end < text.size() && text[end] >= 0x80)
            ++end;
        if ((at > 0 && isAsciiLetter(text[at - 1])) ||
            (end < text.size() && isAsciiLetter(text[end])) ||
            isUntelling(text.substr(at, end - at)))
            return {};
        if (known.insert(text.substr(at, end - at)).second)
            words.append(text.substr(at, end - at)).push_back(U'\n');
        at = end;
    }
    return words;
}

std::vector<std::string_view> otherEncodings(const Codec& utf8) {
    std::vector<std::string_view> names;
    for (const std::string_view name : detectableEncodings())
        if (name != utf8.name() && !isRareEncoding(name) && !name.starts_with("UTF-") &&
            !name.starts_with("ISO-2022") && name != "HZ-GB-2312" && name != "ASCII")
            names.push_back(name);
    return names;
}

} // namespace

double bitsForForeignWords(std::u32string_view text, const CodecRegistry& registry) {
    const std::u32string words = differentWords(text);
    std::size_t rare = 0;
    std::size_t ordinary = 0;
    bool isMisshapen = false;
    char32_t before = U' ';
    for (const char32_t c : words) {
        const Use use = c < 0x80 ? Use::Sign : useOf(c, before);
        rare += use == Use::Rare ? 1 : 0;
        ordinary += use == Use::Ordinary ? 1 : 0;
        isMisshapen = isMisshapen || isCapitalAfterSmall(before, c);
        before = c;
    }
    const bool isRare = (rare > 0 && ordinary <= 1) || (isMisshapen && ordinary == 2);
    if (words.empty() || (!isRare && ordinary < 2))
        return 0;
    const std::string bytes = toUtf8(words);
    ByteSurvey survey = surveyOf(Bytes(bytes.begin(), bytes.end()), Tail::AtEnd);
    for (std::size_t i = bytes.size(); i-- > 0;) {
        ++survey.counts[static_cast<Byte>(bytes[i])];
        survey.firstAt[static_cast<Byte>(bytes[i])] = i;
    }
    const double own = scoreText(words).bits;
    const bool areLone = 2 * rare == words.size() && // each with its line feed
                         std::ranges::all_of(words, [](char32_t c) { return c < kThreeBytes; });
    double least = own - (areLone ? kByFormOfLone : isRare ? kByFormOfRare : kByForm);
    double more = 0;
    for (const Candidate& candidate :
         weighCandidates(survey, registry, otherEncodings(registry.utf8()), {}))
        // In a set of single bytes two bytes are no word, in one of two they are a character.
        if (candidate.reading.errors == 0 && !candidate.reading.isEndCut &&
            candidate.bits < least &&
            (!areLone || candidate.codec->info().family == CodecFamily::DoubleByte)) {
            least = candidate.bits;
            more = own - least;
        }
    return more;
}

} // namespace moji
