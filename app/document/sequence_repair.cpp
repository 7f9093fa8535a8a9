#include "document/sequence_repair.h"

namespace moji::app {

std::optional<Bytes> replacementCharacter(const Codec& codec) {
    return encodeAll(codec, U"\uFFFD");
}

std::optional<Bytes> reinterpreted(ByteView bytes, const Codec& as, const Codec& document) {
    std::u32string text;
    for (const Span& span : decodeAll(as, bytes)) {
        if (isError(span.status))
            return {};
        text += span.text();
    }
    return encodeAll(document, text);
}

} // namespace moji::app
