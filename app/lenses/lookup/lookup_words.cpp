#include "lenses/lookup/lookup_words.h"

#include "style/character_text.h"
#include "text/list.h"
#include "text/qt_text.h"

#include <algorithm>

namespace moji::app {

namespace {

using utf8::kLookupBlock;
using utf8::LookupBlock;

constexpr std::size_t kListedLanes = 3;

QString hex(Byte byte) {
    return hexText(ByteView(&byte, 1));
}

bool isContinuation(Byte byte) {
    return (byte & 0xC0) == 0x80;
}

/// "04", or "00, XOR 80 = 80" if the lane must hold a continuation.
QString sumText(const LookupBlock& block, std::size_t lane) {
    const QString sum = QStringLiteral("%1 AND %2 AND %3 = %4")
                            .arg(hex(block.byte1High[lane]), hex(block.byte1Low[lane]),
                                 hex(block.byte2High[lane]), hex(block.specialCases[lane]));
    return block.mustBeContinuation[lane] == 0
               ? sum
               : sum + QStringLiteral(", XOR %1 = %2")
                           .arg(hex(block.mustBeContinuation[lane]), hex(block.error[lane]));
}

QString bitsText(const LookupStory& story, std::size_t lane) {
    const Byte error = story.block.error[lane];
    QStringList numbers;
    for (int bit = 7; bit >= 0; --bit) {
        if ((error >> bit & 1) != 0)
            numbers += QString::number(bit);
    }
    const QString names = listText(bitNames(story, lane, error));
    return numbers.size() == 1 ? LookupText::tr("bit %1: %2").arg(numbers.front(), names)
                               : LookupText::tr("bits %1: %2").arg(listText(numbers), names);
}

QString overlong2Text(Byte first, Byte second) {
    if (!isContinuation(second))
        return LookupText::tr("%1 can only start an overlong form.").arg(hex(first));
    const auto value = static_cast<char32_t>((first & 0x1F) << 6 | (second & 0x3F));
    return LookupText::tr("%1 %2 is a two-byte form of %3, “%4”, which needs only one byte.")
        .arg(hex(first), hex(second), hex(static_cast<Byte>(value)), characterText(value).text);
}

QString tooShortText(const LookupStory& story, std::size_t lane) {
    const Byte first = story.block.prev1[lane];
    if (lane >= story.bytes)
        return LookupText::tr("%1 needs a continuation byte (80..BF), but the text ends.")
            .arg(hex(first));
    return LookupText::tr("%1 needs a continuation byte (80..BF) next; %2 is not one.")
        .arg(hex(first), hex(story.block.input[lane]));
}

QString tooLongText(const LookupStory& story, std::size_t lane) {
    const QString byte = hex(story.block.input[lane]);
    if (story.block.offset + lane == 0)
        return LookupText::tr("%1 is a continuation byte, but the text starts here.").arg(byte);
    return LookupText::tr("%1 is a continuation byte, but %2 before it is ASCII.")
        .arg(byte, hex(story.block.prev1[lane]));
}

/// A lane in third or fourth place, or a stray continuation.
QString twoContinuationsText(const LookupStory& story, std::size_t lane) {
    const LookupBlock& block = story.block;
    const QString pair = hex(block.prev1[lane]) + QLatin1Char(' ') + hex(block.input[lane]);
    if (block.mustBeContinuation[lane] == 0)
        return LookupText::
            tr("%1: the second is a stray continuation byte, because no lead two or three bytes "
               "earlier needs it.")
                .arg(pair);
    const bool third = block.prev2[lane] >= 0xE0;
    const QString lead = hex(third ? block.prev2[lane] : block.prev3[lane]);
    if (lane >= story.bytes)
        return LookupText::tr("%1 needs more continuation bytes, but the text ends.").arg(lead);
    return third ? LookupText::tr("%1 two bytes before needs two continuation bytes (80..BF); %2 "
                                  "are not two.")
                       .arg(lead, pair)
                 : LookupText::tr("%1 three bytes before needs three continuation bytes (80..BF); "
                                  "%2 are not its last two.")
                       .arg(lead, pair);
}

/// What one bit of a lane's error means, by its name.
QString kindText(const LookupStory& story, std::size_t lane, std::string_view name) {
    const Byte first = story.block.prev1[lane];
    const Byte second = story.block.input[lane];
    const QString pair = hex(first) + QLatin1Char(' ') + hex(second);
    if (name == "TOO_SHORT")
        return tooShortText(story, lane);
    if (name == "TOO_LONG")
        return tooLongText(story, lane);
    if (name == "OVERLONG_2")
        return overlong2Text(first, second);
    if (name == "OVERLONG_3")
        return LookupText::tr(
                   "%1 starts a three-byte form of a value below 0800, which needs only two.")
            .arg(pair);
    if (name == "OVERLONG_4")
        return LookupText::tr(
                   "%1 starts a four-byte form of a value below 10000, which needs only three.")
            .arg(pair);
    if (name == "SURROGATE")
        return LookupText::tr("%1 starts a surrogate (D800..DFFF), which UTF-8 does not allow.")
            .arg(pair);
    if (name == "TWO_CONTS")
        return twoContinuationsText(story, lane);
    return LookupText::tr("%1 starts a value above U+10FFFF.").arg(pair); // TOO_LARGE, _1000
}

QString kindsText(const LookupStory& story, std::size_t lane) {
    QStringList sentences;
    for (const auto& name :
         utf8::lookupErrorNames(*story.tables, story.block.error[lane], story.block.prev1[lane]))
        sentences += kindText(story, lane, name);
    return sentences.join(QLatin1Char(' '));
}

QString passingText(const LookupStory& story, std::size_t lane) {
    const LookupBlock& block = story.block;
    if (lane >= story.bytes)
        return LookupText::tr("The text ends before this lane, which is padded with 00.");
    const QString byte = hex(block.input[lane]);
    if (block.mustBeContinuation[lane] != 0) {
        const bool third = block.prev2[lane] >= 0xE0;
        const QString lead = hex(third ? block.prev2[lane] : block.prev3[lane]);
        return (third
                    ? LookupText::tr("%1 is expected here: it continues %2, two bytes earlier.")
                    : LookupText::tr("%1 is expected here: it continues %2, three bytes earlier."))
            .arg(byte, lead);
    }
    if (block.offset + lane == 0)
        return LookupText::tr("%1 can start a text.").arg(byte);
    return LookupText::tr("%1 may follow %2.").arg(byte, hex(block.prev1[lane]));
}

/// The looked-up entries that differ from the paper's: "T1[E] = 0E for 1A".
QString misprintedEntries(const LookupStory& story, std::size_t lane) {
    QStringList entries;
    const auto compare = [&](int table, int nibble, Byte here, Byte paper) {
        if (here != paper)
            entries += QStringLiteral("T%1[%2] = %3 (%4)")
                           .arg(table)
                           .arg(QString::number(nibble, 16).toUpper(), hex(here), hex(paper));
    };
    const LookupBlock& block = story.block;
    compare(1, block.prev1[lane] >> 4, block.byte1High[lane], story.paper.byte1High[lane]);
    compare(2, block.prev1[lane] & 0x0F, block.byte1Low[lane], story.paper.byte1Low[lane]);
    compare(3, block.input[lane] >> 4, block.byte2High[lane], story.paper.byte2High[lane]);
    return listText(entries);
}

/// With the paper's tables.
LookupStory corrected(const LookupStory& story) {
    LookupStory right = story;
    right.tables = &utf8::kPaperTables;
    right.block = story.paper;
    return right;
}

QString misjudgedText(const LookupStory& story, std::size_t lane) {
    const LookupStory right = corrected(story);
    const QString entries = LookupText::tr("Misprinted, with the paper's value in brackets: %1.")
                                .arg(misprintedEntries(story, lane));
    const QString sum = sumText(right.block, lane);
    if (right.block.error[lane] == 0)
        return entries + QLatin1Char(' ') +
               LookupText::tr("With the paper's tables the lane passes: %1.").arg(sum);
    return entries + QLatin1Char(' ') +
           LookupText::tr("With the paper's tables the lane fails: %1, %2.")
               .arg(sum, bitsText(right, lane)) +
           QLatin1Char(' ') + kindsText(right, lane);
}

QString lastThree(const utf8::Lanes& lanes) {
    return hexText(ByteView(lanes).last(3));
}

QString misprintSentence(const LookupStory& story) {
    std::optional<std::size_t> refused;
    std::optional<std::size_t> passed;
    for (std::size_t lane = kLookupBlock; lane-- > 0;) {
        if (story.block.error[lane] != 0 && story.paper.error[lane] == 0)
            refused = lane;
        if (story.block.error[lane] == 0 && story.paper.error[lane] != 0)
            passed = lane;
    }
    if (refused && passed)
        return LookupText::tr("The misprint fails: it rejects valid bytes, first in lane %1, and "
                              "accepts invalid ones, first in lane %2.")
            .arg(*refused)
            .arg(*passed);
    if (refused)
        return LookupText::tr("The misprint fails: it rejects valid bytes, first in lane %1.")
            .arg(*refused);
    return passed
               ? LookupText::tr("The misprint fails: it accepts invalid bytes, first in lane %1.")
                     .arg(*passed)
               : QString();
}

} // namespace

QString tablesName(const utf8::LookupTables& tables) {
    if (&tables == &utf8::kSimdjsonTables)
        return LookupText::tr("simdjson's bits");
    return &tables == &utf8::kMisprintTables ? LookupText::tr("the misprint")
                                             : LookupText::tr("the paper's bits");
}

QString bitName(const utf8::LookupTables& tables, int bit) {
    const std::string_view name = tables.bits[static_cast<std::size_t>(bit)];
    return name.empty() ? LookupText::tr("%1 or %2")
                              .arg(QStringLiteral("OVERLONG_4"), QStringLiteral("TOO_LARGE_1000"))
                        : fromUtf8(name);
}

QStringList bitNames(const LookupStory& story, std::size_t lane, Byte value) {
    QStringList names;
    for (const auto& name : utf8::lookupErrorNames(*story.tables, value, story.block.prev1[lane]))
        names.prepend(fromUtf8(name));
    return names;
}

QString arithmeticText(const LookupStory& story, std::size_t lane) {
    const QString sum = sumText(story.block, lane);
    return story.block.error[lane] == 0 ? sum + QLatin1Char('.')
                                        : QStringLiteral("%1, %2.").arg(sum, bitsText(story, lane));
}

QString meaningText(const LookupStory& story, std::size_t lane) {
    if (story.isMisjudged(lane))
        return misjudgedText(story, lane);
    return story.block.error[lane] == 0 ? passingText(story, lane) : kindsText(story, lane);
}

LookupCheck shortcutCheck(const LookupStory& story) {
    const auto high = static_cast<int>(
        std::ranges::count_if(story.block.input, [](Byte byte) { return byte >= 0x80; }));
    if (high > 0)
        return {false, false,
                high == 1
                    ? LookupText::tr("ASCII shortcut not taken: 1 of 16 bytes is 80 or more.")
                    : LookupText::tr("ASCII shortcut not taken: %1 of 16 bytes are 80 or more.",
                                     nullptr, high)
                          .arg(high)};
    if (story.tailBefore != utf8::Lanes{})
        return {
            true, true,
            LookupText::tr("ASCII shortcut taken: no byte is 80 or more. But the previous block "
                           "left a character incomplete.")};
    return {true, false,
            LookupText::tr(
                "ASCII shortcut taken: no byte is 80 or more, and no character continues from "
                "the previous block. The lanes are skipped.")};
}

LookupCheck tailCheck(const LookupStory& story) {
    const QString bytes = lastThree(story.block.input);
    const QString most = lastThree(utf8::kTailMaximum);
    if (story.tail == utf8::Lanes{})
        return {true, false,
                LookupText::tr(
                    "Tail complete: last three %1 ≤ %2, so no character continues in the next "
                    "block.")
                    .arg(bytes, most)};
    const auto lane = static_cast<std::size_t>(
        std::ranges::find_if(story.tail, [](Byte byte) { return byte != 0; }) - story.tail.begin());
    const QString pattern =
        story.isLast ? LookupText::tr("Tail open: last three %1, where %2 is above %3: a character "
                                      "starts there, and the text ends.")
                     : LookupText::tr("Tail open: last three %1, where %2 is above %3: a character "
                                      "continues in the next block.");
    return {false, story.isLast,
            pattern.arg(bytes, hex(story.block.input[lane]), hex(utf8::kTailMaximum[lane]))};
}

QString failingText(const LookupStory& story) {
    const auto lanes = story.failingLanes();
    if (lanes.empty())
        return LookupText::tr("All 16 lanes are 00");
    const auto count = static_cast<int>(lanes.size());
    if (count == 1)
        return LookupText::tr("1 lane fails: %1").arg(lanes.front());
    if (lanes.size() > kListedLanes)
        return LookupText::tr("%1 lanes fail, first %2", nullptr, count)
            .arg(count)
            .arg(lanes.front());
    QStringList numbers;
    for (const std::size_t lane : lanes)
        numbers += QString::number(lane);
    return LookupText::tr("%1 lanes fail: %2", nullptr, count)
        .arg(QString::number(count), listText(numbers));
}

QString blockSentence(const LookupStory& story, std::size_t lane) {
    if (QString misprint = misprintSentence(story); !misprint.isEmpty())
        return misprint;
    if (const Byte error = story.block.error[lane]; error != 0)
        return LookupText::tr("Lane %1 reports %2: %3")
            .arg(QString::number(lane), listText(bitNames(story, lane, error)),
                 kindsText(story, lane));
    const auto lanes = story.failingLanes();
    if (lanes.empty()) {
        if (story.isLast && story.tail != utf8::Lanes{})
            return LookupText::tr(
                "All 16 lanes are 00, but the tail check fails: the text ends inside a character.");
        return LookupText::tr("All 16 lanes are 00. Nothing to report in this block.");
    }
    const auto count = static_cast<int>(lanes.size());
    const QString start = offsetText(utf8::sequenceStart(story.block, lanes.front()));
    return (count == 1
                ? LookupText::tr("1 of 16 lanes fails, so this is not UTF-8: the first malformed "
                                 "sequence begins at offset %1.")
                : LookupText::tr("%1 of 16 lanes fail, so this is not UTF-8: the first malformed "
                                 "sequence begins at offset %2.",
                                 nullptr, count)
                      .arg(count))
        .arg(start);
}

} // namespace moji::app
