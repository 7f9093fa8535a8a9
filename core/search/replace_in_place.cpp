#include "search/replace_in_place.h"

#include "codec/span_cursor.h"

#include <algorithm>
#include <ranges>
#include <utility>

namespace moji::search {

namespace {

// Shifts beside a hit may be replaced with it, so hits this close (bytes) are written together.
constexpr std::uint64_t kNear = 64;
constexpr std::size_t kMostTogether = 64 * 1024; // code points
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

class Writer {
public:
    Writer(const SearchText& text, const Codec& codec)
        : m_text(text)
        , m_codec(codec) {}

    /// Hits that are near each other, as one. Nothing where what is between them is malformed.
    [[nodiscard]] Result<std::optional<ByteRange>> join(const std::vector<HitText>& hits) {
        for (const HitText& hit : hits) {
            const bool isNear = !m_joined.empty() &&
                                hit.hit.begin - m_joined.back().hit.end <= kNear &&
                                m_joined.back().text.size() < kMostTogether;
            if (!isNear) {
                m_joined.push_back(hit);
                continue;
            }
            const auto between = textAt(m_text, m_codec, {m_joined.back().hit.end, hit.hit.begin});
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
                return WrittenInPlace{{}, place};
            auto bytes = encodeInPlace({edited, m_codec, m_text.checkpoints, hit.hit}, hit.text);
            if (!bytes || bytes->range.end > edited.cut())
                return WrittenInPlace{{}, place};
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
    /// Of what is removed shifts may have to stay: they are written with the character behind it.
    [[nodiscard]] Result<Done> takeNextCharacter(HitText& hit) const {
        SpanCursor cursor(*m_text.source, m_codec, m_text.checkpoints);
        if (auto found = cursor.seek(hit.hit.begin); !found)
            return found;
        const DecoderState before = cursor.state();
        if (auto found = cursor.seek(hit.hit.end); !found)
            return found;
        if (cursor.state() == before)
            return Done{}; // nothing depends on what is removed
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

    const SearchText& m_text;
    const Codec& m_codec;
    std::vector<HitText> m_joined;
};

} // namespace

Result<std::optional<std::u32string>> textAt(const SearchText& text, const Codec& codec,
                                             ByteRange range) {
    SpanCursor cursor(*text.source, codec, text.checkpoints);
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

Result<WrittenInPlace> writeInPlace(const SearchText& text, const Codec& codec,
                                    const std::vector<HitText>& hits, const std::stop_token& stop,
                                    const std::function<void(std::size_t)>& report) {
    Writer writer(text, codec);
    const auto refused = writer.join(hits);
    if (!refused)
        return refused.error();
    if (*refused)
        return WrittenInPlace{{}, *refused};
    return writer.write(stop, report);
}

} // namespace moji::search
