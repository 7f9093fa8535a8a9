#include "search/replace_in_place.h"

#include "bytes/piece_table.h"
#include "bytes/whole_source.h"
#include "codec/span_cursor.h"

#include <algorithm>
#include <memory>
#include <ranges>
#include <utility>

namespace moji::search {

namespace {

// Shifts beside a hit may be replaced with it, so hits this close (bytes) are written together.
constexpr std::uint64_t kNear = 64;
constexpr std::size_t kMostTogether = 64 * 1024; // code points
constexpr std::uint64_t kReadBefore = 64 * 1024; // bytes before a hit in which a state is found
constexpr std::size_t kKept = 16 * 1024;         // bytes after a hit that may have to be looked at

/// The text with its edits made from the end on: as it was up to a place, and as it will be behind
/// it. Ends some way behind the place.
class EditedBehind final : public ByteSource {
public:
    explicit EditedBehind(const ByteSource& source)
        : m_source(source)
        , m_cut(source.size()) {}

    [[nodiscard]] std::uint64_t size() const override { return m_cut + m_behind.size(); }
    [[nodiscard]] Result<std::size_t> read(std::uint64_t offset,
                                           std::span<Byte> out) const override {
        std::size_t count = 0;
        if (offset < m_cut) {
            const auto before = m_source.read(
                offset, out.first(std::min<std::uint64_t>(out.size(), m_cut - offset)));
            if (!before)
                return before;
            count = *before;
            if (offset + count < m_cut)
                return count;
        }
        const std::uint64_t from = std::min<std::uint64_t>(offset + count - m_cut, m_behind.size());
        const std::size_t more = std::min<std::size_t>(out.size() - count, m_behind.size() - from);
        std::copy_n(m_behind.begin() + static_cast<std::ptrdiff_t>(from), more,
                    out.begin() + static_cast<std::ptrdiff_t>(count));
        return count + more;
    }

    /// Up to where the text is as it was.
    [[nodiscard]] std::uint64_t cut() const { return m_cut; }
    [[nodiscard]] Result<Done> edit(const EncodedInPlace& written) {
        const std::uint64_t end = std::min(m_cut, written.range.end + kKept);
        const auto between = readRange(m_source, {written.range.end, end});
        if (!between)
            return between.error();
        Bytes behind = written.bytes;
        behind.insert(behind.end(), between->begin(), between->end());
        if (end == m_cut)
            behind.insert(behind.end(), m_behind.begin(), m_behind.end());
        behind.resize(std::min(behind.size(), written.bytes.size() + kKept));
        m_behind = std::move(behind);
        m_cut = written.range.begin;
        return Done{};
    }

private:
    const ByteSource& m_source;
    std::uint64_t m_cut;
    Bytes m_behind;
};

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
                    m_next += kMalformed + byte;
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

/// Whether the text reads as wished after the edits. Looks from the last place before them from
/// which it can be decoded to where both are decoded alike for good.
Result<bool> readsAsWished(const SearchText& text, const Codec& codec,
                           const std::vector<HitText>& hits,
                           const std::vector<EncodedInPlace>& written,
                           const std::stop_token& stop) {
    PieceTable table(std::shared_ptr<const ByteSource>(std::shared_ptr<const void>(), text.source));
    Bytes bytes;
    std::vector<PieceTable::Edit> edits;
    for (const EncodedInPlace& edit : written) {
        edits.push_back({edit.range, {bytes.size(), bytes.size() + edit.bytes.size()}});
        bytes.insert(bytes.end(), edit.bytes.begin(), edit.bytes.end());
    }
    table.replaceAll(edits, std::make_shared<const MemorySource>(std::move(bytes)));
    const auto after = table.snapshot();
    const std::vector<HitText> none;
    Characters wished(*text.source, codec, text.checkpoints, hits);
    Characters read(*after, codec, text.checkpoints, none); // they hold up to the first edit
    const auto start =
        SpanCursor(*text.source, codec, text.checkpoints)
            .startBefore(std::min(hits.front().hit.begin, written.front().range.begin));
    if (!start)
        return start.error();
    for (Characters* each : {&wished, &read})
        if (auto done = each->seek(start->offset); !done)
            return done.error();
    const auto isAlikeForGood = [&] {
        return wished.isPast() && wished.next().empty() && read.next().empty() &&
               wished.cursor().offset() + after->size() ==
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
        : m_source(*text.source, "replacement")
        , m_text{&m_source, text.checkpoints}
        , m_codec(codec)
        , m_cursor(m_source, codec, text.checkpoints) {}

    /// Hits that are near each other, as one. Tells of a hit that is malformed or begins or ends
    /// within a character (those of UTF-7 need not end with a byte), or has such bytes before it.
    [[nodiscard]] Result<std::optional<ByteRange>> join(const std::vector<HitText>& hits) {
        for (const HitText& hit : hits) {
            const auto own = textOf(m_cursor, hit.hit);
            if (!own)
                return own.error();
            if (!*own)
                return std::optional(hit.hit);
            const bool isNear = !m_joined.empty() &&
                                hit.hit.begin - m_joined.back().hit.end <= kNear &&
                                m_joined.back().text.size() < kMostTogether;
            if (!isNear) {
                m_joined.push_back(hit);
                continue;
            }
            const auto between = textOf(m_cursor, {m_joined.back().hit.end, hit.hit.begin});
            if (!between)
                return between.error();
            if (!*between)
                return std::optional(hit.hit);
            m_joined.back().text += **between;
            m_joined.back().text += hit.text;
            m_joined.back().hit.end = hit.hit.end;
        }
        return std::optional<ByteRange>();
    }

    [[nodiscard]] Result<WrittenInPlace> write(const std::stop_token& stop,
                                               const std::function<void(std::size_t)>& report) {
        WrittenInPlace written;
        EditedBehind edited(*m_text.source);
        for (HitText& hit : m_joined | std::views::reverse) {
            if (stop.stop_requested())
                return Error{ErrorCode::Cancelled, {}, {}};
            const ByteRange place = hit.hit;
            if (hit.text.empty()) {
                if (auto done = takeNextCharacter(hit); !done)
                    return done.error();
            }
            if (hit.hit.end > edited.cut())
                return refusal(place);
            auto bytes =
                encodeBetweenCharacters({edited, m_codec, m_text.checkpoints, hit.hit}, hit.text);
            if (!bytes || bytes->range.end > edited.cut())
                return refusal(place);
            if (auto done = edited.edit(*bytes); !done)
                return done.error();
            written.edits.push_back(*std::move(bytes));
            if (report)
                report(written.edits.size());
        }
        std::ranges::reverse(written.edits);
        return written;
    }

private:
    /// Also of what could not be read: then the error of reading it again.
    [[nodiscard]] Result<WrittenInPlace> refusal(ByteRange place) const {
        const std::uint64_t begin = place.begin - std::min(place.begin, kReadBefore);
        const auto read =
            readRange(m_source, {begin, std::min(m_source.size(), place.end + kKept)});
        if (!read)
            return read.error();
        return WrittenInPlace{{}, place};
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
    const WholeSource whole(*text.source, "replacement");
    SpanCursor cursor(whole, codec, text.checkpoints);
    return textOf(cursor, range);
}

Result<WrittenInPlace> writeInPlace(const SearchText& text, const Codec& codec,
                                    const std::vector<HitText>& hits, const std::stop_token& stop,
                                    const std::function<void(std::size_t)>& report) {
    Writer writer(text, codec);
    const auto refused = writer.join(hits);
    if (!refused)
        return refused.error();
    if (*refused)
        return WrittenInPlace{{}, *refused};
    auto written = writer.write(stop, report);
    if (!written || written->refused)
        return written;
    const WholeSource whole(*text.source, "replacement");
    const auto right = readsAsWished({&whole, text.checkpoints}, codec, hits, written->edits, stop);
    if (!right)
        return right.error();
    if (!*right)
        return WrittenInPlace{{}, hits.front().hit};
    return written;
}

} // namespace moji::search
