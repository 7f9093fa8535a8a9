#include "detect/visual_order.h"

#include "codec/codec.h"

#include <algorithm>

namespace moji {

namespace {

constexpr std::ptrdiff_t kFewest = 6; // Hebrew letters

bool isHebrew(char32_t c) {
    return c >= 0x05D0 && c <= 0x05EA;
}

} // namespace

bool mayBeInVisualOrder(const Codec& codec) {
    return codec.name() == "ISO-8859-8" || codec.name() == "windows-1255" ||
           codec.name() == "IBM862";
}

std::u32string inLogicalOrder(std::u32string_view visual) {
    std::u32string text(visual);
    for (auto at = text.begin(); at != text.end();) {
        const auto first = std::find_if(at, text.end(), isHebrew);
        at = std::find_if_not(first, text.end(), isHebrew);
        std::reverse(first, at);
    }
    return text;
}

bool isInVisualOrder(const WindowReading& reading) {
    if (reading.hopeless || std::ranges::count_if(reading.text, isHebrew) < kFewest)
        return false;
    WindowReading turned = reading;
    turned.text = inLogicalOrder(reading.text);
    return scoreReading(turned, {}).bits + kVisualOrder < scoreReading(reading, {}).bits;
}

} // namespace moji
