#pragma once
// The reader's font sizes: words and bytes each have their own. Zoom enlarges both.

namespace moji::app {

inline constexpr int kUsualFontSize = 13;
inline constexpr int kSmallestFontSize = 8;
inline constexpr int kLargestFontSize = 32;
/// The sizes of FontSize::Body and FontSize::Byte at zoom 0, in logical pixels; all others keep
/// their proportion to these.
void setFontSizes(int words, int bytes);
/// The size of words that the desktop asks for: the usual one unless its own font is clearly
/// smaller or larger.
[[nodiscard]] int desktopFontSize();

/// As scaled(), for lengths around words only, or around bytes only. scaled() is the longer one.
[[nodiscard]] int scaledWords(int pixels);
[[nodiscard]] int scaledBytes(int pixels);

} // namespace moji::app
