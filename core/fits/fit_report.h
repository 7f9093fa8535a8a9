#pragma once
// Will a text survive in another encoding? Which characters are lost and what would be written
// instead, and which normal form helps.

#include "fits/character_census.h"

#include <string>

namespace moji::fits {

/// A character that does not come back.
struct LostCharacter {
    char32_t codePoint = 0;
    std::uint64_t count = 0;
    std::vector<std::uint64_t> offsets; // the first ones
    /// What comes back: 5C is written for a yen sign and read as a backslash. Empty: the encoding
    /// lacks the character.
    std::u32string back;
    // What `moji convert --unmappable` would write; of characters that the encoding lacks.
    std::string replaced;       // "?"
    std::string escaped;        // "\u4E16"
    std::string transliterated; // "Shi"
};

/// Characters lost when the text is normalized first: NFC, NFD, NFKC, NFKD.
using LossByForm = std::array<std::uint64_t, 4>;

struct FitReport {
    std::uint64_t bytes = 0;      // of the source
    std::uint64_t characters = 0; // code points
    Malformed malformed;
    std::uint64_t size = 0;                    // in the target, without the characters it lacks
    std::uint64_t lost = 0;                    // characters, all together
    std::vector<LostCharacter> lostCharacters; // the most frequent first
    std::optional<LossByForm> byForm;          // if any are lost
    [[nodiscard]] bool fits() const { return lost == 0 && malformed.count == 0; }
};

/// Reads `source` twice, once more for normal forms. Error: that of the source, or Cancelled.
[[nodiscard]] Result<FitReport> fitReport(const ByteSource& source, const Codec& from,
                                          const Codec& to, const std::stop_token& stop = {},
                                          const ProgressCallback& progress = {});

/// What `text` is when `codec` has written it and reads it; empty if it cannot write it.
[[nodiscard]] std::u32string thereAndBack(const Codec& codec, std::u32string_view text);

} // namespace moji::fits
