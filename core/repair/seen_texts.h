#pragma once
// The texts that a search has met so far, kept one after the other in a few large blocks: a search
// meets thousands of short ones, and most of them once.

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace moji::repair {

class SeenTexts {
public:
    /// True if the text was not met before.
    bool add(std::u32string_view text);

private:
    struct Known {
        std::uint64_t hash;
        std::u32string_view text; // in a block
    };
    void grow();
    [[nodiscard]] std::uint32_t& slotOf(std::uint64_t hash, std::u32string_view text);
    [[nodiscard]] std::u32string_view kept(std::u32string_view text);

    std::vector<std::unique_ptr<char32_t[]>> m_blocks; // NOLINT: as long as its text needs
    std::size_t m_size = 0;                            // of the last one
    std::span<char32_t> m_free;                        // of the last one
    std::vector<Known> m_known;
    std::vector<std::uint32_t> m_slots; // a place and one; 0: free. A power of two of them
};

} // namespace moji::repair
