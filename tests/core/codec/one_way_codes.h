#pragma once
// Characters that an encoder writes as another one, which is what comes back: those of the WHATWG
// Encoding Standard's encoders. Every other character that can be written comes back as itself.

#include "codec/codec.h"

#include <utility>

namespace moji::test {

/// Of gb18030 and GBK: code points that were private use in 2000, and what has their cells now.
inline constexpr std::pair<char32_t, char32_t> kGb18030OneWay[] = {
    {0xE78D, 0xFE10}, {0xE78E, 0xFE12}, {0xE78F, 0xFE11}, {0xE790, 0xFE13}, {0xE791, 0xFE14},
    {0xE792, 0xFE15}, {0xE793, 0xFE16}, {0xE794, 0xFE17}, {0xE795, 0xFE18}, {0xE796, 0xFE19},
    {0xE81E, 0x9FB4}, {0xE826, 0x9FB5}, {0xE82B, 0x9FB6}, {0xE82C, 0x9FB7}, {0xE832, 0x9FB8},
    {0xE843, 0x9FB9}, {0xE854, 0x9FBA}, {0xE864, 0x9FBB},
};

/// U+FF61..FF9F in full width.
inline constexpr std::u32string_view kFullWidthKatakana =
    U"。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホ"
    U"マミムメモヤユヨラ"
    U"リルレロワン゛゜";

/// What `codePoint` is after it has been written by `codec` and read again.
[[nodiscard]] inline char32_t readBack(const Codec& codec, char32_t codePoint) {
    const std::string& name = codec.name();
    const bool isIso2022Jp = name == "ISO-2022-JP";
    if (name == "Shift_JIS" || name == "EUC-JP" || isIso2022Jp) {
        if (codePoint == 0x2212)
            return 0xFF0D;
        if (!isIso2022Jp && codePoint == 0xA5)
            return 0x5C;
        if (!isIso2022Jp && codePoint == 0x203E)
            return 0x7E;
        if (isIso2022Jp && codePoint >= 0xFF61 && codePoint <= 0xFF9F)
            return kFullWidthKatakana[codePoint - 0xFF61];
    }
    if (name == "gb18030" || name == "GBK") {
        for (const auto& [written, read] : kGb18030OneWay) {
            if (written == codePoint)
                return read;
        }
    }
    const EncodingScheme& scheme = codec.scheme();
    if (scheme.form == EncodingForm::Utf16 && scheme.markDecidesOrder && codePoint == 0xFFFE)
        return 0xFEFF; // at offset 0 the other order's mark
    return codePoint;
}

} // namespace moji::test
