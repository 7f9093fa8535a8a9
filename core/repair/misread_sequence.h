#pragma once
// A character of UTF-8 whose bytes were read as characters of another encoding.

#include "text/span.h"
#include "utf8/strict.h"

#include <array>
#include <optional>
#include <span>
#include <string_view>

namespace moji::repair {

/// The character that begins at `at`, if one does: so many code points of `text` are it as bytes of
/// the span. `byteOf`: the byte that a code point beyond ASCII was, an optional.
template <class ByteOf>
std::optional<Span> misreadSequence(std::u32string_view text, std::size_t at,
                                    const ByteOf& byteOf) {
    std::array<Byte, 4> bytes{};
    std::size_t length = 1;
    for (std::size_t i = 0; i < length; ++i) {
        const auto byte = at + i < text.size() && text[at + i] >= 0x80 ? byteOf(text[at + i])
                                                                       : std::optional<Byte>();
        if (!byte)
            return std::nullopt;
        if (i == 0)
            length = static_cast<std::size_t>(utf8::sequenceLength(*byte));
        if (length < 2)
            return std::nullopt;
        bytes[i] = *byte;
    }
    const Span span = utf8::decodeStrict(std::span(bytes).first(length), Tail::AtEnd);
    return isError(span.status) ? std::nullopt : std::optional(span);
}

} // namespace moji::repair
