#include "codec/transcoder.h"

#include "bytes/hex.h"
#include "bytes/input_buffer.h"

#include <fmt/format.h>

#include <algorithm>

namespace moji {

namespace {

constexpr std::size_t kOutputSize = 256 * 1024;
constexpr std::size_t kWorthFlush = 512; // code points
constexpr char32_t kMark = 0xFEFF;

std::u32string asciiText(std::string_view text) {
    return {text.begin(), text.end()};
}

/// Characters that are decoded and not yet encoded, each with the offset of its bytes.
class PendingText {
public:
    /// Decodes on. `bytes` begin at `offset`.
    Codec::Characters decode(const Codec& from, ByteView bytes, std::uint64_t offset,
                             DecoderState& state, Tail tail) {
        makeRoom(kBatch, offset);
        const auto done =
            from.decodeCharacters(bytes, state, tail, std::span(m_text).subspan(m_count),
                                  std::span(m_offsets).subspan(m_count));
        if (const auto ahead = static_cast<std::uint32_t>(offset - m_base); ahead > 0) {
            for (std::uint32_t& known : std::span(m_offsets).subspan(m_count, done.count))
                known += ahead;
        }
        m_count += done.count;
        return done;
    }
    void push(char32_t codePoint, std::uint64_t offset) {
        makeRoom(1, offset);
        m_text[m_count] = codePoint;
        m_offsets[m_count++] = static_cast<std::uint32_t>(offset - m_base);
    }
    void push(std::u32string_view text, std::uint64_t offset) {
        for (const char32_t codePoint : text)
            push(codePoint, offset);
    }

    [[nodiscard]] std::u32string_view text() const { return {m_text.data(), m_count}; }
    [[nodiscard]] std::uint64_t offsetOf(std::size_t index) const {
        return m_base + m_offsets[index];
    }

    void removeFirst(std::size_t count) {
        const std::uint32_t passed = count < m_count ? m_offsets[count] : 0;
        for (std::size_t i = count; i < m_count; ++i) { // what waits for more; hardly ever any
            m_text[i - count] = m_text[i];
            m_offsets[i - count] = m_offsets[i] - passed;
        }
        m_base += passed;
        m_count -= count;
    }

private:
    static constexpr std::size_t kBatch = 1024; // so that all stays in the nearest cache

    void makeRoom(std::size_t count, std::uint64_t offset) {
        if (m_count == 0)
            m_base = offset;
        if (m_text.size() - m_count < count) {
            m_text.resize(m_count + kBatch);
            m_offsets.resize(m_count + kBatch);
        }
    }

    std::vector<char32_t> m_text;
    std::vector<std::uint32_t> m_offsets; // from m_base on
    std::size_t m_count = 0;              // of both, in use
    std::uint64_t m_base = 0;             // at or before the first one's bytes
};

/// Decodes to code points and encodes those.
class Transcoder {
public:
    Transcoder(const Codec& to, const TranscodeOptions& options, const ByteSink& sink)
        : m_to(to)
        , m_options(options)
        , m_sink(sink)
        , m_state(to.initialEncoderState())
        , m_out(kOutputSize)
        , m_wantsMark(options.addMark) {}

    /// Decodes what is at hand up to an error, which it takes in too, and encodes it, the latest
    /// when more input is needed. False where something stops the transcoding.
    bool advance(const Codec& from, InputBuffer& input, DecoderState& state) {
        const Tail tail = input.atEnd() ? Tail::AtEnd : Tail::MoreFollows;
        const auto done = m_pending.decode(from, input.view(), input.offset(), state, tail);
        input.consume(done.consumed);
        if (const std::size_t length = done.error.length; length > 0) {
            if (!addError(input.offset(), input.view().first(length)))
                return false;
            (void)from.next(input.view(), state, tail); // the state steps over it too
            input.consume(length);
        }
        const bool isLast = input.atEnd() && input.view().empty();
        if (done.error.length > 0 && !isLast && m_pending.text().size() < kWorthFlush)
            return true; // where errors are many, little lies between them
        return flush(isLast ? Tail::AtEnd : Tail::MoreFollows);
    }

    void finish() {
        const EncodeStep last = m_to.finish(m_state);
        if (last.length > 0)
            m_sink(ByteView(last.bytes).first(last.length));
    }

    [[nodiscard]] const std::optional<TranscodeStop>& stop() const { return m_stop; }

private:
    /// Takes an error in; false where it stops the transcoding.
    bool addError(std::uint64_t offset, ByteView bytes) {
        if (m_options.errorsAreUnmappable && m_options.unmappable == UnmappablePolicy::Question) {
            m_pending.push(U'?', offset);
            return true;
        }
        switch (errorPolicy()) {
        case ErrorPolicy::Replace:
            m_pending.push(0xFFFD, offset);
            break;
        case ErrorPolicy::Skip:
            break;
        case ErrorPolicy::Escape:
            for (const Byte byte : bytes)
                m_pending.push(asciiText("\\x" + hexByte(byte)), offset);
            break;
        case ErrorPolicy::Stop:
            if (flush(Tail::AtEnd))
                m_stop = TranscodeStop{TranscodeStop::Reason::Malformed, offset,
                                       Bytes(bytes.begin(), bytes.end()), 0};
            return false;
        }
        return true;
    }

    /// Before the first character, unless that is one.
    void addMark() {
        if (!m_wantsMark || m_pending.text().empty())
            return;
        m_wantsMark = false;
        if (m_pending.text().front() != kMark)
            emit(m_to.encodeText({&kMark, 1}, m_state, Tail::MoreFollows, m_out).written);
    }

    /// Encodes what has been taken in; false where a character stops the transcoding.
    bool flush(Tail tail) {
        addMark();
        std::size_t done = 0;
        while (done < m_pending.text().size()) {
            const auto rest = m_pending.text().substr(done);
            const auto step = m_to.encodeText(rest, m_state, tail, m_out);
            emit(step.written);
            done += step.consumed;
            if (step.stopped) {
                if (!substitute(done))
                    return false;
                ++done;
            } else if (step.consumed == 0) {
                break; // waits for what may combine
            }
        }
        m_pending.removeFirst(done);
        return true;
    }

    [[nodiscard]] ErrorPolicy errorPolicy() const {
        if (!m_options.errorsAreUnmappable)
            return m_options.errors;
        return m_options.unmappable == UnmappablePolicy::Stop ? ErrorPolicy::Stop
                                                              : ErrorPolicy::Escape;
    }

    /// Writes what stands for the unmappable character; false where it stops.
    bool substitute(std::size_t index) {
        const char32_t codePoint = m_pending.text()[index];
        if (m_options.unmappable == UnmappablePolicy::Stop) {
            return stopAt(index, TranscodeStop::Reason::Unmappable);
        }
        const auto value = static_cast<std::uint32_t>(codePoint);
        const std::string instead = m_options.unmappable == UnmappablePolicy::Question ? "?"
                                    : value > 0xFFFF ? fmt::format("\\U{:08X}", value)
                                                     : fmt::format("\\u{:04X}", value);
        const EncoderState before = m_state;
        const auto step = m_to.encodeText(asciiText(instead), m_state, Tail::AtEnd, m_out);
        if (step.stopped) { // an EBCDIC set without a backslash
            m_state = before;
            return stopAt(index, TranscodeStop::Reason::NoSubstitute);
        }
        emit(step.written);
        return true;
    }

    /// Ends the transcoding at that character.
    bool stopAt(std::size_t index, TranscodeStop::Reason reason) {
        m_stop = TranscodeStop{reason, m_pending.offsetOf(index), {}, m_pending.text()[index]};
        return false;
    }

    void emit(std::size_t count) {
        if (count > 0)
            m_sink(ByteView(m_out).first(count));
    }

    const Codec& m_to;
    const TranscodeOptions& m_options;
    const ByteSink& m_sink;
    EncoderState m_state;
    Bytes m_out;
    bool m_wantsMark;
    PendingText m_pending;
    std::optional<TranscodeStop> m_stop;
};

/// Steps over a byte-order mark at the beginning of the input.
Result<Done> skipMark(InputBuffer& input, const Codec& from, DecoderState& state) {
    for (;;) {
        DecoderState after = state;
        const Tail tail = input.atEnd() ? Tail::AtEnd : Tail::MoreFollows;
        const Span first =
            input.view().empty() ? Span::needsMore() : from.next(input.view(), after, tail);
        if (first.status == SpanStatus::Control && first.text() == std::u32string_view(&kMark, 1)) {
            input.consume(first.length);
            state = after;
        }
        if (first.length > 0 || input.atEnd())
            return Done{};
        if (auto filled = input.fill(); !filled)
            return filled.error();
    }
}

Result<std::optional<TranscodeStop>> throughCodePoints(ByteReader& reader, const Codec& from,
                                                       const Codec& to,
                                                       const TranscodeOptions& options,
                                                       const ByteSink& sink) {
    InputBuffer input(reader, options.maxBytes);
    Transcoder transcoder(to, options, sink);
    DecoderState state = from.initialState();
    if (options.dropMark) {
        if (auto skipped = skipMark(input, from, state); !skipped)
            return skipped.error();
    }
    for (;;) {
        const std::uint64_t before = input.offset();
        if (!transcoder.advance(from, input, state)) {
            transcoder.finish(); // what is written up to here is whole
            return transcoder.stop();
        }
        if (input.atEnd() && input.view().empty())
            break;
        if (input.offset() > before)
            continue;
        if (options.onProgress)
            options.onProgress(before);
        if (auto filled = input.fill(); !filled)
            return filled.error();
    }
    transcoder.finish();
    return std::optional<TranscodeStop>();
}

/// UTF-8 is what decoders write anyway.
Result<std::optional<TranscodeStop>> toUtf8Directly(ByteReader& reader, const Codec& from,
                                                    const TranscodeOptions& options,
                                                    const ByteSink& sink) {
    InputBuffer input(reader, options.maxBytes);
    std::string out(kOutputSize, '\0');
    DecoderState state = from.initialState();
    if (options.dropMark) {
        if (auto skipped = skipMark(input, from, state); !skipped)
            return skipped.error();
    }
    for (;;) {
        const Tail tail = input.atEnd() ? Tail::AtEnd : Tail::MoreFollows;
        while (!input.view().empty()) {
            const auto done =
                from.decodeToUtf8(input.view(), state, tail, options.errors, std::span(out));
            if (done.written > 0)
                sink(asBytes(std::string_view(out).substr(0, done.written)));
            input.consume(done.consumed);
            if (done.stopped) {
                DecoderState at = state;
                const Span error = from.next(input.view(), at, tail);
                const ByteView bytes = input.view().first(error.length);
                return std::optional(TranscodeStop{TranscodeStop::Reason::Malformed, input.offset(),
                                                   Bytes(bytes.begin(), bytes.end()), 0});
            }
            if (done.consumed == 0)
                break;
        }
        if (input.atEnd())
            return std::optional<TranscodeStop>();
        if (options.onProgress)
            options.onProgress(input.offset());
        if (auto filled = input.fill(); !filled)
            return filled.error();
    }
}

} // namespace

Result<std::optional<TranscodeStop>> transcode(ByteReader& reader, const Codec& from,
                                               const Codec& to, const TranscodeOptions& options,
                                               const ByteSink& sink) {
    if (isUtf8(to) && !to.scheme().ownsMark && !options.errorsAreUnmappable && !options.addMark &&
        !from.info().yieldsSurrogates)
        return toUtf8Directly(reader, from, options, sink);
    return throughCodePoints(reader, from, to, options, sink);
}

} // namespace moji
