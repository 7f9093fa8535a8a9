#include "detect/text_decoding.h"

#include <array>

namespace moji {

std::uint64_t decodeText(const Codec& codec, DecoderState state, ByteView bytes, Tail tail,
                         std::uint64_t mostErrors, std::u32string& text) {
    std::array<char32_t, 256> piece;
    std::uint64_t errors = 0;
    while (!bytes.empty()) {
        const auto done = codec.decodeCharacters(bytes, state, tail, piece, {});
        text.append(piece.data(), done.count);
        bytes = bytes.subspan(done.consumed);
        if (done.error.length > 0) {
            text += kErrorMark;
            if (++errors > mostErrors)
                break;
            bytes = bytes.subspan(codec.next(bytes, state, tail).length);
        } else if (done.consumed == 0) {
            break;
        }
    }
    return errors;
}

} // namespace moji
