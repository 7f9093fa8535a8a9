#include "unicode/mark_order.h"

#include "unicode/surrogates.h"

#include <unicode/unorm2.h>

#include <algorithm>
#include <array>

namespace moji::unicode {

namespace {

/// Stream-safe text has 30 at most (Unicode Standard Annex #15, section 13).
constexpr std::size_t kLongRun = 32;
constexpr char32_t kFirstMark = 0x0300;

UChar32 icuCharacter(char32_t codePoint) {
    return static_cast<UChar32>(codePoint);
}

std::uint8_t combiningClass(const UNormalizer2* decomposer, char32_t codePoint) {
    return unorm2_getCombiningClass(decomposer, icuCharacter(codePoint));
}

/// Whether the character, or what it decomposes into, starts with a combining mark.
bool startsWithMark(const UNormalizer2* decomposer, char32_t codePoint) {
    return codePoint >= kFirstMark &&
           unorm2_hasBoundaryBefore(decomposer, icuCharacter(codePoint)) == 0;
}

void appendDecomposed(std::u32string& out, const UNormalizer2* decomposer, char32_t codePoint) {
    std::array<char16_t, 32> units; // the longest one has 18
    UErrorCode status = U_ZERO_ERROR;
    const auto length = unorm2_getDecomposition(decomposer, icuCharacter(codePoint), units.data(),
                                                static_cast<std::int32_t>(units.size()), &status);
    if (U_FAILURE(status) || length < 0)
        out += codePoint;
    else
        out += fromUtf16({units.data(), static_cast<std::size_t>(length)});
}

/// Sorts what is between characters that are no marks.
void sortMarks(const UNormalizer2* decomposer, std::u32string& run) {
    const auto isMark = [&](char32_t c) { return combiningClass(decomposer, c) != 0; };
    for (auto begin = run.begin(); begin != run.end();) {
        const auto end = std::find_if_not(begin, run.end(), isMark);
        std::stable_sort(begin, end, [&](char32_t a, char32_t b) {
            return combiningClass(decomposer, a) < combiningClass(decomposer, b);
        });
        begin = std::find_if(end, run.end(), isMark);
    }
}

} // namespace

std::optional<std::u32string> withMarksInOrder(const UNormalizer2* decomposer,
                                               std::u32string_view text) {
    const auto isMark = [&](char32_t c) { return startsWithMark(decomposer, c); };
    std::optional<std::u32string> ordered;
    std::size_t done = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::size_t begin = i;
        while (i < text.size() && isMark(text[i]))
            ++i;
        if (i - begin <= kLongRun)
            continue;
        std::u32string run;
        for (const char32_t c : text.substr(begin, i - begin))
            appendDecomposed(run, decomposer, c);
        sortMarks(decomposer, run);
        if (!ordered)
            ordered.emplace();
        *ordered += text.substr(done, begin - done);
        *ordered += run;
        done = i;
    }
    if (ordered)
        *ordered += text.substr(done);
    return ordered;
}

} // namespace moji::unicode
