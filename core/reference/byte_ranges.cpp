// Table 3-7 of the Unicode Standard, and the bytes that never occur: both read from the automaton.

#include "bytes/hex.h"
#include "reference/cells.h"
#include "utf8/hoehrmann.h"
#include "utf8/strict.h"

#include <fmt/format.h>

#include <array>

namespace moji::reference {

namespace {

using utf8::DfaState;

/// The bytes that lead from `state` to `next`, as runs without a gap.
struct Run {
    unsigned first;
    unsigned last;
    DfaState next;
};

std::vector<Run> runsOutOf(DfaState state) {
    std::vector<Run> runs;
    for (unsigned byte = 0; byte < 256; ++byte) {
        const auto next = static_cast<DfaState>(
            utf8::kDfaTransitions[static_cast<std::size_t>(state)][utf8::kByteClass[byte]]);
        if (next == DfaState::Reject)
            continue;
        if (!runs.empty() && runs.back().last + 1 == byte && runs.back().next == next)
            runs.back().last = byte;
        else
            runs.push_back({byte, byte, next});
    }
    return runs;
}

/// One row of Table 3-7: the ranges of all bytes of a sequence. After a lead, each state has one
/// run of bytes.
std::vector<Run> sequenceFrom(const Run& lead) {
    std::vector<Run> sequence{lead};
    while (sequence.back().next != DfaState::Accept)
        sequence.push_back(runsOutOf(sequence.back().next).front());
    return sequence;
}

char32_t codePointOf(const Bytes& bytes) {
    return utf8::decodeStrict(bytes, Tail::AtEnd).codePoints[0];
}

/// Why the second byte is not just 80..BF.
const char* restriction(DfaState afterLead) {
    switch (afterLead) {
    case DfaState::AfterE0:
    case DfaState::AfterF0:
        return MOJI_WORDS("Reference", "%1 would be an overlong form: fewer bytes suffice");
    case DfaState::AfterED:
        return MOJI_WORDS("Reference", "%1 would be a surrogate, U+D800 to U+DFFF");
    case DfaState::AfterF4:
        return MOJI_WORDS("Reference", "%1 would be greater than U+10FFFF");
    default:
        return "";
    }
}

/// The continuation bytes that `run` leaves out.
std::string leftOut(const Run& run) {
    return run.first > 0x80 ? byteRange(0x80, run.first - 1) : byteRange(run.last + 1, 0xBF);
}

std::vector<Cell> rowOf(const std::vector<Run>& sequence, std::uint64_t count) {
    Bytes first;
    Bytes last;
    for (const Run& run : sequence) {
        first.push_back(static_cast<Byte>(run.first));
        last.push_back(static_cast<Byte>(run.last));
    }
    std::vector<Cell> row{plain(fmt::format("{}..{}", codePointName(codePointOf(first)),
                                            codePointName(codePointOf(last))))};
    row.back().example = first;
    row.back().codePoints = {codePointOf(first), codePointOf(last)};
    for (const Run& run : sequence)
        row.push_back(plain(byteRange(run.first, run.last)));
    row[1].leadBytes = {sequence[0].first, sequence[0].last};
    row.resize(5);
    if (sequence.size() > 1 && restriction(sequence[0].next)[0] != '\0')
        row[2].meaning = {restriction(sequence[0].next), {leftOut(sequence[1])}};
    row.push_back(number(count));
    return row;
}

Table makeRanges() {
    Table table;
    table.columns = {leftColumn(MOJI_WORDS("Reference", "Code points")),
                     leftColumn(MOJI_WORDS("Reference", "1st byte")),
                     leftColumn(MOJI_WORDS("Reference", "2nd byte")),
                     leftColumn(MOJI_WORDS("Reference", "3rd byte")),
                     leftColumn(MOJI_WORDS("Reference", "4th byte")),
                     rightColumn(MOJI_WORDS("Reference", "Characters"))};
    std::uint64_t sum = 0;
    for (const Run& lead : runsOutOf(DfaState::Accept)) {
        const std::vector<Run> sequence = sequenceFrom(lead);
        std::uint64_t count = 1;
        for (const Run& run : sequence)
            count *= run.last - run.first + 1;
        sum += count;
        table.rows.push_back(rowOf(sequence, count));
    }
    constexpr std::uint64_t kCodePoints = 0x110000;
    table.notes = {
        {MOJI_WORDS("Reference",
                    "All rows together are %1 characters (Unicode scalar values): the "
                    "%2 code points from U+0000 to U+10FFFF without the %3 surrogates."),
         {fmt::format("{}", sum), fmt::format("{}", kCodePoints),
          fmt::format("{}", kCodePoints - sum)}},
        {MOJI_WORDS("Reference", "Only the second byte is ever restricted, and only after E0, ED, "
                                 "F0 and F4.")}};
    return table;
}

/// Whether no state accepts it.
bool isNeverUsed(Byte byte) {
    for (const auto& row : utf8::kDfaTransitions) {
        if (row[utf8::kByteClass[byte]] != static_cast<std::uint8_t>(DfaState::Reject))
            return false;
    }
    return true;
}

Words reasonNeverUsed(Byte byte) {
    if (byte < 0xC2)
        return {MOJI_WORDS("Reference", "It would lead two bytes for %1, which one byte holds: an "
                                        "overlong form."),
                {byte == 0xC0 ? "U+0000..U+003F" : "U+0040..U+007F"}};
    if (byte < 0xF8) {
        const auto from = static_cast<std::uint32_t>(byte & 0x07) << 18;
        return {MOJI_WORDS("Reference", "It would lead four bytes for %1 to %2, above U+10FFFF."),
                {fmt::format("{:X}", from), fmt::format("{:X}", from + 0x3FFFF)}};
    }
    if (byte < 0xFE)
        return {
            MOJI_WORDS("Reference", "It led a form of %1 bytes, which RFC 3629 removed in 2003."),
            {byte < 0xFC ? "5" : "6"}};
    return {MOJI_WORDS("Reference", "No version of UTF-8 used it as a lead. FE and FF "
                                    "together are the byte-order mark of UTF-16.")};
}

Table makeNeverUsed() {
    Table table;
    table.columns = {leftColumn(MOJI_WORDS("Reference", "Byte")),
                     leftColumn(MOJI_WORDS("Reference", "Bits")),
                     leftColumn(MOJI_WORDS("Reference", "Why it never occurs"))};
    for (unsigned value = 0; value < 256; ++value) {
        const auto byte = static_cast<Byte>(value);
        if (!isNeverUsed(byte))
            continue;
        Cell name = plain(hexByte(byte));
        name.example = {byte};
        name.leadBytes = {value, value};
        table.rows.push_back(
            {std::move(name), plain(fmt::format("{:08b}", value)), {reasonNeverUsed(byte)}});
    }
    table.notes = {{MOJI_WORDS("Reference", "%1 of the 256 byte values never occur in UTF-8. Where "
                                            "one does, the text is not UTF-8 or is damaged."),
                    {fmt::format("{}", table.rows.size())}}};
    return table;
}

} // namespace

extern const Entry kRanges;
const Entry kRanges{"ranges", MOJI_WORDS("Reference", "Well-formed UTF-8"),
                    MOJI_WORDS("Reference",
                               "The byte sequences of UTF-8, nine rows: Table 3-7 of the Unicode "
                               "Standard, read here from the automaton."),
                    makeRanges};

extern const Entry kNeverUsed;
const Entry kNeverUsed{
    "never", MOJI_WORDS("Reference", "Bytes that never occur"),
    MOJI_WORDS("Reference", "The byte values that no well-formed UTF-8 contains: those that every "
                            "state of the automaton rejects."),
    makeNeverUsed};

} // namespace moji::reference
