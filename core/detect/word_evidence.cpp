#include "detect/word_evidence.h"

#include "detect/encoding_habits.h"
#include "detect/least_cost.h"
#include "detect/letter_costs.h"
#include "detect/odd_signs.h"
#include "detect/telling_words.h"
#include "detect/text_decoding.h"
#include "detect/window_reading.h"

#include <algorithm>
#include <limits>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace moji {

namespace {

constexpr std::size_t kMostWords = 6 * 1024; // bytes
constexpr std::size_t kFewestLetters = 3;    // of a word
constexpr std::size_t kMostEqual = 3;        // letters of a word that has no other: ООО
constexpr std::uint64_t kFewestOfRare = 24;  // letters in words of a rare encoding
constexpr std::uint64_t kAllErrors = std::numeric_limits<std::uint64_t>::max();

std::u32string read(const Codec& codec, std::string_view word) {
    std::u32string text;
    decodeText(codec, codec.stateAfterSync(), asBytes(word), Tail::AtEnd, kAllErrors, text);
    return text;
}

/// Apostrophes, as many as no word has: what fills the rest of a chip's image, FF, in ISO-8859-13.
bool isFilling(std::u32string_view word) {
    LetterCosts& costs = LetterCosts::ofThread();
    return word.size() > kMostEqual && std::ranges::all_of(word, [&](char32_t c) {
               return costs.classOf(c).kind == CharacterKind::Apostrophe;
           });
}

/// What the letters beyond ASCII of a word are part of. Signs: it has no letters at all, and is no
/// piece of a frame.
enum class Letters { Signs, None, Alone, Word };
Letters lettersOf(std::u32string_view word) {
    LetterCosts& costs = LetterCosts::ofThread();
    if (isFilling(word))
        return Letters::Alone;
    Letters found = Letters::Signs;
    std::size_t run = 0;
    std::size_t equal = 0; // of the run, those like its first one
    char32_t first = 0;
    bool isTelling = false;
    Script script = Script::Other;
    std::size_t boxes = 0;
    const auto endRun = [&] {
        if (run > 0 && found == Letters::Signs)
            found = Letters::None;
        const bool isOneLetter = equal == run && run > kMostEqual;
        if (isTelling)
            found = run >= kFewestLetters && !isOneLetter && found != Letters::Alone
                        ? Letters::Word
                        : Letters::Alone;
        run = 0;
        equal = 0;
        isTelling = false;
    };
    for (const char32_t c : word) {
        const CharacterClass& character = costs.classOf(c);
        const CharacterKind kind = character.kind;
        boxes += kind == CharacterKind::Box ? 1 : 0;
        if (kind == CharacterKind::Asian) {
            endRun();
            found = found == Letters::Alone ? found : Letters::Word;
        } else if (kind == CharacterKind::Letter || kind == CharacterKind::Mark) {
            if (kind == CharacterKind::Letter && character.script != script)
                endRun();
            script = kind == CharacterKind::Letter ? character.script : script;
            first = run++ == 0 ? c : first;
            equal += c == first ? 1 : 0;
            isTelling = isTelling || c >= 0x80;
        } else {
            endRun();
        }
    }
    endRun();
    return found == Letters::Signs && boxes > 1 ? Letters::None : found;
}

/// The different words that a codec reads as words: its letters beyond ASCII have neighbours of
/// their script. Where there are none, signs by themselves are words.
struct Words {
    Bytes bytes; // each followed by a line feed
    bool hasLetters = false;
    bool hasOthers = false; // that are no words
};
Words wordsOf(const ByteSurvey& survey, const Codec& codec) {
    const Bytes all = tellingWords(survey, kMostWords);
    Words words;
    Bytes signs;
    std::unordered_set<std::string_view> known;
    std::string_view rest = asChars(all);
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const std::string_view word = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (!known.insert(word).second)
            continue;
        const Letters letters = lettersOf(read(codec, word));
        words.hasOthers = words.hasOthers || letters == Letters::Alone;
        if (letters == Letters::Alone)
            continue;
        words.hasLetters = words.hasLetters || letters == Letters::Word;
        const ByteView bytes = asBytes(word);
        Bytes& to = letters == Letters::Signs ? signs : words.bytes;
        to.insert(to.end(), bytes.begin(), bytes.end());
        to.push_back('\n');
    }
    if (words.bytes.empty())
        words.bytes = std::move(signs);
    return words;
}

WindowReading readingOf(const Words& words, const Codec& codec) {
    WindowReading reading;
    reading.text = read(codec, asChars(words.bytes));
    return reading;
}

/// Whether the letters follow one another as in words of their language: those of an alphabet in
/// its order do not.
bool isOrdinary(const TextScore& words) {
    // Bits a letter: ordinary words cost 3 to 5, names up to 6.6, Asian characters up to 11; of few
    // letters any may be rare ones. Without telling letters the bound is infinite.
    constexpr double kMost = 7;
    constexpr double kMostOfAsian = 13;
    constexpr double kOfFew = 12;
    if (!words.language)
        return true;
    const bool isAsian = scriptOf(*words.language) == Script::Asian;
    return words.bitsPerLetter <
           (isAsian ? kMostOfAsian : kMost) + kOfFew / static_cast<double>(words.tellingLetters);
}

/// Whether there are other signs than those that ordinary text has, or a block by itself: any bytes
/// are such signs in some encoding.
bool hasRareSigns(std::u32string_view text) {
    LetterCosts& costs = LetterCosts::ofThread();
    const auto kindAt = [&](std::size_t i) {
        return i < text.size() ? costs.classOf(text[i]).kind : CharacterKind::LineBreak;
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isBlock = kindAt(i) == CharacterKind::Box && !isFramePiece(text[i]);
        const bool isAlone =
            (i == 0 || kindAt(i - 1) != CharacterKind::Box) && kindAt(i + 1) != CharacterKind::Box;
        if (kindAt(i) == CharacterKind::Symbol || (isBlock && isAlone))
            return true;
    }
    return false;
}

/// Readings of the same words in other encodings, of which many are alike.
class OtherReadings {
public:
    /// `own` is what they are compared with.
    explicit OtherReadings(const std::u32string& own)
        : m_own(own) {}

    /// Whether the reading is another text, and costs less than `most` bits.
    [[nodiscard]] bool costsLess(const WindowReading& reading, double most) {
        if (reading.text == m_own)
            return false;
        const auto known = std::ranges::find(m_known, reading.text, &Known::text);
        if (known != m_known.end() && most <= known->atLeast)
            return false;
        const bool isFar = isBounded(reading.text) && leastCost(reading.text, most + 1) > most;
        const auto score = isFar ? std::nullopt : scoreReading(reading, {}, most);
        const double atLeast = score ? score->bits : most;
        if (known == m_known.end())
            m_known.push_back({reading.text, atLeast});
        else
            known->atLeast = std::max(known->atLeast, atLeast);
        return score && score->bits < most;
    }

private:
    struct Known {
        std::u32string text;
        double atLeast; // bits
    };
    /// Whether leastCost() is never more than the score says: it may be for rare Asian texts.
    static bool isBounded(std::u32string_view text) {
        constexpr char32_t kFirstAsian = 0x2E80;
        return std::ranges::all_of(text, [](char32_t c) { return c < kFirstAsian; });
    }

    const std::u32string& m_own;
    std::vector<Known> m_known;
};

} // namespace

WordDoubt doubtOfWords(const Codec& codec, const ByteSurvey& survey,
                       std::span<const Candidate> candidates) {
    const auto best = std::ranges::find(candidates, &codec, &Candidate::codec);
    if (best == candidates.end() || read(codec, "a") != U"a")
        return WordDoubt::None;
    const Words words = wordsOf(survey, codec);
    if ((best->text.tellingLetters > 0 && !words.hasLetters) ||
        (words.bytes.empty() && words.hasOthers))
        return WordDoubt::HardlyWords;
    const WindowReading reading = readingOf(words, codec);
    if (best->text.tellingLetters == 0 && !words.hasLetters && hasRareSigns(reading.text))
        return WordDoubt::HardlyWords;
    const TextScore own = scoreReading(reading, {});
    if (!isOrdinary(own))
        return WordDoubt::HardlyWords;
    const std::optional<Language> language = best->text.language;
    const auto doubtOf = [&](const Codec& each, std::u32string_view text) {
        return encodingDoubt(each.name(), language) + doubtOfLooseJamo(each, text);
    };
    const double bits = own.bits + doubtOf(codec, reading.text);
    OtherReadings others(reading.text);
    const bool isReadBetter = std::ranges::any_of(candidates, [&](const Candidate& other) {
        if (other.reading.errors > 0)
            return false;
        const WindowReading read = readingOf(words, *other.codec);
        return others.costsLess(read, bits - doubtOf(*other.codec, read.text));
    });
    if (isReadBetter)
        return WordDoubt::HardlyWords;
    const bool isRare = isRareEncoding(codec.name());
    return isRare && own.tellingLetters < kFewestOfRare ? WordDoubt::TooFew : WordDoubt::None;
}

} // namespace moji
