#pragma once
// Capitals: "Word", "word" and "WORD" are ordinary, "wORD" and "WoRd" are not. A word in capitals
// after another one is as ordinary as small letters are.

#include <cstdint>

namespace moji {

class WordShape {
public:
    void beginWord() {
        m_capitalsBefore = leaves(m_capitalsBefore);
        m_capitalsBeforeThen = leaves(m_capitalsBeforeThen);
        m_letters = m_capitals = 0;
    }
    /// The bits that it costs that the next letter is a capital, or is none.
    double letter(bool upper) {
        const double cost = costOf(upper, m_capitalsBefore);
        if (m_capitalsBefore != m_capitalsBeforeThen)
            m_moreThen += costOf(upper, m_capitalsBeforeThen) - cost;
        ++m_letters;
        m_capitals += upper ? 1 : 0;
        return cost;
    }
    /// The same for a whole word of small letters, at its beginning.
    double smallWord(std::uint32_t letters) {
        const double first = letter(false); // the others cost nothing
        m_letters = letters;
        return first;
    }

    /// Whether the words so far leave the next one after a word in capitals.
    [[nodiscard]] bool leavesCapitals() const { return leaves(m_capitalsBefore); }
    /// The same, had there been a word in capitals before the first one; and the bits that all
    /// letters would have cost more (or less).
    [[nodiscard]] bool leavesCapitalsAfterCapitals() const { return leaves(m_capitalsBeforeThen); }
    [[nodiscard]] double moreAfterCapitals() const { return m_moreThen; }

private:
    [[nodiscard]] double costOf(bool upper, bool capitalsBefore) const;
    [[nodiscard]] bool leaves(bool capitalsBefore) const {
        return m_letters > 1 ? m_capitals == m_letters : capitalsBefore;
    }

    std::uint32_t m_letters = 0; // of this word, of those with case
    std::uint32_t m_capitals = 0;
    bool m_capitalsBefore = false; // the last word of two letters and more was all capitals
    bool m_capitalsBeforeThen = true;
    double m_moreThen = 0;
};

} // namespace moji
