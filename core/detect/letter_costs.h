#pragma once
// What words and letters cost in all languages of their script at once, remembered: texts repeat
// the same words and sequences of three letters, and a look-up of a whole row is faster than one in
// each model.

#include "detect/character_kind.h"
#include "detect/language_models.h"
#include "detect/memo.h"

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
    class Word {
    public:
        static constexpr std::size_t kMostLetters = 14;

        explicit Word(Script script)
            : m_script(script) {}
        /// A letter's number; of the first kMostLetters ones.
        void add(std::uint8_t letter) {
            m_first = m_first << 8 | m_last >> 56;
            m_last = m_last << 8 | letter;
            ++m_length;
        }
        void goOn() { m_goesOn = true; }

        [[nodiscard]] Script script() const { return m_script; }
        [[nodiscard]] bool goesOn() const { return m_goesOn; }
        [[nodiscard]] std::size_t length() const { return m_length; }
        [[nodiscard]] std::uint8_t letter(std::size_t number) const {
            const std::size_t fromEnd = m_length - 1 - number;
            return static_cast<std::uint8_t>(fromEnd < 8 ? m_last >> 8 * fromEnd
                                                         : m_first >> 8 * (fromEnd - 8));
        }
        /// Different ones of different words; none is all zeros.
        using Key = std::array<std::uint64_t, 2>;
        [[nodiscard]] Key key() const {
            const std::uint64_t more = m_length | (m_goesOn ? 0x80U : 0U);
            return {m_last, m_first << 16 | std::uint64_t(m_script) << 8 | more};
        }

    private:
        std::uint64_t m_last = 0;  // eight letters, the last one in the lowest byte
        std::uint64_t m_first = 0; // those before
        std::size_t m_length = 0;
        Script m_script;
        bool m_goesOn = false;
    };
    /// Valid until the next call: of a word of Latin letters, and of another.
    [[nodiscard]] const Row& latinWord(const Word& word) { return costsOf(word, m_latinWords); }
    [[nodiscard]] const ForeignRow& foreignWord(const Word& word) {
        return costsOf(word, m_foreignWords);
    }

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

    template <class Costs>
    struct KnownWord {
        Word::Key key{};
        Costs costs{};
    };
    template <class Costs>
    using KnownWords = Memo<KnownWord<Costs>, 13>;
    template <class Costs>
    [[nodiscard]] const Costs& costsOf(const Word& word, KnownWords<Costs>& known);
    struct Asian {
        std::uint64_t key = 0; // no character is 0
        AsianRow row{};
    };
    struct Class {
        std::uint32_t key = 0; // and one; 0: none
        CharacterClass value;
    };
    [[nodiscard]] static Row ask(std::uint32_t key);
    [[nodiscard]] static AsianRow askAsian(char32_t codePoint, char32_t before);

    Letters<Row, 14> m_latin;
    Letters<ForeignRow, 14> m_foreign;
    KnownWords<Row> m_latinWords;
    KnownWords<ForeignRow> m_foreignWords;
    std::vector<Asian> m_asian = std::vector<Asian>(std::size_t{1} << kAsianBits);
    std::vector<Class> m_classes = std::vector<Class>(kClasses);
};

} // namespace moji
