#pragma once
// The four normal forms of Unicode Standard Annex #15. For texts that fit into memory. Lone
// surrogates stay as they are.

#include <array>
#include <string>
#include <string_view>

namespace moji::unicode {

enum class NormalForm { Nfc, Nfd, Nfkc, Nfkd };
inline constexpr std::array kNormalForms = {NormalForm::Nfc, NormalForm::Nfd, NormalForm::Nfkc,
                                            NormalForm::Nfkd};

/// "NFC", "NFD", "NFKC", "NFKD"
[[nodiscard]] std::string_view identifier(NormalForm form);

[[nodiscard]] std::u32string normalized(NormalForm form, std::u32string_view text);

} // namespace moji::unicode
