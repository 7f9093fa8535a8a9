#pragma once
// The fonts of the byte grid's digits, by density.

#include "grid/byte_format.h"
#include "style/fonts.h"

namespace moji::app {

[[nodiscard]] inline QFont byteFont(ByteDensity density, int weight = QFont::Normal) {
    return monoFont(density == ByteDensity::Compact ? FontSize::Label : FontSize::Byte, weight);
}

} // namespace moji::app
