#pragma once
// A run of bytes of which each may have several values: what is the same, byte by byte, in all that
// a text may be written as when case does not count. Sixty-four places are tried at a time by the
// two bytes whose values are rarest in the text, as BytePattern does.

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

    /// Whether a byte of so many values can be looked for quickly.
    [[nodiscard]] static bool isQuick(const Values& values);

    /// At least one of them is quick.
    explicit ByteClasses(std::vector<Values> classes);

    [[nodiscard]] std::size_t size() const { return m_classes.size(); }
    /// The first place in `bytes` where each byte has one of its values; npos where none is.
    [[nodiscard]] std::size_t find(ByteView bytes) const;
    /// Chooses what to filter by, from how often bytes occur where it will be searched.
    void tune(const ByteHistogram& seen);

private:
    static constexpr std::size_t kMostFilters = 3;
    /// One byte of the run: each of these filters lets some of its values pass, and no others.
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
    Tested m_second; // the same where there is but one
    Find m_find = nullptr;
};

} // namespace moji::search
