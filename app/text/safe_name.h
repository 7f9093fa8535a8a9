#pragma once
// Names of files, and words of others, where people read them. They may hold anything: directions
// that make exe.txt of txt.exe, line ends.

#include <QString>

namespace moji::app {

/// `name` with what is no letter, mark or sign made visible: ␊, <U+202E>.
[[nodiscard]] QString safeName(const QString& name);

/// The same of what others wrote about bytes, notes and lessons: these have lines, and letters that
/// are joined.
[[nodiscard]] QString safeWords(const QString& text);

} // namespace moji::app
