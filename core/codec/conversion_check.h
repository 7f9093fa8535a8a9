#pragma once
// Finds the characters of a text that another encoding lacks, before anything is written.

#include "bytes/byte_source.h"
#include "codec/codec.h"
#include "support/progress.h"

#include <stop_token>
#include <vector>

namespace moji {

/// A character that the target encoding lacks, or a malformed sequence.
struct UnconvertiblePlace {
    ByteRange range;
    char32_t codePoint = 0; // undefined if malformed
    bool malformed = false;
};

struct ConversionCheck {
    std::uint64_t characters = 0;           // characters that the target has
    std::uint64_t unconvertible = 0;        // characters that it lacks, and malformed sequences
    std::vector<UnconvertiblePlace> places; // the first of those
};

/// Decodes all of `source` as `from` and encodes it as `to`; keeps at most `mostPlaces` places.
/// Errors: those of the source, and Cancelled.
[[nodiscard]] Result<ConversionCheck> checkConversion(const ByteSource& source, const Codec& from,
                                                      const Codec& to, std::size_t mostPlaces,
                                                      const std::stop_token& stop = {},
                                                      const ProgressCallback& progress = {});

} // namespace moji
