#pragma once
// The variation selectors that choose how a character looks (UTS #51, emoji and text presentation).

namespace moji::unicode {

constexpr char32_t kTextPresentation = 0xFE0E;  // VARIATION SELECTOR-15
constexpr char32_t kEmojiPresentation = 0xFE0F; // VARIATION SELECTOR-16: ⚠️ is a picture

} // namespace moji::unicode
