#pragma once
// What TextScorer takes as ordinary text, and how its plausibility falls beyond.

#include "detect/language.h"

#include <cstdint>

namespace moji {

/// Units of the models by which words of ASCII may be in another language than the others.
constexpr std::uint64_t kOtherAsciiUnits = 14 * 16;

constexpr double kDoubtful = 2;   // bits a character beyond ordinary: plausibility one half
constexpr double kFewLetters = 2; // ordinary letters taken for granted: one odd one proves little
// Bits a letter (and a character of two bytes and more) that text of another kind than the models
// are made of costs more.
constexpr double kUnseenText = 0.4;
constexpr double kUnseenAsianText = 2;

/// Of so many bits a character beyond ordinary text: falls softly below 0, in proportion above.
[[nodiscard]] double plausibilityOf(double excess);
/// The bits a character that have this plausibility; infinite or less than 0 where none have.
[[nodiscard]] double excessOfPlausibility(double plausibility);

/// What the letters of one script cost in a language, in units of the models, and how many they
/// are.
struct LetterUnits {
    std::uint64_t ascii = 0;
    std::uint64_t other = 0;
    std::uint64_t asciiLetters = 0;
    std::uint64_t otherLetters = 0;
};
/// The bits of them beyond what those of ordinary text cost, weighted.
[[nodiscard]] double letterExcess(Language language, const LetterUnits& units);

} // namespace moji
