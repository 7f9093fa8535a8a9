#include "utf8/utf8_writer.h"

#include "utf8/strict.h"

namespace moji {

std::string toUtf8(std::u32string_view text) {
    std::string out;
    out.reserve(text.size());
    for (const char32_t codePoint : text)
        appendUtf8(out, codePoint);
    return out;
}

std::u32string fromUtf8(std::string_view text) {
    std::u32string out;
    ByteView rest = asBytes(text);
    while (!rest.empty()) {
        const Span span = utf8::decodeStrict(rest, Tail::AtEnd);
        out.push_back(isError(span.status) ? char32_t{0xFFFD} : span.codePoints[0]);
        rest = rest.subspan(span.length);
    }
    return out;
}

} // namespace moji
