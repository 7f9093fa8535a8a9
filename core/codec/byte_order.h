#pragma once
// Byte order in UTF-16 and UTF-32, and the role of the byte-order mark (Unicode Standard 3.10, RFC
// 2781).

#include "codec/codec.h"

namespace moji {

/// In all cases a mark at offset 0 is decoded as U+FEFF, and the encoder writes none: whoever
/// writes a whole text adds it where the encoding owns one (owned_mark.h).
enum class OrderMark : std::uint8_t {
    Ignored, // the name fixes the order; a mark is part of the text
    Owned,   // the name fixes the order; the mark is part of the encoding
    Decides, // the mark, part of the encoding, decides, else the given order
};

[[nodiscard]] constexpr EncodingScheme schemeOf(EncodingForm form, ByteOrder order,
                                                OrderMark mark) {
    return {form, order, mark == OrderMark::Decides, mark != OrderMark::Ignored};
}

namespace detail {

/// The decoder's state: whether anything has been read, and the order it found.
enum class OrderState : std::uint8_t { AtStart, Little, Big };

[[nodiscard]] constexpr OrderState stateOf(ByteOrder order) {
    return order == ByteOrder::Big ? OrderState::Big : OrderState::Little;
}
[[nodiscard]] constexpr bool isSurrogate(char32_t codePoint) {
    return codePoint >= 0xD800 && codePoint <= 0xDFFF;
}

} // namespace detail
} // namespace moji
