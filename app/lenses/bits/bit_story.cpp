#include "lenses/bits/bit_story.h"

#include "lenses/bits/bit_joining.h"
#include "lenses/bits/bits_text.h"
#include "lenses/bits/pointer_story.h"
#include "style/character_text.h"
#include "text/error_words.h"
#include "text/qt_text.h"
#include "utf8/strict.h"

#include <QStringList>

#include <algorithm>

namespace moji::app {

namespace {

BitStory::Check check(bool passed, const QString& name, const QString& rule) {
    return {passed ? BitStory::Outcome::Passed : BitStory::Outcome::Failed, name, rule};
}

QString shortestRule(int length) {
    switch (length) {
    case 1:
        return BitsText::tr("always true of one byte");
    case 2:
        return BitsText::tr("%1 or more").arg(QStringLiteral("80"));
    case 3:
        return BitsText::tr("%1 or more").arg(QStringLiteral("0800"));
    default:
        return BitsText::tr("%1 or more").arg(QStringLiteral("10000"));
    }
}

QString surrogateRule() {
    return BitsText::tr("outside %1").arg(QStringLiteral("D800..DFFF"));
}

QString rangeRule() {
    return BitsText::tr("%1 or less").arg(QStringLiteral("10FFFF"));
}

void addUtf8Checks(BitStory& story, int length, std::uint64_t value) {
    constexpr std::uint64_t kSmallest[] = {0, 0, 0x80, 0x800, 0x10000};
    story.checks = {
        check(length > 4 || value >= kSmallest[length], BitsText::tr("Shortest form"),
              shortestRule(length)),
        check(value < 0xD800 || value > 0xDFFF, BitsText::tr("Not a surrogate"), surrogateRule()),
        check(value <= 0x10FFFF, BitsText::tr("In range"), rangeRule())};
}

/// The checks up to the one that the error's kind names.
void addUtf8ErrorChecks(BitStory& story, SpanStatus kind, Byte lead) {
    using Outcome = BitStory::Outcome;
    const int length = static_cast<int>(utf8::announcedLength(lead));
    story.checks = {
        {Outcome::Passed, BitsText::tr("Lead and all continuations"),
         BitsText::tr("a lead, then 80..BF")},
        {Outcome::Passed, BitsText::tr("Shortest form"), shortestRule(std::min(length, 4))},
        {Outcome::Passed, BitsText::tr("Not a surrogate"), surrogateRule()},
        {Outcome::Passed, BitsText::tr("In range"), rangeRule()}};
    const std::size_t failed = kind == SpanStatus::Overlong    ? 1
                               : kind == SpanStatus::Surrogate ? 2
                               : kind == SpanStatus::TooLarge  ? 3
                                                               : 0;
    story.checks[failed].outcome = Outcome::Failed;
    for (std::size_t i = failed + 1; i < story.checks.size(); ++i)
        story.checks[i].outcome = Outcome::Unreached;
}

void addBytes(BitStory& story, const BitReading& reading, const PlacedSpan& span,
              const Codec& codec) {
    for (std::size_t i = 0; i < reading.fields.size(); ++i) {
        const CellRole role = roleOf(span.span, i, codec.info());
        story.bytes.push_back(
            {reading.fields[i], byteRoleName(role, reading.fields[i].byte, span.span), role});
    }
}

/// The value of a malformed sequence by its bit pattern: the payloads that came, in their places.
void addPatternValue(BitStory& story, Byte lead) {
    const int length = static_cast<int>(utf8::announcedLength(lead));
    if (length < 2 || length > 4)
        return;
    std::vector<BitField> fields;
    for (std::size_t i = 0; i < story.bytes.size(); ++i) {
        story.bytes[i].field.shift = 6 * (length - 1 - static_cast<int>(i));
        fields.push_back(story.bytes[i].field);
    }
    story.value = joinedBits(fields, joinedWidth(fields));
}

/// What UTF-8 expected, and which of its rules is broken. Its variants have others.
void addUtf8Error(BitStory& story, const PlacedSpan& span, std::optional<Byte> next) {
    const Byte lead = span.bytes[0];
    const auto expected = utf8::expectedAfter(lead, span.span.length);
    story.brokeOff = expected.has_value();
    if (expected) {
        story.expected =
            QStringLiteral("%1..%2").arg(hexNumber(expected->first), hexNumber(expected->last));
        story.came = next;
    }
    addUtf8ErrorChecks(story, span.span.status, lead);
}

void addErrorTerms(BitStory& story) {
    if (!story.brokeOff)
        return;
    story.terms.push_back({0, BitsText::tr("expected"), {}, story.expected});
    story.terms.push_back(
        {0,
         BitsText::tr("came"),
         {},
         story.came ? hexText(ByteView(&*story.came, 1)) : BitsText::tr("the end")});
}

void tellError(BitStory& story, const PlacedSpan& span, const Codec& codec, BitScheme scheme,
               std::optional<Byte> next) {
    story.isError = true;
    if (scheme == BitScheme::Utf8)
        addPatternValue(story, span.bytes[0]);
    if (isUtf8(codec))
        addUtf8Error(story, span, next);
    addErrorTerms(story);
    story.title = errorTitle(span.span.status);
    story.subtitle = BitsText::tr("no character");
    story.specimen = QStringLiteral("?");
    story.sentence = errorSentence(span.span.status, span.bytes, story.expected, story.came);
}

QString bytesWord(std::size_t count) {
    return count == 1 ? BitsText::tr("one byte")
                      : BitsText::tr("%1 bytes").arg(countWord(static_cast<int>(count)));
}

int payloadBits(const BitReading& reading) {
    int bits = 0;
    for (const BitField& field : reading.fields)
        bits += kBitsOfByte - field.prefixBits;
    return bits;
}

QString joinedSentence(const BitReading& reading, BitScheme scheme, const QString& name) {
    const std::size_t count = reading.fields.size();
    const QString lead = hexText(ByteView(&reading.fields[0].byte, 1));
    if (scheme == BitScheme::Utf8 && count == 1)
        return BitsText::tr("%1 starts with 0: it is a whole character, %2.").arg(lead, name);
    QStringList payloads;
    for (const BitField& field : reading.fields)
        payloads += QString::number(kBitsOfByte - field.prefixBits);
    const QString sum = payloads.join(QStringLiteral(" + "));
    if (scheme == BitScheme::Utf8)
        return BitsText::tr("%1 announces %2 bytes; their payloads, %3 bits in all, give %4.")
            .arg(lead, countWord(static_cast<int>(count)), sum, name);
    if (reading.addend != 0)
        return BitsText::tr("Two surrogates carry ten bits each; adding 10000 gives %1.").arg(name);
    if (scheme == BitScheme::Utf16Little || scheme == BitScheme::Utf32Little)
        return BitsText::tr("The lowest byte comes first; in reverse order they are %1.").arg(name);
    return BitsText::tr("The highest byte comes first: %1.").arg(name);
}

void tellJoined(BitStory& story, const BitReading& reading, BitScheme scheme) {
    story.value = joinedBits(reading.fields, joinedWidth(reading.fields));
    addTerms(story, reading);
    const std::uint64_t value = *reading.codePoint;
    if (scheme == BitScheme::Utf8)
        addUtf8Checks(story, static_cast<int>(reading.fields.size()), value);
    else
        story.checks = {check(value < 0xD800 || value > 0xDFFF, BitsText::tr("Not a surrogate"),
                              surrogateRule()),
                        check(value <= 0x10FFFF, BitsText::tr("In range"), rangeRule())};
    story.subtitle = BitsText::tr("%1, %2 payload bits")
                         .arg(bytesWord(reading.fields.size()))
                         .arg(payloadBits(reading));
    story.sentence = joinedSentence(reading, scheme, story.title);
}

/// Row and cell; for EUC with the subtraction.
void addRowAndCell(BitStory& story, ByteView bytes, const RowCell& place) {
    constexpr int kOrigin = 0xA0;
    const QString names[] = {BitsText::tr("row"), BitsText::tr("cell")};
    const std::optional<int> numbers[] = {place.row, place.cell};
    const std::size_t first = bytes.size() - std::min<std::size_t>(bytes.size(), 2);
    for (std::size_t i = 0; i < 2; ++i) {
        if (!numbers[i]) {
            story.terms.push_back({i, names[i], {}, QStringLiteral("–")});
            continue;
        }
        const std::size_t at = std::min(first + i, bytes.size() - 1);
        const bool subtracted = bytes[at] - kOrigin == *numbers[i];
        story.terms.push_back(
            {at, names[i],
             subtracted ? QStringLiteral("%1 − A0").arg(hexNumber(bytes[at], 2)) : QString(),
             QString::number(*numbers[i])});
    }
}

void tellTable(BitStory& story, const PlacedSpan& span, const Codec& codec) {
    story.isTable = true;
    const std::size_t count = span.bytes.size();
    const auto place = codec.rowCell(span.bytes);
    if (place && count > 1) {
        addRowAndCell(story, span.bytes, *place);
    } else {
        const Byte last = span.bytes[count - 1];
        story.terms.push_back({count - 1, BitsText::tr("row"),
                               BitsText::tr("upper half of %1").arg(hexNumber(last, 2)),
                               hexNumber(last >> 4)});
        story.terms.push_back({count - 1, BitsText::tr("column"),
                               BitsText::tr("lower half of %1").arg(hexNumber(last, 2)),
                               hexNumber(last & 15)});
    }
    story.subtitle = BitsText::tr("%1, looked up in a table").arg(bytesWord(count));
    const bool isSame =
        count == 1 && span.span.count == 1 && span.span.codePoints[0] == span.bytes[0];
    const QString pattern =
        isSame ? BitsText::tr("%1 is a cell in the table of %2, and holds %3, which has the same "
                              "bits.")
               : BitsText::tr("%1 is a cell in the table of %2, and holds %3. Its bits are not "
                              "those of the code point.");
    story.sentence = pattern.arg(hexText(span.bytes), fromUtf8(codec.name()), story.title);
}

/// UTF-7, SCSU, BOCU-1: they have no table.
void tellComputed(BitStory& story, const PlacedSpan& span, const Codec& codec) {
    story.subtitle = bytesWord(span.bytes.size());
    story.sentence = BitsText::tr("%1 reads %2 as %3; in other places the same bytes can mean "
                                  "something else.")
                         .arg(fromUtf8(codec.name()), hexText(span.bytes), story.title);
}

QString titleOf(const Span& span) {
    QStringList names;
    for (const char32_t codePoint : span.text())
        names += codePointText(codePoint);
    return names.isEmpty() ? BitsText::tr("no character") : names.join(QLatin1Char(' '));
}

} // namespace

QStringList BitStory::hexDigits() const {
    QStringList digits;
    constexpr std::size_t kNibble = 4;
    const std::size_t first = value.size() % kNibble == 0 ? kNibble : value.size() % kNibble;
    for (std::size_t begin = 0, end = std::min(first, value.size()); begin < value.size();
         begin = end, end += kNibble) {
        unsigned digit = 0;
        bool whole = true;
        for (std::size_t i = begin; i < end; ++i) {
            digit = digit * 2 + (value[i].set ? 1 : 0);
            whole = whole && value[i].byte >= 0;
        }
        digits += whole ? hexNumber(digit) : QStringLiteral("·");
    }
    return digits;
}

BitStory tellBits(const PlacedSpan& span, const Codec& codec, BitScheme scheme,
                  std::optional<Byte> next) {
    BitStory story;
    story.range = span.range();
    const BitReading reading = readBits(scheme, span.bytes, span.span);
    addBytes(story, reading, span, codec);
    if (span.isError()) {
        tellError(story, span, codec, scheme, next);
        return story;
    }
    story.title = titleOf(span.span);
    story.specimen = characterText(span.span).text;
    const bool joined =
        reading.codePoint && std::ranges::all_of(reading.fields, [](const BitField& field) {
            return field.shift.has_value();
        });
    if (joined && scheme != BitScheme::Table) {
        tellJoined(story, reading, scheme);
    } else if (reading.codePoint && codec.info().family == CodecFamily::Unicode) {
        tellComputed(story, span, codec);
    } else if (reading.codePoint && tellPointer(story, span, codec)) {
        return story;
    } else if (reading.codePoint) {
        tellTable(story, span, codec);
    } else {
        story.subtitle = bytesWord(span.bytes.size());
        story.sentence =
            BitsText::tr("%1 is not a character: it tells the decoder how to read what follows.")
                .arg(hexText(span.bytes));
    }
    return story;
}

std::optional<BitStory> tellHistoricBits(std::uint64_t offset, ByteView bytes) {
    const utf8::HistoricSpan span = utf8::decodeHistoric(bytes, Tail::AtEnd);
    if (isError(span.status))
        return {};
    BitStory story;
    story.range = {offset, offset + span.length};
    const ByteView own = bytes.first(span.length);
    const BitReading reading = readBits(own, span);
    const int length = utf8::historicLength(bytes[0]);
    for (std::size_t i = 0; i < reading.fields.size(); ++i) {
        const CellRole leads[] = {CellRole::Ascii, CellRole::Lead2, CellRole::Lead3};
        const CellRole lead = length >= 1 && length <= 3 ? leads[length - 1] : CellRole::Lead4;
        const CellRole role = i > 0 ? CellRole::Continuation : lead;
        story.bytes.push_back(
            {reading.fields[i],
             role == lead && length > 1 ? BitsText::tr("lead of %1").arg(length) : roleName(role),
             role});
    }
    story.title = span.value <= 0x10FFFF ? codePointText(static_cast<char32_t>(span.value))
                                         : hexNumber(span.value);
    story.specimen = span.value <= 0x10FFFF ? characterText(static_cast<char32_t>(span.value)).text
                                            : QStringLiteral("–");
    story.value = joinedBits(reading.fields, joinedWidth(reading.fields));
    addTerms(story, reading);
    story.checks = {check(true, BitsText::tr("Shortest form"),
                          BitsText::tr("%1 or more").arg(hexNumber(utf8::historicMinimum(length)))),
                    check(span.value < 0xD800 || span.value > 0xDFFF,
                          BitsText::tr("Not a surrogate today"), surrogateRule()),
                    check(span.value <= 0x10FFFF, BitsText::tr("In range today"), rangeRule())};
    story.subtitle = BitsText::tr("%1, %2 payload bits")
                         .arg(bytesWord(own.size()))
                         .arg(utf8::historicPayloadBits(length));
    story.sentence =
        length > 6 ? BitsText::tr("A thought experiment: %1 bytes would carry %2 bits, up to %3.")
                         .arg(length)
                         .arg(utf8::historicPayloadBits(length))
                         .arg(hexNumber(utf8::historicMaximum(length)))
        : length > 4
            ? BitsText::tr(
                  "A 1992 form: %1 bytes reach up to %2; today's UTF-8 has at most four bytes.")
                  .arg(length)
                  .arg(hexNumber(utf8::historicMaximum(length)))
            : joinedSentence(reading, BitScheme::Utf8, story.title);
    return story;
}

} // namespace moji::app
