#pragma once
// UTF-16 and UTF-32 without a byte-order mark, known by their structure: units of two or four
// bytes, the first of each (or the last) from few values, and what they say is text. Programs and
// images have NULs too, but read so they are no letters of any script (Unicode Standard 3.9, 3.10;
// RFC 2781 4.3).

#include "codec/codec_registry.h"
#include "detect/byte_survey.h"
#include "detect/text_scorer.h"

#include <optional>

namespace moji {

/// Controls, private use and noncharacters: one in forty characters of a text at most.
[[nodiscard]] bool isOddInText(char32_t codePoint);

/// Whether more than a quarter of the units of two bytes are two characters of ASCII, and hardly
/// any byte is 80 or more: words with NULs between them, not the ideographs that they are in
/// UTF-16.
[[nodiscard]] bool isAsciiBetweenNuls(const ByteSurvey& survey);

struct WideText {
    const Codec* codec = nullptr;
    TextScore text; // of the windows
};

/// The likeliest of UTF-16 and UTF-32 in either byte order, if its reading looks like text. Asked
/// where there are NULs or many controls, and isAsciiBetweenNuls() does not hold; elsewhere they
/// compete like all other encodings.
[[nodiscard]] std::optional<WideText> findWideText(const ByteSurvey& survey,
                                                   const CodecRegistry& registry);

} // namespace moji
