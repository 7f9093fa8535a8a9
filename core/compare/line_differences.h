#pragma once
// Where two texts differ, in whole lines, as diff(1) tells it. A line ends with the byte 0A.
//
// Texts of a few megabytes are compared line by line, and as few lines as possible differ. Larger
// ones, and those that differ in thousands of lines, are first aligned byte by byte (alignment.h)
// in constant memory; lines that both have between two differences are the same, and what is
// between those is compared line by line.

#include "bytes/byte_source.h"
#include "support/progress.h"

#include <functional>
#include <stop_token>

namespace moji {

/// Lines of `left` in whose place `right` has others; one side may be empty.
struct LineDifference {
    ByteRange left; // whole lines
    ByteRange right;
    std::uint64_t leftLine = 0; // number of the first line, from 0
    std::uint64_t rightLine = 0;
    std::uint64_t leftCount = 0; // lines
    std::uint64_t rightCount = 0;
    bool operator==(const LineDifference&) const = default;
};

struct LineDifferencesTold {
    bool joined = false; // somewhere differences near each other were told as one
};

/// Tells the differences in order, until `use` answers false. Between two of them both texts have
/// the same bytes. Errors: those of the sources, and Cancelled.
[[nodiscard]] Result<LineDifferencesTold>
findLineDifferences(const ByteSource& left, const ByteSource& right,
                    const std::function<bool(const LineDifference&)>& use,
                    const std::stop_token& stop = {}, const ProgressCallback& progress = {});

} // namespace moji
