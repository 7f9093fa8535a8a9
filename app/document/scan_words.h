#pragma once
// The state of a document's scan, in words.

#include "document/document.h"

#include <QString>

namespace moji::app {

/// Why the scan stopped early: it was cancelled, or the file became unreadable. Empty
/// if it is running or complete.
[[nodiscard]] QString scanFailureText(const Document& document);

} // namespace moji::app
