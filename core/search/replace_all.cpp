#include "search/replace_all.h"

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

/// Returns the replacements of hits, and the bytes between close ones, edit by edit.
class EditReader final : public ByteReader {
public:
    EditReader(const SearchText& text, const SearchPattern& pattern, const Replacement& replacement,
               const SearchControl& control)
        : m_finder(makeHitFinder(pattern, text, control.stop))
        , m_source(*text.source)
        , m_replacement(replacement)
        , m_control(control) {}

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

private:
    /// False at the end of the text.
    [[nodiscard]] Result<bool> replaceNext() {
        const auto hit = nextHit();
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
        if (auto done = m_replacement.append(*m_finder, m_source, m_pending); !done)
            return done.error();
        m_written += m_pending.size();
        m_edits.back().range.end = (*hit)->end;
        m_edits.back().bytes.end = m_written;
        return true;
    }

    [[nodiscard]] Result<std::optional<ByteRange>> nextHit() {
        const std::uint64_t size = m_source.size();
        while (m_at < size) {
            const std::uint64_t end = m_at + std::min(kStep, size - m_at);
            auto hit = m_finder->first({m_at, end});
            if (!hit)
                return hit;
            m_at = *hit ? (*hit)->end : end;
            if (m_control.progress)
                m_control.progress(m_at, size);
            if (*hit)
                return hit;
        }
        return std::optional<ByteRange>();
    }

    std::unique_ptr<HitFinder> m_finder;
    const ByteSource& m_source;
    const Replacement& m_replacement;
    const SearchControl& m_control;
    std::uint64_t m_at = 0;
    std::uint64_t m_count = 0;
    std::uint64_t m_written = 0;
    std::vector<PieceTable::Edit> m_edits;
    Bytes m_pending;
    std::size_t m_used = 0;
};

/// All hits, each with what replaces it; up to the first for which that is no text.
struct HitTexts {
    std::vector<HitText> hits;
    std::optional<ByteRange> refused;
};
Result<HitTexts> textsOfHits(const SearchText& text, const SearchPattern& pattern,
                             const Replacement& replacement, const SearchControl& control) {
    const auto finder = makeHitFinder(pattern, text, control.stop);
    const std::uint64_t size = text.source->size();
    HitTexts found;
    for (std::uint64_t at = 0; at < size;) {
        const std::uint64_t end = at + std::min(kStep, size - at);
        const auto hit = finder->first({at, end});
        if (!hit)
            return hit.error();
        at = *hit ? (*hit)->end : end;
        if (control.progress)
            control.progress(at, size);
        if (!*hit)
            continue;
        auto with = replacement.text(*finder, text);
        if (!with)
            return with.error();
        if (!*with)
            return HitTexts{{}, **hit};
        found.hits.push_back({**hit, std::move(**with)});
    }
    return found;
}

/// In an encoding with shifts.
Result<Replaced> replaceAllInPlace(const PieceTable& table, const SearchText& text,
                                   const SearchPattern& pattern, const Replacement& replacement,
                                   const SearchControl& control) {
    Replaced replaced{table, 0, {}, 0};
    const auto found = textsOfHits(text, pattern, replacement, control);
    if (!found)
        return found.error();
    replaced.refused = found->refused;
    if (found->hits.empty())
        return replaced;
    const auto written =
        writeInPlace(text, *replacement.codecWithShifts(), found->hits, control.stop);
    if (!written)
        return written.error();
    replaced.refused = written->refused;
    if (replaced.refused)
        return replaced;
    Bytes bytes;
    std::vector<PieceTable::Edit> edits;
    for (const EncodedInPlace& edit : written->edits) {
        edits.push_back({edit.range, {bytes.size(), bytes.size() + edit.bytes.size()}});
        bytes.insert(bytes.end(), edit.bytes.begin(), edit.bytes.end());
    }
    replaced.count = found->hits.size();
    replaced.removed = {edits.front().range.begin, edits.back().range.end};
    replaced.table.replaceAll(edits, std::make_shared<const MemorySource>(std::move(bytes)));
    replaced.inserted = replaced.table.size() - (table.size() - replaced.removed.length());
    return replaced;
}

} // namespace

Result<Replaced> replaceAll(const PieceTable& table, const SearchText& text,
                            const SearchPattern& pattern, const Replacement& replacement,
                            const SearchControl& control) {
    if (replacement.codecWithShifts())
        return replaceAllInPlace(table, text, pattern, replacement, control);
    EditReader reader(text, pattern, replacement, control);
    auto written = spool(reader, "replacement");
    if (!written)
        return written.error();
    Replaced replaced{table, reader.count(), {}, 0};
    if (reader.edits().empty())
        return replaced;
    replaced.removed = {reader.edits().front().range.begin, reader.edits().back().range.end};
    replaced.table.replaceAll(reader.edits(), std::move(*written));
    replaced.inserted = replaced.table.size() - (table.size() - replaced.removed.length());
    return replaced;
}

} // namespace moji::search
