#pragma once
// What words and letters cost in all languages of their script at once, remembered: texts repeat
// the same words and sequences of three letters, and a look-up of a whole row is faster than one in
// each model.

#include "detect/character_kind.h"
#include "detect/language_models.h"
#include "detect/memo.h"
#include "support/zeroed_table.h"

#include <algorithm>
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
    using Row = std::array<std::uint16_t, kLanes>; // by language of the script, from its first on

    static constexpr std::size_t kForeignLanes = 16; // languages of a script but Latin at most
    using ForeignRow = std::array<std::uint16_t, kForeignLanes>;

    /// A letter of a word and the two before it; kEdge where the word has not so many.
    class Place {
    public:
        /// Goes on to the next letter; kEdge: to the end of the word.
        void moveTo(std::uint16_t letter) { m_letters = m_letters << 9 | letter; }
        [[nodiscard]] std::uint32_t key(Script script) const {
            return std::uint32_t(script) << 27 | (m_letters & 0x7FFFFFF);
        }

    private:
        std::uint32_t m_letters = std::uint32_t{kEdge} << 9 | kEdge;
    };
    /// What the letter costs there, valid until the next call: a Latin one, and another.
    [[nodiscard]] const Row& latin(Place place) { return m_latin.at(place.key(Script::Latin)); }
    [[nodiscard]] const ForeignRow& foreign(Script script, Place place) {
        return m_foreign.at(place.key(script));
    }
    /// Adds it to `sums`.
    void addLetter(Script script, Place place, Row& sums) {
        if (script == Script::Latin)
            add(latin(place), sums);
        else
            add(foreign(script, place), sums);
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
    [[nodiscard]] const AsianRow& asianCosts(char32_t codePoint, char32_t before) {
        const std::uint64_t key = std::uint64_t{before} << 32 | codePoint;
        Asian& known = m_asian[key * 0x9E3779B97F4A7C15U >> (64 - kAsianBits)];
        if (known.key != key)
            known = {key, askAsian(codePoint, before)};
        return known.row;
    }

    /// Valid until the next call.
    [[nodiscard]] const CharacterClass& classOf(char32_t codePoint) {
        static constexpr CharacterClass kAsian{CharacterKind::Asian, Script::Asian, 0, false,
                                               false};
        if (isHanOrHangul(codePoint))
            return kAsian; // so many that they would push the others out
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

    template <class Costs, unsigned kBits>
    class Letters {
    public:
        [[nodiscard]] const Costs& at(std::uint32_t key) {
            Letter& letter = m_letters.at(key * 0x9E3779B97F4A7C15U);
            if (letter.key != key) {
                const Row row = ask(key);
                std::copy_n(row.begin(), letter.costs.size(), letter.costs.begin());
                letter.key = key;
            }
            return letter.costs;
        }

    private:
        struct Letter {
            std::uint32_t key = ~0U; // none has it
            Costs costs{};
        };
        Memo<Letter, kBits> m_letters;
    };

    template <class Costs>
    static void add(const Costs& costs, Row& sums) {
        const std::uint16_t* __restrict from = costs.data();
        std::uint16_t* __restrict to = sums.data();
        for (std::size_t lane = 0; lane < Costs{}.size(); ++lane)
            to[lane] = static_cast<std::uint16_t>(to[lane] + from[lane]);
    }

    struct KnownWord {
        std::array<std::uint64_t, 2> word{}; // its bytes; none is all zeros
        Row row{};
    };
    struct Asian {
        std::uint64_t key; // no character is 0
        AsianRow row;
    };
    struct Class {
        std::uint32_t key = 0; // and one; 0: none
        CharacterClass value;
    };
    [[nodiscard]] static Row ask(std::uint32_t key);
    [[nodiscard]] static AsianRow askAsian(char32_t codePoint, char32_t before);

    Letters<Row, 14> m_latin;
    Letters<ForeignRow, 14> m_foreign;
    Memo<KnownWord, 13> m_words;
    ZeroedTable<Asian> m_asian{std::size_t{1} << kAsianBits};
    std::vector<Class> m_classes = std::vector<Class>(kClasses);
};

} // namespace moji
