#include "search/literal_search.h"

#include <algorithm>

namespace moji::search {

LiteralSearch::LiteralSearch(const std::vector<NeedleForms>& literals, const ByteSource& source,
                             const std::stop_token& stop) {
    for (const NeedleForms& literal : literals)
        m_all.push_back({FormSearch(literal, source, stop), {}, {}});
}

Result<std::optional<std::uint64_t>> LiteralSearch::firstIn(ByteRange starts) {
    std::optional<std::uint64_t> first;
    for (One& one : m_all) {
        const bool isKnown =
            one.searched.begin <= starts.begin &&
            (one.found ? *one.found >= starts.begin : one.searched.end >= starts.end);
        if (!isKnown) {
            const auto found = one.search.firstIn(starts);
            if (!found)
                return found.error();
            one.searched = starts;
            one.found = *found ? std::optional((*found)->begin) : std::nullopt;
        }
        if (one.found && *one.found < starts.end)
            first = std::min(first.value_or(*one.found), *one.found);
    }
    return first;
}

} // namespace moji::search
