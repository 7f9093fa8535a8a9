#include "lenses/bits/pointer_story.h"

#include "lenses/bits/bit_joining.h"
#include "lenses/bits/bits_text.h"
#include "text/qt_text.h"

#include <array>

namespace moji::app {

namespace {

constexpr std::size_t kLength = 4;
constexpr std::uint32_t kSupplementary = 189000; // the pointer of U+10000
constexpr std::uint32_t kException = 7457;       // U+E7C7, the only one outside the ranges
constexpr std::array<std::uint32_t, kLength> kFirst = {0x81, 0x30, 0x81, 0x30};
constexpr std::array<std::uint32_t, kLength> kWeight = {12600, 1260, 10, 1};

bool isFourByteCode(ByteView bytes) {
    const auto isLead = [](Byte byte) { return byte >= 0x81 && byte <= 0xFE; };
    const auto isDigit = [](Byte byte) { return byte >= 0x30 && byte <= 0x39; };
    return bytes.size() == kLength && isLead(bytes[0]) && isDigit(bytes[1]) && isLead(bytes[2]) &&
           isDigit(bytes[3]);
}

std::optional<char32_t> codePointAt(const Codec& codec, std::uint32_t pointer) {
    const std::array<Byte, kLength> code = {
        static_cast<Byte>(0x81 + pointer / 12600), static_cast<Byte>(0x30 + pointer / 1260 % 10),
        static_cast<Byte>(0x81 + pointer / 10 % 126), static_cast<Byte>(0x30 + pointer % 10)};
    DecoderState state = codec.stateAfterSync();
    const Span span = codec.next(code, state, Tail::AtEnd);
    return span.length == kLength && span.count == 1 ? std::optional(span.codePoints[0])
                                                     : std::nullopt;
}

/// The first pointer of the range: code points follow one another as the pointers do.
std::uint32_t rangeOf(const Codec& codec, std::uint32_t pointer, char32_t codePoint) {
    std::uint32_t first = pointer;
    for (std::uint32_t at = pointer; at-- > 0;) {
        if (at == kException)
            continue;
        if (codePointAt(codec, at) != codePoint - (pointer - at))
            break;
        first = at;
    }
    return first;
}

void addTerms(BitStory& story, ByteView bytes, std::uint32_t pointer) {
    for (std::size_t i = 0; i < kLength; ++i) {
        const std::uint32_t digit = bytes[i] - kFirst[i];
        const QString difference =
            QStringLiteral("%1 − %2 = %3")
                .arg(hexNumber(bytes[i], 2), hexNumber(kFirst[i], 2), hexNumber(digit));
        story.terms.push_back(
            {i, digit < 10 ? difference : QStringLiteral("%1 (%2)").arg(difference).arg(digit),
             kWeight[i] > 1 ? QStringLiteral("× %1").arg(kWeight[i]) : QString(),
             QString::number(digit * kWeight[i])});
    }
    story.sum = {0, BitsText::tr("pointer"), {}, QString::number(pointer)};
}

} // namespace

bool tellPointer(BitStory& story, const PlacedSpan& span, const Codec& codec) {
    if (!isFourByteCode(span.bytes) || span.span.count != 1)
        return false;
    std::uint32_t pointer = 0;
    for (std::size_t i = 0; i < kLength; ++i)
        pointer += (span.bytes[i] - kFirst[i]) * kWeight[i];
    const char32_t codePoint = span.span.codePoints[0];
    const bool isComputed = codePoint >= 0x10000;
    if (isComputed && codePoint != 0x10000 + (pointer - kSupplementary))
        return false;
    addTerms(story, span.bytes, pointer);
    const QString bytes = hexText(span.bytes);
    if (isComputed) {
        const std::uint32_t distance = pointer - kSupplementary;
        story.subtitle = BitsText::tr("four bytes, computed");
        story.sentence =
            BitsText::tr("%1 is pointer %2. From pointer %3 on, code points are computed: "
                         "%2 − %3 = %4, which is %5 in hexadecimal; adding 10000 gives %6.")
                .arg(bytes)
                .arg(pointer)
                .arg(kSupplementary)
                .arg(distance)
                .arg(hexNumber(distance), story.title);
    } else if (pointer == kException) {
        story.subtitle = BitsText::tr("four bytes, an exception");
        story.sentence = BitsText::tr("%1 is pointer %2, the one exception from the ranges of "
                                      "GB18030: it is %3.")
                             .arg(bytes)
                             .arg(pointer)
                             .arg(story.title);
    } else {
        const std::uint32_t first = rangeOf(codec, pointer, codePoint);
        const QString start =
            QStringLiteral("U+%1").arg(hexNumber(codePoint - (pointer - first), 4));
        story.subtitle = BitsText::tr("four bytes, looked up in ranges");
        story.sentence =
            first == pointer
                ? BitsText::tr("%1 is pointer %2, at which a range starts: it is %3.")
                      .arg(bytes)
                      .arg(pointer)
                      .arg(story.title)
                : BitsText::tr("%1 is pointer %2. Its range starts at pointer %3, which is %4; %5 "
                               "after that is %6.")
                      .arg(bytes)
                      .arg(pointer)
                      .arg(first)
                      .arg(start)
                      .arg(pointer - first)
                      .arg(story.title);
    }
    return true;
}

} // namespace moji::app
