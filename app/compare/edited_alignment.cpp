#include "compare/edited_alignment.h"

#include <algorithm>

namespace moji::app {

namespace {

ByteRange moved(ByteRange range, const BytesChange& change) {
    const auto at = [&](std::uint64_t offset) {
        return offset - change.removed.length() + change.inserted;
    };
    return {at(range.begin), at(range.end)};
}

bool touch(ByteRange a, ByteRange b) {
    return a.begin <= b.end && b.begin <= a.end;
}

/// Whether an edit of `own` changes what the break says: equal text, only if it is cut.
bool concerns(const Alignment::Break& one, Side side, ByteRange own) {
    const ByteRange mine = bytesOf(one.bytes, side);
    return one.isEqual ? mine.begin < own.end && own.begin < mine.end : touch(mine, own);
}

Difference madeOf(Side side, ByteRange own, ByteRange other) {
    return side == Side::Left ? Difference{own, other} : Difference{other, own};
}

std::uint64_t otherOffset(const Alignment& alignment, Side side, std::uint64_t offset) {
    return byteAt(alignment, otherOf(side), placeOf(alignment, side, offset)).offset;
}

/// The edit and the differences that it touches, in the offsets before it.
Difference edited(const Alignment& alignment, Side side, ByteRange removed) {
    ByteRange own = removed.clampedTo({0, sizeOf(alignment, side)});
    ByteRange other{otherOffset(alignment, side, own.begin), otherOffset(alignment, side, own.end)};
    for (const Alignment::Break& one : alignment.breaks()) {
        const ByteRange mine = bytesOf(one.bytes, side);
        const ByteRange theirs = bytesOf(one.bytes, otherOf(side));
        if (!concerns(one, side, removed))
            continue;
        if (mine.begin <= own.begin)
            other.begin = theirs.begin;
        if (mine.end >= own.end)
            other.end = theirs.end;
        own = {std::min(own.begin, mine.begin), std::max(own.end, mine.end)};
    }
    return madeOf(side, own, {other.begin, std::max(other.begin, other.end)});
}

} // namespace

Alignment afterEdit(const Alignment& alignment, Side side, const BytesChange& change) {
    const Difference all = edited(alignment, side, change.removed);
    const ByteRange own = bytesOf(all, side);
    std::vector<Difference> list;
    std::vector<Difference> stretches;
    bool placed = false;
    const auto place = [&] {
        const ByteRange now{own.begin, moved(own, change).end};
        const ByteRange other = bytesOf(all, otherOf(side));
        if (!placed && !(now.empty() && other.empty()))
            list.push_back(madeOf(side, now, other));
        placed = true;
    };
    for (const Alignment::Break& one : alignment.breaks()) {
        const ByteRange mine = bytesOf(one.bytes, side);
        auto& kept = one.isEqual ? stretches : list;
        if (concerns(one, side, own)) {
            place();
        } else if (mine.end <= own.begin) {
            kept.push_back(one.bytes);
        } else {
            place();
            kept.push_back(madeOf(side, moved(mine, change), bytesOf(one.bytes, otherOf(side))));
        }
    }
    place();
    const std::uint64_t size = sizeOf(alignment, side) - change.removed.length() + change.inserted;
    return side == Side::Left ? Alignment(std::move(list), size, alignment.rightSize(), stretches)
                              : Alignment(std::move(list), alignment.leftSize(), size, stretches);
}

Alignment afterEditOfBoth(const Alignment& alignment, const BytesChange& change) {
    std::vector<Difference> list;
    for (const Difference& difference : alignment.differences()) {
        const ByteRange bytes = difference.left;
        if (touch(bytes, change.removed))
            continue;
        const ByteRange now = bytes.end < change.removed.begin ? bytes : moved(bytes, change);
        list.push_back({now, now});
    }
    const std::uint64_t size = alignment.leftSize() - change.removed.length() + change.inserted;
    return {std::move(list), size, size};
}

Alignment sameOffsets(std::uint64_t leftSize, std::uint64_t rightSize) {
    const std::uint64_t both = std::min(leftSize, rightSize);
    if (leftSize == rightSize)
        return {{}, leftSize, rightSize};
    return {{{{both, leftSize}, {both, rightSize}}}, leftSize, rightSize};
}

} // namespace moji::app
