#include "detect/wide_text.h"

#include "detect/window_reading.h"

#include <algorithm>
#include <numeric>

namespace moji {

namespace {

constexpr double kTextLike = 0.3; // plausibility of a reading
constexpr std::size_t kFewBytes = 4;

constexpr std::ptrdiff_t kTooMany = 40; // characters; one odd one among fewer is too many

bool mayBeText(const WindowReading& reading) {
    if (reading.errors > 0 || reading.text.empty())
        return false;
    const auto odd = std::ranges::count_if(reading.text, isOddInText);
    return odd * kTooMany <= std::ssize(reading.text) &&
           reading.text.find(U'\0') == std::u32string::npos;
}

bool isPrintable(Byte byte) {
    return byte >= 0x20 && byte < 0x7F;
}

/// Of ASCII, and none of the kana from U+3041 to U+307E.
bool areTwoCharacters(Byte one, Byte next) {
    constexpr Byte kKana = 0x30; // the high byte of all of them
    constexpr Byte kFirst = 0x41;
    const bool mayBeKana = (one == kKana && next >= kFirst) || (next == kKana && one >= kFirst);
    return isPrintable(one) && isPrintable(next) && !mayBeKana;
}

} // namespace

bool isOddInText(char32_t codePoint) {
    const char32_t c = codePoint;
    const bool isUsual = (c >= 0x08 && c <= 0x0D) || c == 0x1B || c == 0x85;
    return (c < 0x20 && !isUsual) || (c >= 0x7F && c < 0xA0 && !isUsual) ||
           (c >= 0xE000 && c < 0xF900) || (c & 0xFFFE) == 0xFFFE;
}

bool isAsciiBetweenNuls(const ByteSurvey& survey) {
    constexpr std::uint64_t kFewHigh = 8; // at most one of so many bytes is 80 or more
    const auto high =
        std::accumulate(survey.counts.begin() + 0x80, survey.counts.end(), std::uint64_t{0});
    if (high * kFewHigh > survey.size || survey.counts[0] * 2 >= survey.size) // may be UTF-32
        return false;
    std::size_t units = 0;
    std::size_t pairs = 0;
    for (const ByteSurvey::Window& window : survey.windows) {
        units += window.bytes.size() / 2;
        for (std::size_t i = 1; i < window.bytes.size(); i += 2)
            pairs += areTwoCharacters(window.bytes[i - 1], window.bytes[i]) ? 1 : 0;
    }
    return pairs * 4 > units;
}

std::optional<WideText> findWideText(const ByteSurvey& survey, const CodecRegistry& registry) {
    std::optional<WideText> best;
    if (survey.size < kFewBytes || survey.size % 2 != 0)
        return best;
    for (const std::string_view name : {"UTF-32LE", "UTF-32BE", "UTF-16LE", "UTF-16BE"}) {
        const Codec* codec = registry.find(name);
        const WindowReading reading = readWindows(survey, *codec);
        if (!mayBeText(reading))
            continue;
        const TextScore text = scoreReading(reading, {});
        if (text.plausibility >= kTextLike && (!best || text.bits < best->text.bits))
            best = WideText{codec, text};
    }
    return best;
}

} // namespace moji
