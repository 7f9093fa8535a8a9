#pragma once
// The next place of a byte value.

#include "bytes/byte_source.h"
#include "support/progress.h"

#include <optional>
#include <stop_token>

namespace moji::app {

/// From `from` to the end, then from the start: nothing if there is none, if it is
/// told to stop, or if the source cannot be read.
[[nodiscard]] std::optional<std::uint64_t> findByte(const ByteSource& source, Byte byte,
                                                    std::uint64_t from, const std::stop_token& stop,
                                                    const ProgressCallback& report);

} // namespace moji::app
