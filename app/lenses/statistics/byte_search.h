#pragma once
// The next place of a byte value.

#include "bytes/byte_source.h"
#include "support/progress.h"

#include <optional>
#include <stop_token>

namespace moji::app {

/// From `from` on to the end, then from the beginning: nothing where there is none, where it is
/// told to stop, or where the source cannot be read.
[[nodiscard]] std::optional<std::uint64_t> findByte(const ByteSource& source, Byte byte,
                                                    std::uint64_t from, const std::stop_token& stop,
                                                    const ProgressCallback& report);

} // namespace moji::app
