#pragma once
// What the detector says of binary data, which it does not read to its end.

#include "detect/detector.h"

namespace moji {

/// By its first bytes alone. Errors: those of the source.
[[nodiscard]] Result<bool> beginsAsBinary(const ByteSource& source, const CodecRegistry& registry);

/// `read`: bytes that were looked at before it was clear. Errors: those of the source.
[[nodiscard]] Result<Detection>
binaryDetection(const ByteSource& source, const CodecRegistry& registry, std::uint64_t read = 0);

/// UTF-8, with the first malformed bytes that binary data has in its beginning: what is no text
/// need not be looked through for them. Errors: those of the source, and Cancelled.
[[nodiscard]] Result<OpeningGuess> guessForBinary(const ByteSource& source,
                                                  const CodecRegistry& registry,
                                                  const std::stop_token& stop);

} // namespace moji
