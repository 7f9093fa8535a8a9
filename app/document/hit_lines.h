#pragma once
// The lines of hits. Only U+000A ends a line, as everywhere.

#include "bytes/byte_source.h"
#include "codec/codec.h"
#include "support/progress.h"

#include <stop_token>
#include <vector>

namespace moji::app {

/// The line of each offset, from 1; `offsets` in order. Reads all bytes before the last of them:
/// work for the background. Fewer if it was stopped or the source could not be read.
[[nodiscard]] std::vector<std::uint64_t> linesOf(const ByteSource& source, const Codec& codec,
                                                 const std::vector<std::uint64_t>& offsets,
                                                 const std::stop_token& stop,
                                                 const ProgressCallback& report);

} // namespace moji::app
