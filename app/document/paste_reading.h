#pragma once
// The bytes that a clipboard text may denote: `E4 B8 96`, an array as C writes it, escapes such as
// \u4E16, %E4%B8%96 or &#x4E16;, a string literal, or Base64. What copy_forms.h writes is among
// them.

#include "document/document.h"

#include <QString>

#include <optional>

namespace moji::app {

struct PasteReading {
    enum class Form { Hex, Array, Escapes, Base64 };
    Form form = Form::Hex;
    QString style; // of escapes, as the library calls it: "json"
    Bytes bytes;
    /// Whether it is worth an offer: unlikely to be plain text. "10" is only possible.
    bool likely = false;

    /// "hex bytes", "escapes (json)"
    [[nodiscard]] QString name() const;
};

/// Hex in all forms of parseHexBytes(), else an array in braces, else string literals or the
/// escapes that escape::detectStyle() finds. \xE4 and \344 are a byte; what else these write as
/// characters is encoded in the document's encoding, to be put in place of `over`
/// (text_in_place.h); without a place as a text by itself. Nothing if it is none of these, or if
/// the encoding cannot represent what the escapes denote.
[[nodiscard]] std::optional<PasteReading>
readingOf(const QString& clipboard, const Document& document, std::optional<ByteRange> over = {});
/// The same, and else Base64, which a word may be as well: for a text that is said to be bytes.
[[nodiscard]] std::optional<PasteReading> readingAsBytes(const QString& clipboard,
                                                         const Document& document,
                                                         std::optional<ByteRange> over = {});
/// Only string literals and escapes.
[[nodiscard]] std::optional<PasteReading> escapesIn(const QString& clipboard,
                                                    const Document& document, ByteRange over);
/// Nothing if any of it is not Base64.
[[nodiscard]] std::optional<Bytes> base64In(const QString& clipboard, const Document& document);

} // namespace moji::app
