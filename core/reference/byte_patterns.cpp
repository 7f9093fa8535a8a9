#include "reference/byte_patterns.h"

#include <array>
#include <string>

namespace moji::reference {

namespace {

constexpr std::array<PairPattern, 15> kPaperPatterns{{
    {"11xxxxxx 0xxx", "TOO_SHORT"},
    {"11xxxxxx 11xx", "TOO_SHORT"},
    {"0xxxxxxx 10xx", "TOO_LONG"},
    {"1100000x", "OVERLONG_2"},
    {"11100000 100x", "OVERLONG_3"},
    {"11110000 1000", "OVERLONG_4"},
    {"11101101 101x", "SURROGATE"},
    {"111101xx 1001", "TOO_LARGE"},
    {"111101xx 101x", "TOO_LARGE"},
    {"11111xxx 1001", "TOO_LARGE"},
    {"11111xxx 101x", "TOO_LARGE"},
    {"11110101 1000", "TOO_LARGE_1000"},
    {"1111011x 1000", "TOO_LARGE_1000"},
    {"11111xxx 1000", "TOO_LARGE_1000"},
    {"10xxxxxx 10xx", "TWO_CONTS"},
}};

constexpr std::array<PairPattern, 15> kSimdjsonPatterns = [] {
    auto patterns = kPaperPatterns;
    for (PairPattern& pattern : patterns) {
        if (pattern.kind == "OVERLONG_2")
            pattern.bits = "1100000x 10xx";
    }
    return patterns;
}();

} // namespace

std::span<const PairPattern> pairPatterns(const utf8::LookupTables& tables) {
    if (&tables == &utf8::kSimdjsonTables)
        return kSimdjsonPatterns;
    return kPaperPatterns;
}

bool fits(std::string_view pattern, unsigned value, unsigned bits) {
    for (unsigned i = 0; i < bits && i < pattern.size(); ++i) {
        const bool isSet = (value >> (bits - 1 - i) & 1) != 0;
        if (pattern[i] != 'x' && (pattern[i] == '1') != isSet)
            return false;
    }
    return true;
}

Byte bitOf(const utf8::LookupTables& tables, std::string_view kind) {
    const auto named = std::ranges::find(tables.bits, kind);
    // The bit without a name is the shared one.
    const auto bit =
        named == tables.bits.end() ? std::ranges::find(tables.bits, std::string_view()) : named;
    return static_cast<Byte>(1u << (bit - tables.bits.begin()));
}

utf8::LookupTables tablesFromPatterns(const utf8::LookupTables& tables) {
    utf8::LookupTables made{tables.name, {}, {}, {}, tables.bits};
    for (const PairPattern& pattern : pairPatterns(tables)) {
        const Byte bit = bitOf(tables, pattern.kind);
        const std::string_view high = pattern.bits.substr(0, 4);
        const std::string_view low = pattern.bits.substr(4, 4);
        const std::string_view second =
            pattern.bits.size() > 9 ? pattern.bits.substr(9) : std::string_view();
        for (unsigned nibble = 0; nibble < 16; ++nibble) {
            if (fits(high, nibble, 4))
                made.byte1High[nibble] |= bit;
            if (fits(low, nibble, 4))
                made.byte1Low[nibble] |= bit;
            if (fits(second, nibble, 4))
                made.byte2High[nibble] |= bit;
        }
    }
    return made;
}

} // namespace moji::reference
