#pragma once
// How the payload bits of several bytes are joined to a value: which bit goes where, and the
// arithmetic. Also of malformed UTF-8 that is complete by its bit pattern.

#include "lenses/bits/bit_story.h"

namespace moji::app {

inline constexpr int kBitsOfByte = 8;

[[nodiscard]] QString hexNumber(std::uint64_t value, int digits = 1);
/// Puts the payloads of the fields in their places. Fields without a shift are left out.
[[nodiscard]] std::vector<BitStory::ValueBit> joinedBits(const std::vector<BitField>& fields,
                                                         int width);
[[nodiscard]] int joinedWidth(const std::vector<BitField>& fields);
/// One line for each byte: mask, shift, what it adds.
void addTerms(BitStory& story, const BitReading& reading);

/// What `bytes` would spell by their bit pattern, if they are a lead and all the continuation bytes
/// that it announces: C0 AF, E0 80 AF, ED A0 80, F4 90 80 80.
[[nodiscard]] std::optional<BitReading> forbiddenReading(ByteView bytes);
/// Turns the story of the first error of such a sequence into that of the whole.
void joinForbidden(BitStory& story, ByteView bytes, const BitReading& reading);

} // namespace moji::app
