#include "codec/transcoder.h"

#include "bytes/hex.h"
#include "bytes/input_buffer.h"
#include "codec/encode_in_place.h"
#include "codec/pending_text.h"
#include "unicode/surrogates.h"

#include <fmt/format.h>

#include <algorithm>

namespace moji {

namespace {

constexpr std::size_t kOutputSize = 256 * 1024;
constexpr std::size_t kWorthFlush = 512;  // code points
constexpr std::size_t kWorthDirect = 256; // bytes
constexpr int kLongestPause = 64;         // batches
constexpr char32_t kMark = 0xFEFF;
constexpr char32_t kReplacement = 0xFFFD;

std::u32string asciiText(std::string_view text) {
    return {text.begin(), text.end()};
}

/// Decodes to code points, then encodes them.
class Transcoder {
public:
    Transcoder(const Codec& to, const TranscodeOptions& options, const ByteSink& sink)
        : m_to(to)
        , m_options(options)
        , m_sink(sink)
        , m_state(to.initialEncoderState())
        , m_out(kOutputSize)
        , m_wantsMark(options.addMark) {}

    /// Decodes `bytes`, which begin at `offset`, up to and including an error, and encodes the
    /// result, at the latest when more input is needed. Returns how many bytes it decoded; nothing
    /// if transcoding stops.
    std::optional<std::size_t> advance(const Codec& from, ByteView bytes, std::uint64_t offset,
                                       DecoderState& state, Tail tail) {
        if (const std::size_t direct = advanceDirectly(from, bytes, state); direct > 0)
            return direct;
        const auto done = m_pending.decode(from, bytes, offset, state, tail);
        const std::size_t length = done.error.length;
        if (length > 0) {
            if (!addError(offset + done.consumed, bytes.subspan(done.consumed, length)))
                return std::nullopt;
            // moves the state past the error, too
            (void)from.next(bytes.subspan(done.consumed), state, tail);
        }
        const std::size_t consumed = done.consumed + length;
        const bool isLast = tail == Tail::AtEnd && consumed == bytes.size();
        // If there are many errors, there is little text between them.
        const bool isFlushed = length == 0 || isLast || m_pending.text().size() >= kWorthFlush;
        if (isFlushed && !flush(isLast ? Tail::AtEnd : Tail::MoreFollows))
            return std::nullopt;
        return consumed;
    }
    /// Encodes what waits for more text, as far as that can be done. False if transcoding stops.
    bool flushAll() { return flush(Tail::MoreFollows); }
    /// Whether nothing waits for more text, and the target is in its initial state.
    [[nodiscard]] bool isComplete() const {
        return m_pending.text().empty() && m_state == m_to.initialEncoderState();
    }

    void finish() {
        const EncodeStep last = m_to.finish(m_state);
        if (last.length > 0)
            m_sink(ByteView(last.bytes).first(last.length));
    }

    [[nodiscard]] const std::optional<TranscodeStop>& stop() const { return m_stop; }

private:
    /// Encodes text in UTF-8 without decoding it, as far as the target can do that. Returns how
    /// many bytes.
    std::size_t advanceDirectly(const Codec& from, ByteView bytes, const DecoderState& state) {
        if (!isUtf8(from) || state != from.stateAfterSync() || m_wantsMark ||
            !m_pending.text().empty())
            return 0;
        if (m_pause > 0) {
            --m_pause;
            return 0;
        }
        const auto done = m_to.encodeUtf8(bytes, m_state, m_out);
        emit(done.written);
        const bool wasWorthwhile = done.consumed >= kWorthDirect;
        m_pause = wasWorthwhile ? 0 : m_nextPause;
        m_nextPause = wasWorthwhile ? 1 : std::min(2 * m_nextPause, kLongestPause);
        return done.consumed;
    }

    /// Handles an error; false if transcoding stops.
    bool addError(std::uint64_t offset, ByteView bytes) {
        if (m_options.errorsAreUnmappable && m_options.unmappable == UnmappablePolicy::Question) {
            m_pending.push(U'?', offset);
            return true;
        }
        switch (errorPolicy()) {
        case ErrorPolicy::Replace:
            m_replaced.push_back(offset);
            m_pending.push(kReplacement, offset);
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

    /// Written before the first character, unless that is a mark.
    void addMark() {
        if (!m_wantsMark || m_pending.text().empty())
            return;
        m_wantsMark = false;
        if (m_pending.text().front() != kMark)
            emit(m_to.encodeText({&kMark, 1}, m_state, Tail::MoreFollows, m_out).written);
    }

    /// Encodes the pending characters; false if one of them stops transcoding.
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
                break; // waits for characters that may combine
            }
        }
        m_pending.removeFirst(done);
        if (m_pending.text().empty())
            m_replaced.clear();
        return true;
    }

    [[nodiscard]] ErrorPolicy errorPolicy() const {
        if (!m_options.errorsAreUnmappable)
            return m_options.errors;
        return m_options.unmappable == UnmappablePolicy::Stop ? ErrorPolicy::Stop
                                                              : ErrorPolicy::Escape;
    }

    /// Writes the substitute for an unmappable character; false if transcoding stops.
    bool substitute(std::size_t index) {
        const char32_t codePoint = m_pending.text()[index];
        if (m_options.unmappable == UnmappablePolicy::Stop)
            return replaceSurrogate(codePoint) || stopAt(index, TranscodeStop::Reason::Unmappable);
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

    /// A lone surrogate of CESU-8, MUTF-8 or WTF-8 is a character there, and malformed elsewhere:
    /// treats it as malformed input where the target lacks it. False if that is no answer.
    bool replaceSurrogate(char32_t codePoint) {
        if (!unicode::isSurrogate(codePoint) || m_options.errorsAreUnmappable)
            return false;
        if (m_options.errors == ErrorPolicy::Skip)
            return true;
        if (m_options.errors == ErrorPolicy::Stop)
            return false;
        const std::u32string instead =
            m_options.errors == ErrorPolicy::Replace
                ? std::u32string(1, kReplacement)
                : asciiText(fmt::format("\\u{:04X}", static_cast<std::uint32_t>(codePoint)));
        const EncoderState before = m_state;
        const auto step = m_to.encodeText(instead, m_state, Tail::AtEnd, m_out);
        if (step.stopped)
            m_state = before;
        else
            emit(step.written);
        return !step.stopped;
    }

    /// Stops transcoding at this character.
    bool stopAt(std::size_t index, TranscodeStop::Reason reason) {
        const std::uint64_t offset = m_pending.offsetOf(index);
        m_stop = TranscodeStop{reason, offset, {}, m_pending.text()[index]};
        m_stop->isReplacement = std::ranges::binary_search(m_replaced, offset);
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
    int m_pause = 0; // batches to decode before UTF-8 is encoded directly again
    int m_nextPause = 1;
    PendingText m_pending;
    std::vector<std::uint64_t> m_replaced; // offsets of malformed input that is U+FFFD in m_pending
    std::optional<TranscodeStop> m_stop;
};

/// Skips a byte-order mark at the start of the input, and the shift before it (UTF-7).
Result<Done> skipMark(InputBuffer& input, const Codec& from, DecoderState& state) {
    for (;;) {
        DecoderState after = state;
        const Tail tail = input.atEnd() ? Tail::AtEnd : Tail::MoreFollows;
        const Span first =
            input.view().empty() ? Span::needsMore() : from.next(input.view(), after, tail);
        const bool isBefore = first.length > 0 && isShift(first);
        const bool isMark =
            first.status == SpanStatus::Control && first.text() == std::u32string_view(&kMark, 1);
        if (isBefore || isMark) {
            input.consume(first.length);
            state = after;
        }
        if (isBefore)
            continue;
        if (first.length > 0 || input.atEnd())
            return Done{};
        if (auto filled = input.fill(); !filled)
            return filled.error();
    }
}

Result<std::optional<TranscodeStop>> throughCodePoints(const Checkpoint& place, ByteReader& reader,
                                                       const Codec& from, const Codec& to,
                                                       const TranscodeOptions& options,
                                                       const ByteSink& sink) {
    InputBuffer input(reader, options.maxBytes);
    Transcoder transcoder(to, options, sink);
    DecoderState state = place.state;
    if (options.dropMark) {
        if (auto skipped = skipMark(input, from, state); !skipped)
            return skipped.error();
    }
    for (;;) {
        const Tail tail = input.atEnd() ? Tail::AtEnd : Tail::MoreFollows;
        const auto consumed =
            transcoder.advance(from, input.view(), place.offset + input.offset(), state, tail);
        if (!consumed) {
            transcoder.finish(); // completes the output so far
            return transcoder.stop();
        }
        input.consume(*consumed);
        if (input.atEnd() && input.view().empty())
            break;
        if (*consumed > 0)
            continue;
        if (options.onProgress)
            options.onProgress(place.offset + input.offset());
        if (auto filled = input.fill(); !filled)
            return filled.error();
    }
    transcoder.finish();
    return std::optional<TranscodeStop>();
}

TranscodeStop malformed(const Codec& from, ByteView bytes, std::uint64_t offset, DecoderState state,
                        Tail tail) {
    const ByteView error = bytes.first(from.next(bytes, state, tail).length);
    return {TranscodeStop::Reason::Malformed, offset, Bytes(error.begin(), error.end()), 0};
}

bool isDirect(const Codec& from, const Codec& to, const TranscodeOptions& options) {
    return isUtf8(to) && !options.errorsAreUnmappable && !options.addMark &&
           !from.info().yieldsSurrogates;
}

/// Decoders write UTF-8 directly.
Result<std::optional<TranscodeStop>> toUtf8Directly(const Checkpoint& place, ByteReader& reader,
                                                    const Codec& from,
                                                    const TranscodeOptions& options,
                                                    const ByteSink& sink) {
    InputBuffer input(reader, options.maxBytes);
    std::string out(kOutputSize, '\0');
    DecoderState state = place.state;
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
            if (done.stopped)
                return std::optional(
                    malformed(from, input.view(), place.offset + input.offset(), state, tail));
            if (done.consumed == 0)
                break;
        }
        if (input.atEnd())
            return std::optional<TranscodeStop>();
        if (options.onProgress)
            options.onProgress(place.offset + input.offset());
        if (auto filled = input.fill(); !filled)
            return filled.error();
    }
}

} // namespace

Result<std::optional<TranscodeStop>> transcode(ByteReader& reader, const Codec& from,
                                               const Codec& to, const TranscodeOptions& options,
                                               const ByteSink& sink) {
    return transcodeFrom({0, from.initialState()}, reader, from, to, options, sink);
}

Result<std::optional<TranscodeStop>> transcodeFrom(const Checkpoint& place, ByteReader& reader,
                                                   const Codec& from, const Codec& to,
                                                   const TranscodeOptions& options,
                                                   const ByteSink& sink) {
    return isDirect(from, to, options) ? toUtf8Directly(place, reader, from, options, sink)
                                       : throughCodePoints(place, reader, from, to, options, sink);
}

TranscodedPiece transcodePiece(ByteView bytes, const Checkpoint& place, Tail tail,
                               const Codec& from, const Codec& to, const TranscodeOptions& options,
                               Bytes room) {
    TranscodedPiece piece{place, place, std::move(room), true, {}};
    const auto rest = [&] {
        return bytes.subspan(static_cast<std::size_t>(piece.end.offset - place.offset));
    };
    if (isDirect(from, to, options)) {
        for (std::size_t written = 0;;) {
            piece.bytes.resize(std::max(piece.bytes.size(), written + kOutputSize));
            const std::span<Byte> out = std::span(piece.bytes).subspan(written);
            const auto done = from.decodeToUtf8(rest(), piece.end.state, tail, options.errors,
                                                {reinterpret_cast<char*>(out.data()), out.size()});
            written += done.written;
            piece.end.offset += done.consumed;
            if (done.stopped)
                piece.stop = malformed(from, rest(), piece.end.offset, piece.end.state, tail);
            if (done.stopped || done.consumed == 0 || rest().empty()) {
                piece.bytes.resize(written);
                return piece;
            }
        }
    }
    piece.bytes.clear();
    const ByteSink sink = [&](ByteView encoded) {
        piece.bytes.insert(piece.bytes.end(), encoded.begin(), encoded.end());
    };
    Transcoder transcoder(to, options, sink);
    std::optional<std::size_t> consumed = 1;
    while (consumed && *consumed > 0 && !rest().empty()) {
        consumed = transcoder.advance(from, rest(), piece.end.offset, piece.end.state, tail);
        piece.end.offset += consumed.value_or(0);
    }
    if (consumed)
        (void)transcoder.flushAll();
    piece.stop = transcoder.stop();
    piece.isComplete = transcoder.isComplete();
    return piece;
}

} // namespace moji
