#include "codec/utf8_variants.h"

namespace moji::detail {

namespace {

/// Appends the one to four bytes of UTF-8; a surrogate is written as its three.
void put(EncodeStep& step, char32_t codePoint) {
    char* const begin = reinterpret_cast<char*>(step.bytes.data());
    const char* const end = writeUtf8(codePoint, begin + step.length);
    step.length = static_cast<std::uint8_t>(end - begin);
}

} // namespace

EncodeStep encodeCesu8(char32_t codePoint) {
    EncodeStep step;
    step.consumed = 1;
    if (codePoint < 0x10000) {
        put(step, codePoint);
    } else {
        put(step, 0xD800 + ((codePoint - 0x10000) >> 10));
        put(step, 0xDC00 + (codePoint & 0x3FF));
    }
    return step;
}

EncodeStep encodeMutf8(char32_t codePoint) {
    if (codePoint == 0)
        return {EncodeStep::Status::Ok, 1, 2, {0xC0, 0x80}};
    return encodeCesu8(codePoint);
}

EncodeStep encodeWtf8(std::u32string_view text, Tail tail) {
    EncodeStep step;
    if (utf8::isLeadSurrogate(text[0])) {
        if (text.size() == 1 && tail == Tail::MoreFollows)
            return {EncodeStep::Status::NeedsMore, 0, 0, {}};
        if (text.size() > 1 && utf8::isTrailSurrogate(text[1])) {
            step.consumed = 2;
            put(step, utf8::joinSurrogates(text[0], text[1]));
            return step;
        }
    }
    step.consumed = 1;
    put(step, text[0]);
    return step;
}

} // namespace moji::detail
