#pragma once
// Where a character reference of HTML ends. Some names, and all numbers, are references without a
// semicolon too (HTML Standard, 13.2.5.72 to .80); in text that is no markup, &reg is rather the
// beginning of "&regular", an ampersand that marks the key of a menu.

#include "bytes/byte_source.h"

namespace moji::escape {

enum class ReferenceEnd { NoReference, Semicolon, Open };

/// Of the reference that an HTML parser would find at the front of `bytes`, which start with `&`.
[[nodiscard]] ReferenceEnd referenceEnd(ByteView bytes);

} // namespace moji::escape
