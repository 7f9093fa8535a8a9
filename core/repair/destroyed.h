#pragma once
// What is left where the original is gone: U+FFFD itself; the bytes of U+FFFD (EF BF BD) read in
// another encoding, as 占쏙옙, 锟斤拷 and ï¿½ are; question marks in the place of words.

#include "repair/character_set.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace moji::repair {

enum class Ruin : std::uint8_t {
    Replacement,        // U+FFFD
    MisreadReplacement, // the bytes of U+FFFD, read in another encoding
    QuestionMarks,
    NotUtf8, // bytes that are no text: nothing is lost, but they are in another encoding
};

struct RuinedSpan {
    std::size_t begin = 0; // code points of the text
    std::size_t end = 0;
    Ruin ruin = Ruin::Replacement;
    std::string_view readAs; // of MisreadReplacement: the encoding
    bool operator==(const RuinedSpan&) const = default;
};

/// What EF BF BD, or two times that, reads as in an encoding.
struct MisreadReplacement {
    std::string_view encoding;
    std::u32string_view text;
};
/// Those of many encodings; where several read alike, of the likeliest.
[[nodiscard]] std::span<const MisreadReplacement> misreadReplacements();

/// False only where a text of these characters has none.
[[nodiscard]] bool mayHaveMisreadReplacements(const CharacterSet& characters);

/// Misread U+FFFD in order, none overlapping.
[[nodiscard]] std::vector<RuinedSpan> misreadReplacementsIn(std::u32string_view text);

/// Runs of U+FFFD.
[[nodiscard]] std::vector<RuinedSpan> replacements(std::u32string_view text);

/// Runs of question marks, where they make up words: at least two words of two and more, or one of
/// four and more, and no less than a third of all that is no space.
[[nodiscard]] std::vector<RuinedSpan> questionMarks(std::u32string_view text);

} // namespace moji::repair
