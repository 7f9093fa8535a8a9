#include "survey/decoded_facts.h"

#include "codec/text_reader.h"

namespace moji {

Result<DecodedFacts> decodedFacts(const ByteSource& source, const Codec& codec,
                                  const std::stop_token& stop) {
    SourceReader bytes(source);
    TextReader reader(bytes, codec);
    std::u32string text;
    DecodedFacts facts;
    char32_t before = 0;
    bool anyAfterLineFeed = false;
    for (;;) {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, {}, {}};
        text.clear();
        const auto piece = reader.next(text);
        if (!piece)
            return piece.error();
        if (piece->atEnd)
            break;
        facts.isAscii = facts.isAscii && piece->error.length == 0;
        for (const char32_t c : text) {
            facts.lineEnds.lf += c == U'\n' && before != U'\r' ? 1 : 0;
            facts.lineEnds.crlf += c == U'\n' && before == U'\r' ? 1 : 0;
            facts.lineEnds.cr += c == U'\r' ? 1 : 0;
            facts.hasBidi = facts.hasBidi || isBidiControl(c);
            facts.isAscii = facts.isAscii && (c < 0x80 || c == 0xFEFF);
            anyAfterLineFeed = c != U'\n';
            before = c;
        }
        if (piece->error.length > 0) { // follows the text
            anyAfterLineFeed = true;
            before = 0;
        }
    }
    facts.lineEnds.cr -= facts.lineEnds.crlf;
    facts.lines = facts.lineEnds.lf + facts.lineEnds.crlf + (anyAfterLineFeed ? 1 : 0);
    return facts;
}

std::string asciiHead(ByteView bytes, const Codec& codec, std::size_t most) {
    std::string head;
    DecoderState state = codec.initialState();
    while (!bytes.empty() && head.size() < most) {
        const Span span = codec.next(bytes, state, Tail::AtEnd);
        for (const char32_t c : span.text()) {
            if (c != 0xFEFF || !head.empty())
                head.push_back(c < 0x80 ? static_cast<char>(c) : '\x80');
        }
        if (isError(span.status))
            head.push_back('\x80');
        bytes = bytes.subspan(span.length);
    }
    return head;
}

} // namespace moji
