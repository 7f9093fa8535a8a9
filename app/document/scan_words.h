#pragma once
// How the scan of a document stands, in words.

#include "document/document.h"

#include <QString>

namespace moji::app {

/// Why the scan ended before the end: it was cancelled, the file cannot be read any more. Empty
/// where it goes on or has reached the end.
[[nodiscard]] QString scanFailureText(const Document& document);

} // namespace moji::app
