#include "scan/text_places.h"

#include "codec/span_cursor.h"

#include <algorithm>

namespace moji {

namespace {

// So much is decoded character by character when one is looked for.
constexpr std::uint64_t kPiece = 4 * 1024;

/// A character (or an error) and how many come before it.
struct Found {
    ByteRange bytes;
    std::uint64_t lineFeeds = 0;
    std::uint64_t codePoints = 0;
};

enum class Counted { LineFeeds, CodePoints };

std::uint64_t numberOf(const StretchTotals& totals, Counted counted) {
    return counted == Counted::LineFeeds ? totals.lineFeeds : totals.codePoints;
}

/// Looks character by character from where `walk` was before its last step.
class CharacterSearch {
public:
    CharacterSearch(const IndexedText& text, const StretchTotals& before, const DecoderState& state)
        : m_text(text)
        , m_at(before.range.end)
        , m_state(isUtf8(*text.codec) && m_at > 0 ? text.codec->stateAfterSync() : state) {
        m_tally.lineFeeds = before.lineFeeds;
        m_tally.codePoints = before.codePoints;
    }

    /// The first after which there are more than `number`.
    Result<std::optional<Found>> find(std::uint64_t number, Counted counted, std::uint64_t end) {
        Bytes bytes(static_cast<std::size_t>(
            std::min(end + TextIndex::kContext, m_text.source->size()) - m_at));
        const auto count = m_text.source->read(m_at, bytes);
        if (!count)
            return count.error();
        ByteView rest = ByteView(bytes).first(*count);
        while (!rest.empty()) {
            const Span span = m_text.codec->next(rest, m_state, Tail::AtEnd);
            const Found found{{m_at, m_at + span.length}, m_tally.lineFeeds, m_tally.codePoints};
            if (isError(span.status))
                ++m_tally.codePoints;
            else
                countSpan(span, m_tally);
            const auto now = counted == Counted::LineFeeds ? m_tally.lineFeeds : m_tally.codePoints;
            if (now > number)
                return std::optional(found);
            m_at += span.length;
            rest = rest.subspan(span.length);
        }
        return std::optional<Found>();
    }

private:
    const IndexedText& m_text;
    std::uint64_t m_at;
    DecoderState m_state;
    Tally m_tally;
};

/// The character that is, or holds, line feed or code point `number`, from 0.
Result<std::optional<Found>> find(const IndexedText& text, std::uint64_t number, Counted counted) {
    const auto block = text.index->blockOf(
        number, [&](const StretchTotals& totals) { return numberOf(totals, counted); });
    if (!block)
        return std::optional<Found>();
    BlockWalk walk(text, *block);
    while (!walk.atEnd()) {
        CharacterSearch search(text, walk.totals(), walk.state());
        if (auto done = walk.advance(kPiece, {}); !done)
            return done.error();
        if (numberOf(walk.totals(), counted) > number)
            return search.find(number, counted, walk.at());
    }
    return std::optional<Found>();
}

} // namespace

Result<std::optional<CharacterPlace>> placeOf(const IndexedText& text, std::uint64_t offset) {
    using Answer = std::optional<CharacterPlace>;
    const auto placeAt = [](const StretchTotals& totals) {
        return Answer({{totals.lineFeeds + 1, totals.column + 1}, totals.codePoints + 1});
    };
    const TextIndex& index = *text.index;
    if (offset >= index.size())
        return index.isComplete() ? placeAt(index.totals()) : Answer();
    SpanCursor cursor(*text.source, *text.codec, text.checkpoints.get());
    const auto block = index.blockAt(offset);
    if (!block)
        return Answer();
    if (auto found = cursor.seek(offset); !found)
        return found.error();
    BlockWalk walk(text, *block);
    if (cursor.offset() < walk.at()) // it reaches over the block's beginning: bytes have changed
        return placeAt(walk.totals());
    if (auto done = walk.advanceTo(cursor.offset()); !done)
        return done.error();
    return placeAt(walk.totals());
}

Result<std::optional<std::uint64_t>> offsetOf(const IndexedText& text, TextPlace place) {
    using Answer = std::optional<std::uint64_t>;
    const TextIndex& index = *text.index;
    std::uint64_t first = 0; // number of the line's first character
    std::uint64_t begin = 0;
    if (place.line > 1) {
        const auto before = find(text, place.line - 2, Counted::LineFeeds);
        if (!before)
            return before.error();
        if (!*before)
            return Answer();
        first = (*before)->codePoints + 1;
        begin = (*before)->bytes.end;
    }
    if (place.column <= 1)
        return Answer(begin);
    const auto end = find(text, place.line - 1, Counted::LineFeeds);
    if (!end)
        return end.error();
    if (*end && place.column - 1 >= (*end)->codePoints - first)
        return Answer((*end)->bytes.begin);
    const auto character = find(text, first + (place.column - 1), Counted::CodePoints);
    if (!character)
        return character.error();
    if (*character)
        return Answer((*character)->bytes.begin);
    return index.isComplete() ? Answer(index.size()) : Answer();
}

Result<std::optional<std::uint64_t>> offsetOfCharacter(const IndexedText& text,
                                                       std::uint64_t number) {
    const auto found = find(text, number - 1, Counted::CodePoints);
    if (!found)
        return found.error();
    return *found ? std::optional((*found)->bytes.begin) : std::optional<std::uint64_t>();
}

} // namespace moji
