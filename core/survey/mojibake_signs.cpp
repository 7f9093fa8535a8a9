#include "survey/mojibake_signs.h"

#include "detect/text_scorer.h"
#include "utf8/utf8_writer.h"

#include <algorithm>

namespace moji {

namespace {

bool isLatin1Letter(char32_t c) {
    return c >= 0xC0 && c <= 0xFF && c != 0xD7 && c != 0xF7;
}
bool isCyrillicSmall(char32_t c) {
    return c >= 0x0430 && c <= 0x045F;
}
bool isCyrillicCapital(char32_t c) {
    return c >= 0x0400 && c <= 0x042F;
}
bool isLetter(char32_t c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || isLatin1Letter(c) ||
           (c >= 0x0400 && c <= 0x045F);
}
bool isCjk(char32_t c) {
    return (c >= 0x3400 && c <= 0x9FFF) || (c >= 0xAC00 && c <= 0xD7A3);
}

/// Signs that 80..BF are in windows-1252 or windows-1251, letters apart.
bool isSignOfContinuation(char32_t c) {
    constexpr std::u32string_view kSigns = U"€‚„…†‡ˆ‰‹‘’“”•–—˜™›";
    return (c >= 0xA0 && c <= 0xBF) || kSigns.find(c) != std::u32string_view::npos;
}
/// Letters that only 80..BF are, in the same.
bool isLetterOfContinuation(char32_t c) {
    constexpr std::u32string_view kLatin = U"ƒŠŒŽšœžŸ";
    return kLatin.find(c) != std::u32string_view::npos || (c >= 0x0402 && c <= 0x040F) ||
           (c >= 0x0452 && c <= 0x045F) || c == 0x0490 || c == 0x0491;
}

/// What C2..F4 read as.
bool isLead(char32_t c) {
    return (c >= 0xC2 && c <= 0xF4 && isLatin1Letter(c)) || (c >= 0x0412 && c <= 0x0444);
}

/// What C2..C5, which letters of Europe begin with, read as in windows-1251.
bool isWesternLead(char32_t c) {
    return c >= 0x0412 && c <= 0x0415;
}
/// What EA..ED, which Hangul begins with, reads as in windows-1251.
bool isKoreanLead(char32_t c) {
    return c >= 0x043A && c <= 0x043D;
}

/// Whether two characters that follow each other are hardly ever written so.
bool isOddPair(char32_t before, char32_t c) {
    // Misread as Cyrillic, a letter of Europe is two characters amid Latin letters.
    if (before < 0x80 && isLetter(before) && isWesternLead(c))
        return true;
    const bool isPower = c == 0xB2 || c == 0xB3; // after a unit: m²
    if (isPower && isKoreanLead(before))
        return false;
    if (isLead(before) && isLetterOfContinuation(c) && c != 0x0451 && c != 0x0456 && c != 0x0457 &&
        c != 0x0454)
        return before == 0x0420 || before == 0x0421 || before < 0x0100 || isWesternLead(before);
    // A mark may follow a word, but the word's last letter is hardly a capital by itself.
    const bool isUsualLead = before == 0xC2 || before == 0xC3 || before == 0xD0 || before == 0xD1 ||
                             before == 0xE2 || before == 0xEF || before == 0x0420 ||
                             before == 0x0421 || before == 0x0432 || isWesternLead(before) ||
                             isKoreanLead(before);
    const bool isQuote = c == 0xAB || c == 0xBB || c == 0x201C || c == 0x201D || c == 0x2019 ||
                         c == 0x2026 || c == 0x2013 || c == 0x2014 || c == 0xA0;
    if (isUsualLead && isSignOfContinuation(c))
        return !isQuote || before == 0xC2 || before == 0xC3 || before == 0xD0 || before == 0xD1;
    if (isCyrillicSmall(before) && isCyrillicCapital(c))
        return true;
    const bool isBox = c >= 0x2500 && c <= 0x259F;
    const bool wasBox = before >= 0x2500 && before <= 0x259F;
    return (isBox && isLetter(before)) || (wasBox && isLetter(c));
}

bool isOddByItself(char32_t c) {
    return (c >= 0x80 && c <= 0x9F) || c == 0xFFFD || (c >= 0xE000 && c <= 0xF8FF) ||
           (c >= 0xFF61 && c <= 0xFF9F);
}

} // namespace

bool mayHaveMojibake(std::string_view utf8) {
    constexpr std::size_t kSample = 1024; // characters
    constexpr double kOrdinary = 0.75;    // plausibility
    std::size_t run = 0;
    std::size_t cjk = 0;
    char32_t before = ' ';
    const auto* at = reinterpret_cast<const unsigned char*>(utf8.data());
    const auto* const end = at + utf8.size();
    while (at < end) {
        if (*at < 0x80) {
            before = *at++;
            run = 0;
            continue;
        }
        // The text is valid for the most part: a short way to decode it will do.
        const int more = *at >= 0xF0 ? 3 : *at >= 0xE0 ? 2 : *at >= 0xC0 ? 1 : 0;
        if (more == 0 || end - at <= more) {
            ++at;
            continue;
        }
        char32_t c = *at++ & (0x3Fu >> more);
        for (int i = 0; i < more; ++i)
            c = c << 6 | (*at++ & 0x3Fu);
        run = isLatin1Letter(c) ? run + 1 : 0;
        cjk += isCjk(c) ? 1 : 0;
        if (run == 3 || isOddByItself(c) || isOddPair(before, c))
            return true;
        before = c;
    }
    if (cjk < 2)
        return false;
    std::size_t cut = std::min(utf8.size(), 3 * kSample);
    while (cut < utf8.size() && (static_cast<unsigned char>(utf8[cut]) & 0xC0) == 0x80)
        ++cut;
    return scoreText(fromUtf8(utf8.substr(0, cut))).plausibility < kOrdinary;
}

} // namespace moji
