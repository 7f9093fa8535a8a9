#pragma once
// The words and signs by which a text says that what follows is an example of damage: names of
// damage and of encodings, "instead of", "should be", the bytes in hexadecimal.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace moji::repair {

/// Where a text speaks of damage, in order.
[[nodiscard]] std::vector<std::size_t> namesOfDamage(std::u32string_view text);
/// Where it speaks of the encodings that make most of it, or of what undoes it. An encoding that is
/// declared, as in charset="iso-8859-1", is not spoken of.
[[nodiscard]] std::vector<std::size_t> namesOfEncodings(std::u32string_view text);

/// In small letters, to compare without case.
[[nodiscard]] std::u32string inSmallLetters(std::u32string_view text);

/// What words consist of, with what damage makes of them.
[[nodiscard]] bool isOfWord(char32_t c);
/// Where `text` has a word by itself; npos where it has not.
[[nodiscard]] std::size_t placeOfWord(std::u32string_view word, std::u32string_view text);

/// Whether `between` says that what precedes it should be what follows it: "instead of".
[[nodiscard]] bool leadsToIntact(std::u32string_view between);
/// Whether what is intact, after `before`, is said to become what follows `between`: "becomes", or
/// "expected … but got".
[[nodiscard]] bool leadsToDamage(std::u32string_view before, std::u32string_view between);

/// Whether a line, up to some quotes, is a call that looks for what they contain, to replace it.
[[nodiscard]] bool looksForNext(std::u32string_view before);

/// Whether a line has the bytes of `characters` in UTF-8, in hexadecimal: C3 A9, 0xC3 0xA9.
[[nodiscard]] bool hasBytesOf(std::u32string_view line, std::u32string_view characters);

} // namespace moji::repair
