#pragma once
// Counts in the reader's language, with its plural forms: "179 bytes",
// "1 problem". Any 64-bit number.

#include <QString>

#include <cstdint>

namespace moji::app {

/// With the separators of the reader's language.
[[nodiscard]] QString numberText(std::uint64_t value);

/// For translate(): a number that fits, with the same plural form as `count` in every language.
[[nodiscard]] int pluralNumber(std::uint64_t count);

[[nodiscard]] QString bytesText(std::uint64_t count);
[[nodiscard]] QString charactersText(std::uint64_t count);
[[nodiscard]] QString linesText(std::uint64_t count);
[[nodiscard]] QString problemsText(std::uint64_t count);
[[nodiscard]] QString hitsText(std::uint64_t count);
[[nodiscard]] QString differencesText(std::uint64_t count);
[[nodiscard]] QString filesText(std::uint64_t count);
[[nodiscard]] QString placesText(std::uint64_t count);
[[nodiscard]] QString errorsText(std::uint64_t count);
[[nodiscard]] QString columnsText(std::uint64_t count);
[[nodiscard]] QString codePointsText(std::uint64_t count);
[[nodiscard]] QString roundsText(std::uint64_t count);
[[nodiscard]] QString timesText(std::uint64_t count);

/// A sentence with a count, which fills its %1: `one` for 1 and `many` for others in English, the
/// language's own plural forms elsewhere. Mark both with QT_TRANSLATE_N_NOOP.
[[nodiscard]] QString countedText(const char* context, std::uint64_t count, const char* one,
                                  const char* many);

} // namespace moji::app
