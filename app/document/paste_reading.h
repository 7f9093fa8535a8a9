#pragma once
// The bytes that a clipboard text may denote: `E4 B8 96`, or
// escapes such as \u4E16, %E4%B8%96 or &#x4E16;.

#include "document/document.h"

#include <QString>

#include <optional>

namespace moji::app {

struct PasteReading {
    enum class Form { Hex, Escapes };
    Form form = Form::Hex;
    QString style; // of escapes, as the library calls it: "json"
    Bytes bytes;
    /// Whether it is worth an offer: unlikely to be plain text. "10" is only possible.
    bool likely = false;

    /// "hex bytes", "escapes (json)"
    [[nodiscard]] QString name() const;
};

/// Hex in all forms of parseHexBytes(), else the escapes that escape::detectStyle() finds; what
/// these write as characters is encoded in the document's encoding, to be put in place of `over`
/// (text_in_place.h); without a place as a text by itself. Nothing if it is neither, or if the
/// encoding cannot represent what the escapes denote.
[[nodiscard]] std::optional<PasteReading>
readingOf(const QString& clipboard, const Document& document, std::optional<ByteRange> over = {});
/// Only the escapes.
[[nodiscard]] std::optional<PasteReading> escapesIn(const QString& clipboard,
                                                    const Document& document, ByteRange over);

} // namespace moji::app
