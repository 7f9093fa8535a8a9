#pragma once
// A line, one pixel wide, that separates two panels.

#include <QWidget>

namespace moji::app {

/// In the colour of lines; the layout determines its length.
[[nodiscard]] inline QWidget* makeHairline(QWidget* parent = nullptr) {
    auto* line = new QWidget(parent);
    line->setBackgroundRole(QPalette::Midlight);
    line->setAutoFillBackground(true);
    return line;
}

} // namespace moji::app
