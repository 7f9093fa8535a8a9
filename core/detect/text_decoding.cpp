#include "detect/text_decoding.h"

#include "codec/kernels/plain_tables.h"
#include "support/uninitialized.h"
#include "utf8/strict.h"

#include <array>

namespace moji {

namespace {

/// Decodes the plain characters at the front of `bytes`; answers how many bytes they have.
std::size_t decodePairs(const PairTable& table, ByteView bytes, std::u32string& text) {
    std::size_t count = text.size();
    text.resize(count + bytes.size());
    std::size_t at = 0;
    while (at < bytes.size()) {
        const std::size_t first = bytes[at];
        const std::size_t length = table.isLead[first] ? 2 : 1;
        if (at + length > bytes.size())
            break;
        const char16_t cell = table.cells[first << 8 | (length == 2 ? bytes[at + 1] : 0)];
        if (cell == kNotPlain)
            break;
        text[count++] = cell;
        at += length;
    }
    text.resize(count);
    return at;
}

} // namespace

std::uint64_t decodeText(const Codec& codec, DecoderState state, ByteView bytes, Tail tail,
                         std::uint64_t mostErrors, std::u32string& text) {
    if (const PairTable* pairs = codec.plainPairs(bytes.size())) {
        const std::size_t plain = decodePairs(*pairs, bytes, text);
        bytes = bytes.subspan(plain);
        if (plain > 0)
            state = codec.stateAfterSync();
    }
    if (bytes.empty())
        return 0;
    MOJI_UNINITIALIZED std::array<char32_t, 256> piece;
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

std::u32string decodeWellFormed(ByteView utf8) {
    std::u32string text(utf8.size(), U'\0');
    std::size_t count = 0;
    for (std::size_t at = 0; at < utf8.size();) {
        if (utf8[at] < 0x80) {
            text[count++] = utf8[at++];
            continue;
        }
        const Span span = utf8::decodeStrict(utf8.subspan(at), Tail::AtEnd);
        text[count++] = span.codePoints[0];
        at += span.length;
    }
    text.resize(count);
    return text;
}

} // namespace moji
