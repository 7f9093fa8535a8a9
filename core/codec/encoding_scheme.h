#pragma once
// The rule by which an encoding maps code points to bytes, if several encodings share it: the
// encoding forms and schemes of the Unicode Standard, 3.9 and 3.10. Kernels, error kinds and bit
// fields depend on the scheme, never on an encoding's name.

#include <cstdint>

namespace moji {

enum class ByteOrder : std::uint8_t { Little, Big };

enum class EncodingForm : std::uint8_t {
    Other,
    Utf8,        // RFC 3629, with or without a signature
    Utf8Variant, // CESU-8, modified UTF-8, WTF-8: UTF-8's bit-fields, other limits
    Utf16,
    Utf32,
};

struct EncodingScheme {
    EncodingForm form = EncodingForm::Other;
    ByteOrder order = ByteOrder::Little; // of UTF-16 and UTF-32, unless a mark decides
    bool markDecidesOrder = false;       // a byte-order mark at offset 0 overrides `order`
    bool ownsMark = false; // the mark at offset 0 is part of the encoding, not of the text:
                           // UTF-8-SIG, UTF-16 and so on (owned_mark.h)
    bool operator==(const EncodingScheme&) const = default;
};

} // namespace moji
