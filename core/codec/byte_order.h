#pragma once
// The order of the bytes in UTF-16 and UTF-32 and what a byte-order mark has to say in it
// (Unicode Standard 3.10, RFC 2781).

#include "codec/codec.h"

namespace moji {

/// A mark at offset 0 is decoded as U+FEFF in any case.
enum class OrderMark : std::uint8_t {
    Ignored,        // the order is fixed by the name; none is written
    Written,        // the order is fixed by the name; the encoder writes one
    Decides,        // the mark decides, else the order given; none is written
    DecidesWritten, // the mark decides, else the order given; the encoder writes one
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

/// The decoder's state: whether anything has been read, and the order that was found.
enum class OrderState : std::uint8_t { AtStart, Little, Big };

[[nodiscard]] constexpr OrderState stateOf(ByteOrder order) {
    return order == ByteOrder::Big ? OrderState::Big : OrderState::Little;
}
[[nodiscard]] constexpr bool isSurrogate(char32_t codePoint) {
    return codePoint >= 0xD800 && codePoint <= 0xDFFF;
}

} // namespace detail
} // namespace moji
