#include "window/paste_forms.h"

#include "bytes/hex.h"
#include "document/c_array.h"
#include "document/clipboard_bytes.h"
#include "document/paste_reading.h"
#include "document/text_in_place.h"
#include "text/qt_text.h"

#include <QCoreApplication>
#include <QMimeData>

#include <algorithm>

namespace moji::app {

namespace {

using Pasted = Result<Bytes, QString>;

constexpr std::size_t kBytesForm = 0;
constexpr std::size_t kTextForm = 1;
constexpr std::size_t kHexForm = 2;
constexpr std::size_t kEscapesForm = 3;
constexpr std::size_t kBase64Form = 4;
constexpr std::size_t kArrayForm = 5;

struct PasteForms {
    Q_DECLARE_TR_FUNCTIONS(PasteForms)
};

Pasted asBytesThemselves(const ClipboardContent& content, const Document&, ByteRange) {
    if (content.bytes)
        return *content.bytes;
    return PasteForms::tr("The clipboard holds text only. Copy in the byte lens to have bytes.");
}

Pasted asText(const ClipboardContent& content, const Document& document, ByteRange over) {
    const std::u32string codePoints = toCodePoints(content.text);
    const Codec& codec = document.codec();
    if (auto bytes = bytesInPlace(document, over, codePoints))
        return std::move(*bytes);
    if (encodeAll(codec, codePoints))
        return notInPlaceText(codec);
    const auto bad = std::ranges::find_if(
        codePoints, [&](char32_t c) { return !encodeAll(codec, std::u32string_view(&c, 1)); });
    if (bad == codePoints.end())
        return PasteForms::tr("This text cannot be written in %1. Choose another encoding in the "
                              "status bar.")
            .arg(fromUtf8(codec.name()));
    return PasteForms::tr("%1 (%2) cannot be written in %3. Choose another encoding in the "
                          "status bar.")
        .arg(toQString(*bad), codePointText(*bad), fromUtf8(codec.name()));
}

Pasted asHexBytes(const ClipboardContent& content, const Document&, ByteRange) {
    if (auto bytes = parseHexBytes(toUtf8(content.text)); bytes && !bytes->empty())
        return std::move(*bytes);
    return PasteForms::tr("Not hex: two digits a byte are expected, such as E4 B8 96 or "
                          "\\xE4\\xB8\\x96.");
}

Pasted asEscapes(const ClipboardContent& content, const Document& document, ByteRange over) {
    if (auto reading = escapesIn(content.text, document, over))
        return std::move(reading->bytes);
    return PasteForms::tr("No escapes found. Known are, for example, \\u4E16, %E4%B8%96 and "
                          "&#x4E16;.");
}

Pasted asBase64(const ClipboardContent& content, const Document& document, ByteRange) {
    if (auto bytes = base64In(content.text, document))
        return std::move(*bytes);
    return PasteForms::tr("Not base64: letters, digits, + and / are expected, four for three "
                          "bytes.");
}

Pasted asCArray(const ClipboardContent& content, const Document&, ByteRange) {
    const std::string text = toUtf8(content.text);
    auto bytes = parseCArray(text);
    if (bytes)
        return std::move(*bytes);
    const QString word = fromUtf8(bytes.error().word);
    switch (bytes.error().kind) {
    case CArrayFault::Kind::OutOfRange:
        return PasteForms::tr("%1 does not fit into a byte: -128 to 255 do.").arg(word);
    case CArrayFault::Kind::NoByte:
        return PasteForms::tr("“%1” is no element of an array of bytes, such as 0x48, 72 or 'H'.")
            .arg(word.left(24));
    case CArrayFault::Kind::NoElements:
        break;
    }
    return PasteForms::tr("No array found. Expected is {0x48, 105, 'i'}, with or without a "
                          "declaration.");
}

constexpr PasteForm kForms[] = {
    {"bytes", QT_TRANSLATE_NOOP("PasteForms", "B&ytes as they were copied"), asBytesThemselves},
    {"text", QT_TRANSLATE_NOOP("PasteForms", "&Text"), asText},
    {"hex", QT_TRANSLATE_NOOP("PasteForms", "&Hex"), asHexBytes},
    {"escapes", QT_TRANSLATE_NOOP("PasteForms", "&Escapes"), asEscapes},
    {"base64", QT_TRANSLATE_NOOP("PasteForms", "&Base64"), asBase64},
    {"c-array", QT_TRANSLATE_NOOP("PasteForms", "C &array"), asCArray},
};

} // namespace

ClipboardContent ClipboardContent::of(const QMimeData* data) {
    if (data == nullptr)
        return {};
    return {data->text(), bytesOf(data)};
}

QString PasteForm::translatedName() const {
    return QCoreApplication::translate("PasteForms", name);
}

std::span<const PasteForm> pasteForms() {
    return kForms;
}

std::size_t likeliestForm(const ClipboardContent& content, const Document& document) {
    if (content.bytes)
        return kBytesForm;
    const auto reading = readingOf(content.text, document);
    if (!reading || !reading->likely)
        return kTextForm;
    switch (reading->form) {
    case PasteReading::Form::Hex:
        return kHexForm;
    case PasteReading::Form::Escapes:
        return kEscapesForm;
    case PasteReading::Form::Base64:
        return kBase64Form;
    case PasteReading::Form::Array:
        break;
    }
    return kArrayForm;
}

} // namespace moji::app
