#pragma once
// How the window writes offsets and hex digits: as the reader has chosen. Dumps and exports are
// always in hexadecimal capitals.

namespace moji::app {

struct NumberStyle {
    int offsetBase = 16; // or 10, 8
    bool capitals = true;
    bool operator==(const NumberStyle&) const = default;
};

[[nodiscard]] const NumberStyle& numberStyle();
/// Windows learn of it by QEvent::FontChange, which the caller sends: widths change too.
void setNumberStyle(const NumberStyle& style);

} // namespace moji::app
