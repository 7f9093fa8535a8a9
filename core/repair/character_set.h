#pragma once
// The characters that occur in a text: most signs of damage need some that hardly any text has, and
// are then not searched for.

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <vector>

namespace moji::repair {

class CharacterSet {
public:
    explicit CharacterSet(std::u32string_view text = {})
        : m_has(kCount) {
        for (const char32_t c : text)
            m_has[c & kMask] = 1;
    }

    /// May be true, too, if a character that is so many times 10000 away occurs.
    [[nodiscard]] bool mayHave(char32_t c) const { return m_has[c & kMask] != 0; }
    [[nodiscard]] bool mayHaveAll(std::u32string_view characters) const {
        return std::ranges::all_of(characters, [this](char32_t c) { return mayHave(c); });
    }
    /// Any of [first, last].
    [[nodiscard]] bool mayHaveOf(char32_t first, char32_t last) const {
        while (first <= last && !mayHave(first))
            ++first;
        return first <= last;
    }

private:
    static constexpr char32_t kCount = 0x10000;
    static constexpr char32_t kMask = kCount - 1;
    std::vector<std::uint8_t> m_has;
};

} // namespace moji::repair
