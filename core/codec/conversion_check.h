#pragma once
// What of a text cannot be carried over into another encoding, and where: asked before anything is
// written.

#include "bytes/byte_source.h"
#include "codec/codec.h"
#include "support/progress.h"

#include <stop_token>
#include <vector>

namespace moji {

/// A character that the target lacks, or a malformed sequence.
struct UnconvertiblePlace {
    ByteRange range;
    char32_t codePoint = 0; // meaningless where it is malformed
    bool malformed = false;
};

struct ConversionCheck {
    std::uint64_t characters = 0;           // that can be carried over
    std::uint64_t unconvertible = 0;        // that cannot, malformed sequences among them
    std::vector<UnconvertiblePlace> places; // the first of them
};

/// Reads all of `source` as `from` and encodes as `to`, keeping at most `mostPlaces`. Errors: those
/// of the source, and Cancelled.
[[nodiscard]] Result<ConversionCheck> checkConversion(const ByteSource& source, const Codec& from,
                                                      const Codec& to, std::size_t mostPlaces,
                                                      const std::stop_token& stop = {},
                                                      const ProgressCallback& progress = {});

} // namespace moji
