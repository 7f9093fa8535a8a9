#include "search/replace_in_place.h"

#include "bytes/whole_source.h"
#include "codec/encode_in_place.h"
#include "codec/span_cursor.h"

#include <algorithm>

namespace moji::search {

namespace {

constexpr const char* kName = "replacement"; // for errors
// Shifts beside a hit may be replaced with it, so hits this close (bytes) are written together.
constexpr std::uint64_t kNear = 64;
constexpr std::size_t kMostTogether = 64 * 1024; // code points
constexpr std::uint64_t kReadAround = 64 * 1024; // bytes that are read to write a hit

/// As textAt(), for a cursor that goes on from place to place.
Result<std::optional<std::u32string>> textOf(SpanCursor& cursor, ByteRange range) {
    if (auto found = cursor.seek(range.begin); !found)
        return found.error();
    std::optional<std::u32string> characters(std::in_place);
    if (cursor.offset() != range.begin)
        return std::optional<std::u32string>();
    while (cursor.offset() < range.end) {
        const auto item = cursor.next();
        if (!item)
            return item.error();
        if (!*item || isError((*item)->span.status))
            return std::optional<std::u32string>();
        *characters += (*item)->span.text();
    }
    if (cursor.offset() != range.end)
        return std::optional<std::u32string>();
    return characters;
}

/// The characters of a text one after the other, some of its bytes replaced by others. A malformed
/// byte is no character, but tells which one it is.
class Characters {
public:
    /// Borrows all; `replaced` are in order.
    Characters(const ByteSource& source, const Codec& codec, const CheckpointIndex* checkpoints,
               const std::vector<HitText>& replaced)
        : m_cursor(source, codec, checkpoints)
        , m_replaced(replaced) {}

    [[nodiscard]] Result<Done> seek(std::uint64_t offset) { return m_cursor.seek(offset); }

    /// At least one into next(); none at the end.
    [[nodiscard]] Result<Done> read() {
        constexpr char32_t kMalformed = 0x110000;
        while (m_next.empty()) {
            if (!isPast() && m_cursor.offset() == m_replaced[m_at].hit.begin) {
                m_next = m_replaced[m_at].text;
                if (auto found = m_cursor.seek(m_replaced[m_at++].hit.end); !found)
                    return found;
                continue;
            }
            const auto item = m_cursor.next();
            if (!item)
                return item.error();
            if (!*item)
                break;
            if (!isError((*item)->span.status))
                m_next = (*item)->span.text();
            else
                for (const Byte byte : (*item)->bytes)
                    m_next += static_cast<char32_t>(kMalformed + byte);
        }
        return Done{};
    }
    /// All that is replaced has been read.
    [[nodiscard]] bool isPast() const { return m_at == m_replaced.size(); }
    [[nodiscard]] const SpanCursor& cursor() const { return m_cursor; }
    [[nodiscard]] std::u32string& next() { return m_next; }

private:
    SpanCursor m_cursor;
    const std::vector<HitText>& m_replaced;
    std::size_t m_at = 0;
    std::u32string m_next;
};

/// Whether the text reads as wished `after` edits, the first of them at `begin`. Looks from the
/// last place before them from which it can be decoded to where both are decoded alike for good.
Result<bool> readsAsWished(const SearchText& text, const Codec& codec,
                           const std::vector<HitText>& hits, const ByteSource& after,
                           std::uint64_t begin, const std::stop_token& stop) {
    const std::vector<HitText> none;
    Characters wished(*text.source, codec, text.checkpoints, hits);
    Characters read(after, codec, text.checkpoints, none); // they hold up to the first edit
    const auto start = SpanCursor(*text.source, codec, text.checkpoints)
                           .startBefore(std::min(hits.front().hit.begin, begin));
    if (!start)
        return start.error();
    for (Characters* each : {&wished, &read})
        if (auto done = each->seek(start->offset); !done)
            return done.error();
    const auto isAlikeForGood = [&] {
        return wished.isPast() && wished.next().empty() && read.next().empty() &&
               wished.cursor().offset() + after.size() ==
                   read.cursor().offset() + text.source->size() &&
               wished.cursor().state() == read.cursor().state();
    };
    while (!isAlikeForGood()) {
        for (Characters* each : {&wished, &read})
            if (auto done = each->read(); !done)
                return done.error();
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, {}, {}};
        const std::size_t count = std::min(wished.next().size(), read.next().size());
        if (wished.next().compare(0, count, read.next(), 0, count) != 0)
            return false;
        if (count == 0)
            return wished.next().empty() && read.next().empty();
        wished.next().erase(0, count);
        read.next().erase(0, count);
    }
    return true;
}

class Writer {
public:
    Writer(const SearchText& text, const Codec& codec)
        : m_source(*text.source, kName)
        , m_text{&m_source, text.checkpoints}
        , m_codec(codec)
        , m_cursor(m_source, codec, text.checkpoints) {}

    /// Hits that are near each other, as one. Tells of a hit that is malformed or begins or ends
    /// within a character (those of UTF-7 need not end with a byte).
    [[nodiscard]] Result<std::optional<ByteRange>> join(const std::vector<HitText>& hits) {
        for (const HitText& hit : hits) {
            const auto own = textOf(m_cursor, hit.hit);
            if (!own)
                return own.error();
            if (!*own)
                return std::optional(hit.hit);
            const auto between = textBetween(hit.hit);
            if (!between)
                return between.error();
            if (!*between) {
                m_joined.push_back(hit);
                continue;
            }
            m_joined.back().text += **between;
            m_joined.back().text += hit.text;
            m_joined.back().hit.end = hit.hit.end;
        }
        return std::optional<ByteRange>();
    }

    /// From the end on: what is before a hit is as it was, with its checkpoints, and what is behind
    /// it as it will be.
    [[nodiscard]] Result<Replaced> write(const PieceTable& table, const std::stop_token& stop) {
        Replaced replaced{table};
        std::optional<std::uint64_t> cut; // from there on it has been edited
        for (auto next = m_joined.rbegin(); next != m_joined.rend(); ++next) {
            if (stop.stop_requested())
                return Error{ErrorCode::Cancelled, {}, {}};
            HitText& hit = *next;
            const ByteRange place = hit.hit;
            if (hit.text.empty()) {
                if (auto done = takeNextCharacter(hit); !done)
                    return done.error();
            }
            const auto now = replaced.table.snapshot();
            const WholeSource whole(*now, kName);
            const auto written =
                encodeBetweenCharacters({whole, m_codec, m_text.checkpoints, hit.hit}, hit.text);
            if (!written || (cut && written->range.end > *cut))
                return refusal(table, place);
            replaced.table.replace(written->range, written->bytes);
            replaced.parts.push_back({written->range, written->bytes.size()});
            cut = written->range.begin;
            replaced.removed = {*cut, std::max(replaced.removed.end, written->range.end)};
        }
        replaced.inserted = replaced.table.size() - (table.size() - replaced.removed.length());
        std::ranges::reverse(replaced.parts);
        return replaced;
    }

private:
    /// What is between the hits joined last and this one, if they can be written together: they are
    /// near, and no byte between them is malformed.
    [[nodiscard]] Result<std::optional<std::u32string>> textBetween(ByteRange hit) {
        if (m_joined.empty() || hit.begin - m_joined.back().hit.end > kNear ||
            m_joined.back().text.size() >= kMostTogether)
            return std::optional<std::u32string>();
        return textOf(m_cursor, {m_joined.back().hit.end, hit.begin});
    }

    /// Also of what could not be read: then the error of reading it again.
    [[nodiscard]] Result<Replaced> refusal(const PieceTable& table, ByteRange place) const {
        const std::uint64_t begin = place.begin - std::min(place.begin, kReadAround);
        const auto read =
            readRange(m_source, {begin, std::min(m_source.size(), place.end + kReadAround)});
        if (!read)
            return read.error();
        return refusedAt(table, place);
    }

    /// Of what is removed shifts may have to stay: what is left is the character behind it.
    [[nodiscard]] Result<Done> takeNextCharacter(HitText& hit) const {
        SpanCursor cursor(*m_text.source, m_codec, m_text.checkpoints);
        if (auto found = cursor.seek(hit.hit.end); !found)
            return found;
        while (hit.text.empty()) {
            const auto item = cursor.next();
            if (!item)
                return item.error();
            if (!*item || isError((*item)->span.status))
                break;
            hit.text = (*item)->span.text();
            hit.hit.end = cursor.offset();
        }
        return Done{};
    }

    const WholeSource m_source;
    const SearchText m_text;
    const Codec& m_codec;
    SpanCursor m_cursor; // goes on from hit to hit
    std::vector<HitText> m_joined;
};

} // namespace

Result<std::optional<std::u32string>> textAt(const SearchText& text, const Codec& codec,
                                             ByteRange range) {
    const WholeSource whole(*text.source, kName);
    SpanCursor cursor(whole, codec, text.checkpoints);
    return textOf(cursor, range);
}

Result<Replaced> replaceInPlace(const PieceTable& table, const SearchText& text, const Codec& codec,
                                const std::vector<HitText>& hits, const std::stop_token& stop) {
    Writer writer(text, codec);
    const auto unreadable = writer.join(hits);
    if (!unreadable)
        return unreadable.error();
    if (*unreadable)
        return refusedAt(table, **unreadable);
    auto replaced = writer.write(table, stop);
    if (!replaced || replaced->refused)
        return replaced;
    const WholeSource whole(*text.source, kName);
    const auto right = readsAsWished({&whole, text.checkpoints}, codec, hits,
                                     *replaced->table.snapshot(), replaced->removed.begin, stop);
    if (!right)
        return right.error();
    if (!*right)
        return refusedAt(table, hits.front().hit);
    replaced->count = hits.size();
    return replaced;
}

} // namespace moji::search
