#pragma once
// Texts to race on: those of Keiser and Lemire's paper, random characters of one to four bytes, and
// words of several scripts. The same on every run, and long enough that no branch predictor learns
// them by heart.

#include "bytes/byte_source.h"

#include <functional>
#include <optional>
#include <random>
#include <span>
#include <string_view>

namespace moji::race {

/// "1-byte", "1-2-bytes", "1-3-bytes", "1-4-bytes", "ascii", "latin", "russian",
/// "korean", "chinese", "emoji"
[[nodiscard]] std::span<const std::string_view> textNames();

/// Makes the characters of such a text, one after another; nothing for an unknown name.
using NextCharacter = std::function<char32_t(std::mt19937_64&)>;
[[nodiscard]] NextCharacter charactersOf(std::string_view name);

/// Valid UTF-8 of `size` bytes, or up to three fewer. Nothing if there is no such text.
[[nodiscard]] std::optional<Bytes> raceText(std::string_view name, std::size_t size);

/// True for random characters, the texts of the paper; false for words, ASCII and emoji.
[[nodiscard]] bool isRandomText(std::string_view name);

/// Overwrites this share of the bytes, 0 to 1, with random ones.
void spoil(Bytes& bytes, double share);

} // namespace moji::race
