#include "detect/signs_for_letters.h"

#include "detect/letter_costs.h"
#include "detect/telling_words.h"
#include "detect/text_costs.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace moji {

namespace {

constexpr std::size_t kMostWords = 1024; // bytes
constexpr double kNearly = 4.5;          // bits by which the text may be less likely
constexpr double kNearlyInWord = 12;     // the same of signs where nobody writes them
constexpr double kNearlyAlone = 20;   // the same of ‹ and « without the one that belongs to them
constexpr double kNearlyOrdinary = 2; // the same of those where people do
constexpr double kLikelier = 1;       // bits by which the words must be likelier

bool isSingleByte(const Codec& codec) {
    return codec.info().family == CodecFamily::SingleByte;
}

/// Quotation marks and the like, which nobody writes between letters of Latin: Schr”dinger. (In
/// Hebrew they are inside abbreviations.)
bool isForeignInWord(char32_t c) {
    constexpr std::u32string_view kSigns = U"“”„‚‹›«»§£¥€";
    return kSigns.find(c) != std::u32string_view::npos;
}

/// Where people write a sign: dots after a word, an apostrophe in a word.
bool isOrdinary(char32_t c, bool isAfterLetter, bool isBeforeLetter) {
    return isAfterLetter && (isBeforeLetter ? c == U'’' : c == U'…');
}

/// A quotation mark without the one that belongs to it: ‹et, Air”s.
bool isLoneAngle(char32_t c, std::u32string_view text) {
    constexpr std::pair<char32_t, char32_t> kPairs[] = {{U'‹', U'›'}, {U'«', U'»'}};
    return std::ranges::any_of(kPairs, [&](const auto& pair) {
        const auto& [left, right] = pair;
        return (c == left && text.find(right) == std::u32string_view::npos) ||
               (c == right && text.find(left) == std::u32string_view::npos);
    });
}
bool isLoneQuote(char32_t c, std::u32string_view text) {
    constexpr std::u32string_view kQuotes = U"“”„"; // some languages have the same one twice
    return kQuotes.find(c) != std::u32string_view::npos &&
           std::ranges::count_if(text, [&](char32_t other) {
               return kQuotes.find(other) != std::u32string_view::npos;
           }) < 2;
}

/// By how many bits the other reading, which has letters for signs, may be less likely.
double nearlyFor(std::u32string_view text, std::u32string_view other) {
    LetterCosts& costs = LetterCosts::ofThread();
    const auto isLetter = [&](std::size_t i) {
        return i < text.size() && costs.classOf(text[i]).kind == CharacterKind::Letter;
    };
    const auto isLatin = [&](std::size_t i) {
        return isLetter(i) && costs.classOf(text[i]).script == Script::Latin;
    };
    const auto isOdd = [&](std::size_t i) {
        return (i > 0 && isOddPair(text[i - 1], text[i])) ||
               (i + 1 < text.size() && isOddPair(text[i], text[i + 1]));
    };
    bool areForeign = true;
    bool areAlone = true;
    bool areOrdinary = true;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == other[i])
            continue;
        const bool isInLatin = isForeignInWord(text[i]) && isLatin(i - 1) && isLatin(i + 1);
        const bool isBesideLetter = isLatin(i - 1) || isLatin(i + 1);
        const bool isAlone = isBesideLetter && isLoneAngle(text[i], text);
        areAlone = areAlone && isAlone;
        areForeign = areForeign && (isInLatin || isAlone || isOdd(i) ||
                                    (isBesideLetter && isLoneQuote(text[i], text)));
        areOrdinary = areOrdinary && isOrdinary(text[i], isLetter(i - 1), isLetter(i + 1));
    }
    if (areAlone)
        return kNearlyAlone;
    return areForeign ? kNearlyInWord : areOrdinary ? kNearlyOrdinary : kNearly;
}

/// Whether the words that have bytes of 80 and more are likelier by themselves.
bool areWordsLikelier(const ByteSurvey& survey, const Codec& codec, const Codec& other) {
    const ByteSurvey words = surveyOf(tellingWords(survey, kMostWords), Tail::AtEnd);
    const auto bitsUnder = [&](const Codec& each) {
        return scoreReading(readWindows(words, each), {}).bits;
    };
    return bitsUnder(other) < bitsUnder(codec) - kLikelier;
}

} // namespace

bool hasSignsForLetters(std::u32string_view text, std::u32string_view other) {
    if (text.size() != other.size() || text == other)
        return false;
    LetterCosts& costs = LetterCosts::ofThread();
    const auto classAt = [&](std::size_t i) {
        return i < other.size() ? costs.classOf(other[i]) : costs.classOf(U' ');
    };
    const auto isLetter = [&](std::size_t i) { return classAt(i).kind == CharacterKind::Letter; };
    const auto isSpace = [&](std::size_t i) {
        const CharacterKind kind = classAt(i).kind;
        return kind == CharacterKind::Space || kind == CharacterKind::LineBreak;
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == other[i])
            continue;
        const bool isInWord = isLetter(i - 1) || isLetter(i + 1);
        const bool isWord = !classAt(i).upper && isSpace(i - 1) && isSpace(i + 1);
        if (costs.classOf(text[i]).kind == CharacterKind::Letter || !isLetter(i) ||
            (!isInWord && !isWord))
            return false;
    }
    return true;
}

bool hasSignsForCapitals(std::u32string_view text, std::u32string_view other) {
    if (text.size() != other.size())
        return false;
    LetterCosts& costs = LetterCosts::ofThread();
    const auto isLetter = [&](char32_t c) {
        return costs.classOf(c).kind == CharacterKind::Letter;
    };
    std::optional<Script> script;
    bool areDifferent = false;
    for (std::size_t i = 0; i < text.size();) {
        if (text[i] == other[i]) {
            ++i;
            continue;
        }
        if (i > 0 && isLetter(other[i - 1]))
            return false; // the word has begun alike
        const std::size_t begin = i;
        for (; i < other.size() && isLetter(other[i]); ++i) {
            const auto letter = costs.classOf(other[i]);
            if (!letter.upper || text[i] == other[i] || isLetter(text[i]) ||
                letter.script != script.value_or(letter.script))
                return false;
            script = letter.script;
            areDifferent = areDifferent || text[i] != text[begin];
        }
        if (i < begin + 2)
            return false;
    }
    return areDifferent && script != Script::Latin && std::ranges::any_of(text, [&](char32_t c) {
               return isLetter(c) && costs.classOf(c).script == script;
           });
}

void preferCapitals(std::vector<Candidate>& candidates) {
    if (candidates.empty() || !isSingleByte(*candidates.front().codec) ||
        candidates.front().reading.hopeless)
        return;
    const Candidate& best = candidates.front();
    const auto capitals = std::ranges::find_if(candidates, [&](const Candidate& other) {
        return !other.isCut && isSingleByte(*other.codec) && other.reading.errors == 0 &&
               other.bits < best.bits + kMostForCapitals &&
               hasSignsForCapitals(best.reading.text, other.reading.text);
    });
    if (capitals == candidates.end())
        return;
    candidates.front().bits = capitals->bits + kCapitals;
    std::ranges::stable_sort(candidates, {}, &Candidate::bits);
}

bool areLettersLikely(const SignReading& signs, const SignReading& letters,
                      const ByteSurvey& survey) {
    return letters.bits < signs.bits + nearlyFor(signs.text, letters.text) ||
           areWordsLikelier(survey, signs.codec, letters.codec);
}

bool mayBeLetters(const Codec& codec, const ByteSurvey& survey,
                  std::span<const Candidate> candidates) {
    const auto best = std::ranges::find(candidates, &codec, &Candidate::codec);
    if (best == candidates.end() || !isSingleByte(codec))
        return false;
    return std::ranges::any_of(candidates, [&](const Candidate& other) {
        return !other.isCut && isSingleByte(*other.codec) && other.reading.errors == 0 &&
               hasSignsForLetters(best->reading.text, other.reading.text) &&
               areLettersLikely({codec, best->reading.text, best->text.bits},
                                {*other.codec, other.reading.text, other.text.bits}, survey);
    });
}

} // namespace moji
