#pragma once
// A run of bytes, each of which may have several values: the common part of all byte forms of a
// text in caseless search. Tests 64 positions at a time for the two bytes whose values are rarest
// in the text, as BytePattern does.

#include "bytes/byte_source.h"
#include "scan/byte_histogram.h"
#include "search/byte_lanes.h"

#include <array>
#include <bitset>
#include <cstddef>
#include <vector>

namespace moji::search {

class ByteClasses {
public:
    static constexpr std::size_t npos = ~std::size_t{0};
    using Values = std::bitset<256>;

    /// Whether a byte with these values can be searched for quickly.
    [[nodiscard]] static bool isQuick(const Values& values);

    /// At least one class must be quick.
    explicit ByteClasses(std::vector<Values> classes);

    [[nodiscard]] std::size_t size() const { return m_classes.size(); }
    /// The first position in `bytes` where each byte has one of its values; npos if there is none.
    [[nodiscard]] std::size_t find(ByteView bytes) const;
    /// Selects the bytes to filter by, given the byte frequencies of the text to search.
    void tune(const ByteHistogram& seen);

private:
    static constexpr std::size_t kMostFilters = 3;
    /// One byte of the run: each filter accepts some of its values, and no others.
    struct Tested {
        std::size_t index = 0;
        std::size_t count = 0;
        std::array<LaneFilter, kMostFilters> filters;
    };
    using Find = std::size_t (ByteClasses::*)(ByteView) const;

    [[nodiscard]] static Tested testedAt(std::size_t index, const Values& values);
    [[nodiscard]] bool standsAt(const Byte* at) const;
    template <std::size_t First, std::size_t Second>
    [[nodiscard]] std::size_t findBy(ByteView bytes) const;

    std::vector<Values> m_classes;
    Tested m_first;
    Tested m_second; // the same if there is only one
    Find m_find = nullptr;
};

} // namespace moji::search
