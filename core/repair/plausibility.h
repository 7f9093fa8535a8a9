#pragma once
// How likely it is that a person wrote a decoded text: what ranks the readings of the same bytes.
//
// The measure is surprise. Every character, and every two neighbours, cost as many bits more as
// they are less usual than ordinary text of their script: a malformed sequence, a control or
// unassigned character, box drawing in a word, letters of two scripts in one word, a capital after
// a small letter, a letter that the best-fitting language rarely uses, a Han character or Hangul
// syllable outside the everyday ones. Ordinary text, whatever its script, comes out near 0 bits.
// Surprise is divided by the bytes it was found in, ASCII characters weighing an eighth, since they
// are the same in most readings. Of d bits a byte the score is 1 / (1 + (d / 1.3)^2): 0.93 for
// ordinary text, a half for 1.3 bits, 0.06 for 5.
//
// The bits are estimates from rank lists (see writing_habits.h), good for texts of some twenty
// letters and more. A genuine U+FFFD is nearly ordinary: the reading that shows it is right, even
// though the text was damaged before.

#include "codec/span.h"
#include "repair/character_traits.h"
#include "repair/language_fit.h"

#include <cstdint>
#include <span>

namespace moji {

class Plausibility {
public:
    /// What a decoder said, from the beginning of the text on, piece after piece.
    void feed(std::span<const Span> spans);
    /// One code point that took so many bytes (not 0).
    void feed(char32_t codePoint, std::uint32_t bytes);
    /// One malformed sequence of so many bytes.
    void feedError(std::uint32_t bytes);

    /// Above 0 and below 1. Without any text 0.93, as of ordinary text.
    [[nodiscard]] double score() const;

private:
    /// A code point and what came before it.
    struct Here {
        char32_t codePoint;
        CharacterTraits traits;
        double weight;     // of the code point
        double pairWeight; // of it and the one before it together
    };
    void surprise(double bits, double weight) { m_bits += bits * weight; }
    void feedLetter(const Here& here);
    void feedLetterInWord(const Here& here);
    void feedAsian(const Here& here);
    void feedOther(const Here& here);
    [[nodiscard]] bool followsLetter() const { return m_before.kind == CharacterKind::Letter; }

    LanguageFit m_language;
    double m_bits = 0;
    double m_mass = 0; // weighted bytes

    CharacterTraits m_before = characterTraits(U' ');
    char32_t m_codePointBefore = U' ';
    double m_weightBefore = 0;
    // Of the word so far
    unsigned m_capitals = 0;
    unsigned m_vowelRun = 0;
    unsigned m_consonantRun = 0;
};

} // namespace moji
