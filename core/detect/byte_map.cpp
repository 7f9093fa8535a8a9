#include "detect/byte_map.h"

#include <algorithm>
#include <numeric>

namespace moji {

bool ByteMap::reads(ByteView bytes) const {
    return std::ranges::all_of(bytes, [&](Byte byte) { return isCharacter[byte]; });
}

bool ByteMap::readsAs(const ByteMap& other, ByteView bytes) const {
    return std::ranges::all_of(
        bytes, [&](Byte byte) { return characters[byte] == other.characters[byte]; });
}

ByteMap byteMapOf(const Codec& codec) {
    ByteMap map;
    map.isUsable = codec.info().family == CodecFamily::SingleByte &&
                   codec.info().sync == Synchronisation::EveryByte && codec.info().asciiCompatible;
    std::array<Byte, 256> bytes;
    std::iota(bytes.begin(), bytes.end(), Byte{0});
    std::array<char32_t, 256 + Span::kMaxCodePoints> text;
    std::array<std::uint32_t, text.size()> offsets;
    DecoderState state = codec.initialState();
    for (std::size_t at = 0; at < bytes.size() && map.isUsable;) {
        const auto done =
            codec.decodeCharacters(ByteView(bytes).subspan(at), state, Tail::AtEnd, text, offsets);
        map.isUsable =
            done.count == done.consumed && done.error.length <= 1 && state == codec.initialState();
        for (std::size_t i = 0; i < done.count && map.isUsable; ++i, ++at) {
            map.isUsable = offsets[i] == i && (at >= 0x80 || text[i] == at);
            map.isCharacter[at] = true;
            map.characters[at] = text[i];
        }
        map.isUsable = map.isUsable && (done.error.length == 0 || at >= 0x80);
        at += done.error.length;
        if (done.consumed + done.error.length == 0)
            break;
    }
    return map;
}

} // namespace moji
