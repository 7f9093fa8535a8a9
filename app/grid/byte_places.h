#pragma once
// Where bytes are among the cells of the grid. A byte's place is its offset, unless the bytes are
// laid beside others: then places are what both have in common, and where one of them has no byte
// there is a gap. Places rise with the offsets. Immutable, so that a layout may keep one.

#include <cstdint>

namespace moji::app {

class BytePlaces {
public:
    BytePlaces() = default;
    BytePlaces(const BytePlaces&) = delete;
    BytePlaces& operator=(const BytePlaces&) = delete;
    virtual ~BytePlaces() = default;

    /// The number of places, gaps included: no byte is at this place or after it.
    [[nodiscard]] virtual std::uint64_t places() const = 0;
    /// The place of any offset; the end of the bytes comes right after the last byte.
    [[nodiscard]] virtual std::uint64_t placeOf(std::uint64_t offset) const = 0;

    struct At {
        std::uint64_t offset; // where there is a gap, that of the next byte, or the end
        bool gap;
    };
    [[nodiscard]] virtual At at(std::uint64_t place) const = 0;
};

} // namespace moji::app
