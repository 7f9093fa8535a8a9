// Which encodings can hold a text. Most write each character in the same way wherever it is, so its
// census says all; the others encode the text once more.

#include "fits/fit_report.h"
#include "fits/target_encoder.h"

#include <algorithm>

namespace moji::fits {

namespace {

/// Whether what is written for a character depends on those before it.
bool hasShifts(const Codec& codec) {
    const bool isOtherUnicode =
        codec.info().family == CodecFamily::Unicode && codec.scheme().form == EncodingForm::Other;
    return codec.info().family == CodecFamily::Stateful || isOtherUnicode ||
           codec.name().starts_with("LMBCS");
}

/// Whether some character of the text may combine with another one.
bool mayCombine(const Codec& codec, const CharacterCensus& census) {
    bool may = false;
    census.forEach([&](char32_t codePoint, const CharacterCensus::Entry&) {
        EncoderState state = codec.initialEncoderState();
        const auto step = codec.encode({&codePoint, 1}, state, Tail::MoreFollows);
        may = step.status == EncodeStep::Status::NeedsMore;
        return !may;
    });
    return may;
}

bool survives(const Codec& codec, const CharacterCensus& census) {
    bool all = true;
    census.forEach([&](char32_t codePoint, const CharacterCensus::Entry&) {
        const std::u32string_view text(&codePoint, 1);
        all = thereAndBack(codec, text) == text;
        return all;
    });
    return all;
}

/// The size of a text whose characters are all written independently.
std::uint64_t sizeOf(const Codec& codec, const CharacterCensus& census) {
    std::uint64_t size = 0;
    std::uint64_t header = 0; // a mark, unless the text begins with one
    std::uint64_t first = ~std::uint64_t{0};
    census.forEach([&](char32_t codePoint, const CharacterCensus::Entry& entry) {
        const std::size_t one = encodeAll(codec, std::u32string(1, codePoint))->size();
        const std::size_t two = encodeAll(codec, std::u32string(2, codePoint))->size();
        if (entry.offsets[0] < first) {
            first = entry.offsets[0];
            header = 2 * one - two;
        }
        size += entry.count * (two - one);
        return true;
    });
    return size + header;
}

} // namespace

Result<std::vector<Holder>> holders(const ByteSource& source, const Codec& from,
                                    const std::vector<const Codec*>& codecs,
                                    const std::stop_token& stop, const ProgressCallback& progress) {
    CharacterCensus census;
    const auto read = readText(
        source, from,
        [&](std::u32string_view text, std::span<const std::uint64_t> offsets, Tail) {
            for (std::size_t i = 0; i < text.size(); ++i)
                census.add(text[i], offsets[i]);
        },
        stop, progress);
    if (!read)
        return read.error();

    std::vector<Holder> found;
    std::vector<std::unique_ptr<TargetEncoder>> encoders;
    for (const Codec* codec : codecs) {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, {}, {}};
        if (codec->name() == "replacement") // writes UTF-8, and reads nothing
            continue;
        const bool combines = mayCombine(*codec, census);
        if (!combines && !survives(*codec, census))
            continue;
        if (combines || hasShifts(*codec))
            encoders.push_back(std::make_unique<TargetEncoder>(*codec));
        else
            found.push_back({codec, sizeOf(*codec, census)});
    }
    if (!encoders.empty()) {
        const auto again = readText(
            source, from,
            [&](std::u32string_view text, std::span<const std::uint64_t> offsets, Tail tail) {
                for (const auto& encoder : encoders)
                    encoder->take(text, offsets, tail);
            },
            stop, progress);
        if (!again)
            return again.error();
    }
    for (const auto& encoder : encoders) {
        encoder->finish();
        if (encoder->lacking().characters() == 0)
            found.push_back({&encoder->codec(), encoder->bytes()});
    }
    std::ranges::stable_sort(found, {}, &Holder::size);
    return found;
}

} // namespace moji::fits
