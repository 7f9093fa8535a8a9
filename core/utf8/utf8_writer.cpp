#include "utf8/utf8_writer.h"

#include "utf8/strict.h"

#include <algorithm>
#include <array>

namespace moji {

std::string toUtf8(std::u32string_view text) {
    constexpr std::size_t kAtOnce = 256; // code points
    std::array<char, 4 * kAtOnce> buffer;
    std::string out;
    out.reserve(text.size());
    while (!text.empty()) {
        char* end = buffer.data();
        for (const char32_t codePoint : text.substr(0, kAtOnce))
            end = writeUtf8(codePoint, end);
        out.append(buffer.data(), end);
        text.remove_prefix(std::min(text.size(), kAtOnce));
    }
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
