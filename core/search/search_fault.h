#pragma once
// Why a pattern, or what should stand in its place, cannot be used.

#include <cstddef>
#include <string>

namespace moji::search {

struct SearchFault {
    enum class Kind {
        Empty,        // nothing to search for
        NoHexDigit,   // at `position`
        HalfByte,     // at `position`: two digits make one
        NothingFixed, // wildcards only
        Unmappable,   // `codePoint`, at `position`, has no place in the encoding
        BadRegex,     // at `position`, for `reason`
        NoSuchGroup,  // the replacement's `$` at `position` names no group of the expression
        BadEscape,    // the replacement's `\` at `position` begins no escape
    };
    Kind kind = Kind::Empty;
    std::size_t position = 0; // in characters of what was typed, from 0
    char32_t codePoint = 0;
    std::string reason; // ICU's name for it, `U_REGEX_MISMATCHED_PAREN` for example
};

} // namespace moji::search
