// The three tables of Keiser and Lemire's validator, each entry with the kinds of error whose bits
// it has; those of the misprint beside what they should be; and the patterns that make them.

#include "bytes/hex.h"
#include "reference/byte_patterns.h"
#include "reference/cells.h"
#include "utf8/lookup_tables.h"

#include <fmt/format.h>

namespace moji::reference {

namespace {

using utf8::Lanes;
using utf8::LookupTables;

/// The names of the bits, of the shared one both.
std::string kindsOf(const LookupTables& tables, Byte entry) {
    std::string kinds;
    for (unsigned bit = 0; bit < 8; ++bit) {
        if ((entry >> bit & 1) == 0)
            continue;
        kinds += kinds.empty() ? "" : ", ";
        kinds += tables.bits[bit].empty() ? "OVERLONG_4/TOO_LARGE_1000" : tables.bits[bit];
    }
    return kinds;
}

Cell entryCell(const LookupTables& tables, Byte entry, Byte correct) {
    Cell cell = plain(hexByte(entry));
    cell.meaning = entry == 0 ? Words{MOJI_WORDS("Reference", "No kind of error has this nibble.")}
                              : dataWords(kindsOf(tables, entry));
    if (entry == correct)
        return cell;
    cell.isWrong = true;
    cell.text = {MOJI_WORDS("Reference", "%1 (should be %2)"), {hexByte(entry), hexByte(correct)}};
    return cell;
}

/// `correct` are the tables that `tables` should equal.
Table makeNibbles(const LookupTables& tables, const LookupTables& correct) {
    Table table;
    table.columns = {leftColumn(MOJI_WORDS("Reference", "Nibble")),
                     leftColumn(MOJI_WORDS("Reference", "T1, by prev1 >> 4")),
                     leftColumn(MOJI_WORDS("Reference", "Kinds in T1")),
                     leftColumn(MOJI_WORDS("Reference", "T2, by prev1 & 0F")),
                     leftColumn(MOJI_WORDS("Reference", "Kinds in T2")),
                     leftColumn(MOJI_WORDS("Reference", "T3, by input >> 4")),
                     leftColumn(MOJI_WORDS("Reference", "Kinds in T3"))};
    const auto add = [&](std::vector<Cell>& row, const Lanes& lanes, const Lanes& right,
                         unsigned nibble) {
        row.push_back(entryCell(tables, lanes[nibble], right[nibble]));
        row.push_back(plain(kindsOf(tables, lanes[nibble])));
    };
    for (unsigned nibble = 0; nibble < 16; ++nibble) {
        std::vector<Cell> row{plain(fmt::format("{:X} {:04b}", nibble, nibble))};
        add(row, tables.byte1High, correct.byte1High, nibble);
        add(row, tables.byte1Low, correct.byte1Low, nibble);
        add(row, tables.byte2High, correct.byte2High, nibble);
        table.rows.push_back(std::move(row));
    }
    table.notes = {
        {MOJI_WORDS("Reference",
                    "A pair of bytes has the errors that all three entries contain: T1[prev1 >> 4] "
                    "& T2[prev1 & 0F] & T3[input >> 4]. prev1 is the byte before input.")}};
    return table;
}

Table makeMisprinted() {
    Table table = makeNibbles(utf8::kMisprintTables, utf8::kPaperTables);
    table.notes.push_back({MOJI_WORDS(
        "Reference", "As printed these tables reject 1110016 of 1112064 characters, the "
                     "first being U+0800 (E0 A0 80), and accept C2 80 80.")});
    return table;
}

/// The entries that a part of a pattern sets: "8..B".
std::string nibblesThatFit(std::string_view pattern) {
    std::string nibbles;
    for (unsigned nibble = 0; nibble < 16; ++nibble) {
        if (!fits(pattern, nibble, 4))
            continue;
        const bool continues = nibble > 0 && fits(pattern, nibble - 1, 4);
        const bool goesOn = nibble < 15 && fits(pattern, nibble + 1, 4);
        if (!continues)
            nibbles += fmt::format("{}{:X}", nibbles.empty() ? "" : ", ", nibble);
        else if (!goesOn)
            nibbles += fmt::format("..{:X}", nibble);
    }
    return nibbles;
}

Table makePatterns() {
    Table table;
    table.columns = {leftColumn(MOJI_WORDS("Reference", "Bits of the pair")),
                     leftColumn(MOJI_WORDS("Reference", "Kind of error")),
                     leftColumn(MOJI_WORDS("Reference", "Bit")),
                     leftColumn(MOJI_WORDS("Reference", "simdjson's bit")),
                     leftColumn(MOJI_WORDS("Reference", "Set in T1")),
                     leftColumn(MOJI_WORDS("Reference", "Set in T2")),
                     leftColumn(MOJI_WORDS("Reference", "Set in T3"))};
    for (const PairPattern& pattern : pairPatterns(utf8::kPaperTables)) {
        const std::string_view second =
            pattern.bits.size() > 9 ? pattern.bits.substr(9) : std::string_view();
        table.rows.push_back({plain(std::string(pattern.bits)), plain(std::string(pattern.kind)),
                              plain(hexByte(bitOf(utf8::kPaperTables, pattern.kind))),
                              plain(hexByte(bitOf(utf8::kSimdjsonTables, pattern.kind))),
                              plain(nibblesThatFit(pattern.bits.substr(0, 4))),
                              plain(nibblesThatFit(pattern.bits.substr(4, 4))),
                              plain(nibblesThatFit(second))});
    }
    table.notes = {
        {MOJI_WORDS("Reference", "Twelve of the nineteen invalid patterns show in a byte and the "
                                 "upper half of the next. Each kind has a bit, which is set in the "
                                 "entries of T1, T2 and T3 that its patterns fit.")},
        {MOJI_WORDS("Reference", "The kinds are nine and a byte has eight bits: OVERLONG_4 and "
                                 "TOO_LARGE_1000 share one. The low half of the lead tells them "
                                 "apart: 0 is overlong, 5 to F is too large.")},
        {MOJI_WORDS("Reference", "The other seven patterns need a third or fourth byte. They are "
                                 "found by TWO_CONTS, an error unless the byte two before is E0 or "
                                 "more, or the byte three before is F0 or more.")}};
    return table;
}

/// The thresholds at the end of a block.
Table makeThresholds() {
    struct Place {
        int fromEnd;
        Byte most;
        Byte printed;
    };
    constexpr Place kPlaces[] = {{3, 0xEF, 0xC0}, {2, 0xDF, 0xE0}, {1, 0xBF, 0xC0}};
    const Bytes examples[] = {{0xF0, 0x9F, 0x98}, {0x61, 0xE0, 0xA0}, {0x61, 0x61, 0xC3}};
    Table table;
    table.columns = {rightColumn(MOJI_WORDS("Reference", "Place from the end")),
                     leftColumn(MOJI_WORDS("Reference", "Largest byte")),
                     leftColumn(MOJI_WORDS("Reference", "As misprinted")),
                     leftColumn(MOJI_WORDS("Reference", "Why")),
                     leftColumn(MOJI_WORDS("Reference", "Incomplete"))};
    for (std::size_t i = 0; i < std::size(kPlaces); ++i) {
        const Place& place = kPlaces[i];
        Cell printed = plain(hexByte(place.printed));
        printed.isWrong = true;
        Cell example = plain(hexBytes(examples[i]));
        example.example = examples[i];
        table.rows.push_back(
            {number(static_cast<std::uint64_t>(place.fromEnd)), plain(hexByte(place.most)),
             std::move(printed),
             words(MOJI_WORDS("Reference", "A larger byte leads more than %1 bytes."),
                   {fmt::format("{}", place.fromEnd)}),
             std::move(example)});
    }
    table.notes = {{MOJI_WORDS(
        "Reference", "A text is complete if none of its last three bytes is larger than these; all "
                     "earlier bytes may be FF. The misprint calls E4 B8 96 incomplete and 61 E0 A0 "
                     "complete.")}};
    return table;
}

} // namespace

extern const Entry kNibbles;
const Entry kNibbles{"lookup", MOJI_WORDS("Reference", "T1, T2, T3"),
                     MOJI_WORDS("Reference",
                                "The three tables of Keiser and Lemire's validator with "
                                "the bits of the paper, and the kinds of error in each "
                                "entry."),
                     [] { return makeNibbles(utf8::kPaperTables, utf8::kPaperTables); }};

extern const Entry kNibblesOfSimdjson;
const Entry kNibblesOfSimdjson{
    "lookup-simdjson", MOJI_WORDS("Reference", "T1, T2, T3 of simdjson"),
    MOJI_WORDS("Reference", "The same tables with the bits that simdjson gives the kinds of error. "
                            "Both give the same verdict for every text."),
    [] { return makeNibbles(utf8::kSimdjsonTables, utf8::kSimdjsonTables); }};

extern const Entry kNibblesMisprinted;
const Entry kNibblesMisprinted{
    "lookup-misprint", MOJI_WORDS("Reference", "T1, T2, T3 as misprinted"),
    MOJI_WORDS("Reference", "Tables that circulate in print. Wrong entries are marked, with what "
                            "they should be."),
    makeMisprinted};

extern const Entry kNibblePatterns;
const Entry kNibblePatterns{
    "lookup-patterns", MOJI_WORDS("Reference", "How T1, T2, T3 are made"),
    MOJI_WORDS("Reference", "The bit patterns of two bytes from which the three tables follow, and "
                            "how the kinds of error share eight bits."),
    makePatterns};

extern const Entry kTailThresholds;
const Entry kTailThresholds{
    "tail", MOJI_WORDS("Reference", "The last bytes of a block"),
    MOJI_WORDS("Reference", "How the validator finds a sequence that is cut off at the end: three "
                            "thresholds, and how they are misprinted."),
    makeThresholds};

} // namespace moji::reference
