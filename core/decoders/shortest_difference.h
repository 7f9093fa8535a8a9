#pragma once
// The shortest input that two decoders read differently: found breadth first, so that no shorter
// one exists.

#include "decoders/decoder.h"

namespace moji {

/// What one decoder makes of a short input.
struct DecoderOutcome {
    std::vector<Reading> readings; // none of those that only validate
    Verdict verdict;
};
[[nodiscard]] Result<DecoderOutcome> outcomeOf(const ReadingDecoder& decoder, ByteView bytes);

struct ShortestDifference {
    Bytes bytes;
    DecoderOutcome first;
    DecoderOutcome second;
};

struct DifferenceSearch {
    std::optional<ShortestDifference> found;
    std::uint64_t tried = 0;   // inputs
    std::size_t exhausted = 0; // all inputs of up to so many bytes were searched without success
};

/// Decoders of different kinds are compared in what both have: those that stop, up to the first
/// error; those that only validate, in the verdict and the place of the first error.
///
/// One and two bytes are tried all. Of three and four bytes, one byte stands for each class that
/// the decoders of this program tell apart; inputs that begin with ASCII or a continuation byte are
/// left out: every decoder has finished it, so a difference after it would be a shorter one by
/// itself. Error: Cancelled, or that of a decoder.
[[nodiscard]] Result<DifferenceSearch> shortestDifference(const ReadingDecoder& first,
                                                          const ReadingDecoder& second,
                                                          std::size_t mostBytes = 4,
                                                          const std::stop_token& stop = {});

} // namespace moji
