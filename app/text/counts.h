#pragma once
// Counts in the reader's language, with its plural forms: "179 bytes",
// "1 problem". Any 64-bit number.

#include <QString>

#include <cstdint>

namespace moji::app {

/// With the separators of the reader's language.
[[nodiscard]] QString numberText(std::uint64_t value);

[[nodiscard]] QString bytesText(std::uint64_t count);
[[nodiscard]] QString charactersText(std::uint64_t count);
[[nodiscard]] QString linesText(std::uint64_t count);
[[nodiscard]] QString problemsText(std::uint64_t count);
[[nodiscard]] QString hitsText(std::uint64_t count);
[[nodiscard]] QString differencesText(std::uint64_t count);
[[nodiscard]] QString filesText(std::uint64_t count);
[[nodiscard]] QString placesText(std::uint64_t count);

} // namespace moji::app
