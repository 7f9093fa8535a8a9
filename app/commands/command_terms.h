#pragma once
// Other words by which people look for a command: "convert" for "Save in another encoding",
// "settings" for "Preferences". They are found in the palette and never shown.

#include <QString>
#include <QStringList>

namespace moji::app {

/// Of an action, lens or setting, in English and in the reader's language; `id` as in CommandEntry.
[[nodiscard]] QStringList otherTerms(const QString& id);
[[nodiscard]] QStringList idsWithOtherTerms();
/// "find next" of "edit.findNext": the English name of an action, whatever language is shown.
[[nodiscard]] QString wordsOfId(const QString& id);

} // namespace moji::app
