#pragma once
// Values of Unicode's properties in the language of the program. Names of blocks stay as the
// standard spells them: it is how one looks them up.

#include <QString>

namespace moji::app {

[[nodiscard]] QString scriptText(char32_t codePoint);
[[nodiscard]] QString categoryText(char32_t codePoint);
[[nodiscard]] QString eastAsianWidthText(char32_t codePoint);
[[nodiscard]] QString planeNameText(int plane);

} // namespace moji::app
