#pragma once
// Fonts and colours for what nobody sees, when it is shown: half of the widgets of a window are in
// bars and docks that are hidden, and styling them takes as long as styling the rest.

class QWidget;

namespace moji::app {

/// From now on `part` and all in it take part in a change of style only while they are visible, and
/// make up for it when they are shown. Only for parts whose sizes nobody asks for while they are
/// hidden.
void styleWhenShown(QWidget* part);

/// While one lives, a change of style passes the hidden parts by.
class StyleChange {
public:
    StyleChange();
    ~StyleChange();
    StyleChange(const StyleChange&) = delete;
    StyleChange& operator=(const StyleChange&) = delete;
};

/// Whether it will be styled when it is shown.
[[nodiscard]] bool isStyledLater(const QWidget* widget);

} // namespace moji::app
