#pragma once
// What a letter costs in all languages of its script at once, remembered: texts repeat the same
// sequences of three letters, and a look-up of the whole row is faster than one in each model.

#include "detect/character_kind.h"
#include "detect/language_models.h"

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

    /// The two letters before, kEdge where the word has not so many.
    struct Before {
        std::uint16_t last = kEdge;
        std::uint16_t first = kEdge; // before `last`
    };
    /// What `letter` costs there; kEdge: the end of the word.
    [[nodiscard]] const Row& row(Script script, Before before, std::uint16_t letter) {
        const std::uint64_t key = std::uint64_t(script) << 27 | std::uint64_t(before.first) << 18 |
                                  std::uint64_t(before.last) << 9 | letter;
        Entry& entry = m_entries[key * 0x9E3779B97F4A7C15U >> (64 - kEntryBits)];
        if (entry.key != key + 1) {
            entry.row = ask(script, before, letter);
            entry.key = key + 1;
        }
        return entry.row;
    }
    [[nodiscard]] CharacterClass classOf(char32_t codePoint) {
        Class& known = m_classes[codePoint % kClasses];
        if (known.key != codePoint + 1)
            known = {codePoint + 1, characterClass(codePoint)};
        return known.value;
    }

    /// One for the calling thread; threads that have ended leave theirs, filled, to later ones.
    [[nodiscard]] static LetterCosts& ofThread();

private:
    static constexpr unsigned kEntryBits = 12;
    static constexpr std::size_t kClasses = 2048;

    struct Entry {
        std::uint64_t key = 0; // and one; 0: none
        Row row{};
    };
    struct Class {
        std::uint32_t key = 0; // and one; 0: none
        CharacterClass value;
    };
    [[nodiscard]] static Row ask(Script script, Before before, std::uint16_t letter);

    std::vector<Entry> m_entries = std::vector<Entry>(std::size_t{1} << kEntryBits);
    std::vector<Class> m_classes = std::vector<Class>(kClasses);
};

} // namespace moji
