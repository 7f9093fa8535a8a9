#pragma once
// Names of files where people read them. A name may hold anything: directions that make exe.txt of
// txt.exe, line ends, markup.

#include <QString>

namespace moji::app {

/// `name` with what is no letter, mark or sign made visible: ␊, <U+202E>.
[[nodiscard]] QString safeName(const QString& name);

/// `sentence` for a message box or a tool tip, which take what looks like markup for it.
[[nodiscard]] QString withoutMarkup(const QString& sentence);

} // namespace moji::app
