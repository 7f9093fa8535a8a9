#include "detect/usual_reading.h"

#include "detect/encoding_habits.h"
#include "detect/letter_costs.h"
#include "detect/odd_signs.h"
#include "detect/telling_words.h"
#include "detect/text_decoding.h"
#include "detect/word_shape.h"

#include <algorithm>
#include <string>
#include <unordered_set>
#include <vector>

namespace moji {

namespace {

constexpr std::size_t kMostWords = 2 * 1024; // bytes
constexpr double kNearly = 30;               // bits: more in all words is no doubt
constexpr double kMostOfWord = 12;           // bits that one word counts
constexpr double kMostOfMixed = 2;           // the same of one in letters of two alphabets
constexpr double kUsual = 1;                 // bits of habit

bool isSingleByte(const Codec& codec) {
    return codec.info().family == CodecFamily::SingleByte;
}

/// The different words, each once.
std::vector<std::string_view> differentWords(std::string_view words) {
    std::vector<std::string_view> all;
    std::unordered_set<std::string_view> known;
    while (!words.empty()) {
        const std::size_t end = std::min(words.find('\n'), words.size());
        if (known.insert(words.substr(0, end)).second)
            all.push_back(words.substr(0, end));
        words.remove_prefix(std::min(end + 1, words.size()));
    }
    return all;
}

std::u32string read(const Codec& codec, std::string_view word) {
    std::u32string text;
    decodeText(codec, codec.stateAfterSync(), asBytes(word), Tail::AtEnd, word.size(), text);
    return text;
}

/// A word in another reading than the best one.
class OtherWord {
public:
    OtherWord(std::u32string_view own, std::u32string_view other)
        : m_own(own)
        , m_other(other) {}

    /// What the characters are in the best reading that are different in this one. Pieces of frames
    /// and the spaces of which French is full say nothing for letters.
    enum class Different { Nothing, Letters, SignsForLetters };
    [[nodiscard]] Different different() const {
        bool hasSign = false;
        bool hasLetter = false;
        for (std::size_t i = 0; i < std::min(m_own.size(), m_other.size()); ++i) {
            if (m_own[i] == m_other[i])
                continue;
            if (isLetter(m_own[i]))
                return Different::Letters;
            hasSign = hasSign || (!isFramePiece(m_own[i]) && m_own[i] != kNoBreakSpace);
            hasLetter = hasLetter || isLetter(m_other[i]);
        }
        return hasSign && hasLetter ? Different::SignsForLetters : Different::Nothing;
    }
    /// What it says for the best reading, in bits.
    [[nodiscard]] double moreBits() const {
        const double more = scoreText(m_other).bits - scoreText(m_own).bits;
        if (isImpossible())
            return std::max(more, kNearly);
        const double most = isMixed() ? kMostOfMixed : kMostOfWord;
        return std::clamp(more, -most, most);
    }

private:
    static const CharacterClass& classOf(char32_t c) { return LetterCosts::ofThread().classOf(c); }
    static bool isLetter(char32_t c) { return classOf(c).kind == CharacterKind::Letter; }

    /// Whether nobody writes it: a capital after small letters, the same letter three times, a
    /// foreign letter among those of ASCII, signs of C1.
    [[nodiscard]] bool isImpossible() const {
        constexpr double kOrdinary = 5; // bits of a capital
        constexpr std::size_t kMostEqual = 2;
        WordShape shape;
        shape.beginWord();
        std::size_t equal = 0;
        char32_t before = 0;
        for (const char32_t c : m_other) {
            const CharacterClass character = classOf(c);
            equal = c == before ? equal + 1 : 1;
            before = c;
            if (character.kind == CharacterKind::HighControl || c == kErrorMark)
                return true;
            if (character.kind != CharacterKind::Letter)
                shape.beginWord();
            else if ((c >= 0x80 && equal > kMostEqual) ||
                     (character.cased && shape.letter(character.upper) > kOrdinary))
                return true;
        }
        return isMixed() && countLetters(0, 0x80) > countLetters(0x80, kErrorMark);
    }
    [[nodiscard]] bool isMixed() const {
        const auto first =
            std::ranges::find_if(m_other, [](char32_t c) { return isLetter(c) && c >= 0x80; });
        return first != m_other.end() && std::ranges::any_of(m_other, [&](char32_t c) {
                   return isLetter(c) && classOf(c).script != classOf(*first).script;
               });
    }
    [[nodiscard]] std::ptrdiff_t countLetters(char32_t from, char32_t below) const {
        return std::ranges::count_if(
            m_other, [&](char32_t c) { return c >= from && c < below && isLetter(c); });
    }

    static constexpr char32_t kNoBreakSpace = 0xA0;
    std::u32string_view m_own;
    std::u32string_view m_other;
};

} // namespace

bool mayBeUsual(const Codec& codec, const ByteSurvey& survey,
                std::span<const Candidate> candidates) {
    if (!isSingleByte(codec) || !isOfDosOrMacintosh(codec.name()))
        return false;
    const Bytes bytes = tellingWords(survey, kMostWords);
    const std::vector<std::string_view> words = differentWords(asChars(bytes));
    const auto isLikely = [&](const Codec& usual) {
        double more = 0;
        std::size_t signs = 0;
        std::size_t letters = 0;
        std::u32string all;
        for (const std::string_view word : words) {
            const std::u32string own = read(codec, word);
            const std::u32string other = read(usual, word);
            all.append(other).push_back(U' ');
            if (own == other)
                continue;
            const OtherWord another(own, other);
            signs += another.different() == OtherWord::Different::SignsForLetters ? 1 : 0;
            letters += another.different() == OtherWord::Different::Letters ? 1 : 0;
            more += another.moreBits();
        }
        return signs > letters && more < kNearly &&
               encodingDoubt(usual.name(), scoreText(all).language) <= kUsual;
    };
    return std::ranges::any_of(candidates, [&](const Candidate& candidate) {
        const std::string_view name = candidate.codec->name();
        return isSingleByte(*candidate.codec) && !isOfDosOrMacintosh(name) &&
               !isRareEncoding(name) && isLikely(*candidate.codec);
    });
}

} // namespace moji
