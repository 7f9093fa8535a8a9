#pragma once
// The colours around a presented lens, in both themes.

#include <QColor>

namespace moji::app {

struct SurroundColours {
    QColor background, text, muted;
};
[[nodiscard]] const SurroundColours& surroundColours();

} // namespace moji::app
