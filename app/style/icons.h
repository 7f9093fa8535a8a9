#pragma once
// Icons in the colours of the theme in force: drawn in `text`, greyed where disabled.

#include <QColor>
#include <QIcon>

namespace moji::app {

/// `name` is that of a file in resources/icons/actions, without its ending. Ask again when the
/// palette changes.
[[nodiscard]] QIcon icon(const char* name);
/// The same in one colour, for places where an icon is part of a sentence.
[[nodiscard]] QIcon icon(const char* name, const QColor& colour);

} // namespace moji::app
