#include "text/number_style.h"

namespace moji::app {

namespace {

NumberStyle& current() {
    static NumberStyle style;
    return style;
}

} // namespace

const NumberStyle& numberStyle() {
    return current();
}

void setNumberStyle(const NumberStyle& style) {
    current() = style;
}

} // namespace moji::app
