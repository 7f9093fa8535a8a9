#pragma once
// Edit > Paste as: the notations that the clipboard may be read in, the counterpart of
// copy_forms.h.

#include "document/document.h"
#include "support/result.h"

#include <QString>

#include <optional>
#include <span>

class QMimeData;

namespace moji::app {

/// What the clipboard holds, copied: it may change while a dialog is open.
struct ClipboardContent {
    QString text;
    std::optional<Bytes> bytes; // where a program offers bytes as such

    [[nodiscard]] static ClipboardContent of(const QMimeData* data);
};

struct PasteForm {
    const char* id;
    const char* name; // English source text, in the translation context "PasteForms"
    /// The bytes to paste in place of `over`, or a sentence that says why there are none and what
    /// would be accepted.
    Result<Bytes, QString> (*read)(const ClipboardContent&, const Document&, ByteRange over);

    [[nodiscard]] QString translatedName() const;
};

/// In the order in which a dialog lists them.
[[nodiscard]] std::span<const PasteForm> pasteForms();
/// The index of the first form to suggest: bytes where there are some, hex or escapes where the
/// text is likely to be that, else text.
[[nodiscard]] std::size_t likeliestForm(const ClipboardContent& content, const Document& document);

} // namespace moji::app
