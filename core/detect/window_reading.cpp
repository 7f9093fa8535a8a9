#include "detect/window_reading.h"

#include <array>

namespace moji {

namespace {

constexpr char32_t kError = 0xFFFFFFFF; // in place of a malformed sequence until it is scored

class WindowDecoder {
public:
    WindowDecoder(const Codec& codec, WindowReading& reading)
        : m_codec(codec)
        , m_reading(reading) {}

    void add(const ByteSurvey::Window& window, bool isLast) {
        ByteView rest = window.bytes;
        if (m_codec.info().sync == Synchronisation::TwoBytes ||
            m_codec.info().sync == Synchronisation::FourBytes)
            rest = rest.subspan(std::min<std::size_t>(rest.size(), (4 - window.offset % 4) % 4));
        DecoderState state = window.offset == 0 ? m_codec.initialState() : m_codec.stateAfterSync();
        const Tail tail = isLast ? Tail::AtEnd : Tail::MoreFollows;
        while (!rest.empty() && !m_reading.hopeless) {
            const auto done = m_codec.decodeSpans(rest, state, tail, m_spans);
            if (done.count == 0)
                break; // the window's edge cuts a character
            for (std::size_t i = 0; i < done.count; ++i)
                add(m_spans[i]);
            rest = rest.subspan(done.consumed);
        }
    }

private:
    void add(const Span& span) {
        if (!isError(span.status)) {
            m_reading.text += span.text();
            return;
        }
        m_reading.text += kError;
        m_reading.hopeless = ++m_reading.errors > WindowReading::kMostErrors;
    }

    const Codec& m_codec;
    WindowReading& m_reading;
    std::array<Span, 256> m_spans;
};

} // namespace

WindowReading readWindows(const ByteSurvey& survey, const Codec& codec) {
    WindowReading reading;
    WindowDecoder decoder(codec, reading);
    for (const ByteSurvey::Window& window : survey.windows) {
        if (!reading.text.empty())
            reading.text += U'\n';
        decoder.add(window, window.offset + window.bytes.size() == survey.size);
        if (reading.hopeless)
            break;
    }
    return reading;
}

TextScore scoreReading(const WindowReading& reading, std::optional<Language> expected) {
    TextScorer scorer;
    for (const char32_t codePoint : reading.text) {
        if (codePoint == kError)
            scorer.feedError();
        else
            scorer.feed(codePoint);
    }
    return scorer.score(expected);
}

} // namespace moji
