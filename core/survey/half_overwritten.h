#pragma once
// Tells a file that was being overwritten in place when the process was killed, or the power
// failed, from one that somebody has edited.

#include "bytes/byte_source.h"

namespace moji {

/// Whether `now` can be what is left if writing `fresh` over `old` (or `old` over `fresh` again)
/// was cut short: every page of 4,096 bytes begins as one of the two and goes on as the other, and
/// the length is one that the file had on the way. Errors: those of the sources.
[[nodiscard]] Result<bool> isHalfOverwritten(const ByteSource& now, const ByteSource& old,
                                             const ByteSource& fresh);

} // namespace moji
