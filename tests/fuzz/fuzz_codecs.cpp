// The laws of codecs for whatever a fuzzer thinks of: spans tile the input, cuts make no
// difference, the bulk loops say what single steps say. The first two bytes choose the codec, the
// third the cut.

#include "codec/codec_registry.h"
#include "utf8/utf8_writer.h"

#include <cstdio>
#include <cstdlib>

using namespace moji;

namespace {

void require(bool law, const char* name, const Codec& codec) {
    if (law)
        return;
    std::fprintf(stderr, "%s does not hold under %s\n", name, codec.name().c_str());
    std::abort();
}

const Codec& chosen(unsigned number) {
    static const CodecRegistry registry;
    const auto& list = registry.list();
    return *registry.find(list[number % list.size()].name);
}

std::vector<Span> stepByStep(const Codec& codec, ByteView rest) {
    std::vector<Span> spans;
    DecoderState state = codec.initialState();
    while (!rest.empty()) {
        const Span span = codec.next(rest, state, Tail::AtEnd);
        require(span.length > 0 && span.length <= rest.size(), "tiling", codec);
        require(isError(span.status) == (span.count == 0 && span.status != SpanStatus::Control),
                "an error, and only an error, has no character", codec);
        spans.push_back(span);
        rest = rest.subspan(span.length);
    }
    return spans;
}

/// As if the first `cut` bytes came first, the rest later.
std::vector<Span> inTwoPieces(const Codec& codec, ByteView bytes, std::size_t cut) {
    std::vector<Span> spans;
    DecoderState state = codec.initialState();
    std::size_t at = 0;
    while (at < bytes.size()) {
        const bool more = at < cut;
        const auto view = more ? bytes.subspan(at, cut - at) : bytes.subspan(at);
        const Span span = codec.next(view, state, more ? Tail::MoreFollows : Tail::AtEnd);
        require(span.length > 0 || more, "an answer at the end", codec);
        if (span.length == 0) {
            cut = 0;
            continue;
        }
        spans.push_back(span);
        at += span.length;
    }
    return spans;
}

std::string bulk(const Codec& codec, ByteView bytes) {
    std::string out(bytes.size() * 12 + 64, '\0');
    DecoderState state = codec.initialState();
    const auto done = codec.decodeToUtf8(bytes, state, Tail::AtEnd, ErrorPolicy::Replace, out);
    require(done.consumed == bytes.size(), "bulk decoding to the end", codec);
    out.resize(done.written);
    return out;
}

std::string textOf(const std::vector<Span>& spans) {
    std::string text;
    for (const Span& span : spans) {
        if (isError(span.status))
            appendUtf8(text, 0xFFFD);
        for (const char32_t codePoint : span.text())
            appendUtf8(text, codePoint);
    }
    return text;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 3)
        return 0;
    const Codec& codec = chosen(data[0] * 256u + data[1]);
    const ByteView bytes(data + 3, size - 3);
    const std::vector<Span> spans = stepByStep(codec, bytes);
    require(inTwoPieces(codec, bytes, bytes.empty() ? 0 : data[2] % bytes.size()) == spans,
            "independence of cuts", codec);
    require(bulk(codec, bytes) == textOf(spans), "bulk decoding", codec);
    return 0;
}
