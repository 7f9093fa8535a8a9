#include "detect/window_reading.h"

#include "detect/text_decoding.h"

#include <algorithm>
#include <limits>

namespace moji {

namespace {

/// Double-byte sets, some of which have characters of three and four bytes.
bool isOfPairs(const Codec& codec) {
    return codec.info().family == CodecFamily::DoubleByte;
}

/// Whether the last thing is an error, in a text with enough characters of the set.
bool endsInError(const WindowReading& reading) {
    constexpr std::ptrdiff_t kEnough = 2;
    const auto isOfSet = [](char32_t c) { return c >= 0x80 && c != kErrorMark; };
    return reading.text.ends_with(kErrorMark) &&
           std::ranges::count_if(reading.text, isOfSet) >= kEnough;
}

/// Appends the text of a window.
void addWindow(const ByteSurvey::Window& window, bool isLast, const Codec& codec,
               WindowReading& reading) {
    ByteView bytes = window.bytes;
    const Synchronisation sync = codec.info().sync;
    if (sync == Synchronisation::TwoBytes || sync == Synchronisation::FourBytes)
        bytes = bytes.subspan(std::min<std::size_t>(bytes.size(), (4 - window.offset % 4) % 4));
    const std::size_t before = reading.text.size();
    const std::uint64_t errorsBefore = reading.errors;
    const DecoderState state = window.offset == 0 ? codec.initialState() : codec.stateAfterSync();
    reading.errors += decodeText(codec, state, bytes, isLast ? Tail::AtEnd : Tail::MoreFollows,
                                 WindowReading::kMostErrors - reading.errors, reading.text);
    if (isLast && isOfPairs(codec) && endsInError(reading)) {
        WindowReading cut;
        cut.errors = decodeText(codec, state, bytes, Tail::MoreFollows, reading.errors, cut.text);
        if (errorsBefore + cut.errors < reading.errors) { // the last one is only a cut
            reading.text.replace(before, std::u32string::npos, cut.text);
            reading.errors = errorsBefore + cut.errors;
            reading.isEndCut = true;
        }
    }
    reading.hopeless = reading.errors > WindowReading::kMostErrors;
}

} // namespace

WindowReading readWindows(const ByteSurvey& survey, const Codec& codec) {
    WindowReading reading;
    for (const ByteSurvey::Window& window : survey.windows) {
        if (!reading.text.empty())
            reading.text += U'\n';
        addWindow(window, window.offset + window.bytes.size() == survey.size, codec, reading);
        if (reading.hopeless)
            break;
    }
    return reading;
}

std::optional<TextScore> scoreReading(const WindowReading& reading,
                                      std::optional<Language> expected, double mostBits) {
    TextScorer scorer;
    std::u32string_view rest = reading.text;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(kErrorMark), rest.size());
        if (!scorer.feedWithin(rest.substr(0, end), mostBits))
            return std::nullopt;
        if (end == rest.size())
            break;
        scorer.feedError();
        rest.remove_prefix(end + 1);
    }
    return scorer.score(expected);
}

TextScore scoreReading(const WindowReading& reading, std::optional<Language> expected) {
    return *scoreReading(reading, expected, std::numeric_limits<double>::infinity());
}

} // namespace moji
