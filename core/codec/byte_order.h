#pragma once
// Byte order in UTF-16 and UTF-32, and the role of the byte-order mark (Unicode Standard 3.10, RFC
// 2781).

#include "codec/codec.h"

namespace moji {

/// In all cases a mark at offset 0 is decoded as U+FEFF.
enum class OrderMark : std::uint8_t {
    Ignored,        // the name fixes the order; the encoder writes no mark
    Written,        // the name fixes the order; the encoder writes a mark
    Decides,        // the mark decides, else the given order; the encoder writes no mark
    DecidesWritten, // the mark decides, else the given order; the encoder writes a mark
};
[[nodiscard]] constexpr bool decides(OrderMark mark) {
    return mark == OrderMark::Decides || mark == OrderMark::DecidesWritten;
}
[[nodiscard]] constexpr bool isWritten(OrderMark mark) {
    return mark == OrderMark::Written || mark == OrderMark::DecidesWritten;
}

[[nodiscard]] constexpr EncodingScheme schemeOf(EncodingForm form, ByteOrder order,
                                                OrderMark mark) {
    return {form, order, decides(mark), mark == OrderMark::Decides};
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
