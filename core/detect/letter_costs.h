#pragma once
// What words and letters cost in all languages of their script at once, remembered: texts repeat
// the same words and sequences of three letters, and a look-up of a whole row is faster than one in
// each model.

#include "detect/character_kind.h"
#include "detect/language_models.h"
#include "detect/memo.h"

#include <array>
#include <cstdint>
#include <vector>

namespace moji {

/// Remembered costs and character classes. One thread at a time may use it.
class LetterCosts {
public:
    /// The largest number of languages of a script, rounded up to whole vectors.
    static constexpr std::size_t kLanes = 40;
    /// In place of a letter: the edge of a word.
    static constexpr std::uint16_t kEdge = 0x100;
    static constexpr std::size_t kVector = 8;      // lanes
    using Row = std::array<std::uint16_t, kLanes>; // by language of the script, from its first on

    /// The two letters before, kEdge where the word has not so many.
    struct Before {
        std::uint16_t last = kEdge;
        std::uint16_t first = kEdge; // before `last`
    };
    /// Adds what `letter` costs there to `sums`; kEdge: the end of the word.
    void addLetter(Script script, Before before, std::uint16_t letter, Row& sums) {
        const std::uint32_t key = std::uint32_t(script) << 27 | std::uint32_t(before.first) << 18 |
                                  std::uint32_t(before.last) << 9 | letter;
        Letter& entry = m_letters.at(key * 0x9E3779B97F4A7C15U);
        if (entry.key != key) {
            entry.row = ask(script, before, letter);
            entry.key = key;
        }
        add(entry.row, script, sums);
    }

    /// A whole word, with its end; or the beginning of one, without.
    struct Word {
        static constexpr std::size_t kMostLetters = 14;
        static constexpr std::uint8_t kGoesOn = 0x80;     // with the length: a beginning
        std::array<std::uint8_t, kMostLetters> letters{}; // their numbers; then zeros
        std::uint8_t length = 0;
        Script script = Script::Latin;
    };
    [[nodiscard]] const Row& wordCosts(const Word& word);

    /// What an Asian character costs after `before`, 0 for none, by language of the script. Valid
    /// until the next call.
    using AsianRow = std::array<std::uint16_t, 4>;
    [[nodiscard]] const AsianRow& asianCosts(char32_t codePoint, char32_t before);

    /// Valid until the next call.
    [[nodiscard]] const CharacterClass& classOf(char32_t codePoint) {
        Class& known = m_classes[codePoint % kClasses];
        if (known.key != codePoint + 1)
            known = {codePoint + 1, characterClass(codePoint)};
        return known.value;
    }

    /// One for the calling thread; threads that have ended leave theirs, filled, to later ones.
    [[nodiscard]] static LetterCosts& ofThread();

private:
    static constexpr unsigned kAsianBits = 15;
    static constexpr std::size_t kClasses = 2048;

    struct Letter {
        std::uint32_t key = ~0U; // none has it
        Row row{};
    };
    struct KnownWord {
        std::array<std::uint64_t, 2> word{}; // its bytes; none is all zeros
        Row row{};
    };
    struct Asian {
        std::uint64_t key = 0; // no character is 0
        AsianRow row{};
    };
    struct Class {
        std::uint32_t key = 0; // and one; 0: none
        CharacterClass value;
    };
    [[nodiscard]] static Row ask(Script script, Before before, std::uint16_t letter);

    static void add(const Row& row, Script script, Row& sums);

    Memo<Letter, 12> m_letters;
    Memo<KnownWord, 13> m_words;
    std::vector<Asian> m_asian = std::vector<Asian>(std::size_t{1} << kAsianBits);
    std::vector<Class> m_classes = std::vector<Class>(kClasses);
};

} // namespace moji
