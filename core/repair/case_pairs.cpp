#include "repair/case_pairs.h"

#include <unicode/uchar.h>

#include <optional>

namespace moji::repair {

namespace {

bool isOtherCase(char32_t a, char32_t b) {
    return a != b && u_tolower(static_cast<UChar32>(a)) == u_tolower(static_cast<UChar32>(b));
}

} // namespace

bool isOfCasePairs(std::u32string_view text) {
    std::optional<char32_t> open; // a letter whose other case is due
    for (const char32_t c : text) {
        if (c == U' ' && !open)
            continue;
        if (open && !isOtherCase(*open, c))
            return false;
        open = open ? std::nullopt : std::optional(c);
    }
    return !open && !text.empty();
}

} // namespace moji::repair
