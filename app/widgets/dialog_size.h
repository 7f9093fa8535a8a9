#pragma once
// The size that a dialog opens with: the design's, in logical pixels at zoom 0, at the current
// zoom, but no larger than its screen.

#include "style/fonts.h"

#include <QScreen>
#include <QWidget>

namespace moji::app {

inline void openWithSize(QWidget& dialog, QSize usual) {
    constexpr QSize kFrame(8, 40); // around its contents
    const QSize wanted(scaled(usual.width()), scaled(usual.height()));
    const QScreen* screen = dialog.screen();
    dialog.resize(
        screen == nullptr ? wanted : wanted.boundedTo(screen->availableGeometry().size() - kFrame));
}

} // namespace moji::app
