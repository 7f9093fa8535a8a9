// UTF-8 by length: the four lengths of today, the six of 1992, and two more as a thought
// experiment.

#include "bytes/hex.h"
#include "reference/cells.h"
#include "utf8/historic.h"

#include <fmt/format.h>

namespace moji::reference {

namespace {

constexpr int kMostToday = 4;
constexpr int kMostIn1992 = 6;
constexpr int kMostThoughtOf = 8;

std::string leadPattern(int length) {
    if (length == 1)
        return "0xxxxxxx";
    std::string pattern(8, 'x');
    for (int bit = 0; bit < length; ++bit)
        pattern[static_cast<std::size_t>(bit)] = '1';
    if (length < kMostThoughtOf)
        pattern[static_cast<std::size_t>(length)] = '0';
    return pattern;
}

Words statusOf(int length) {
    if (length < kMostToday)
        return {MOJI_WORDS("Reference", "UTF-8 today")};
    if (length == kMostToday)
        return {MOJI_WORDS("Reference", "UTF-8 today as far as F4 8F BF BF, U+10FFFF")};
    if (length <= kMostIn1992)
        return {
            MOJI_WORDS("Reference", "FSS-UTF of 1992 and RFC 2279; removed by RFC 3629 in 2003")};
    if (length == 7)
        return {MOJI_WORDS("Reference", "Never in a standard; Perl writes this form")};
    return {MOJI_WORDS("Reference", "Never in a standard; Perl's form with FF has 13 bytes")};
}

Cell valueCell(std::uint64_t value, ByteView bytes) {
    Cell cell = plain(fmt::format("{:X}", value));
    cell.example.assign(bytes.begin(), bytes.end());
    return cell;
}

Table makeLengths() {
    Table table;
    table.columns = {rightColumn(MOJI_WORDS("Reference", "Length")),
                     leftColumn(MOJI_WORDS("Reference", "Lead byte")),
                     rightColumn(MOJI_WORDS("Reference", "Payload bits")),
                     rightColumn(MOJI_WORDS("Reference", "First value")),
                     leftColumn(MOJI_WORDS("Reference", "First bytes")),
                     rightColumn(MOJI_WORDS("Reference", "Last value")),
                     leftColumn(MOJI_WORDS("Reference", "Last bytes")),
                     leftColumn(MOJI_WORDS("Reference", "Longest overlong form")),
                     leftColumn(MOJI_WORDS("Reference", "Used"))};
    for (int length = 1; length <= kMostThoughtOf; ++length) {
        const std::uint64_t least = utf8::historicMinimum(length);
        const std::uint64_t most = utf8::historicMaximum(length);
        const auto first = utf8::encodeHistoric(least, length);
        const auto last = utf8::encodeHistoric(most, length);
        const auto overlong =
            length == 1 ? utf8::HistoricBytes{} : utf8::encodeHistoric(least - 1, length);
        Cell count = number(static_cast<std::uint64_t>(length));
        count.codePoints = {least, most};
        Cell tooLong = plain(hexBytes(overlong.view()));
        tooLong.example.assign(overlong.view().begin(), overlong.view().end());
        table.rows.push_back({std::move(count),
                              plain(leadPattern(length)),
                              number(static_cast<std::uint64_t>(utf8::historicPayloadBits(length))),
                              valueCell(least, first.view()),
                              plain(hexBytes(first.view())),
                              valueCell(most, last.view()),
                              plain(hexBytes(last.view())),
                              std::move(tooLong),
                              {statusOf(length)}});
    }
    table.notes = {
        {MOJI_WORDS("Reference", "Every byte after the lead is 10xxxxxx and holds six bits.")},
        {MOJI_WORDS("Reference", "The longest overlong form is the largest value that fits in one "
                                 "byte less, written too long.")}};
    return table;
}

} // namespace

extern const Entry kLengths;
const Entry kLengths{
    "lengths", MOJI_WORDS("Reference", "Lengths, one to eight bytes"),
    MOJI_WORDS("Reference",
               "What each length of UTF-8 can hold: the four lengths of today, the two "
               "that RFC 3629 removed, and two that never were."),
    makeLengths};

} // namespace moji::reference
