#pragma once
// Which of N machines a file belongs to, by a hash of its name alone: the same everywhere, every
// time.

#include <cstdint>
#include <optional>
#include <string_view>

namespace moji {

/// 64 bits, FNV-1a (draft-eastlake-fnv) with a final mix (that of SplitMix64), since FNV's low bits
/// are poor.
[[nodiscard]] std::uint64_t hashOfName(std::string_view name, std::uint64_t seed = 0);

struct Shard {
    std::uint64_t index = 1; // 1 up to count
    std::uint64_t count = 1;

    /// "I/N", both decimal; nothing where that is not what it says, or I is not from 1 to N.
    [[nodiscard]] static std::optional<Shard> parse(std::string_view text);
    [[nodiscard]] bool has(std::string_view name) const {
        return hashOfName(name) % count == index % count;
    }
};

} // namespace moji
