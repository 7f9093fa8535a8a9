#pragma once
// A Picture as an SVG file: text as text in the fonts it was shown in, clips as clips. Qt 6.4's own
// generator has no clips, and would write what is scrolled out of sight.

#include <QByteArray>

namespace moji::app {

struct Picture;

[[nodiscard]] QByteArray svgOf(const Picture& picture);

} // namespace moji::app
