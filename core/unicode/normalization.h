#pragma once
// The four normal forms of Unicode Standard Annex #15, and full case mappings (SpecialCasing.txt,
// language-independent: root locale). For texts that fit into memory. Lone surrogates stay as they
// are.

#include <string>
#include <string_view>

namespace moji::unicode {

enum class NormalForm { Nfc, Nfd, Nfkc, Nfkd };

[[nodiscard]] std::u32string normalized(NormalForm form, std::u32string_view text);

/// "SS" for "ß": a mapping may be longer than the original.
[[nodiscard]] std::u32string upperCase(std::u32string_view text);
[[nodiscard]] std::u32string lowerCase(std::u32string_view text);

} // namespace moji::unicode
