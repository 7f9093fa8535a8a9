#include "codec/codec.h"

#include <cassert>

namespace moji {

std::string_view identifier(CodecFamily family) {
    switch (family) {
    case CodecFamily::Unicode:
        return "unicode";
    case CodecFamily::SingleByte:
        return "single-byte";
    case CodecFamily::DoubleByte:
        return "double-byte";
    case CodecFamily::Stateful:
        return "stateful";
    }
    return "";
}

std::vector<Span> decodeAll(const Codec& codec, ByteView bytes) {
    std::vector<Span> spans;
    DecoderState state = codec.initialState();
    while (!bytes.empty()) {
        const Span span = codec.next(bytes, state, Tail::AtEnd);
        assert(span.length > 0 && span.length <= bytes.size());
        spans.push_back(span);
        bytes = bytes.subspan(span.length);
    }
    return spans;
}

std::optional<Bytes> encodeAll(const Codec& codec, std::u32string_view text) {
    constexpr std::size_t kRoom = 4 * sizeof(EncodeStep::bytes);
    Bytes bytes;
    std::size_t length = 0;
    EncoderState state = codec.initialEncoderState();
    while (!text.empty()) {
        bytes.resize(length + text.size() * 2 + kRoom);
        const Codec::Encoded done =
            codec.encodeText(text, state, Tail::AtEnd, std::span(bytes).subspan(length));
        if (done.stopped || done.consumed == 0)
            return std::nullopt;
        length += done.written;
        text.remove_prefix(done.consumed);
    }
    bytes.resize(length);
    const EncodeStep last = codec.finish(state);
    bytes.insert(bytes.end(), last.bytes.begin(), last.bytes.begin() + last.length);
    return bytes;
}

} // namespace moji
