#include "lenses/bits/bit_joining.h"

#include "lenses/bits/bits_text.h"
#include "text/qt_text.h"
#include "utf8/strict.h"

#include <algorithm>

namespace moji::app {

QString hexNumber(std::uint64_t value, int digits) {
    return QStringLiteral("%1").arg(value, digits, 16, QLatin1Char('0')).toUpper();
}

std::vector<BitStory::ValueBit> joinedBits(const std::vector<BitField>& fields, int width) {
    std::vector<BitStory::ValueBit> value(static_cast<std::size_t>(width));
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const BitField& field = fields[i];
        if (!field.shift)
            continue;
        for (int bit = field.prefixBits; bit < kBitsOfByte; ++bit) {
            const int fromRight = *field.shift + kBitsOfByte - 1 - bit;
            const bool set = (field.byte >> (kBitsOfByte - 1 - bit)) & 1;
            value[static_cast<std::size_t>(width - 1 - fromRight)] = {static_cast<int>(i), bit,
                                                                      set};
        }
    }
    return value;
}

int joinedWidth(const std::vector<BitField>& fields) {
    int width = 0;
    for (const BitField& field : fields) {
        if (field.shift)
            width = std::max(width, *field.shift + kBitsOfByte - field.prefixBits);
    }
    return width;
}

void addTerms(BitStory& story, const BitReading& reading) {
    const int digits = (joinedWidth(reading.fields) + 3) / 4;
    for (std::size_t i = 0; i < reading.fields.size(); ++i) {
        const BitField& field = reading.fields[i];
        const std::uint64_t part = std::uint64_t{field.payload()} << *field.shift;
        const QString byte = hexText(ByteView(&field.byte, 1));
        story.terms.push_back(
            {i,
             field.prefixBits == 0
                 ? byte
                 : QStringLiteral("%1 AND %2").arg(byte, hexNumber(0xFF >> field.prefixBits, 2)),
             *field.shift == 0 ? QString() : QStringLiteral("<< %1").arg(*field.shift, 2),
             hexNumber(part, digits)});
    }
    const std::uint64_t sum = *reading.codePoint;
    if (reading.addend != 0) {
        story.valueLabel = BitsText::tr("Code point − %1").arg(hexNumber(reading.addend));
        story.terms.push_back(
            {reading.fields.size(), BitsText::tr("plus"), {}, hexNumber(reading.addend, digits)});
        story.sum = {0, BitsText::tr("sum"), {}, hexNumber(sum, digits)};
    } else if (reading.fields.size() > 1) {
        story.sum = {0, BitsText::tr("joined with OR"), {}, hexNumber(sum, digits)};
    }
}

std::optional<BitReading> forbiddenReading(ByteView bytes) {
    const std::size_t length = utf8::announcedLength(bytes[0]);
    if (length < 2 || length > 4 || bytes.size() != length ||
        !std::ranges::all_of(bytes.subspan(1), utf8::isContinuation))
        return std::nullopt;
    BitReading reading;
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < length; ++i) {
        const int prefix = i == 0 ? static_cast<int>(length) + 1 : 2;
        reading.fields.push_back({bytes[i], prefix, 6 * static_cast<int>(length - 1 - i)});
        value = value << 6 | reading.fields.back().payload();
    }
    reading.codePoint = value;
    return reading;
}

void joinForbidden(BitStory& story, ByteView bytes, const BitReading& reading) {
    story.range = {story.range.begin, story.range.begin + bytes.size()};
    story.brokeOff = false;
    const BitStory::ByteCell first = story.bytes.front();
    story.bytes.clear();
    for (const BitField& field : reading.fields)
        story.bytes.push_back({field, first.caption, first.role});
    story.value = joinedBits(reading.fields, joinedWidth(reading.fields));
    story.terms.clear();
    addTerms(story, reading);
    const QString value = QStringLiteral("U+%1").arg(hexNumber(*reading.codePoint, 4));
    story.subtitle = BitsText::tr("would spell %1").arg(value);
    story.sentence += QLatin1Char(' ') +
                      BitsText::tr("The payloads of %1 would spell %2.").arg(hexText(bytes), value);
}

} // namespace moji::app
