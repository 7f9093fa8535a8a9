#include "detect/wide_text.h"

#include "detect/window_reading.h"

#include <algorithm>

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

} // namespace

bool isOddInText(char32_t codePoint) {
    const char32_t c = codePoint;
    const bool isUsual = (c >= 0x08 && c <= 0x0D) || c == 0x1B || c == 0x85;
    return (c < 0x20 && !isUsual) || (c >= 0x7F && c < 0xA0 && !isUsual) ||
           (c >= 0xE000 && c < 0xF900) || (c & 0xFFFE) == 0xFFFE;
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
