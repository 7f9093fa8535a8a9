#include "search/form_hit_finder.h"

namespace moji::search {

namespace {

const NeedleForms& formsOf(const SearchPattern& pattern) {
    return *std::get<TextNeedle>(pattern.needle()).forms();
}

} // namespace

FormHitFinder::FormHitFinder(const SearchPattern& pattern, const SearchText& text,
                             std::stop_token stop)
    : m_stop(std::move(stop))
    , m_search(formsOf(pattern), *text.source, m_stop)
    , m_edges(pattern, text)
    , m_reach(formsOf(pattern).mostBytes()) {}

Result<std::optional<ByteRange>> FormHitFinder::first(ByteRange starts) {
    for (;;) {
        if (m_stop.stop_requested()) // also where every hit is refused, which takes long
            return Error{ErrorCode::Cancelled, {}, {}};
        auto found = m_search.firstIn(starts);
        m_last.reset();
        if (!found || !*found)
            return found;
        const auto accepted = m_edges.areOf(**found);
        if (!accepted)
            return accepted.error();
        if (*accepted) {
            m_last = *found;
            return m_last;
        }
        starts.begin = (*found)->begin + 1;
    }
}

Result<std::optional<ByteRange>> FormHitFinder::group(int number) const {
    return number == 0 ? m_last : std::nullopt;
}

} // namespace moji::search
