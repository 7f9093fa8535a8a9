#pragma once
// All codecs, looked up once, and bytes written and read with them.

#include "codec/codec_registry.h"

#include <algorithm>
#include <string_view>

namespace moji::test {

inline const CodecRegistry& registry() {
    static const CodecRegistry codecs;
    return codecs;
}

/// Empty if the encoding lacks a character.
inline Bytes encoded(std::u32string_view text, std::string_view encoding) {
    return encodeAll(*registry().find(encoding), text).value_or(Bytes());
}

inline Bytes repeated(const Bytes& bytes, std::size_t times) {
    Bytes all;
    for (std::size_t i = 0; i < times; ++i)
        all.insert(all.end(), bytes.begin(), bytes.end());
    return all;
}

inline bool decodes(const Codec& codec, ByteView bytes) {
    return std::ranges::none_of(decodeAll(codec, bytes),
                                [](const Span& span) { return isError(span.status); });
}

} // namespace moji::test
