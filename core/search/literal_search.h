#pragma once
// Searches a source for the texts of which every match of a regular expression contains one.

#include "search/form_search.h"

#include <vector>

namespace moji::search {

class LiteralSearch {
public:
    /// Borrows the source.
    LiteralSearch(const std::vector<NeedleForms>& literals, const ByteSource& source,
                  const std::stop_token& stop);

    /// Where the first of the texts starts in `starts`. Errors: those of FormSearch::firstIn.
    [[nodiscard]] Result<std::optional<std::uint64_t>> firstIn(ByteRange starts);

private:
    struct One {
        FormSearch search;
        ByteRange searched;                 // from here ...
        std::optional<std::uint64_t> found; // ... this is the first, or there is none
    };
    std::vector<One> m_all;
};

} // namespace moji::search
