#pragma once
// How likely a decoded text is, in bits, under the language that fits it best: what the detector,
// the comparison of readings and the repair of damage go by.
//
// The cost of a text is -log2 of its probability: for each letter that of the language's model
// (language_model.h), for everything between words a flat cost by kind (text_costs.h), more for
// what people do not write: two scripts in one word, a capital after small letters, a sign inside
// a word, controls, code points that are not assigned. Costs of readings of the *same bytes*
// compare directly: the lower is the likelier, by 2^difference. Letters are scored for each script
// by itself, under that script's best language, so that texts of several scripts are ordinary
// texts. Words of ASCII letters alone, which are markup, names and code as often as prose, may be
// in another language than the rest: words with other letters decide it.
//
//     TextScorer scorer;
//     scorer.feed(U"Привет, мир");
//     scorer.score().language;     // ru
//     scorer.score().plausibility; // 0.9
//
// It can be fed piece after piece and asked at any time. Its size is about 2 KB.

#include "detect/character_kind.h"
#include "detect/language_models.h"
#include "detect/letter_costs.h"
#include "detect/word_shape.h"
#include "text/span.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace moji {

struct TextScore {
    double bits = 0; // of the whole text, the doubt about its language included
    /// Above 0 and below 1: how ordinary a text this is, by its bits beyond what ordinary text of
    /// its language costs. About 0.93 for ordinary text, 0.97 for none at all, a half at 2 bits a
    /// character too many, 0.1 at 6. ASCII weighs little, since most readings share it.
    double plausibility = 0;
    std::optional<Language> language; // of most letters; nothing where none has a model
    std::optional<Language> second;   // the next best of that script
    double margin = 0;                // bits by which `second` is worse
    std::uint64_t letters = 0;        // of all scripts, Asian characters included
    std::uint64_t tellingLetters = 0; // of them those of words that have letters beyond ASCII
    double bitsPerLetter = 0;         // of `language`, word edges included; 0 without one

    /// Those that tell: words of ASCII say nothing, unless there are no others.
    [[nodiscard]] std::uint64_t decidingLetters() const {
        return tellingLetters > 0 ? tellingLetters : letters;
    }
};

/// What the letters and everything else of a text cost, added up.
struct TextSums {
    /// Letters of one script.
    struct Count {
        std::uint64_t ascii = 0;
        std::uint64_t other = 0;
    };
    /// In units of the models.
    using Units = std::array<std::uint64_t, 64>; // by language

    Units ascii{};    // words of nothing but ASCII letters
    Units other{};    // all other words
    Units prefixes{}; // ASCII beginnings of words with other letters; `ascii` has them, too
    std::array<Count, kScripts> counts{};
    std::uint64_t tellingLetters = 0;
    double bits = 0;   // of everything but letters
    double excess = 0; // of these, beyond ordinary text, weighted
    double mass = 0;   // weighted characters
};

/// The bits that letters cost in a language beyond what those of ordinary text do, weighted.
[[nodiscard]] double letterExcess(Language language, std::uint64_t asciiUnits,
                                  std::uint64_t otherUnits, const TextSums::Count& count);

class TextScorer {
public:
    void feed(char32_t codePoint);
    void feed(std::u32string_view text);
    /// Feeds the text, and answers true; or stops, and answers false, as soon as all that was fed
    /// is certain to cost more than `mostBits`, whatever follows.
    [[nodiscard]] bool feedWithin(std::u32string_view text, double mostBits);
    /// What a decoder said; errors as feedError().
    void feed(std::span<const Span> spans);
    /// One malformed sequence.
    void feedError();

    /// `expected`: the expected language; others are doubted more.
    [[nodiscard]] TextScore score(std::optional<Language> expected = {}) const;

    /// The sums of all that was fed; without the letters of a word that may go on.
    [[nodiscard]] const TextSums& sums() const { return m_sums; }
    /// What these add, if there are any.
    [[nodiscard]] bool hasTail() const { return m_wordLetters > 0; }
    [[nodiscard]] TextSums tail() const;
    [[nodiscard]] const WordShape& shape() const { return m_shape; }
    /// Of the last word.
    [[nodiscard]] std::optional<Script> wordScript() const { return m_wordScript; }

    /// A word or a character at the front of `text`; answers how much of it.
    [[nodiscard]] std::size_t feedSome(std::u32string_view text, LetterCosts& costs);

private:
    using Units = TextSums::Units;

    void feed(char32_t codePoint, LetterCosts& costs);
    void feedLetter(const CharacterClass& character, bool ascii, LetterCosts& costs);
    void feedAsian(char32_t codePoint, LetterCosts& costs);
    void feedOther(char32_t codePoint, CharacterKind kind, LetterCosts& costs);
    void feedMark(char32_t codePoint, bool afterLetter);
    [[nodiscard]] std::size_t feedWord(std::u32string_view text, LetterCosts& costs);
    void countLetter(const CharacterClass& character);
    void addWord(LetterCosts::Word word, std::size_t prefix, LetterCosts& costs);
    void addToWord(Script script, std::uint16_t letter, LetterCosts& costs);
    void endWord(LetterCosts& costs);
    void flushWord();
    void charge(double bits, double excess, bool ascii);
    void joinTo(const CharacterClass& character, bool ascii, LetterCosts& costs);
    [[nodiscard]] TextScore scoreFlushed(std::optional<Language> expected) const;
    [[nodiscard]] double leastBits() const;
    struct Question {
        std::optional<Language> expected;
        std::uint64_t mostForAscii; // units that words of ASCII letters cost at most
    };
    [[nodiscard]] double bitsOf(Language language, const Question& question) const;
    [[nodiscard]] std::uint64_t mostForAscii(LanguageModels::Range range, bool hasOtherWords) const;
    /// What the words of nothing but ASCII letters cost in one language.
    [[nodiscard]] std::uint64_t asciiUnits(Language language) const {
        return m_sums.ascii[language] - m_sums.prefixes[language];
    }
    void takeAsciiPrefix();
    /// The two likeliest languages of a script that has any.
    struct Best {
        Language first;
        double firstBits;
        std::optional<Language> second;
        double secondBits;
    };
    [[nodiscard]] Best bestOf(LanguageModels::Range range, const Question& question) const;

    TextSums m_sums;
    std::uint32_t m_asciiBeginning = 0; // ASCII letters of this word, while it has no other

    LetterCosts::Row m_word{}; // costs of this word that are in no sum yet
    std::uint32_t m_wordLetters = 0;
    Script m_wordIn = Script::Latin; // m_word's script
    LetterCosts::Before m_lettersBefore;

    WordShape m_shape;
    CharacterClass m_before{CharacterKind::Space, Script::Other, 0, false, false};
    char32_t m_codePointBefore = U' ';
    std::optional<Script> m_wordScript; // of the last word
    bool m_isWordOver = false;          // the end of the last word has been added
    bool m_asciiWord = true;            // no other letter in this word so far
    bool m_beginsInAscii = false;       // the first letter of this word is ASCII
    bool m_signAfterLetter = false;     // the character before is a sign that follows a letter
};

/// The score of a whole text.
[[nodiscard]] TextScore scoreText(std::u32string_view text);

} // namespace moji
