#pragma once
// Bytes to search for, each fixed, fixed in one nibble, or arbitrary. Tests 64 positions at a time
// for the two bytes of the pattern that are rarest in the text (a filter that needs only SSE2 or
// NEON); compares the whole pattern only where both match.

#include "bytes/byte_source.h"
#include "scan/byte_histogram.h"

#include <cstddef>
#include <optional>

namespace moji::search {

class BytePattern {
public:
    static constexpr std::size_t npos = ~std::size_t{0};

    /// Exactly these bytes; not empty.
    explicit BytePattern(const Bytes& values);
    /// Only the bits set in `masks`, byte by byte. Not empty, and at least one bit is fixed.
    BytePattern(Bytes values, Bytes masks);

    [[nodiscard]] std::size_t size() const { return m_values.size(); }
    /// The first position in `bytes` where the pattern matches; npos if there is none.
    [[nodiscard]] std::size_t find(ByteView bytes) const;
    /// The byte, if the pattern is a single byte repeated; else nothing.
    [[nodiscard]] std::optional<Byte> repeatedByte() const;
    /// Selects the bytes to filter by, given the byte frequencies of the text to search.
    void tune(const ByteHistogram& seen);

private:
    [[nodiscard]] bool standsAt(const Byte* at) const;
    [[nodiscard]] std::uint64_t placesOf(std::size_t index, const ByteHistogram& seen) const;

    Bytes m_values; // 0 where the mask is
    Bytes m_masks;
    bool m_exact;         // all masks are FF
    std::size_t m_first;  // indexes of the two bytes to filter by
    std::size_t m_second; // the same if there is only one
};

} // namespace moji::search
