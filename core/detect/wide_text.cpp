#include "detect/wide_text.h"

#include "detect/window_reading.h"

#include <algorithm>

namespace moji {

namespace {

constexpr double kTextLike = 0.3; // plausibility of a reading
constexpr std::size_t kFewBytes = 4;

/// NUL, other controls and noncharacters: one in so many characters is too many.
constexpr std::ptrdiff_t kTooMany = 40;

bool isOddInText(char32_t c) {
    const bool isUsual = (c >= 0x08 && c <= 0x0D) || c == 0x1B || c == 0x85;
    return (c < 0x20 && !isUsual) || (c >= 0x7F && c < 0xA0 && !isUsual) ||
           (c >= 0xE000 && c < 0xF900) || (c & 0xFFFE) == 0xFFFE;
}

bool mayBeText(const WindowReading& reading) {
    if (reading.errors > 0 || reading.text.empty())
        return false;
    const auto odd = std::ranges::count_if(reading.text, isOddInText);
    return odd * kTooMany <= std::ssize(reading.text) &&
           reading.text.find(U'\0') == std::u32string::npos;
}

} // namespace

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
