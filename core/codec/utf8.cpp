#include "codec/utf8.h"

#include "unicode/surrogates.h"
#include "utf8/kernels/kernel.h"

namespace moji {

namespace {

EncodingScheme schemeOf(Utf8Codec::Signature signature) {
    EncodingScheme scheme{EncodingForm::Utf8};
    scheme.ownsMark = signature == Utf8Codec::Signature::Owned;
    return scheme;
}

} // namespace

Utf8Codec::Utf8Codec(CodecInfo info, Signature signature)
    : CodecLoops(std::move(info), schemeOf(signature)) {}

DecoderState Utf8Codec::stateAfterSync() const {
    return DecoderState::of(true);
}

Span Utf8Codec::firstStep(ByteView bytes, DecoderState& state, Tail tail) {
    const Span span = utf8::decodeStrict(bytes, tail);
    if (span.length == 0)
        return span;
    state = DecoderState::of(true);
    return span.text() == U"\uFEFF" ? Span::byteOrderMark(span.length) : span;
}

DecodedRun Utf8Codec::decodeRun(ByteView bytes, const DecoderState& state,
                                const RunTarget& target) const {
    constexpr std::size_t kPiece = 4096; // validated, then decoded while it is in the cache
    constexpr std::size_t kAhead = 3;    // bytes that are read past it
    DecodedRun run;
    if (!state.as<bool>())
        return run;
    while (bytes.size() - run.consumed > kAhead &&
           target.capacity - run.count >= RunTarget::kBlock) {
        const Byte* const piece = bytes.data() + run.consumed;
        // Only slightly more bytes than there is room for their characters.
        const std::size_t size = std::min(
            {bytes.size() - run.consumed - kAhead, kPiece, 3 * (target.capacity - run.count)});
        const std::size_t valid = utf8::wellFormed({piece, size}, Tail::MoreFollows);
        const auto part =
            defaultCodecKernel().decodeUtf8(piece, valid, detail::targetAfter(target, run));
        run.count += part.count;
        run.consumed += part.consumed;
        if (part.consumed == 0)
            break;
    }
    return run;
}

Codec::Converted Utf8Codec::utf8Run(ByteView bytes, const DecoderState& state,
                                    std::span<char> out) const {
    if (!state.as<bool>())
        return {};
    bytes = bytes.first(std::min(bytes.size(), out.size()));
    const std::size_t valid = utf8::wellFormed(bytes, Tail::MoreFollows);
    std::memcpy(out.data(), bytes.data(), valid);
    return {valid, valid};
}

Codec::Converted Utf8Codec::encodeUtf8(ByteView utf8, EncoderState& /*state*/,
                                       std::span<Byte> out) const {
    const ByteView bytes = utf8.first(std::min(utf8.size(), out.size()));
    const std::size_t valid = utf8::wellFormed(bytes, Tail::MoreFollows);
    std::memcpy(out.data(), bytes.data(), valid);
    return {valid, valid};
}

Codec::Encoded Utf8Codec::encodeRun(std::u32string_view text, const EncoderState& /*state*/,
                                    std::span<Byte> out) const {
    constexpr std::size_t kSlack = CodecKernel::kUtf8Slack;
    if (out.size() < kSlack)
        return {};
    text = text.substr(0, (out.size() - kSlack) / 4);
    const auto bad = std::ranges::find_if_not(text, unicode::isScalarValue);
    const auto count = static_cast<std::size_t>(bad - text.begin());
    return {count,
            defaultCodecKernel().writeUtf8(text.data(), count, reinterpret_cast<char*>(out.data())),
            false};
}

EncodeStep Utf8Codec::encodeStep(std::u32string_view text, EncoderState&, Tail) const {
    const char32_t codePoint = text.front();
    if (!unicode::isScalarValue(codePoint))
        return {EncodeStep::Status::Unmappable, 1, 0, {}};
    EncodeStep step;
    step.consumed = 1;
    char* const begin = reinterpret_cast<char*>(step.bytes.data());
    step.length = static_cast<std::uint8_t>(writeUtf8(codePoint, begin) - begin);
    return step;
}

} // namespace moji
