#include "codec/encode_in_place.h"

#include "codec/span_cursor.h"

#include <algorithm>
#include <string>
#include <utility>

namespace moji {

namespace {

constexpr std::uint64_t kFarthest = 4096; // bytes after the place, which must read as before
constexpr int kMostShifts = 8;            // passed over on the way to a neighbour

/// A character beside the place, or none, and where the shifts before it begin or end.
struct Neighbour {
    std::u32string character;
    std::uint64_t edge = 0;
};

/// What is around the place.
struct Surroundings {
    ByteRange range;
    DecoderState before; // at its beginning
    DecoderState after;  // at its end
    Neighbour previous;
    Neighbour next;
    Bytes following; // bytes after the place, kFarthest at most
    Tail tail = Tail::AtEnd;
};

/// From the cursor on.
Neighbour neighbourAfter(SpanCursor& cursor) {
    Neighbour found{{}, cursor.offset()};
    for (int passed = 0; passed < kMostShifts; ++passed) {
        const auto item = cursor.next();
        if (!item || !*item)
            break;
        found.character = (*item)->span.text();
        if (!isShift((*item)->span))
            break;
        found.edge = cursor.offset();
    }
    return found;
}

Neighbour neighbourBefore(SpanCursor& cursor, std::uint64_t offset) {
    Neighbour found{{}, offset};
    for (int passed = 0; passed < kMostShifts && found.edge > 0; ++passed) {
        if (!cursor.seek(found.edge - 1))
            break;
        const std::uint64_t begin = cursor.offset();
        const auto item = cursor.next();
        if (!item || !*item)
            break;
        found.character = (*item)->span.text();
        if (!isShift((*item)->span))
            break;
        found.edge = begin;
    }
    return found;
}

/// Nothing where the place does not begin and end between characters, or cannot be read.
std::optional<Surroundings> surroundingsOf(const EncodePlace& place, ByteRange range) {
    SpanCursor cursor(place.source, place.codec, place.checkpoints);
    if (!cursor.seek(range.begin) || cursor.offset() != range.begin)
        return {};
    Surroundings found;
    found.range = range;
    found.before = cursor.state();
    while (cursor.offset() < range.end) {
        const auto item = cursor.next();
        if (!item || !*item)
            return {};
    }
    if (cursor.offset() != range.end)
        return {};
    found.after = cursor.state();
    found.next = neighbourAfter(cursor);
    found.previous = neighbourBefore(cursor, range.begin);
    const auto following = readRange(place.source, {range.end, range.end + kFarthest});
    if (!following)
        return {};
    found.following = *following;
    if (range.end + found.following.size() < place.source.size())
        found.tail = Tail::MoreFollows;
    return found;
}

/// Whether two decoders read all that follows alike.
bool readAlike(const Codec& codec, DecoderState one, DecoderState other, ByteView bytes,
               Tail tail) {
    while (one != other && !bytes.empty()) {
        const Span span = codec.next(bytes, one, tail);
        if (span.length == 0 || span != codec.next(bytes, other, tail))
            return false;
        bytes = bytes.subspan(span.length);
    }
    return one == other || tail == Tail::AtEnd;
}

/// `isEnding`: the bytes have what ends a text.
bool isRight(const Codec& codec, const Surroundings& around, ByteView bytes,
             std::u32string_view text, bool isEnding) {
    Bytes all(bytes.begin(), bytes.end());
    all.insert(all.end(), around.following.begin(), around.following.end());
    DecoderState state = around.before;
    std::size_t at = 0;
    while (at < bytes.size()) {
        const Span span = codec.next(ByteView(all).subspan(at), state, around.tail);
        if (span.length == 0 || isError(span.status) || !text.starts_with(span.text()))
            return false;
        text.remove_prefix(span.count);
        at += span.length;
    }
    if (!text.empty() || at != bytes.size())
        return false;
    const bool isLast = around.following.empty() && around.tail == Tail::AtEnd;
    return isLast ? isEnding || state == around.after
                  : readAlike(codec, state, around.after, around.following, around.tail);
}

/// The bytes that `text` has between `previous` and `next` (each a character, or none), with the
/// shifts on both sides of it.
std::optional<Bytes> between(const Codec& codec, std::u32string_view previous,
                             std::u32string_view text, std::u32string_view next) {
    std::u32string all(previous);
    all += text;
    all += next;
    const auto bytes = encodeAll(codec, all);
    if (!bytes)
        return {};
    const std::size_t textBegin = previous.size();
    const std::size_t textEnd = all.size() - next.size();
    std::size_t first = 0;
    std::size_t last = bytes->size();
    std::size_t at = 0;
    std::size_t read = 0; // characters
    for (const Span& span : decodeAll(codec, *bytes)) {
        if (span.count > 0 && read == textEnd) {
            last = at;
            break;
        }
        at += span.length;
        read += span.count;
        if (span.count > 0 && read == textBegin)
            first = at;
    }
    if (first > last)
        return {};
    return Bytes(bytes->begin() + static_cast<std::ptrdiff_t>(first),
                 bytes->begin() + static_cast<std::ptrdiff_t>(last));
}

/// Adds what is right. Either neighbour can have the state that is needed before, and the one
/// after.
void addRight(std::vector<EncodedInPlace>& right, const Codec& codec, const Surroundings& around,
              std::u32string_view text) {
    const std::u32string& previous = around.previous.character;
    const std::u32string& next = around.next.character;
    const std::u32string none;
    using Pair = std::pair<const std::u32string&, const std::u32string&>;
    for (const auto& [before, after] :
         {Pair(none, none), Pair(previous, next), Pair(next, next), Pair(previous, previous),
          Pair(next, previous), Pair(previous, none), Pair(next, none)}) {
        auto bytes = between(codec, before, text, after);
        if (bytes && isRight(codec, around, *bytes, text, after.empty()))
            right.push_back({around.range, *std::move(bytes)});
    }
}

/// Those that add the fewest bytes, of the place and of the shifts beside it.
std::optional<EncodedInPlace> fewest(const EncodePlace& place, const Surroundings& around,
                                     std::u32string_view text, ShiftsBeside shifts) {
    std::vector<EncodedInPlace> right;
    addRight(right, place.codec, around, text);
    const ByteRange wider{around.previous.edge, around.next.edge};
    if (shifts == ShiftsBeside::MayBeReplaced && wider != place.range)
        if (const auto more = surroundingsOf(place, wider))
            addRight(right, place.codec, *more, text);
    const auto best = std::ranges::min_element(right, {}, [](const EncodedInPlace& one) {
        // What it adds, then what it replaces.
        const auto replaced = static_cast<std::int64_t>(one.range.length());
        return std::pair(static_cast<std::int64_t>(one.bytes.size()) - replaced, replaced);
    });
    return best == right.end() ? std::nullopt : std::optional(std::move(*best));
}

} // namespace

bool hasShifts(const Codec& codec) {
    const bool isOtherUnicode =
        codec.info().family == CodecFamily::Unicode && codec.scheme().form == EncodingForm::Other;
    return codec.info().family == CodecFamily::Stateful || isOtherUnicode ||
           codec.name().starts_with("LMBCS");
}

std::optional<EncodedInPlace> encodeInPlace(const EncodePlace& place, std::u32string_view text,
                                            ShiftsBeside shifts) {
    auto alone = encodeAll(place.codec, text);
    if (!alone)
        return {};
    const auto around =
        text.empty() || !hasShifts(place.codec) ? std::nullopt : surroundingsOf(place, place.range);
    return around ? fewest(place, *around, text, shifts)
                  : EncodedInPlace{place.range, *std::move(alone)};
}

std::optional<EncodedInPlace>
encodeBetweenCharacters(const EncodePlace& place, std::u32string_view text, ShiftsBeside shifts) {
    const auto around = surroundingsOf(place, place.range);
    return around ? fewest(place, *around, text, shifts) : std::nullopt;
}

} // namespace moji
