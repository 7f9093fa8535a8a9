#include "search/part_search.h"

#include "bytes/file_source.h"
#include "bytes/whole_source.h"
#include "search/replace_in_place.h"

#include <algorithm>

namespace moji::search {

namespace {

constexpr std::uint64_t kStep = 4 * 1024 * 1024; // bytes between two reports
// Hits this close together become one edit: copying the bytes between them is cheaper than a
// separate piece. The more edits there are, the larger this distance grows, so that the table stays
// small.
constexpr std::uint64_t kNear = 512;
constexpr std::uint64_t kFar = 64 * 1024;
constexpr std::size_t kManyEdits = 50'000;

std::uint64_t nearness(std::size_t edits) {
    std::uint64_t distance = kNear;
    for (std::size_t many = kManyEdits; many <= edits && distance < kFar; many += kManyEdits)
        distance *= 2;
    return distance;
}

/// All hits of a part of a text, one after the other.
class HitsInOrder {
public:
    /// Borrows all.
    HitsInOrder(ByteRange part, const SearchText& text, const SearchPattern& pattern,
                const SearchControl& control)
        : m_finder(makeHitFinder(pattern, text, control.stop))
        , m_part(part)
        , m_control(control)
        , m_at(part.begin) {}

    /// Nothing at the end of the part.
    [[nodiscard]] Result<std::optional<ByteRange>> next() {
        while (m_at < m_part.end) {
            const std::uint64_t end = m_at + std::min(kStep, m_part.end - m_at);
            auto hit = m_finder->first({m_at, end});
            if (!hit)
                return hit;
            m_at = *hit ? (*hit)->end : end;
            if (m_control.progress)
                m_control.progress(std::min(m_at, m_part.end) - m_part.begin, m_part.length());
            if (*hit && m_at <= m_part.end)
                return hit;
        }
        return std::optional<ByteRange>();
    }
    /// Tells of the last hit.
    [[nodiscard]] const HitFinder& finder() const { return *m_finder; }

private:
    std::unique_ptr<HitFinder> m_finder;
    ByteRange m_part;
    const SearchControl& m_control;
    std::uint64_t m_at;
};

/// Returns the replacements of hits, and the bytes between close ones, edit by edit.
class EditReader final : public ByteReader {
public:
    EditReader(ByteRange part, const SearchText& text, const SearchPattern& pattern,
               const Replacement& replacement, const SearchControl& control)
        : m_hits(part, text, pattern, control)
        , m_source(*text.source)
        , m_replacement(replacement) {}

    [[nodiscard]] Result<std::size_t> read(std::span<Byte> out) override {
        while (m_used == m_pending.size()) {
            const auto more = replaceNext();
            if (!more)
                return more.error();
            if (!*more)
                return std::size_t{0};
        }
        const std::size_t count = std::min(out.size(), m_pending.size() - m_used);
        std::copy_n(m_pending.begin() + static_cast<std::ptrdiff_t>(m_used), count, out.begin());
        m_used += count;
        return count;
    }

    [[nodiscard]] const std::vector<PieceTable::Edit>& edits() const { return m_edits; }
    [[nodiscard]] std::uint64_t count() const { return m_count; }
    /// As Replaced::parts.
    [[nodiscard]] std::vector<Splice> parts() const {
        if (m_count <= Replaced::kMostParts)
            return m_parts;
        std::vector<Splice> parts;
        for (const PieceTable::Edit& edit : m_edits)
            parts.push_back({edit.range, edit.bytes.length()});
        return parts;
    }

private:
    /// False at the end of the text.
    [[nodiscard]] Result<bool> replaceNext() {
        const auto hit = m_hits.next();
        if (!hit)
            return hit.error();
        if (!*hit)
            return false;
        m_pending.clear();
        m_used = 0;
        ++m_count;
        if (m_edits.empty() ||
            (*hit)->begin - m_edits.back().range.end > nearness(m_edits.size())) {
            m_edits.push_back({**hit, {m_written, m_written}});
        } else {
            const WholeSource whole(m_source, "replacement");
            const auto between = readRange(whole, {m_edits.back().range.end, (*hit)->begin});
            if (!between)
                return between.error();
            m_pending = *between;
        }
        const std::size_t kept = m_pending.size();
        if (auto done = m_replacement.append(m_hits.finder(), m_source, m_pending); !done)
            return done.error();
        if (m_count <= Replaced::kMostParts)
            m_parts.push_back({**hit, m_pending.size() - kept});
        m_written += m_pending.size();
        m_edits.back().range.end = (*hit)->end;
        m_edits.back().bytes.end = m_written;
        return true;
    }

    HitsInOrder m_hits;
    const ByteSource& m_source;
    const Replacement& m_replacement;
    std::uint64_t m_count = 0;
    std::uint64_t m_written = 0;
    std::vector<PieceTable::Edit> m_edits;
    std::vector<Splice> m_parts; // of the first hits
    Bytes m_pending;
    std::size_t m_used = 0;
};

/// In an encoding with shifts.
Result<Replaced> replaceAllInPlace(ByteRange part, const PieceTable& table, const SearchText& text,
                                   const SearchPattern& pattern, const Replacement& replacement,
                                   const SearchControl& control) {
    HitsInOrder hits(part, text, pattern, control);
    std::vector<HitText> all;
    for (;;) {
        const auto hit = hits.next();
        if (!hit)
            return hit.error();
        if (!*hit)
            break;
        auto with = replacement.text(hits.finder(), text);
        if (!with)
            return with.error();
        if (!*with)
            return refusedAt(table, **hit);
        all.push_back({**hit, std::move(**with)});
    }
    return all.empty()
               ? Replaced{table}
               : replaceInPlace(table, text, *replacement.codecWithShifts(), all, control.stop);
}

} // namespace

Result<Replaced> replaceAll(const PieceTable& table, const SearchText& text,
                            const SearchPattern& pattern, const Replacement& replacement,
                            const SearchControl& control) {
    return replaceAllIn({0, text.source->size()}, table, text, pattern, replacement, control);
}

Result<Replaced> replaceAllIn(ByteRange part, const PieceTable& table, const SearchText& text,
                              const SearchPattern& pattern, const Replacement& replacement,
                              const SearchControl& control) {
    if (replacement.codecWithShifts())
        return replaceAllInPlace(part, table, text, pattern, replacement, control);
    EditReader reader(part, text, pattern, replacement, control);
    auto written = spool(reader, "replacement");
    if (!written)
        return written.error();
    Replaced replaced{table, reader.count(), {}, 0};
    if (reader.edits().empty())
        return replaced;
    replaced.removed = {reader.edits().front().range.begin, reader.edits().back().range.end};
    replaced.table.replaceAll(reader.edits(), std::move(*written));
    replaced.inserted = replaced.table.size() - (table.size() - replaced.removed.length());
    replaced.parts = reader.parts();
    return replaced;
}

Result<Replaced> replaceHit(const PieceTable& table, const SearchText& text, ByteRange hit,
                            const HitFinder& finder, const Replacement& replacement) {
    if (const Codec* codec = replacement.codecWithShifts()) {
        auto with = replacement.text(finder, text);
        if (!with)
            return with.error();
        return *with ? replaceInPlace(table, text, *codec, {{hit, std::move(**with)}})
                     : refusedAt(table, hit);
    }
    Bytes bytes;
    if (auto done = replacement.append(finder, *text.source, bytes); !done)
        return done.error();
    Replaced replaced{table, 1, hit, bytes.size(), {{hit, bytes.size()}}};
    replaced.table.replace(hit, bytes);
    return replaced;
}

} // namespace moji::search
