#pragma once
// Finds text by the forms it may have in bytes, without decoding.

#include "search/form_search.h"
#include "search/hit_edges.h"
#include "search/hit_finder.h"

namespace moji::search {

class FormHitFinder final : public HitFinder {
public:
    /// The pattern must be a text that has forms.
    FormHitFinder(const SearchPattern& pattern, const SearchText& text, std::stop_token stop);

    [[nodiscard]] Result<std::optional<ByteRange>> first(ByteRange starts) override;
    [[nodiscard]] Result<std::optional<ByteRange>> group(int number) const override;
    [[nodiscard]] std::uint64_t reach() const override { return m_reach; }

private:
    std::stop_token m_stop;
    FormSearch m_search;
    HitEdges m_edges;
    std::uint64_t m_reach;
    std::optional<ByteRange> m_last;
};

} // namespace moji::search
