#pragma once
// Bytes to be searched for, each of them wholly fixed, fixed in one nibble, or free. Sixty-four
// places are tried at a time by the two bytes of the pattern that are rarest in the text (a filter
// that needs no more than SSE2 or NEON); only where both stand is the whole compared.

#include "bytes/byte_source.h"
#include "scan/byte_histogram.h"

#include <cstddef>
#include <optional>

namespace moji::search {

class BytePattern {
public:
    static constexpr std::size_t npos = ~std::size_t{0};

    /// Exactly these; not empty.
    explicit BytePattern(const Bytes& values);
    /// Those bits that are set in `masks`, byte by byte. Not empty, and something is fixed.
    BytePattern(Bytes values, Bytes masks);

    [[nodiscard]] std::size_t size() const { return m_values.size(); }
    /// The first place in `bytes` where all of it stands; npos where none is.
    [[nodiscard]] std::size_t find(ByteView bytes) const;
    /// The one byte that it consists of; nothing where it consists of several.
    [[nodiscard]] std::optional<Byte> repeatedByte() const;
    /// Chooses what to filter by, from how often bytes occur where it will be searched.
    void tune(const ByteHistogram& seen);

private:
    [[nodiscard]] bool standsAt(const Byte* at) const;
    [[nodiscard]] std::uint64_t placesOf(std::size_t index, const ByteHistogram& seen) const;

    Bytes m_values; // 0 where the mask is
    Bytes m_masks;
    bool m_exact;         // all masks are FF
    std::size_t m_first;  // the two that are looked for
    std::size_t m_second; // the same where there is but one
};

} // namespace moji::search
