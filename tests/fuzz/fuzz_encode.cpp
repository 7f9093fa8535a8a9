// Encoders: any text in any encoding, whole and in two pieces; what was encoded decodes to the same
// text, if the encoding is reversible.

#include "fuzz_input.h"
#include "utf8/utf8_writer.h"

using namespace moji;
using namespace moji::fuzz;

namespace {

/// Bytes of `text` up to the first unmappable code point, given in pieces of `piece` code points.
Bytes encoded(const Codec& codec, std::u32string_view text, std::size_t piece, std::size_t& done) {
    Bytes out;
    EncoderState state = codec.initialEncoderState();
    done = 0;
    std::size_t given = std::min(piece, text.size());
    while (done < text.size()) {
        const Tail tail = given == text.size() ? Tail::AtEnd : Tail::MoreFollows;
        const auto step = codec.encode(text.substr(done, given - done), state, tail);
        if (step.status == EncodeStep::Status::NeedsMore) {
            require(tail == Tail::MoreFollows, "an answer at the end", codec.name());
            given = std::min(given + piece, text.size());
            continue;
        }
        require(step.length <= step.bytes.size(), "a step fits", codec.name());
        if (step.status == EncodeStep::Status::Unmappable)
            break;
        require(step.consumed > 0 && done + step.consumed <= given, "a step advances",
                codec.name());
        out.insert(out.end(), step.bytes.begin(), step.bytes.begin() + step.length);
        done += step.consumed;
        if (done == given)
            given = std::min(given + piece, text.size());
    }
    const auto end = codec.finish(state);
    out.insert(out.end(), end.bytes.begin(), end.bytes.begin() + end.length);
    return out;
}

Bytes inBulk(const Codec& codec, std::u32string_view text, std::size_t& done) {
    Bytes out(text.size() * 16 + 64);
    EncoderState state = codec.initialEncoderState();
    const auto result = codec.encodeText(text, state, Tail::AtEnd, out);
    done = result.consumed;
    out.resize(result.written);
    const auto end = codec.finish(state);
    out.insert(out.end(), end.bytes.begin(), end.bytes.begin() + end.length);
    return out;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    FuzzInput input(data, size);
    const Codec& codec = input.codec();
    const std::size_t piece = 1 + input.below(5);
    const std::u32string text = moji::fromUtf8(asChars(input.rest()));
    std::size_t whole = 0;
    std::size_t cut = 0;
    std::size_t bulk = 0;
    const Bytes bytes = encoded(codec, text, text.size() + 1, whole);
    require(encoded(codec, text, piece, cut) == bytes && cut == whole, "independence of cuts",
            codec.name());
    require(inBulk(codec, text, bulk) == bytes && bulk == whole, "bulk encoding", codec.name());
    std::size_t errors = 0;
    for (const Span& span : decodeAll(codec, bytes))
        errors += isError(span.status);
    require(errors == 0, "what is encoded decodes", codec.name());
    return 0;
}
