#pragma once
// A quick look at a decoded text: bits that it costs at the very least, whatever its languages. It
// takes a few nanoseconds a character where a TextScorer takes dozens; readings whose least cost is
// more than what another one costs need not be scored.
//
// It goes by pairs of letters, and by the same capitals, signs and mixtures of scripts that a
// TextScorer charges. Asian characters count with a fraction of what they cost by themselves,
// since frequent pairs are cheap.

#include "bytes/byte_source.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace moji {

struct ByteMap;

/// At most what TextScorer::score() says, but for rare Asian texts. Stops at `enough` bits.
/// U+FFFFFFFF (kErrorMark) is a malformed sequence.
[[nodiscard]] double leastCost(std::u32string_view text, double enough);

/// A quicker look at bytes in a single-byte encoding, of which each one costs at least what it does
/// after the one before it, whatever the rest of its word is.
class PairBounds {
public:
    /// Takes some million instructions.
    explicit PairBounds(const ByteMap& map);

    /// Whether the line, all of which the map reads, costs more. If so, leastCost() says so, too.
    [[nodiscard]] bool exceed(ByteView line, double bits) const;

private:
    std::vector<std::uint8_t> m_bounds; // of a byte after another one, in eighths of a bit
};

} // namespace moji
