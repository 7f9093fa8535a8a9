#include "survey/misread_places.h"

#include "repair/repairer.h"
#include "support/ordered_work.h"
#include "support/parallel_for.h"
#include "survey/mojibake_signs.h"

#include <algorithm>

namespace moji {

namespace {

constexpr double kLikely = 0.8;

bool isUnicode(const Codec& codec) {
    return codec.info().family == CodecFamily::Unicode || codec.name() == "gb18030";
}

/// Whether a repair undoes a wrong decoding, not an escape or bytes that were never decoded.
bool undoesDecoding(const repair::RepairedSegment& segment) {
    return (segment.label == repair::Label::Lossless || segment.label == repair::Label::Partial) &&
           std::ranges::any_of(segment.chain, [](const repair::Step& step) {
               return step.kind == repair::StepKind::Encode;
           });
}

MisreadPart lookAt(const TextPiece& piece, const MisreadSearch& search,
                   const std::stop_token& stop) {
    MisreadPart part{piece.source, {}};
    if (!mayHaveMojibake(piece.text, search.repairer))
        return part;
    const auto plans = search.repairer.repair(piece.text, stop);
    if (plans.empty() || plans.front().score < kLikely) // none: cancelled
        return part;
    for (const repair::RepairedSegment& segment : plans.front().segments)
        if (undoesDecoding(segment))
            part.places.push_back(
                {search.keepsRanges ? piece.inSource(segment.source) : ByteRange{}, segment.chain});
    return part;
}

} // namespace

Result<Done> findMisreadPlaces(const MisreadSearch& search, const std::stop_token& stop,
                               const std::function<void(MisreadPart)>& take) {
    constexpr std::size_t kMostHelpers = 7; // a repair of a piece takes some 20 MB
    if (!isUnicode(search.codec))
        return Done{};
    const std::uint64_t pieces = search.source.size() / TextPieces::kMostBytes;
    const Helpers helpers(static_cast<std::size_t>(std::min<std::uint64_t>(pieces, kMostHelpers)));
    const std::size_t threads = helpers.count() > 0 ? helpers.count() + 1 : 0;
    TextPieces texts(search.source, search.codec, search.registry,
                     search.keepsRanges ? TextPieces::Places::Kept : TextPieces::Places::Dropped);
    std::optional<Error> failure;
    OrderedWork<TextPiece, MisreadPart> work(
        static_cast<unsigned>(threads),
        [&]() -> std::optional<TextPiece> {
            if (stop.stop_requested())
                return {};
            auto piece = texts.next();
            if (piece)
                return *std::move(piece);
            failure = piece.error();
            return {};
        },
        [&] { return [&](const TextPiece& piece) { return lookAt(piece, search, stop); }; });
    while (auto part = work.take()) {
        if (stop.stop_requested())
            break;
        take(*std::move(part));
    }
    if (stop.stop_requested())
        return Error{ErrorCode::Cancelled, {}, {}};
    return failure ? Result<Done>(*failure) : Done{};
}

} // namespace moji
