#include "text/qt_text.h"

#include "text/number_style.h"

#include "bytes/hex.h"

#include <QByteArray>

namespace moji::app {

QString toQString(std::u32string_view codePoints) {
    QString text;
    text.reserve(static_cast<qsizetype>(codePoints.size()));
    for (const char32_t codePoint : codePoints)
        text += toQString(codePoint);
    return text;
}

QString toQString(char32_t codePoint) {
    if (codePoint > 0x10FFFF)
        return QString(QChar(QChar::ReplacementCharacter));
    if (!QChar::requiresSurrogates(codePoint))
        return QString(QChar(static_cast<char16_t>(codePoint)));
    const QChar units[] = {QChar(QChar::highSurrogate(codePoint)),
                           QChar(QChar::lowSurrogate(codePoint))};
    return QString(units, 2);
}

std::u32string toCodePoints(const QString& text) {
    std::u32string codePoints;
    codePoints.reserve(static_cast<std::size_t>(text.size()));
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar unit = text.at(i);
        const bool pair =
            unit.isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate();
        if (pair)
            codePoints.push_back(QChar::surrogateToUcs4(unit, text.at(++i)));
        else
            codePoints.push_back(unit.unicode());
    }
    return codePoints;
}

QString startOf(const QString& text, qsizetype most) {
    const bool parts = most > 0 && most < text.size() && text.at(most - 1).isHighSurrogate() &&
                       text.at(most).isLowSurrogate();
    return text.left(parts ? most - 1 : most);
}

QString fromUtf8(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

std::string toUtf8(const QString& text) {
    return text.toUtf8().toStdString();
}

QString hexText(ByteView bytes) {
    return fromUtf8(hexBytes(bytes));
}

QString codePointText(char32_t codePoint) {
    return fromUtf8(codePointName(codePoint));
}

QString offsetText(std::uint64_t offset, int digits) {
    const QString text = QString::number(offset, numberStyle().offsetBase);
    return (numberStyle().capitals ? text.toUpper() : text)
        .rightJustified(digits, QLatin1Char('0'));
}

QString hexOffsetText(std::uint64_t offset) {
    constexpr int kDigits = 6;
    return QString::number(offset, 16).toUpper().rightJustified(kDigits, QLatin1Char('0'));
}

QString rangeText(ByteRange range) {
    return QStringLiteral("%1:%2").arg(range.begin).arg(range.end);
}

QByteArray toQByteArray(ByteView bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

Bytes toBytes(const QByteArray& bytes) {
    const auto* data = reinterpret_cast<const Byte*>(bytes.constData());
    return Bytes(data, data + bytes.size());
}

} // namespace moji::app
