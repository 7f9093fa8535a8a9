#include "search/single_bytes.h"

namespace moji::search {

std::optional<SingleBytes> singleBytesOf(const Codec& codec) {
    if (codec.info().sync != Synchronisation::EveryByte)
        return {};
    SingleBytes characters{};
    for (std::size_t i = 0; i < characters.size(); ++i) {
        const Byte byte = static_cast<Byte>(i);
        DecoderState state = codec.initialState();
        const Span span = codec.next({&byte, 1}, state, Tail::AtEnd);
        if (isError(span.status))
            characters[i] = 0xFFFD;
        else if (span.count == 1 && span.length == 1)
            characters[i] = span.codePoints[0];
        else
            return {};
    }
    return characters;
}

} // namespace moji::search
