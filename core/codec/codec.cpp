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
    Bytes bytes;
    EncoderState state = codec.initialEncoderState();
    while (!text.empty()) {
        const EncodeStep step = codec.encode(text, state, Tail::AtEnd);
        if (step.status != EncodeStep::Status::Ok)
            return std::nullopt;
        bytes.insert(bytes.end(), step.bytes.begin(), step.bytes.begin() + step.length);
        text.remove_prefix(step.consumed);
    }
    const EncodeStep last = codec.finish(state);
    bytes.insert(bytes.end(), last.bytes.begin(), last.bytes.begin() + last.length);
    return bytes;
}

} // namespace moji
