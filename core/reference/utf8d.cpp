// Hoehrmann's table `utf8d` in both numberings, each entry with what it does, and the entry that is
// often misprinted.

#include "reference/cells.h"
#include "utf8/hoehrmann.h"

#include <fmt/format.h>

namespace moji::reference {

namespace {

using utf8::DfaState;
using utf8::Utf8d;

constexpr unsigned kColumns = 16;
constexpr unsigned kClasses = 12;
/// The entry of this byte circulates in print as class 0 (ASCII) instead of 10. All of U+0800 to
/// U+0FFF is then lost.
constexpr unsigned kMisprinted = 0xE0;

Words meaningOfClass(unsigned byte, unsigned byteClass) {
    const auto payload = fmt::format("{:02X}", byte & (0xFFu >> byteClass));
    if (byteClass == 8)
        return {MOJI_WORDS("Reference", "%1 is class %2: it never occurs in UTF-8."),
                {fmt::format("{:02X}", byte), fmt::format("{}", byteClass)}};
    if ((byte & 0xC0) == 0x80)
        return {MOJI_WORDS("Reference", "%1 is class %2: a continuation byte, of %3."),
                {fmt::format("{:02X}", byte), fmt::format("{}", byteClass),
                 std::string(utf8::kDfaClassBytes[byteClass])}};
    return {
        MOJI_WORDS("Reference", "%1 is class %2: a lead of %3; FF >> %2 leaves the payload %4."),
        {fmt::format("{:02X}", byte), fmt::format("{}", byteClass),
         std::string(utf8::kDfaClassBytes[byteClass]), payload}};
}

Cell classCell(const Utf8d& utf8d, unsigned byte) {
    const unsigned byteClass = utf8d.classOf(static_cast<Byte>(byte));
    Cell cell = number(byteClass);
    cell.meaning = meaningOfClass(byte, byteClass);
    cell.leadBytes = {byte, byte};
    if (byte != kMisprinted)
        return cell;
    cell.isWrong = true;
    cell.text = {MOJI_WORDS("Reference", "%1 (often misprinted: 0)"),
                 {fmt::format("{}", byteClass)}};
    cell.meaning = {MOJI_WORDS("Reference",
                               "E0 is class 10. Some printed tables say 0, the class of "
                               "ASCII: all of U+0800 to U+0FFF is then lost, and E0 A0 "
                               "80 becomes U+00E0 and two errors.")};
    cell.example = {0xE0, 0xA0, 0x80};
    return cell;
}

Words meaningOfStep(const Utf8d& utf8d, DfaState state, unsigned byteClass, DfaState next) {
    const std::string from = fmt::format("{}", utf8d.number(state));
    const std::string to = fmt::format("{}", utf8d.number(next));
    const std::string bytes(utf8::kDfaClassBytes[byteClass]);
    if (next == DfaState::Reject)
        return {MOJI_WORDS("Reference", "In state %1 (%2) a byte of %3 is an error."),
                {from, std::string(identifier(state)), bytes}};
    return {MOJI_WORDS("Reference", "In state %1 (%2) a byte of %3 leads to state %4 (%5)."),
            {from, std::string(identifier(state)), bytes, to, std::string(identifier(next))}};
}

std::vector<Cell> stateRow(const Utf8d& utf8d, std::size_t index) {
    const auto state = static_cast<DfaState>(index);
    const unsigned numberOfState = utf8d.number(state);
    std::vector<Cell> row{plain(fmt::format("{} {}", numberOfState, identifier(state)))};
    for (unsigned column = 0; column < kColumns; ++column) {
        if (column >= utf8d.columns) {
            row.push_back({});
            continue;
        }
        const unsigned next = utf8d.next(numberOfState, column);
        Cell cell = number(next);
        cell.meaning = column < kClasses
                           ? meaningOfStep(utf8d, state, column, utf8d.state(next))
                           : Words{MOJI_WORDS("Reference", "Padding: there is no class %1."),
                                   {fmt::format("{}", column)}};
        row.push_back(std::move(cell));
    }
    return row;
}

Table makeUtf8d(const Utf8d& utf8d) {
    Table table;
    table.columns.push_back(leftColumn(MOJI_WORDS("Reference", "Bytes, states")));
    for (unsigned column = 0; column < kColumns; ++column)
        table.columns.push_back({dataWords(fmt::format("{}", column)), true});
    for (unsigned first = 0; first < 256; first += kColumns) {
        std::vector<Cell> row{plain(byteRange(first, first + kColumns - 1))};
        for (unsigned byte = first; byte < first + kColumns; ++byte)
            row.push_back(classCell(utf8d, byte));
        table.rows.push_back(std::move(row));
    }
    for (std::size_t state = 0; state < utf8::kDfaStates; ++state)
        table.rows.push_back(stateRow(utf8d, state));
    table.notes = {
        {MOJI_WORDS("Reference", "The first 256 of %1 entries are the class of each byte; after "
                                 "them, the next state for each state (row) and class (column)."),
         {fmt::format("{}", utf8d.table.size())}},
        {MOJI_WORDS("Reference", "A step is: class = utf8d[byte]; state = utf8d[256 + state%1 + "
                                 "class]. %2 is ACCEPT, %3 is REJECT."),
         {utf8d.multiplier == 1 ? "*16" : "", fmt::format("{}", utf8d.number(DfaState::Accept)),
          fmt::format("{}", utf8d.number(DfaState::Reject))}},
        {MOJI_WORDS("Reference", "Copyright (c) 2008-2010 Bjoern Hoehrmann, MIT licence.")}};
    return table;
}

} // namespace

extern const Entry kUtf8d2010;
const Entry kUtf8d2010{"utf8d", MOJI_WORDS("Reference", "utf8d of 2010"),
                       MOJI_WORDS("Reference",
                                  "Hoehrmann's table of 364 entries: states are multiplied by 12 "
                                  "beforehand, so that a step needs no multiplication."),
                       [] { return makeUtf8d(utf8::kUtf8d2010); }};

extern const Entry kUtf8d2009;
const Entry kUtf8d2009{
    "utf8d-2009", MOJI_WORDS("Reference", "utf8d of 2009"),
    MOJI_WORDS("Reference",
               "Hoehrmann's first table of 400 entries: states 0 to 8, sixteen columns "
               "a state, four of them padding."),
    [] { return makeUtf8d(utf8::kUtf8d2009); }};

} // namespace moji::reference
