#pragma once
// The bytes of an array as C, C++, Java, Go or Python write it: `{0x48, 105, 'i'}`, with or without
// a declaration before it, comments and a suffix on the numbers.

#include "bytes/byte_source.h"
#include "support/result.h"

#include <string_view>

namespace moji::app {

struct CArrayFault {
    enum class Kind { NoByte, OutOfRange, NoElements };
    Kind kind = Kind::NoByte;
    std::string_view word; // the element, within the text
};

/// What is between the first `{`, `[` or `(` after a `=` (or else the first) and its end; all of
/// the text where there is none. Elements: hex (0x), binary (0b), octal (leading 0), decimal,
/// negative down to -128, or a character in single quotes with C's escapes.
[[nodiscard]] Result<Bytes, CArrayFault> parseCArray(std::string_view text);

} // namespace moji::app
