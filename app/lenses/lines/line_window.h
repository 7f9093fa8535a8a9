#pragma once
// Which lines of a document a table of lines holds: all, or so many around a place. Counted by one
// pass over the bytes, in constant memory for any size.

#include "bytes/byte_source.h"
#include "support/progress.h"

#include <map>
#include <set>
#include <stop_token>

namespace moji::app {

/// What the reader wants to see: the line with a byte, or with a number (from 1).
struct LinePlace {
    enum class By { Offset, Line };
    By by = By::Offset;
    std::uint64_t value = 0;
};

struct LineWindow {
    std::uint64_t firstLine = 1; // number of the first line
    std::uint64_t offset = 0;    // where it begins
    std::uint64_t lines = 0;     // of the whole source
    /// Numbers of the lines that begin at the offsets asked for.
    std::map<std::uint64_t, std::uint64_t> lineAt;
};

/// The first of `most` lines, with `place` about in their middle; the last ones where it is near
/// the end. Only the byte 0A ends a line. Errors: those of the source, and Cancelled.
[[nodiscard]] Result<LineWindow> findLineWindow(const ByteSource& source, const LinePlace& place,
                                                std::uint64_t most,
                                                const std::set<std::uint64_t>& offsets,
                                                const std::stop_token& stop,
                                                const ProgressCallback& progress);

} // namespace moji::app
