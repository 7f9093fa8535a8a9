#pragma once
// The replacement for hits, compiled: an immutable value.
//
//   Hex      bytes
//   Text     encoded text
//   Regex    `$1`, `$0` (the whole match) and `${name}` stand for the bytes that a group matched,
//            unchanged, well-formed or not; `\n`, `\t`, `\r`, `\\`, `\$` and `\u4E16` for these
//            characters; the rest is encoded text
//
// In encodings with shifts text and groups are taken as text, which is written for the place of
// each hit (replace_in_place.h).

#include "search/hit_finder.h"

#include <string>
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

    /// The encoding with shifts for which it is text; nullptr if it is bytes, the same everywhere.
    [[nodiscard]] const Codec* codecWithShifts() const { return m_shifts; }
    /// As text; nothing if a group is malformed. For encodings with shifts. Errors: those of the
    /// source.
    [[nodiscard]] Result<std::optional<std::u32string>> text(const HitFinder& finder,
                                                             const SearchText& text) const;

private:
    using Part = std::variant<Bytes, std::u32string, int>; // an int is a group
    std::vector<Part> m_parts;
    const Codec* m_shifts = nullptr; // then there are no Bytes
};

} // namespace moji::search
