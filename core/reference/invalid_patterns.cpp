// The nineteen bit patterns of which every ill-formed UTF-8 text contains at least one, if 00 is
// put before it and it does not end inside a sequence.

#include "bytes/hex.h"
#include "reference/cells.h"
#include "utf8/lookup.h"
#include "utf8/lookup_tables.h"

#include <fmt/format.h>

namespace moji::reference {

namespace {

enum class Kind { Unfinished, Unstarted, TooLong, BeyondUnicode, Overlong, Surrogate };

struct Pattern {
    const char* bits;
    Kind kind;
    Bytes example; // with the pattern alone, among whole characters
};

const std::vector<Pattern>& patterns() {
    static const std::vector<Pattern> kPatterns = {
        {"11xxxxxx 0xxxxxxx", Kind::Unfinished, {0xC3, 0x41}},
        {"11xxxxxx 11xxxxxx", Kind::Unfinished, {0xC3, 0xC3, 0xA9}},
        {"111xxxxx 10xxxxxx 0xxxxxxx", Kind::Unfinished, {0xE4, 0xB8, 0x41}},
        {"111xxxxx 10xxxxxx 11xxxxxx", Kind::Unfinished, {0xE4, 0xB8, 0xC3, 0xA9}},
        {"1111xxxx 10xxxxxx 10xxxxxx 0xxxxxxx", Kind::Unfinished, {0xF0, 0x9F, 0x98, 0x41}},
        {"1111xxxx 10xxxxxx 10xxxxxx 11xxxxxx", Kind::Unfinished, {0xF0, 0x9F, 0x98, 0xC3, 0xA9}},
        {"0xxxxxxx 10xxxxxx", Kind::Unstarted, {0x41, 0x80}},
        {"110xxxxx 10xxxxxx 10xxxxxx", Kind::Unstarted, {0xC3, 0xA9, 0x80}},
        {"1110xxxx 10xxxxxx 10xxxxxx 10xxxxxx", Kind::Unstarted, {0xE4, 0xB8, 0x96, 0x80}},
        {"10xxxxxx 10xxxxxx 10xxxxxx 10xxxxxx", Kind::Unstarted, {0xF0, 0x9F, 0x98, 0x80, 0x80}},
        {"11111xxx", Kind::TooLong, {0xF8, 0x88, 0x80, 0x80, 0x80}},
        {"11110100 1001xxxx", Kind::BeyondUnicode, {0xF4, 0x90, 0x80, 0x80}},
        {"11110100 101xxxxx", Kind::BeyondUnicode, {0xF4, 0xA0, 0x80, 0x80}},
        {"11110101", Kind::BeyondUnicode, {0xF5, 0x80, 0x80, 0x80}},
        {"1111011x", Kind::BeyondUnicode, {0xF6, 0x80, 0x80, 0x80}},
        {"1100000x", Kind::Overlong, {0xC0, 0xAF}},
        {"11100000 100xxxxx", Kind::Overlong, {0xE0, 0x80, 0xAF}},
        {"11110000 1000xxxx", Kind::Overlong, {0xF0, 0x8F, 0xBF, 0xBF}},
        {"11101101 101xxxxx", Kind::Surrogate, {0xED, 0xA0, 0x80}},
    };
    return kPatterns;
}

Words nameOf(Kind kind) {
    switch (kind) {
    case Kind::Unfinished:
        return {MOJI_WORDS("Reference", "Unfinished sequence")};
    case Kind::Unstarted:
        return {MOJI_WORDS("Reference", "Continuation without a lead")};
    case Kind::TooLong:
        return {MOJI_WORDS("Reference", "Five bytes or more")};
    case Kind::BeyondUnicode:
        return {MOJI_WORDS("Reference", "Above U+10FFFF")};
    case Kind::Overlong:
        return {MOJI_WORDS("Reference", "Overlong form")};
    default:
        return {MOJI_WORDS("Reference", "Surrogate")};
    }
}

/// The first lane with an error, when the validator reads the example.
struct Caught {
    std::string bits;      // of the error
    bool byTables = false; // by T1, T2, T3; else by the missing continuation or the extra one
};

Caught caughtBy(const Bytes& example) {
    utf8::Lanes input{};
    std::ranges::fill(input, Byte{0x41});
    std::ranges::copy(example, input.begin());
    const utf8::LookupBlock block = utf8::checkLanes(utf8::kPaperTables, {}, input, 0);
    for (const Byte error : block.error) {
        if (error != 0)
            return {hexByte(error), (error & 0x80) == 0};
    }
    return {};
}

Table makeInvalidPatterns() {
    Table table;
    table.columns = {rightColumn(MOJI_WORDS("Reference", "No.")),
                     leftColumn(MOJI_WORDS("Reference", "Pattern")),
                     leftColumn(MOJI_WORDS("Reference", "Kind")),
                     leftColumn(MOJI_WORDS("Reference", "Example")),
                     leftColumn(MOJI_WORDS("Reference", "Error")),
                     leftColumn(MOJI_WORDS("Reference", "Caught by"))};
    std::uint64_t byTables = 0;
    for (const Pattern& pattern : patterns()) {
        const Caught caught = caughtBy(pattern.example);
        byTables += caught.byTables ? 1 : 0;
        Cell bits = plain(pattern.bits);
        bits.example = pattern.example;
        Cell example = plain(hexBytes(pattern.example));
        example.example = pattern.example;
        table.rows.push_back({number(table.rows.size() + 1),
                              std::move(bits),
                              {nameOf(pattern.kind)},
                              std::move(example),
                              plain(caught.bits),
                              caught.byTables
                                  ? words(MOJI_WORDS("Reference", "T1, T2 and T3"))
                                  : words(MOJI_WORDS("Reference", "the count of continuations"))});
    }
    table.notes = {
        {MOJI_WORDS("Reference", "A text is ill-formed if and only if it contains one of these %1 "
                                 "patterns, where the byte before the text counts as 00, or ends "
                                 "inside a sequence. None can be left out."),
         {fmt::format("{}", patterns().size())}},
        {MOJI_WORDS("Reference",
                    "%1 of them show in two bytes and are caught by the three tables, "
                    "%2 by comparing where continuations are with where they must be."),
         {fmt::format("{}", byTables), fmt::format("{}", patterns().size() - byTables)}}};
    return table;
}

} // namespace

extern const Entry kInvalidPatterns;
const Entry kInvalidPatterns{
    "patterns", MOJI_WORDS("Reference", "The nineteen invalid patterns"),
    MOJI_WORDS("Reference", "Six kinds of ill-formed UTF-8 in nineteen bit patterns, each with an "
                            "example to put in the document."),
    makeInvalidPatterns};

} // namespace moji::reference
