#include "window/copy_forms.h"

#include "escape/style_registry.h"
#include "text/qt_text.h"

#include <QCoreApplication>

namespace moji::app {

namespace {

constexpr std::size_t kPerLine = 12; // of a C array

QString asHex(const DocumentPart& part, const std::stop_token&) {
    return hexText(part.bytes());
}

QString asText(const DocumentPart& part, const std::stop_token& stop) {
    return part.decodedText(stop);
}

QString asArray(const DocumentPart& part, const std::stop_token&) {
    const Bytes bytes = part.bytes();
    QString text = QStringLiteral("const unsigned char bytes[%1] = {").arg(bytes.size());
    for (std::size_t i = 0; i < bytes.size(); ++i)
        text += (i % kPerLine == 0 ? QStringLiteral("\n    0x") : QStringLiteral(" 0x")) +
                hexText(ByteView(&bytes[i], 1)) + QLatin1Char(',');
    return text + QStringLiteral("\n};\n");
}

/// Printable ASCII unescaped, all others as \xE4: one form for every byte.
QString asPythonBytes(const DocumentPart& part, const std::stop_token&) {
    QString text = QStringLiteral("b'");
    for (const Byte byte : part.bytes()) {
        const bool bare = byte >= 0x20 && byte < 0x7F && byte != '\'' && byte != '\\';
        if (bare)
            text += QLatin1Char(static_cast<char>(byte));
        else
            text += QStringLiteral("\\x") + hexText(ByteView(&byte, 1)).toLower();
    }
    return text + QLatin1Char('\'');
}

Bytes charactersInUtf8(const DocumentPart& part, const std::stop_token& stop) {
    std::u32string characters;
    part.forEachSpan(stop, [&](const SpanCursor::Item& item) {
        characters += isError(item.span.status) ? std::u32string(1, U'\uFFFD')
                                                : std::u32string(item.span.text());
    });
    const std::string text = toUtf8(toQString(characters));
    return {text.begin(), text.end()};
}

QString escaped(const char* styleName, const DocumentPart& part, const std::stop_token& stop) {
    const escape::Style* style = escape::findStyle(styleName);
    const Bytes bytes =
        style->alphabet == escape::Alphabet::Bytes ? part.bytes() : charactersInUtf8(part, stop);
    const auto written = escape::transform(*style->makeEscaper(), bytes);
    return written ? fromUtf8(written->text) : QString();
}

QString quoted(const QString& text) {
    return QLatin1Char('"') + text + QLatin1Char('"');
}

constexpr CopyForm kForms[] = {
    {"hex", QT_TRANSLATE_NOOP("CopyForms", "&Hex"), asHex},
    {"text", QT_TRANSLATE_NOOP("CopyForms", "&Text"), asText},
    {"c-array", QT_TRANSLATE_NOOP("CopyForms", "C &array"), asArray},
    {"c", QT_TRANSLATE_NOOP("CopyForms", "&C string"),
     [](const DocumentPart& part, const std::stop_token& stop) {
         return quoted(escaped("c", part, stop));
     }},
    {"python", QT_TRANSLATE_NOOP("CopyForms", "&Python bytes"), asPythonBytes},
    {"json", QT_TRANSLATE_NOOP("CopyForms", "&JSON string"),
     [](const DocumentPart& part, const std::stop_token& stop) {
         return quoted(escaped("json", part, stop));
     }},
    {"percent", QT_TRANSLATE_NOOP("CopyForms", "P&ercent-encoded"),
     [](const DocumentPart& part, const std::stop_token& stop) {
         return escaped("percent", part, stop);
     }},
    {"base64", QT_TRANSLATE_NOOP("CopyForms", "&Base64"),
     [](const DocumentPart& part, const std::stop_token& stop) {
         return escaped("base64", part, stop);
     }},
};

} // namespace

QString CopyForm::translatedName() const {
    return QCoreApplication::translate("CopyForms", name);
}

std::span<const CopyForm> copyForms() {
    return kForms;
}

} // namespace moji::app
