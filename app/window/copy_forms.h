#pragma once
// Edit > Copy as: the notations for pasting bytes into another program.

#include "document/document_part.h"

#include <QString>

#include <span>

namespace moji::app {

struct CopyForm {
    const char* id;
    const char* name; // English source text, in the translation context "CopyForms"
    QString (*write)(const DocumentPart&, const std::stop_token&);

    [[nodiscard]] QString translatedName() const;
};

/// In the order of the menu. Character forms are written from the characters that the document's
/// encoding reads; its errors are U+FFFD there.
[[nodiscard]] std::span<const CopyForm> copyForms();

} // namespace moji::app
