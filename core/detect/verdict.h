#pragma once
// Whether bytes decode under an encoding without a single error, and if not, where they stop being
// it: the whole input, in constant memory.

#include "codec/codec.h"
#include "detect/byte_survey.h"

#include <functional>
#include <optional>

namespace moji {

/// A malformed sequence of an input under one encoding.
struct Disproof {
    std::uint64_t offset = 0;
    Bytes bytes;
    SpanStatus kind = SpanStatus::Illegal;
    bool operator==(const Disproof&) const = default;
};

/// Of the faults of a damaged text the first are kept, so many of them.
constexpr std::size_t kKeptFaults = 16;

/// Calls `use` with each malformed sequence of an input under one encoding, in order, until it
/// answers false. Errors: those of the source, and Cancelled.
[[nodiscard]] Result<Done> forEachMalformed(const ByteSource& source, const Codec& codec,
                                            const std::stop_token& stop,
                                            const std::function<bool(Disproof)>& use);
/// The same of a part of the input, which is decoded from `state`.
[[nodiscard]] Result<Done> forEachMalformed(const ByteSource& source, ByteRange part,
                                            const Codec& codec, DecoderState state,
                                            const std::stop_token& stop,
                                            const std::function<bool(Disproof)>& use);

/// Nothing where all decodes. `survey` is that of `source`, and saves reading it again for
/// encodings of one byte a character. Errors: those of the source, and Cancelled.
[[nodiscard]] Result<std::optional<Disproof>> findDisproof(const ByteSource& source,
                                                           const ByteSurvey& survey,
                                                           const Codec& codec,
                                                           const std::stop_token& stop = {});

/// Whether two encodings read all of `source` as the same text. Both must decode it.
[[nodiscard]] Result<bool> readTheSame(const ByteSource& source, const ByteSurvey& survey,
                                       const Codec& first, const Codec& second,
                                       const std::stop_token& stop = {});

} // namespace moji
