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

/// The readings of the word at `begin`, misread up to `most` times; the likeliest first, those that
/// prove something before the others. At most a few.
[[nodiscard]] std::vector<MisreadReading> misreadReadings(const MisreadEncodings& encodings,
                                                          std::u32string_view text,
                                                          std::size_t begin, std::size_t most);

} // namespace moji::repair
