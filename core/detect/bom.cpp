#include "detect/bom.h"

#include <algorithm>
#include <array>

namespace moji {

namespace {

struct Signature {
    std::array<Byte, kLongestByteOrderMark> bytes;
    std::size_t size;
    ByteOrderMark mark;
};

// UTF-7: the last digit before the next character holds two of that one's bits: 8, 9, + or /. With
// nothing of a character after it, `-` ends the shift and belongs to the mark.
constexpr Signature kSignatures[] = {
    {{0xFF, 0xFE, 0x00, 0x00}, 4, {"UTF-32LE", 4}},
    {{0x00, 0x00, 0xFE, 0xFF}, 4, {"UTF-32BE", 4}},
    {{0xEF, 0xBB, 0xBF}, 3, {"UTF-8", 3}},
    {{0x2B, 0x2F, 0x76, 0x38, 0x2D}, 5, {"UTF-7", 5}},
    {{0x2B, 0x2F, 0x76, 0x38}, 4, {"UTF-7", 4}},
    {{0x2B, 0x2F, 0x76, 0x39}, 4, {"UTF-7", 4}},
    {{0x2B, 0x2F, 0x76, 0x2B}, 4, {"UTF-7", 4}},
    {{0x2B, 0x2F, 0x76, 0x2F}, 4, {"UTF-7", 4}},
    {{0x0E, 0xFE, 0xFF}, 3, {"SCSU", 3}},
    {{0xFB, 0xEE, 0x28}, 3, {"BOCU-1", 3}},
    {{0x84, 0x31, 0x95, 0x33}, 4, {"gb18030", 4}},
    {{0xDD, 0x73, 0x66, 0x73}, 4, {"UTF-EBCDIC", 4}},
    {{0xFF, 0xFE}, 2, {"UTF-16LE", 2}},
    {{0xFE, 0xFF}, 2, {"UTF-16BE", 2}},
};

} // namespace

std::optional<ByteOrderMark> detectByteOrderMark(ByteView bytes) {
    for (const Signature& signature : kSignatures) {
        const auto wanted = ByteView(signature.bytes).first(signature.size);
        if (bytes.size() >= wanted.size() && std::ranges::equal(bytes.first(wanted.size()), wanted))
            return signature.mark;
    }
    return std::nullopt;
}

Result<bool> beginsWithMarkOf(const ByteSource& source, std::string_view encoding) {
    const auto head =
        readRange(source, {0, std::min<std::uint64_t>(kLongestByteOrderMark, source.size())});
    if (!head)
        return head.error();
    const auto mark = detectByteOrderMark(*head);
    return mark && mark->encoding == encoding;
}

} // namespace moji
