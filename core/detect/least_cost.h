#pragma once
// A quick look at a decoded text: bits that it costs at the very least, whatever its languages. It
// takes a few nanoseconds a character where a TextScorer takes dozens; readings whose least cost is
// more than what another one costs need not be scored.
//
// It goes by pairs of letters, and by the same capitals, signs and mixtures of scripts that a
// TextScorer charges. Asian characters count with a fraction of what they cost by themselves,
// since frequent pairs are cheap.

#include <string_view>

namespace moji {

/// At most what TextScorer::score() says, but for rare Asian texts. Stops at `enough` bits.
/// U+FFFFFFFF (kErrorMark) is a malformed sequence.
[[nodiscard]] double leastCost(std::u32string_view text, double enough);

} // namespace moji
