#pragma once
// The line, one pixel wide, that parts two panels.

#include <QWidget>

namespace moji::app {

/// In the colour of lines; whoever places it gives it its length.
[[nodiscard]] inline QWidget* makeHairline(QWidget* parent = nullptr) {
    auto* line = new QWidget(parent);
    line->setBackgroundRole(QPalette::Midlight);
    line->setAutoFillBackground(true);
    return line;
}

} // namespace moji::app
