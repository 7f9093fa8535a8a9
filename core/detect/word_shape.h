#pragma once
// Capitals: "Word", "word" and "WORD" are ordinary, "wORD" and "WoRd" are not. A word in capitals
// after another one is as ordinary as small letters are.

#include <cstdint>

namespace moji {

class WordShape {
public:
    void beginWord();
    /// The bits that it costs that the next letter is a capital, or is none.
    double letter(bool upper);
    /// The same for a whole word of small letters, at its beginning.
    double smallWord(std::uint32_t letters);

private:
    std::uint32_t m_letters = 0; // of this word, of those with case
    std::uint32_t m_capitals = 0;
    bool m_capitalsBefore = false; // the last word of two letters and more was all capitals
};

} // namespace moji
