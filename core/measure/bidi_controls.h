#pragma once
// Which bidirectional controls do what they are for (UAX #9). Others can make text look like what
// it is not ("Trojan Source", CVE-2021-42574).

#include <cstddef>
#include <string_view>
#include <vector>

namespace moji::measure {

/// The indices of the controls that belong where they are, in order. Each paragraph is judged by
/// itself: it must have right-to-left letters, and an isolate or embedding belongs if the paragraph
/// also ends it. Overrides never belong.
[[nodiscard]] std::vector<std::size_t> expectedBidiControls(std::u32string_view text);

} // namespace moji::measure
