#pragma once
// "What's this?" for every control: its name, what it does, its state as a screen reader tells it,
// and where the manual has more. Nothing needs to be written twice: the words are those of tool tip
// and accessible name.

#include <QObject>
#include <QString>

class QWidget;

namespace moji::app {

/// Nothing for what is no control and is in none.
[[nodiscard]] QString whatsThisOf(const QWidget& widget);

/// Answers Qt's questions in all windows; a child of the application. Once.
void installWhatsThis();

} // namespace moji::app
