#pragma once
// All that a word may have been before UTF-8 was misread in it, each with its worth.

#include "repair/misread_utf8.h"

namespace moji::repair {

struct MisreadReading {
    std::size_t begin = 0; // code points: of the word, with all its intact characters
    std::size_t end = 0;
    std::vector<MisreadPart> parts;
    /// The encodings of each time it was misread, the last time first; all of a set read it alike.
    std::vector<MisreadEncodings::Set> readAs;
    bool surrogates = false; // CESU-8 rather than UTF-8, the last time
    bool ambiguous = false;  // may be what somebody wrote
    bool ordinary = false;   // is what people write
    double net = 0;          // bits saved, less those of doubt about this word

    [[nodiscard]] bool provesNothing() const { return ambiguous || ordinary; }
};

enum class Wanted { Proofs, All };

struct MisreadReadings {
    std::vector<MisreadReading> found; // the likeliest first, those that prove something before
    bool hasMore = false;              // others were not wanted
};

/// The readings of the word at `begin`, misread up to `most` times; at most a few. To weigh those
/// that prove nothing takes longer, and most words of clean text have no others. In a text that was
/// misread in `settled` beyond doubt, a word that is plainly damaged so has no other reading.
[[nodiscard]] MisreadReadings misreadReadings(const MisreadEncodings& encodings,
                                              std::u32string_view text, std::size_t begin,
                                              std::size_t most, Wanted wanted,
                                              MisreadEncodings::Set settled = 0);

} // namespace moji::repair
