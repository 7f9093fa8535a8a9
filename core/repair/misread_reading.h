#pragma once
// All that a word may have been before UTF-8 was misread in it, each with its worth.

#include "repair/misread_utf8.h"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace moji::repair {

struct MisreadReading {
    std::size_t begin = 0; // code points: of the word, with all its intact characters
    std::size_t end = 0;
    MisreadParts parts;
    /// The encodings of each time it was misread, the last time first; all of a set read it alike.
    std::array<MisreadEncodings::Set, 4> readAs{};
    std::size_t times = 0;
    bool surrogates = false; // CESU-8 rather than UTF-8, the last time
    bool ambiguous = false;  // may be what somebody wrote
    bool ordinary = false;   // is what people write
    bool mayGoOn = false;    // what it gives may have been misread before, too
    double net = 0;          // bits saved, less those of doubt about this word

    [[nodiscard]] bool provesNothing() const { return ambiguous || ordinary; }
};

enum class Wanted { Proofs, All };

/// The encodings in which a text was misread beyond doubt, for each time a set of one, the last
/// time first; none where that is not known.
using SettledChain = std::vector<MisreadEncodings::Set>;
/// Whether the reading is by it.
[[nodiscard]] bool isBy(const SettledChain& settled, const MisreadReading& reading);

/// A reading whose bits are not known yet.
struct UnweighedReading {
    MisreadReading reading; // `net` without what the word costs, before and after
    std::u32string word;    // repaired
    bool isSettled = false; // need not be weighed: `net` is what such a word saves
};

/// The readings of the word at `begin`, misread up to `most` times. Most words of clean text have
/// none that prove something. In a text that was misread by `settled` beyond doubt, a word that is
/// plainly damaged so has no other reading.
[[nodiscard]] std::vector<UnweighedReading>
unweighedReadings(const MisreadEncodings& encodings, std::u32string_view text, std::size_t begin,
                  std::size_t most, Wanted wanted, const SettledChain& settled = {});

/// The readings of a word, weighed among its neighbours in `text`: the likeliest first, those that
/// prove something before; at most a few. `begin`: what their places are counted from.
[[nodiscard]] std::vector<MisreadReading> weigh(std::u32string_view text, std::size_t begin,
                                                const std::vector<UnweighedReading>& readings);

} // namespace moji::repair
