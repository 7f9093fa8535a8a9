#pragma once
// Encodings that hide their characters in bytes below 80, and what proves them. Tildes under a
// title and escapes of a terminal prove nothing: a shift must be followed by characters.
//   HZ (RFC 1843):       ~{ then pairs, 21..77 21..7E, then ~}
//   ISO-2022-JP (1468):  ESC $ @ or ESC $ B, then pairs
//   ISO-2022-KR (1557):  ESC $ ) C, and later SO, then pairs
//   ISO-2022-CN (1922):  ESC $ ) A, G or E, then SO, then pairs
//   UTF-7 (2152):        each + begins base64 of whole UTF-16, padded with zeros, whose characters
//                        are assigned and of one script; so it is hardly ever in base64 of data

#include "detect/byte_survey.h"

#include <string_view>

namespace moji {

struct SevenBitProofs {
    bool hz = false;
    bool iso2022Jp = false;
    bool iso2022Kr = false;
    bool iso2022Cn = false;
    bool utf7 = false;

    /// Whether the controls of the text are its shifts.
    [[nodiscard]] bool explainControls() const { return iso2022Jp || iso2022Kr || iso2022Cn; }
    /// Of "ISO-2022-JP", "HZ-GB-2312" and so on; false for other names.
    [[nodiscard]] bool has(std::string_view encoding) const;
};

/// `bytes`, all below 80, need not be whole; what is shifted in a later piece is seen there.
[[nodiscard]] SevenBitProofs findSevenBitProofs(ByteView bytes);
/// Of all windows.
[[nodiscard]] SevenBitProofs findSevenBitProofs(const ByteSurvey& survey);

} // namespace moji
