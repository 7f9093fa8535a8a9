#pragma once
// UTF-8 that lost bytes when it was misread, put together again: characters that are whole, those
// that only one character fits, and U+FFFD for the others with what each may have been.

#include "repair/gap_reading.h"
#include "repair/repair_plan.h"
#include "repair/units.h"

#include <string>
#include <string_view>
#include <vector>

namespace moji::repair {

struct FilledText {
    std::u32string text;
    std::vector<DamagedCharacter> damaged; // `offset` counted in code points of `text`
    std::size_t whole = 0;                 // characters read that are not ASCII
    std::size_t chosenCodes = 0;           // duplicate_codes.h
};

/// `characters` were read (in `codec`) from the code points of `source` from `begin` on;
/// `following` is the text after them.
[[nodiscard]] FilledText fillGaps(const std::vector<GapCharacter>& characters, const Codec& codec,
                                  const SourceText& source, std::size_t begin,
                                  std::u32string_view following);

/// Characters that are neither ASCII nor lost.
[[nodiscard]] std::size_t countWhole(std::u32string_view text);

} // namespace moji::repair
