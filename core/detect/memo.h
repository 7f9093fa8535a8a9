#pragma once
// Remembers values by their keys: a new value takes the place of another one where two keys meet.
// Memory grows with what is remembered, up to one value for each of 2^kBits slots.

#include "support/zeroed_table.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace moji {

/// The hash of a key.
template <std::size_t N>
[[nodiscard]] std::uint64_t memoHash(const std::array<std::uint64_t, N>& key) {
    std::uint64_t mixed = 0;
    for (const std::uint64_t part : key)
        mixed = (mixed ^ part ^ mixed >> 32) * 0x9E3779B97F4A7C15U;
    return mixed;
}

/// Whether two keys are the same, without a call of memcmp.
template <std::size_t N>
[[nodiscard]] bool isSameKey(const std::array<std::uint64_t, N>& left,
                             const std::array<std::uint64_t, N>& right) {
    std::uint64_t different = 0;
    for (std::size_t i = 0; i < N; ++i)
        different |= left[i] ^ right[i];
    return different == 0;
}

template <class Value, unsigned kBits>
class Memo {
public:
    /// The only place for values with this hash, of which the upper bits count; it holds a value as
    /// made if there was none. Valid until the next call.
    [[nodiscard]] Value& at(std::uint64_t hash) {
        std::uint32_t& place = m_places[hash >> (64 - kBits)];
        if (place == 0) {
            m_values.emplace_back();
            place = static_cast<std::uint32_t>(m_values.size());
        }
        return m_values[place - 1];
    }

private:
    // Of each slot its value's place and one; 0: none.
    ZeroedTable<std::uint32_t> m_places{std::size_t{1} << kBits};
    std::vector<Value> m_values;
};

} // namespace moji
