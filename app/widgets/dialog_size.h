#pragma once
// The size that a dialog opens with: the design's, in logical pixels at zoom 0, at the current
// zoom, but no larger than nine tenths of its screen.

#include "style/fonts.h"

#include <QScreen>
#include <QWidget>

namespace moji::app {

inline void openWithSize(QWidget& dialog, QSize usual) {
    constexpr double kMostOfScreen = 0.9; // frames and bars have the rest
    const QSize wanted(scaled(usual.width()), scaled(usual.height()));
    const QScreen* screen = dialog.screen();
    dialog.resize(screen == nullptr
                      ? wanted
                      : wanted.boundedTo(screen->availableGeometry().size() * kMostOfScreen));
}

} // namespace moji::app
