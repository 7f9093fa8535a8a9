#include "survey/line_signs.h"

#include "repair/letters.h"

#include <algorithm>

namespace moji {

ByteSet bytesOf(const ByteSource& source, const DetectedLine& line) {
    constexpr std::uint64_t kBlock = 64 * 1024;
    ByteSet set;
    for (ByteRange rest{line.offset, line.offset + line.length}; !rest.empty();) {
        const auto bytes = readRange(source, {rest.begin, std::min(rest.end, rest.begin + kBlock)});
        if (!bytes || bytes->empty())
            return ByteSet().set();
        for (const Byte byte : *bytes)
            set.set(byte);
        rest.begin += bytes->size();
    }
    return set;
}

bool readsTheSame(const ByteSet& bytes, const Codec& codec, const Codec& other) {
    if (codec.info().family != CodecFamily::SingleByte ||
        other.info().family != CodecFamily::SingleByte)
        return false;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const Byte byte[] = {static_cast<Byte>(i)};
        if (bytes.test(i) && decodeAll(codec, byte) != decodeAll(other, byte))
            return false;
    }
    return true;
}

bool mixesScripts(std::u32string_view text) {
    const auto isPlain = [](char32_t c) { return (c | 0x20) >= 'a' && (c | 0x20) <= 'z'; };
    const auto isForeign = [](char32_t c) {
        return c >= 0x0370 && c <= 0x0E5B && repair::isLetter(c);
    };
    for (std::size_t i = 1; i < text.size(); ++i)
        if ((isPlain(text[i - 1]) && isForeign(text[i])) ||
            (isForeign(text[i - 1]) && isPlain(text[i])))
            return true;
    return false;
}

bool isOfSigns(std::u32string_view text) {
    return std::ranges::none_of(text, [](char32_t c) { return c >= 0x80 && repair::isLetter(c); });
}

} // namespace moji
