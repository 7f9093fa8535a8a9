#pragma once
// The characters of a regular expression, as few as it can tell apart. All code points that are in
// the same sets of the expression are one class: `[a-z]+ing\b` tells g, i, n, the other letters,
// the other word characters and the rest. Text is written in this alphabet, usually one byte per
// character, and the engine searches that text. So its tables are small, it reads one byte per
// character in any script, and \b, ^ and $ mean what ICU means by them although the engine knows
// them for ASCII only:
//
//   \b      Word characters are written as ASCII letters and digits, all others as other bytes.
//           Marks and format characters continue the word, or the gap, before them.
//   ^ and $ A character that ends a line is written as three bytes; the first and the last are line
//           feeds. CR LF has none in its middle.
//
// If an expression has more classes than there are bytes, the last ones are written as two bytes.
// No byte that starts a letter occurs inside another, so matches start and end at characters.

#include "search/code_point_classes.h"

#include <array>
#include <bitset>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace moji::search {

struct RegexParts;

class RegexAlphabet {
public:
    /// The bytes of one character.
    struct Letter {
        std::uint8_t size = 0;
        std::array<char, 3> bytes{};
        [[nodiscard]] std::string_view view() const { return {bytes.data(), size}; }
    };

    /// Nothing if there are more classes than can be written. `knowsWords`: crossesWord() works.
    [[nodiscard]] static std::optional<RegexAlphabet> of(const RegexParts& regex, bool knowsWords);

    /// The expression over the bytes of this alphabet, for RE2 and PCRE2.
    [[nodiscard]] std::string expression(const RegexParts& regex) const;

    /// The byte of an ASCII character; 0 if only append() can write it.
    [[nodiscard]] char asciiLetter(unsigned char c) const { return m_ascii[c]; }
    /// The letter of `c`; empty if only append() can write it, because its neighbours matter.
    [[nodiscard]] const Letter& letterOf(char32_t c) const { return m_letters[classOf(c)].plain; }
    /// Appends `c` to `text`; this may change the bytes of the character before, but not their
    /// number. Returns the number of bytes appended.
    std::size_t append(char32_t c, std::string& text) const;

    /// Whether there are characters of \w on both sides of `at`. To \b, marks and format characters
    /// are what precedes them; here they are not.
    [[nodiscard]] bool crossesWord(std::string_view text, std::size_t at) const;

private:
    struct Class {
        Letter plain;  // or empty, and one of these:
        Letter inWord; // of a mark after a word character
        Letter inGap;  // of a mark after another character
        Letter ending; // of a character that ends a line
    };
    class Builder;

    [[nodiscard]] std::size_t classOf(char32_t c) const { return m_classes.of(c); }
    [[nodiscard]] std::string bytesOf(std::size_t set) const;
    [[nodiscard]] bool isPart(char byte) const {
        return m_partsOfPairs[static_cast<unsigned char>(byte)];
    }

    CodePointClasses m_classes;
    std::vector<Class> m_letters;
    std::vector<std::vector<std::size_t>> m_ofSet; // its classes
    Letter m_returnBeforeFeed;
    Letter m_feedAfterReturn;
    std::array<char, 128> m_ascii{};
    std::set<std::string, std::less<>> m_words; // letters of \w
    std::bitset<256> m_partsOfPairs;            // bytes of letters of two bytes
};

} // namespace moji::search
