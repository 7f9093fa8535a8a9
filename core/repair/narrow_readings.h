#pragma once
// Bytes read in many single-byte encodings: one look at them tells in which ones all of them are
// characters, and reading them is one look-up a byte.

#include "detect/byte_map.h"
#include "repair/candidates.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace moji::repair {

class NarrowReadings {
public:
    static constexpr std::size_t kMost = 64;

    /// Takes the first kMost of `candidates`, of which it knows those that read each byte by
    /// itself.
    explicit NarrowReadings(std::span<const Candidate> candidates);

    /// Candidates as a set of bits, by their place.
    using Set = std::uint64_t;
    [[nodiscard]] Set known() const { return m_known; }
    /// Those known in which all of the bytes are characters.
    [[nodiscard]] Set thatRead(ByteView bytes) const;
    /// The bytes in one of thatRead().
    void read(std::size_t candidate, ByteView bytes, std::u32string& text) const;

private:
    std::vector<ByteMap> m_maps; // by candidate
    std::array<Set, 256> m_readers{};
    Set m_known = 0;
};

} // namespace moji::repair
