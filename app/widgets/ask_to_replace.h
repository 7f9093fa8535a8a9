#pragma once
// The question before a file is written over, where the system's own dialog does not ask it.

#include <QString>

class QWidget;

namespace moji::app {

/// Whether `path` may be written: nothing is there, or the reader wants it replaced.
[[nodiscard]] bool mayWriteTo(const QString& path, const QString& title, QWidget* parent);

} // namespace moji::app
