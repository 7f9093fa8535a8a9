#pragma once
// Texts to race on: those of Keiser and Lemire's paper, random characters of one to four bytes, and
// words of several scripts. The same on every run, and long enough that no branch predictor learns
// them by heart.

#include "bytes/byte_source.h"

#include <optional>
#include <span>
#include <string_view>

namespace moji::race {

/// "1-byte", "1-2-bytes", "1-3-bytes", "1-4-bytes", "ascii", "latin", "russian", "chinese", "emoji"
[[nodiscard]] std::span<const std::string_view> textNames();

/// Valid UTF-8 of `size` bytes, or up to three fewer. Nothing if there is no such text.
[[nodiscard]] std::optional<Bytes> raceText(std::string_view name, std::size_t size);

/// Overwrites this share of the bytes, 0 to 1, with random ones.
void spoil(Bytes& bytes, double share);

} // namespace moji::race
