#pragma once
// Counts with their nouns in the reader's language: "1 byte", "2 bytes". The sentences are those of
// the window (app/text/counts.h).

#include <cstdint>
#include <string>

namespace moji::cli {

/// "12.5 %", of a number as it is shown.
[[nodiscard]] std::string percentText(const std::string& number);
[[nodiscard]] std::string bytesText(std::uint64_t count);
[[nodiscard]] std::string charactersText(std::uint64_t count);
[[nodiscard]] std::string codePointsText(std::uint64_t count);
[[nodiscard]] std::string utf16UnitsText(std::uint64_t count);
[[nodiscard]] std::string graphemesText(std::uint64_t count);
[[nodiscard]] std::string columnsText(std::uint64_t count);
[[nodiscard]] std::string linesText(std::uint64_t count);
[[nodiscard]] std::string problemsText(std::uint64_t count);
[[nodiscard]] std::string errorsText(std::uint64_t count);
[[nodiscard]] std::string filesText(std::uint64_t count);
[[nodiscard]] std::string namesText(std::uint64_t count);
[[nodiscard]] std::string placesText(std::uint64_t count);
[[nodiscard]] std::string stepsText(std::uint64_t count);
[[nodiscard]] std::string roundsText(std::uint64_t count);

} // namespace moji::cli
