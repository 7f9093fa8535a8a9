#pragma once
// Finds bytes, and text that has only one form in bytes.

#include "search/hit_edges.h"
#include "search/hit_finder.h"
#include "search/source_window.h"

namespace moji::search {

class ByteHitFinder final : public HitFinder {
public:
    ByteHitFinder(const SearchPattern& pattern, const SearchText& text, std::stop_token stop);

    [[nodiscard]] Result<std::optional<ByteRange>> first(ByteRange starts) override;
    [[nodiscard]] Result<std::optional<ByteRange>> group(int number) const override;
    /// In a run of the single byte that the pattern repeats, hits are adjacent from the start of
    /// the run.
    [[nodiscard]] Result<std::optional<std::uint64_t>> knownStart(std::uint64_t offset) override;
    [[nodiscard]] std::uint64_t reach() const override { return m_pattern.size(); }

private:
    const ByteSource& m_source;
    BytePattern m_pattern;
    HitEdges m_edges;
    std::stop_token m_stop;
    SourceWindow m_window;
    std::optional<ByteRange> m_last;
};

} // namespace moji::search
