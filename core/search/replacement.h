#pragma once
// The replacement for hits, compiled: an immutable value.
//
//   Hex      bytes
//   Text     encoded text
//   Regex    `$1`, `$0` (the whole match) and `${name}` stand for the bytes that a group matched,
//            unchanged, well-formed or not; `\n`, `\t`, `\r`, `\\`, `\$` and `\u4E16` for these
//            characters; the rest is encoded text

#include "search/hit_finder.h"

#include <variant>
#include <vector>

namespace moji::search {

class Replacement {
public:
    /// `request.mode` says how `text` is written; `pattern` defines the groups.
    [[nodiscard]] static Result<Replacement, SearchFault>
    compile(SearchMode mode, std::u32string_view text, const SearchPattern& pattern);

    /// Appends the replacement for the last match of `finder` to `out`.
    [[nodiscard]] Result<Done> append(const HitFinder& finder, const ByteSource& source,
                                      Bytes& out) const;

private:
    using Part = std::variant<Bytes, int>; // an int is a group
    std::vector<Part> m_parts;
};

} // namespace moji::search
