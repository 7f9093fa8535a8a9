#include "cli/diff_encodings.h"

#include "cli/phrase.h"
#include "survey/text_stream.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace moji::cli {

namespace {

/// Whether a side reads under `codec` as the other side does under its own; marks do not count. A
/// side with malformed bytes reads as no other.
Result<bool> readsAs(const DiffEncoding& side, const Codec& codec, const DiffEncoding& other) {
    const std::vector<EncodedPart> ofSide{{{0, side.source.size()}, &codec}};
    const std::vector<EncodedPart> ofOther{{{0, other.source.size()}, other.codec}};
    DecodedText sideText(side.source, ofSide);
    DecodedText otherText(other.source, ofOther);
    EditedText one(sideText, {BomWish::Remove, EolWish::Keep, {}});
    EditedText two(otherText, {BomWish::Remove, EolWish::Keep, {}});
    auto same = isSameText(one, two);
    return !same && same.error().code == ErrorCode::Malformed ? Result<bool>(false) : same;
}

} // namespace

Result<Done> settleGuess(DiffEncoding& side, const DiffEncoding& other) {
    const auto& guesses = side.found.detection.guesses;
    if (guesses.empty() || !side.found.detection.ambiguous)
        return Done{};
    const bool isKnown = other.codec && !other.found.detection.ambiguous;
    if (isKnown &&
        std::ranges::find(guesses, other.codec, &EncodingGuess::codec) != guesses.end()) {
        side.codec = other.codec;
        return Done{};
    }
    for (const EncodingGuess& guess : guesses) {
        const auto isSame = other.codec ? readsAs(side, *guess.codec, other) : Result<bool>(false);
        if (!isSame)
            return isSame.error();
        if (*isSame) {
            side.codec = guess.codec;
            return Done{};
        }
    }
    if (side.found.codec)
        message(phrase("moji", "%1: taken for %2, which is no more than a guess (%3)")
                    .with(side.input.name, side.found.codec->name(),
                          fmt::format("{:.2f}", guesses.front().score)));
    return Done{};
}

} // namespace moji::cli
