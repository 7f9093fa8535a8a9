#include "repair/text_cost.h"

#include "detect/text_scorer.h"

#include <unicode/uchar.h>

#include <algorithm>

namespace moji::repair {

namespace {

// Bits beyond what the models say
constexpr double kReplacement = 10;
constexpr double kC1Control = 8;
constexpr double kAsianAtSmallLatin = 6;
constexpr double kLooseBox = 6;
constexpr double kMarkAtLatin = 8;
constexpr double kSpaceAtSpace = 6; // a no-break space beside another

bool isSmallLatin(char32_t c) {
    return c >= U'a' && c <= U'z';
}
bool isAsian(char32_t c) {
    return (c >= 0x2E80 && c <= 0x9FFF) || (c >= 0xAC00 && c <= 0xD7A3) ||
           (c >= 0xF900 && c <= 0xFAFF) || (c >= 0xFF00 && c <= 0xFFEF);
}
bool isBox(char32_t c) {
    return c >= 0x2500 && c <= 0x259F;
}

bool isMark(char32_t c) {
    return c >= 0x300 && u_charType(static_cast<UChar32>(c)) == U_NON_SPACING_MARK;
}

double signsOfDamage(char32_t before, char32_t c) {
    if (c < 0x80 && before < 0x80)
        return 0;
    double bits = 0;
    if (c >= 0x80 && c < 0xA0)
        bits += kC1Control;
    if ((isAsian(c) && isSmallLatin(before)) || (isAsian(before) && isSmallLatin(c)))
        bits += kAsianAtSmallLatin;
    if (isMark(c) && isSmallLatin(before))
        bits += kMarkAtLatin;
    if ((c == 0xA0 && before == U' ') || (before == 0xA0 && c == U' '))
        bits += kSpaceAtSpace;
    if (isBox(c) && isBox(before) && c != before)
        bits += kLooseBox;
    return bits;
}

/// Of text without U+FFFD.
double bitsOfPart(std::u32string_view text, double limit) {
    constexpr std::size_t kAtOnce = 24;
    TextScorer scorer;
    double signs = 0;
    char32_t before = U' ';
    for (std::size_t at = 0;;) {
        for (const char32_t c : text.substr(at, kAtOnce)) {
            signs += signsOfDamage(before, c);
            before = c;
            scorer.feed(c);
        }
        at += kAtOnce;
        if (const double bits = scorer.score().bits + signs; at >= text.size() || bits > limit)
            return bits;
    }
}

} // namespace

double bitsOf(std::u32string_view text, double limit) {
    double bits = 0;
    while (!text.empty() && bits <= limit) {
        const std::size_t end = std::min(text.find(U'\uFFFD'), text.size());
        if (end > 0)
            bits += bitsOfPart(text.substr(0, end), limit - bits);
        if (end < text.size())
            bits += kReplacement;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return bits;
}

} // namespace moji::repair
