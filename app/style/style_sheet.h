#pragma once
// The flat look of menus, docks, tabs and fields, in the colours of a palette and with gaps at the
// current zoom.

#include "style/palette.h"

#include <QString>

namespace moji::app {

[[nodiscard]] QString styleSheet(const Palette& palette);

/// Gives the application the style sheet of the current palette and zoom.
void applyStyleSheet();

} // namespace moji::app
