#include "codec/transcoder.h"

#include "bytes/input_buffer.h"
#include "support/hex.h"

#include <fmt/format.h>

#include <algorithm>

namespace moji {

namespace {

constexpr std::size_t kOutputSize = 256 * 1024;
constexpr std::size_t kBatch = 4096; // code points

std::u32string asciiText(std::string_view text) {
    return {text.begin(), text.end()};
}

/// Decodes to code points, each with the offset of its bytes, and encodes those.
class Transcoder {
public:
    Transcoder(const Codec& to, const TranscodeOptions& options, const ByteSink& sink)
        : m_to(to)
        , m_options(options)
        , m_sink(sink)
        , m_state(to.initialEncoderState())
        , m_out(kOutputSize) {}

    /// Takes characters in; their offsets count from `base`.
    void add(std::uint64_t base, std::span<const char32_t> text,
             std::span<const std::uint32_t> offsets) {
        m_text.append(text.data(), text.size());
        const std::size_t before = m_offsets.size();
        m_offsets.resize(before + offsets.size());
        std::ranges::transform(offsets, m_offsets.begin() + static_cast<std::ptrdiff_t>(before),
                               [&](std::uint32_t offset) { return base + offset; });
    }

    /// Takes an error in; false where it stops the transcoding.
    bool addError(std::uint64_t offset, ByteView bytes) {
        if (m_options.errorsAreUnmappable && m_options.unmappable == UnmappablePolicy::Question) {
            push(U'?', offset);
            return true;
        }
        switch (errorPolicy()) {
        case ErrorPolicy::Replace:
            push(0xFFFD, offset);
            break;
        case ErrorPolicy::Skip:
            break;
        case ErrorPolicy::Escape:
            for (const Byte byte : bytes)
                push(asciiText("\\x" + hexByte(byte)), offset);
            break;
        case ErrorPolicy::Stop:
            if (flush(Tail::AtEnd))
                m_stop = TranscodeStop{TranscodeStop::Reason::Malformed, offset,
                                       Bytes(bytes.begin(), bytes.end()), 0};
            return false;
        }
        return true;
    }

    /// Encodes what has been taken in; false where a character stops the transcoding.
    bool flush(Tail tail) {
        std::size_t done = 0;
        while (done < m_text.size()) {
            const auto rest = std::u32string_view(m_text).substr(done);
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
        m_text.erase(0, done);
        m_offsets.erase(m_offsets.begin(), m_offsets.begin() + static_cast<std::ptrdiff_t>(done));
        return true;
    }

    void finish() {
        const EncodeStep last = m_to.finish(m_state);
        if (last.length > 0)
            m_sink(ByteView(last.bytes).first(last.length));
    }

    [[nodiscard]] const std::optional<TranscodeStop>& stop() const { return m_stop; }

private:
    void push(char32_t codePoint, std::uint64_t offset) {
        m_text.push_back(codePoint);
        m_offsets.push_back(offset);
    }
    void push(std::u32string_view text, std::uint64_t offset) {
        for (const char32_t codePoint : text)
            push(codePoint, offset);
    }

    [[nodiscard]] ErrorPolicy errorPolicy() const {
        if (!m_options.errorsAreUnmappable)
            return m_options.errors;
        return m_options.unmappable == UnmappablePolicy::Stop ? ErrorPolicy::Stop
                                                              : ErrorPolicy::Escape;
    }

    /// Writes what stands for the unmappable m_text[index]; false where it stops.
    bool substitute(std::size_t index) {
        const char32_t codePoint = m_text[index];
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

    /// Ends the transcoding at m_text[index].
    bool stopAt(std::size_t index, TranscodeStop::Reason reason) {
        m_stop = TranscodeStop{reason, m_offsets[index], {}, m_text[index]};
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
    std::u32string m_text;                // taken in, not yet encoded
    std::vector<std::uint64_t> m_offsets; // of the bytes of each of m_text
    std::optional<TranscodeStop> m_stop;
};

Result<std::optional<TranscodeStop>> throughCodePoints(ByteReader& reader, const Codec& from,
                                                       const Codec& to,
                                                       const TranscodeOptions& options,
                                                       const ByteSink& sink) {
    InputBuffer input(reader, options.maxBytes);
    Transcoder transcoder(to, options, sink);
    DecoderState state = from.initialState();
    std::vector<char32_t> text(kBatch);
    std::vector<std::uint32_t> offsets(kBatch);
    const auto stopped = [&] {
        transcoder.finish(); // what is written up to here is whole
        return transcoder.stop();
    };
    for (;;) {
        const Tail tail = input.atEnd() ? Tail::AtEnd : Tail::MoreFollows;
        const auto done = from.decodeCharacters(input.view(), state, tail, text, offsets);
        transcoder.add(input.offset(), std::span(text).first(done.count),
                       std::span(offsets).first(done.count));
        input.consume(done.consumed);
        if (const std::size_t length = done.error.length; length > 0) {
            if (!transcoder.addError(input.offset(), input.view().first(length)))
                return stopped();
            (void)from.next(input.view(), state, tail); // the state steps over it too
            input.consume(length);
        }
        const bool isLast = input.atEnd() && input.view().empty();
        if (!transcoder.flush(isLast ? Tail::AtEnd : Tail::MoreFollows))
            return stopped();
        if (isLast)
            break;
        if (done.consumed > 0 || done.error.length > 0)
            continue;
        if (options.onProgress)
            options.onProgress(input.offset());
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
    if (to.name() == "UTF-8" && !options.errorsAreUnmappable && !from.info().yieldsSurrogates)
        return toUtf8Directly(reader, from, options, sink);
    return throughCodePoints(reader, from, to, options, sink);
}

} // namespace moji
