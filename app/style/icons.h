#pragma once
// Icons in the colours of the current theme: drawn in `text`, grey when disabled.

#include <QColor>
#include <QIcon>

namespace moji::app {

/// `name` is a file in resources/icons/actions, without its suffix. Call again when the
/// palette changes.
[[nodiscard]] QIcon icon(const char* name);
/// The same in one colour, for places where an icon is part of a sentence.
[[nodiscard]] QIcon icon(const char* name, const QColor& colour);

} // namespace moji::app
