#pragma once
// What a screen reader says without being asked: an outcome, a fault, the next step of a lesson.
// The keyboard stays where it is.

#include <QString>

class QWidget;

namespace moji::app {

/// Said soon, after the control that gets the focus meanwhile; what is announced of a window
/// meanwhile is said with it, and each sentence once. Nothing happens without assistive technology.
void announce(const QWidget* part, const QString& sentence);

} // namespace moji::app
