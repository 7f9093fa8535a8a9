#pragma once
// Qt takes what looks like markup for markup: in tool tips, labels and message boxes. What these
// show here comes from files, their names and lessons, and is text.

#include <QString>

namespace moji::app {

/// From now on every label that was not given a format shows its text as it is, in all windows:
/// tool tips and message boxes too.
void keepWordsPlain();

/// `text` in lines that a tool tip can show: Qt breaks only those that are wider than the screen.
[[nodiscard]] QString tipLines(const QString& text);

} // namespace moji::app
