#pragma once
// What the letters and everything else of a text cost, added up as it is fed: the state of the
// words, the costs that text_scorer.h speaks of. A TextScorer makes one score of the sums.

#include "detect/character_kind.h"
#include "detect/letter_costs.h"
#include "detect/word_shape.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace moji {

struct TextSums {
    /// Letters of one script.
    struct Count {
        std::uint64_t ascii = 0;
        std::uint64_t other = 0;
    };
    /// In units of the models.
    using Units = std::array<std::uint64_t, kMostLanguages>; // by language

    Units ascii{};    // words of nothing but ASCII letters
    Units other{};    // all other words
    Units prefixes{}; // ASCII beginnings of words with other letters; `ascii` has them, too
    std::array<Count, kScripts> counts{};
    std::uint64_t tellingLetters = 0;
    double bits = 0;   // of everything but letters
    double excess = 0; // of these, beyond ordinary text, weighted
    double mass = 0;   // weighted characters
};

class TextFeeder {
public:
    void feed(char32_t codePoint, LetterCosts& costs);
    /// A word or a character at the front of `text`; answers how much of it.
    [[nodiscard]] std::size_t feedSome(std::u32string_view text, LetterCosts& costs);
    /// One malformed sequence.
    void feedError(LetterCosts& costs);

    /// The sums of all that was fed; without the letters of a word that may go on.
    [[nodiscard]] const TextSums& sums() const { return m_sums; }
    /// Whether there are any.
    [[nodiscard]] bool hasTail() const { return m_wordLetters > 0; }
    /// Adds the letters of a word that may go on to the sums.
    void flushWord();

private:
    using Units = TextSums::Units;

    void feedLetter(const CharacterClass& character, bool ascii, LetterCosts& costs);
    using AsianUnits = std::array<std::uint32_t, LetterCosts::AsianRow{}.size()>;
    void beginAsian(LetterCosts& costs);
    void addAsian(const AsianUnits& units, std::size_t characters);
    void feedAsian(char32_t codePoint, LetterCosts& costs);
    [[nodiscard]] std::size_t feedAsianRun(std::u32string_view text, LetterCosts& costs);
    void feedOther(char32_t codePoint, CharacterKind kind, LetterCosts& costs);
    void feedMark(char32_t codePoint, bool afterLetter);
    [[nodiscard]] std::size_t feedWord(std::u32string_view text, LetterCosts& costs);
    void countLetter(const CharacterClass& character);
    void addWord(LetterCosts::Word word, std::size_t prefix, LetterCosts& costs);
    void addToWord(Script script, std::uint16_t letter, LetterCosts& costs);
    void endWord(LetterCosts& costs);
    void charge(double bits, double excess, bool ascii);
    void joinTo(const CharacterClass& character, bool ascii, LetterCosts& costs);
    void takeAsciiPrefix();
    [[nodiscard]] TextSums::Count& countOf(Script script) {
        return m_sums.counts[static_cast<std::size_t>(script)];
    }

    TextSums m_sums;
    std::uint32_t m_asciiBeginning = 0; // ASCII letters of this word, while it has no other

    LetterCosts::Row m_word{}; // costs of this word that are in no sum yet
    std::uint32_t m_wordLetters = 0;
    Script m_wordIn = Script::Latin; // m_word's script
    LetterCosts::Place m_place;      // of its last letter

    WordShape m_shape;
    CharacterClass m_before{CharacterKind::Space, Script::Other, 0, false, false};
    char32_t m_codePointBefore = U' ';
    std::optional<Script> m_wordScript; // of the last word
    bool m_isWordOver = false;          // the end of the last word has been added
    bool m_asciiWord = true;            // no other letter in this word so far
    bool m_beginsInAscii = false;       // the first letter of this word is ASCII
    bool m_signAfterLetter = false;     // the character before is a sign that follows a letter
};

} // namespace moji
