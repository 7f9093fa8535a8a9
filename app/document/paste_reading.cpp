#include "document/paste_reading.h"

#include "bytes/hex.h"
#include "document/text_in_place.h"
#include "escape/style_registry.h"
#include "text/qt_text.h"

#include <QCoreApplication>

namespace moji::app {

namespace {

// Two digits, or four: a number, a year, as likely as bytes.
constexpr std::size_t kFewBytes = 2;

std::optional<PasteReading> readHex(const std::string& text) {
    auto bytes = parseHexBytes(text);
    if (!bytes || bytes->empty())
        return {};
    const bool prefixed = text.find_first_of("\\%xX") != std::string::npos;
    const bool likely = prefixed || bytes->size() > kFewBytes;
    return PasteReading{PasteReading::Form::Hex, {}, std::move(*bytes), likely};
}

std::optional<PasteReading> readEscapes(const std::string& text, const Document& document,
                                        std::optional<ByteRange> over) {
    const ByteView all = asBytes(text);
    const escape::Style* style = escape::detectStyle(
        all.first(std::min(all.size(), escape::kSampleSize)), document.codecs());
    if (style == nullptr)
        return {};
    const auto meant = escape::transform(*style->makeUnescaper(document.codecs()), all);
    if (!meant || meant->text == text)
        return {};
    PasteReading reading{PasteReading::Form::Escapes, fromUtf8(style->name),
                         Bytes(meant->text.begin(), meant->text.end()), true};
    if (style->alphabet == escape::Alphabet::Bytes)
        return reading;
    const std::u32string codePoints = toCodePoints(fromUtf8(meant->text));
    auto encoded =
        over ? bytesInPlace(document, *over, codePoints) : encodeAll(document.codec(), codePoints);
    if (!encoded)
        return {};
    reading.bytes = std::move(*encoded);
    return reading;
}

} // namespace

QString PasteReading::name() const {
    return form == Form::Hex
               ? QCoreApplication::translate("PasteReading", "hex bytes")
               : QCoreApplication::translate("PasteReading", "escapes (%1)").arg(style);
}

std::optional<PasteReading> readingOf(const QString& clipboard, const Document& document,
                                      std::optional<ByteRange> over) {
    const std::string text = toUtf8(clipboard);
    if (auto hex = readHex(text))
        return hex;
    return readEscapes(text, document, over);
}

std::optional<PasteReading> escapesIn(const QString& clipboard, const Document& document,
                                      ByteRange over) {
    return readEscapes(toUtf8(clipboard), document, over);
}

} // namespace moji::app
