#pragma once
// What shall stand in the place of hits, compiled: an immutable value.
//
//   Hex      bytes
//   Text     as it is encoded
//   Regex    `$1`, `$0` (the whole) and `${name}` stand for the bytes that a group matched,
//            unchanged, be they well-formed or not; `\n`, `\t`, `\r`, `\\`, `\$` and `\u4E16` for
//            these characters; the rest is text as it is encoded

#include "search/hit_finder.h"

#include <variant>
#include <vector>

namespace moji::search {

class Replacement {
public:
    /// `request.mode` says how `text` is written, `pattern` which groups there are.
    [[nodiscard]] static Result<Replacement, SearchFault>
    compile(SearchMode mode, std::u32string_view text, const SearchPattern& pattern);

    /// Puts what stands for the last match of `finder` behind `out`.
    [[nodiscard]] Result<Done> append(const HitFinder& finder, const ByteSource& source,
                                      Bytes& out) const;

private:
    using Part = std::variant<Bytes, int>; // an int is a group
    std::vector<Part> m_parts;
};

} // namespace moji::search
