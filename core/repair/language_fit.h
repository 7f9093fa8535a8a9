#pragma once
// Which language the letters of a text fit best, and how badly. Characters are only counted while a
// text streams by; the choice is made at the end, one for each script.

#include <array>
#include <cstdint>

namespace moji {

class LanguageFit {
public:
    /// A letter or vowel sign in lower case. Letters of scripts without a list are not counted.
    void countLetter(char32_t lower);
    /// A Han character, Hangul syllable or kana, by its commonness bits.
    void countHan(std::uint8_t commonness);
    void countHangul(std::uint8_t commonness);
    void countKana(std::uint8_t commonness);

    /// Bits beyond what ordinary text of the best language costs, over all that was counted.
    [[nodiscard]] double surprise() const;

private:
    [[nodiscard]] double lettersSurprise() const;
    [[nodiscard]] double hanSurprise() const;
    [[nodiscard]] double hangulSurprise() const;

    // 0000..06FF, 0E00..0E7F and 1E00..1EFF: the scripts that writing_habits.h has lists for.
    static constexpr std::size_t kCells = 0x700 + 0x80 + 0x100;
    static std::size_t cell(char32_t letter);

    std::array<std::uint64_t, kCells + 1> m_letters{}; // the last: of no list
    std::array<std::uint64_t, 256> m_han{};            // by commonness
    std::array<std::uint64_t, 2> m_kana{};             // rare, frequent
    std::array<std::uint64_t, 3> m_hangul{};           // rare, of KS X 1001, frequent
};

} // namespace moji
