#pragma once
// A half-open range of byte offsets, {begin, end}.

#include <algorithm>
#include <cstdint>

namespace moji {

struct ByteRange {
    std::uint64_t begin = 0;
    std::uint64_t end = 0;

    [[nodiscard]] constexpr std::uint64_t length() const { return end - begin; }
    [[nodiscard]] constexpr bool empty() const { return begin == end; }
    [[nodiscard]] constexpr bool contains(std::uint64_t offset) const {
        return begin <= offset && offset < end;
    }
    [[nodiscard]] constexpr bool intersects(ByteRange other) const {
        return begin < other.end && other.begin < end;
    }
    /// The part of this range within `bounds`; if there is none, an empty range at a limit of this
    /// range.
    [[nodiscard]] constexpr ByteRange clampedTo(ByteRange bounds) const {
        const auto b = std::clamp(begin, bounds.begin, bounds.end);
        return {b, std::max(b, std::min(end, bounds.end))};
    }
    constexpr bool operator==(const ByteRange&) const = default;
};

} // namespace moji
