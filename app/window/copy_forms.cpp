#include "window/copy_forms.h"

#include "escape/style_registry.h"
#include "grid/byte_editor.h"
#include "text/qt_text.h"

#include <QCoreApplication>

namespace moji::app {

namespace {

constexpr std::size_t kPerLine = 12; // of a C array

QString asHex(const Document& document, ByteRange range) {
    return hexText(document.bytes(range));
}

QString asArray(const Document& document, ByteRange range) {
    const Bytes bytes = document.bytes(range);
    QString text = QStringLiteral("const unsigned char bytes[%1] = {").arg(bytes.size());
    for (std::size_t i = 0; i < bytes.size(); ++i)
        text += (i % kPerLine == 0 ? QStringLiteral("\n    0x") : QStringLiteral(" 0x")) +
                hexText(ByteView(&bytes[i], 1)) + QLatin1Char(',');
    return text + QStringLiteral("\n};\n");
}

/// Printable ASCII unescaped, all others as \xE4: one form for every byte.
QString asPythonBytes(const Document& document, ByteRange range) {
    QString text = QStringLiteral("b'");
    for (const Byte byte : document.bytes(range)) {
        const bool bare = byte >= 0x20 && byte < 0x7F && byte != '\'' && byte != '\\';
        if (bare)
            text += QLatin1Char(static_cast<char>(byte));
        else
            text += QStringLiteral("\\x") + hexText(ByteView(&byte, 1)).toLower();
    }
    return text + QLatin1Char('\'');
}

Bytes charactersInUtf8(const Document& document, ByteRange range) {
    std::u32string characters;
    for (const PlacedSpan& placed : document.spansIn(range))
        characters +=
            placed.isError() ? std::u32string(1, U'\uFFFD') : std::u32string(placed.span.text());
    const std::string text = toUtf8(toQString(characters));
    return {text.begin(), text.end()};
}

QString escaped(const char* styleName, const Document& document, ByteRange range) {
    const escape::Style* style = escape::findStyle(styleName);
    const Bytes bytes = style->alphabet == escape::Alphabet::Bytes
                            ? document.bytes(range)
                            : charactersInUtf8(document, range);
    const auto written = escape::transform(*style->makeEscaper(), bytes);
    return written ? fromUtf8(written->text) : QString();
}

QString quoted(const QString& text) {
    return QLatin1Char('"') + text + QLatin1Char('"');
}

constexpr CopyForm kForms[] = {
    {"hex", QT_TRANSLATE_NOOP("CopyForms", "&Hex"), asHex},
    {"text", QT_TRANSLATE_NOOP("CopyForms", "&Text"), decodedText},
    {"c-array", QT_TRANSLATE_NOOP("CopyForms", "C &array"), asArray},
    {"c", QT_TRANSLATE_NOOP("CopyForms", "&C string"),
     [](const Document& document, ByteRange range) {
         return quoted(escaped("c", document, range));
     }},
    {"python", QT_TRANSLATE_NOOP("CopyForms", "&Python bytes"), asPythonBytes},
    {"json", QT_TRANSLATE_NOOP("CopyForms", "&JSON string"),
     [](const Document& document, ByteRange range) {
         return quoted(escaped("json", document, range));
     }},
    {"percent", QT_TRANSLATE_NOOP("CopyForms", "P&ercent-encoded"),
     [](const Document& document, ByteRange range) { return escaped("percent", document, range); }},
    {"base64", QT_TRANSLATE_NOOP("CopyForms", "&Base64"),
     [](const Document& document, ByteRange range) { return escaped("base64", document, range); }},
};

} // namespace

QString CopyForm::translatedName() const {
    return QCoreApplication::translate("CopyForms", name);
}

std::span<const CopyForm> copyForms() {
    return kForms;
}

} // namespace moji::app
