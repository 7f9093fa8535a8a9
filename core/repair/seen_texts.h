#pragma once
// The texts that a search has met so far, kept one after the other in one string: a search meets
// thousands of short ones, and most of them once.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace moji::repair {

class SeenTexts {
public:
    /// True if the text was not met before.
    bool add(std::u32string_view text);

private:
    struct Place {
        std::uint64_t hash;
        std::size_t begin;
        std::size_t length;
    };
    void grow();
    [[nodiscard]] std::uint32_t& slotOf(std::uint64_t hash, std::u32string_view text);

    std::u32string m_all;
    std::vector<Place> m_places;
    std::vector<std::uint32_t> m_slots; // a place and one; 0: free. A power of two of them
};

} // namespace moji::repair
