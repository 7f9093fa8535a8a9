#pragma once
// Which encodings people write a language in: what the detector expects before it has seen any
// text, and its preference among encodings that read the same.
//
// Of encodings with identical readings the first of detectableEncodings() is named, the others are
// said to be the same: names of the WHATWG Encoding Standard before all others, windows-125x before
// ISO-8859-x (which they contain, but for controls nobody writes), the superset that systems really
// use (EUC-KR, that is windows-949, GBK, Shift_JIS of Windows) before the strict standard, KOI8-R
// before KOI8-U.

#include "detect/language.h"

#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace moji {

/// The encodings that are tried where none are named, in the order of preference. Canonical names.
[[nodiscard]] std::span<const std::string_view> detectableEncodings();

/// Whether hardly anybody has written it for decades, or anywhere but on a mainframe: tried only
/// where no other encoding gives a text.
[[nodiscard]] bool isRareEncoding(std::string_view encoding);

/// Whether it is one of DOS or of the Macintosh.
[[nodiscard]] bool isOfDosOrMacintosh(std::string_view encoding);

/// Bits of doubt that a text in this language is in this encoding (a canonical name), before it is
/// seen. Without a language: of a text in none that is known.
[[nodiscard]] double encodingDoubt(std::string_view encoding, std::optional<Language> language);

/// The language whose habits count for a text in letters of `language`: Vietnamese without a letter
/// beyond ASCII is as good as English. The text is asked for only where that matters.
[[nodiscard]] std::optional<Language> habitLanguage(std::optional<Language> language,
                                                    const std::function<std::u32string()>& textOf);

/// The same of one encoding, for all languages.
struct EncodingDoubts {
    static constexpr std::size_t kNoLanguage = kMostLanguages;
    [[nodiscard]] double of(std::optional<Language> language) const {
        return bits[language ? *language : kNoLanguage];
    }
    std::array<double, kNoLanguage + 1> bits{};
};
[[nodiscard]] EncodingDoubts encodingDoubts(std::string_view encoding);

/// Whether a text in this language is ever written in this encoding.
[[nodiscard]] bool isUsualEncoding(std::string_view encoding, std::optional<Language> language);

} // namespace moji
