#pragma once
// Whether the capitals of a word are where people write them.

#include "detect/character_kind.h"

#include <cstddef>

namespace moji::repair {

/// Small letters, capitals, or a capital and small letters; of scripts without case, anything.
class WordCase {
public:
    /// Whether the next letter may be this one; after one that may not, nothing may be asked.
    bool goesOn(const CharacterClass& letter) {
        if (!letter.cased)
            return true;
        const bool fits = letter.upper ? m_capitals == m_letters : m_capitals <= 1;
        m_capitals += letter.upper ? 1 : 0;
        ++m_letters;
        return fits;
    }

private:
    std::size_t m_letters = 0;
    std::size_t m_capitals = 0;
};

} // namespace moji::repair
