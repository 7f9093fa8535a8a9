#pragma once
// Short forms for those who write reference tables.

#include "reference/reference_table.h"

#include <string>

namespace moji::reference {

/// What reads the same in every language.
[[nodiscard]] Cell plain(std::string text);
[[nodiscard]] Cell number(std::uint64_t value);
/// `literal` is marked with MOJI_WORDS.
[[nodiscard]] Cell words(const char* literal, std::vector<std::string> arguments = {});
[[nodiscard]] Column leftColumn(const char* title);
[[nodiscard]] Column rightColumn(const char* title);

/// "E1..EC", or "ED" alone.
[[nodiscard]] std::string byteRange(unsigned first, unsigned last);

} // namespace moji::reference
