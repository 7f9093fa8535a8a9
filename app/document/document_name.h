#pragma once
// How a document is called where a person reads it: never by an empty name.

#include "bytes/byte_range.h"

#include <QString>

namespace moji::app {

class Document;

/// The document's name, or "Untitled" if it has none.
[[nodiscard]] QString shownName(const Document& document);

/// A path to propose for a part of the document: beside its file, named after the file and the
/// offsets of the first and last byte, and of no file that exists.
[[nodiscard]] QString pathForPart(const Document& document, ByteRange part);

/// `text` with places to break lines in words longer than a line of a narrow window: for labels
/// that wrap.
[[nodiscard]] QString breakable(const QString& text);

} // namespace moji::app
