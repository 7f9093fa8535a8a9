#pragma once
// The unescaper that rfc2047-b and rfc2047-q share: it reads both encodings (RFC 2047).

#include "escape/style.h"

namespace moji::escape {

[[nodiscard]] TransformerPointer makeRfc2047Unescaper(const CodecRegistry& codecs);

} // namespace moji::escape
