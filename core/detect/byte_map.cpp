#include "detect/byte_map.h"

#include <algorithm>

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
    for (std::size_t i = 0; i < map.characters.size() && map.isUsable; ++i) {
        const Byte byte = static_cast<Byte>(i);
        DecoderState state = codec.initialState();
        const Span span = codec.next(ByteView(&byte, 1), state, Tail::AtEnd);
        map.isCharacter[i] = span.status == SpanStatus::Ok && span.count == 1;
        map.characters[i] = span.codePoints[0];
        const bool isAsExpected = i < 0x80 ? map.isCharacter[i] && map.characters[i] == i
                                           : map.isCharacter[i] || isError(span.status);
        map.isUsable = isAsExpected && span.length == 1 && state == codec.initialState();
    }
    return map;
}

} // namespace moji
