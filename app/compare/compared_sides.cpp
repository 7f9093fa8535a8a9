#include "compare/compared_sides.h"

#include <algorithm>

namespace moji::app {

std::uint64_t sizeOf(const Alignment& alignment, Side side) {
    return side == Side::Left ? alignment.leftSize() : alignment.rightSize();
}

std::uint64_t placeOf(const Alignment& alignment, Side side, std::uint64_t offset) {
    const std::uint64_t within = std::min(offset, sizeOf(alignment, side));
    return side == Side::Left ? alignment.placeOfLeft(within) : alignment.placeOfRight(within);
}

Alignment::At byteAt(const Alignment& alignment, Side side, std::uint64_t place) {
    return side == Side::Left ? alignment.leftAt(place) : alignment.rightAt(place);
}

ByteRange counterpartOf(const Alignment& alignment, Side side, ByteRange range) {
    const Side other = otherOf(side);
    const std::uint64_t begin =
        byteAt(alignment, other, placeOf(alignment, side, range.begin)).offset;
    if (range.empty())
        return {begin, begin};
    // Not the place of the end, between which and the last byte there may be a gap.
    const std::uint64_t lastPlace = placeOf(alignment, side, range.end - 1);
    const Alignment::Break* one = alignment.breakAt(lastPlace);
    if (one != nullptr && one->isEqual && bytesOf(one->bytes, side).end == range.end)
        return {begin, bytesOf(one->bytes, other).end}; // the whole character
    const Alignment::At last = byteAt(alignment, other, lastPlace);
    return {begin, std::max(begin, last.gap ? last.offset : last.offset + 1)};
}

} // namespace moji::app
