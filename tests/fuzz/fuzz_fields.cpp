// What people type: hexadecimal, ranges, globs, ignore files, names of encodings.

#include "bytes/hex.h"
#include "bytes/parse_range.h"
#include "fuzz_input.h"
#include "survey/glob.h"
#include "survey/ignore_rules.h"

using namespace moji;
using namespace moji::fuzz;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    FuzzInput input(data, size);
    const std::string_view first = asChars(input.part());
    const std::string_view second = asChars(input.rest());
    if (const auto bytes = parseHexBytes(first)) {
        const auto again = parseHexBytes(hexBytes(*bytes));
        require(again && *again == *bytes, "hexadecimal round trip");
    }
    (void)parseHexPattern(first);
    if (const auto range = parseRange(first))
        require(range->begin <= range->end, "a range goes forwards");
    (void)globMatches(first, second);
    (void)pathPatternMatches(first, second, false);
    (void)IgnoreRules::parse(first).ignores(second, true);
    if (const auto name = registry().canonicalName(first))
        require(registry().find(*name) != nullptr, "a canonical name has an encoding");
    if (first.size() <= 8) // compares with every name
        (void)registry().suggestions(first);
    return 0;
}
