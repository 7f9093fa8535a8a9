#pragma once
// Why a pattern or a replacement cannot be used.

#include <cstddef>
#include <string>

namespace moji::search {

struct SearchFault {
    enum class Kind {
        Empty,        // the pattern is empty
        NoHexDigit,   // at `position`
        HalfByte,     // the byte at `position` needs a second digit
        NothingFixed, // only wildcards
        Unmappable,   // the encoding lacks `codePoint`, at `position`
        BadRegex,     // at `position`, for `reason`
        NoSuchGroup,  // the expression has no such group as the replacement's `$` at `position`
                      // names
        BadEscape,    // the replacement's `\` at `position` starts no escape
    };
    Kind kind = Kind::Empty;
    std::size_t position = 0; // in characters of the input, from 0
    char32_t codePoint = 0;
    std::string reason; // ICU's name for it, `U_REGEX_MISMATCHED_PAREN` for example
};

} // namespace moji::search
