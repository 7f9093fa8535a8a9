#include "measure/text_length.h"

#include "codec/owned_mark.h"
#include "unicode/graphemes.h"
#include "unicode/surrogates.h"
#include "utf8/strict.h"

#include <array>

namespace moji::measure {

TextLength lengthOf(std::u32string_view text) {
    TextLength length;
    unicode::GraphemeCounter clusters;
    for (const char32_t c : text) {
        ++length.codePoints;
        length.utf16Units += c < 0x10000 ? 1 : 2;
        clusters.add(c);
    }
    length.graphemes = clusters.graphemes();
    length.columns = clusters.columns();
    return length;
}

EncodedLength encodedLength(const Codec& codec, std::u32string_view text) {
    EncodedLength length;
    EncoderState state = codec.initialEncoderState();
    std::array<Byte, 4096> out;
    if (!text.empty())
        length.bytes += ownedMarkSize(codec, text.front());
    while (!text.empty()) {
        const auto done = codec.encodeText(text, state, Tail::AtEnd, out);
        length.bytes += done.written;
        text.remove_prefix(done.consumed);
        if (!done.stopped)
            continue;
        if (length.unmappable++ == 0)
            length.firstUnmappable = text.front();
        text.remove_prefix(1);
    }
    length.bytes += codec.finish(state).length;
    return length;
}

std::uint64_t utf8Length(std::u32string_view text) {
    std::uint64_t bytes = 0;
    for (const char32_t c : text)
        bytes += unicode::isSurrogate(c) ? 0 : utf8::encodedLength(c);
    return bytes;
}

} // namespace moji::measure
