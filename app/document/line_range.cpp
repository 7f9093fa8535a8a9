#include "document/line_range.h"

#include <algorithm>

namespace moji::app {

namespace {

constexpr std::uint64_t kBlock = 64 * 1024;

bool isLineFeed(const PlacedSpan& placed) {
    return !placed.isError() && placed.span.count > 0 &&
           placed.span.codePoints[placed.span.count - 1] == U'\n';
}

/// After the last line feed before `offset`.
std::uint64_t beginOfLine(const Document& document, std::uint64_t offset) {
    const std::uint64_t least = offset - std::min(offset, kLineReach);
    std::uint64_t end = offset;
    while (end > least) {
        const std::uint64_t begin = std::max(least, end - std::min(end, kBlock));
        const auto spans = document.spansIn({begin, end});
        for (auto placed = spans.rbegin(); placed != spans.rend(); ++placed)
            if (isLineFeed(*placed) && placed->range().end <= offset)
                return placed->range().end;
        end = begin;
    }
    return least;
}

/// After the first line feed from `offset` on.
std::uint64_t endOfLine(const Document& document, std::uint64_t offset) {
    const std::uint64_t most = std::min(document.size(), offset + kLineReach);
    std::uint64_t begin = offset;
    while (begin < most) {
        const auto spans = document.spansIn({begin, std::min(begin + kBlock, most)});
        if (spans.empty())
            break;
        const auto found = std::find_if(spans.begin(), spans.end(), isLineFeed);
        if (found != spans.end())
            return found->range().end;
        begin = spans.back().range().end;
    }
    return most;
}

} // namespace

ByteRange lineAround(const Document& document, std::uint64_t offset) {
    return {beginOfLine(document, offset), endOfLine(document, offset)};
}

} // namespace moji::app
