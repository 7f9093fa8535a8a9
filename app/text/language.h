#pragma once
// The language of the program: its catalogue and Qt's own, and how numbers, dates and lists are
// written. Sentences without a translation are in English.

#include <QString>
#include <QStringList>

namespace moji::app {

/// Codes of the languages that have a catalogue, and "en": "en", "ko", "ru", "zh".
[[nodiscard]] QStringList languages();

/// The code of the language that setLanguage(code) makes it.
[[nodiscard]] QString languageFor(const QString& code);

/// Sets the language of all windows created from now on. An empty code is the language of the
/// system, English if there is no catalogue for it.
void setLanguage(const QString& code);

/// The code of the language set last.
[[nodiscard]] QString language();

} // namespace moji::app
