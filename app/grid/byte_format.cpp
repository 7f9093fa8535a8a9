#include "grid/byte_format.h"

#include "text/number_style.h"

#include <QCoreApplication>

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kLargest = 255;

constexpr ByteFormatInfo kFormats[] = {
    {ByteFormat::Hexadecimal, "hex", QT_TRANSLATE_NOOP("ByteFormat", "&Hexadecimal"), 16, 2, false},
    {ByteFormat::HexadecimalAndBits, "hex-bits",
     QT_TRANSLATE_NOOP("ByteFormat", "Hexadecimal and &bits"), 16, 2, true},
    {ByteFormat::Decimal, "dec", QT_TRANSLATE_NOOP("ByteFormat", "&Decimal"), 10, 3, false},
    {ByteFormat::Octal, "oct", QT_TRANSLATE_NOOP("ByteFormat", "&Octal"), 8, 3, false},
};

} // namespace

QString ByteFormatInfo::translatedName() const {
    return QCoreApplication::translate("ByteFormat", name);
}

std::span<const ByteFormatInfo> byteFormats() {
    return kFormats;
}

const ByteFormatInfo& infoOf(ByteFormat format) {
    return *std::ranges::find(kFormats, format, &ByteFormatInfo::format);
}

ByteFormat byteFormatOf(const QString& id) {
    const auto* found = std::ranges::find_if(
        kFormats, [&](const ByteFormatInfo& info) { return id == QLatin1String(info.id); });
    return found == std::end(kFormats) ? ByteFormat::Hexadecimal : found->format;
}

QString byteText(Byte byte, ByteFormat format) {
    const ByteFormatInfo& info = infoOf(format);
    const QString digits = QString::number(byte, info.base);
    return (numberStyle().capitals ? digits.toUpper() : digits)
        .rightJustified(info.digits, QLatin1Char('0'));
}

QString bitsText(Byte byte) {
    return QString::number(byte, 2).rightJustified(8, QLatin1Char('0'));
}

std::optional<int> digitOf(const QString& text, ByteFormat format) {
    bool valid = false;
    const int value = text.size() == 1 ? text.toInt(&valid, infoOf(format).base) : 0;
    return valid ? std::optional(value) : std::nullopt;
}

std::optional<DigitEntry> withDigit(const DigitEntry& entry, int digit, ByteFormat format) {
    const ByteFormatInfo& info = infoOf(format);
    const int digits = entry.digits + 1;
    if (info.base == 16) {
        const int value = entry.digits == 0 ? (digit << 4 | (entry.value & 0x0F))
                                            : ((entry.value & 0xF0) | digit);
        return DigitEntry{static_cast<Byte>(value), digits % info.digits};
    }
    const int value = (entry.digits == 0 ? 0 : entry.value * info.base) + digit;
    if (value > kLargest)
        return {};
    const bool complete = digits == info.digits || value * info.base > kLargest;
    return DigitEntry{static_cast<Byte>(value), complete ? 0 : digits};
}

} // namespace moji::app
