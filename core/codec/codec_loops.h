#pragma once
// A codec implements one non-virtual `step` (and `encodeStep`); CodecLoops generates Codec's bulk
// loops around it, so that no loop makes a virtual call per character.
//
//     class Koi8 final : public CodecLoops<Koi8> {
//         Span step(ByteView bytes, DecoderState& state, Tail tail) const;
//         EncodeStep encodeStep(std::u32string_view text, EncoderState& state, Tail tail) const;
//         // optional, default false: in this state, bytes 00..7F are themselves
//         static bool asciiIsItself(const DecoderState& state);
//         // optional, default false: the state after an error gives the same error for the same
//         // bytes again (so that loops need not keep the state before each span)
//         static constexpr bool kErrorsRepeat = true;
//         // optional: decodes plain characters in bulk (one code point each, no error, no change
//         // of `state`). It may stop anywhere, even at the start; step() decodes the rest.
//         static constexpr bool kDecodesRuns = true;
//         DecodedRun decodeRun(ByteView bytes, const DecoderState& state, RunTarget target) const;
//         // optional: decodeRun() takes a DecoderState& and may also pass over controls and change
//         // the state. Then decodeSpans(), which returns the controls, does not call it.
//         static constexpr bool kRunsChangeState = true;
//         // optional: converts plain text to UTF-8 without code points; only whole characters
//         static constexpr bool kWritesUtf8Runs = true;
//         Converted utf8Run(ByteView bytes, const DecoderState& state, std::span<char> out) const;
//         // optional: the same for encoding; writes only what encodeStep() maps with Status::Ok
//         static constexpr bool kEncodesRuns = true;
//         Encoded encodeRun(std::u32string_view text, EncoderState& state,
//                           std::span<Byte> out) const;

#include "codec/plain_runs.h"
#include "text/ascii_run.h"
#include "utf8/utf8_writer.h"

#include <algorithm>

namespace moji {

template <class Derived>
class CodecLoops : public Codec {
public:
    using Codec::Codec;

    Span next(ByteView bytes, DecoderState& state, Tail tail) const final {
        return self().step(bytes, state, tail);
    }

    Spans decodeSpans(ByteView bytes, DecoderState& state, Tail tail,
                      std::span<Span> out) const final {
        Spans done;
        detail::RunBackoff backoff;
        while (done.count < out.size() && done.consumed < bytes.size()) {
            if (!Derived::kRunsChangeState && isTrying(backoff))
                putRun(backoff, bytes, state, out, done);
            if (done.count == out.size() || done.consumed == bytes.size())
                break;
            const Span span = self().step(bytes.subspan(done.consumed), state, tail);
            if (span.length == 0)
                break;
            out[done.count++] = span;
            done.consumed += span.length;
        }
        return done;
    }

    Characters decodeCharacters(ByteView bytes, DecoderState& state, Tail tail,
                                std::span<char32_t> out,
                                std::span<std::uint32_t> offsets) const final {
        constexpr std::size_t kMost = std::size_t{1} << 31; // so that 32-bit offsets suffice
        if (bytes.size() > kMost) {
            bytes = bytes.first(kMost);
            tail = Tail::MoreFollows;
        }
        const RunTarget whole{out.data(), offsets.empty() ? nullptr : offsets.data(), out.size(),
                              0};
        Characters done;
        detail::RunBackoff backoff(kPauseAfterError / 4); // it is called again and again
        while (done.consumed < bytes.size() && hasRoomForSpan(out, done)) {
            DecodedRun run;
            if (isTrying(backoff))
                run = runAt(backoff, bytes.subspan(done.consumed), state,
                            detail::targetAfter(whole, {done.count, done.consumed}));
            done.count += run.count;
            done.consumed += run.consumed;
            const bool needsNewRoom = run.count > 0 && out.size() - done.count < RunTarget::kBlock;
            if (done.consumed == bytes.size() || needsNewRoom)
                break;
            const Before before(state);
            const Span span = self().step(bytes.subspan(done.consumed), state, tail);
            if (isError(span.status)) {
                before.restore(state);
                done.error = span;
                break;
            }
            if (span.length == 0)
                break;
            putSpan(span, out, offsets, done);
        }
        return done;
    }

    Text decodeToUtf8(ByteView bytes, DecoderState& state, Tail tail, ErrorPolicy policy,
                      std::span<char> out) const final {
        Text done;
        detail::RunBackoff backoff;
        while (done.consumed < bytes.size() && done.written + kReserve <= out.size()) {
            if (bytes[done.consumed] < 0x80 && self().asciiIsItself(state)) {
                const auto room = std::min(bytes.size() - done.consumed, out.size() - done.written);
                const auto run = detail::asciiRun(bytes.subspan(done.consumed, room));
                std::memcpy(out.data() + done.written, bytes.data() + done.consumed, run);
                done.consumed += run;
                done.written += run;
            }
            if (isTrying(backoff))
                writeRun(backoff, bytes, state, out, done);
            if (done.consumed == bytes.size() || done.written + kReserve > out.size())
                break;
            const Before before(state);
            const Span span = self().step(bytes.subspan(done.consumed), state, tail);
            if (span.length == 0)
                break;
            char* at = out.data() + done.written;
            char* const begin = at;
            if (isError(span.status)) {
                if (policy == ErrorPolicy::Stop) {
                    before.restore(state);
                    done.stopped = true;
                    break;
                }
                ++done.errors;
                at = writeError(policy, bytes.subspan(done.consumed, span.length), at);
            }
            if (span.count == 1) [[likely]]
                at = writeUtf8(span.codePoints[0], at);
            else
                for (const char32_t codePoint : span.text())
                    at = writeUtf8(codePoint, at);
            done.written += static_cast<std::size_t>(at - begin);
            done.consumed += span.length;
        }
        return done;
    }

    Scanned tally(ByteView bytes, DecoderState& state, Tail tail, Tally& counts) const final {
        Scanned done;
        detail::RunBackoff backoff(kPauseAfterError);
        while (done.consumed < bytes.size()) {
            if (bytes[done.consumed] < 0x80 && self().asciiIsItself(state)) {
                const auto run = detail::asciiRun(bytes.subspan(done.consumed));
                if (run > 0)
                    detail::tallyAscii(bytes.subspan(done.consumed, run), counts);
                done.consumed += run;
            }
            if (isTrying(backoff))
                done.consumed += tallyRun(backoff, bytes.subspan(done.consumed), state, counts);
            if (done.consumed == bytes.size())
                break;
            const Before before(state);
            const Span span = self().step(bytes.subspan(done.consumed), state, tail);
            if (span.length == 0)
                break;
            if (isError(span.status)) {
                before.restore(state);
                done.error = span;
                break;
            }
            if (span.count == 1) [[likely]]
                count(span.codePoints[0], counts);
            else
                for (const char32_t codePoint : span.text())
                    count(codePoint, counts);
            done.consumed += span.length;
        }
        return done;
    }

    EncodeStep encode(std::u32string_view text, EncoderState& state, Tail tail) const final {
        return self().encodeStep(text, state, tail);
    }

    Encoded encodeText(std::u32string_view text, EncoderState& state, Tail tail,
                       std::span<Byte> out) const final {
        constexpr std::size_t kRoom = sizeof(EncodeStep::bytes);
        Encoded done;
        while (done.consumed < text.size() && done.written + kRoom <= out.size()) {
            if constexpr (Derived::kEncodesRuns) {
                const Encoded run =
                    self().encodeRun(text.substr(done.consumed), state, out.subspan(done.written));
                done.consumed += run.consumed;
                done.written += run.written;
                if (done.consumed == text.size() || done.written + kRoom > out.size())
                    break;
            }
            const EncodeStep step = self().encodeStep(text.substr(done.consumed), state, tail);
            if (step.status != EncodeStep::Status::Ok) {
                done.stopped = step.status == EncodeStep::Status::Unmappable;
                break;
            }
            std::memcpy(out.data() + done.written, step.bytes.data(), step.length);
            done.consumed += step.consumed;
            done.written += step.length;
        }
        return done;
    }

    static bool asciiIsItself(const DecoderState&) { return false; }
    static constexpr bool kErrorsRepeat = false;
    static constexpr bool kDecodesRuns = false;
    static constexpr bool kRunsChangeState = false;
    static constexpr bool kWritesUtf8Runs = false;
    static constexpr bool kEncodesRuns = false;

private:
    static constexpr std::size_t kReserve = 64; // bytes of UTF-8, more than any span needs
    static_assert(kReserve >= CodecKernel::kUtf8Slack);
    // In spans. Loops that stop at errors often start right after one, and the next may be near.
    static constexpr int kPauseAfterError = 16;

    /// The state before a step, kept only for codecs that need it again after an error.
    class Before {
    public:
        explicit Before(const DecoderState& state) {
            if constexpr (!Derived::kErrorsRepeat)
                m_state = state;
        }
        void restore(DecoderState& state) const {
            if constexpr (!Derived::kErrorsRepeat)
                state = m_state;
        }

    private:
        struct Nothing {};
        std::conditional_t<Derived::kErrorsRepeat, Nothing, DecoderState> m_state;
    };

    static bool isTrying(detail::RunBackoff& backoff) {
        if constexpr (Derived::kDecodesRuns)
            return backoff.isTrying();
        else
            return false;
    }

    /// Decodes plain characters at the front of `bytes`, if the codec has a fast path and it is
    /// likely to pay.
    DecodedRun runAt(detail::RunBackoff& backoff, ByteView bytes, DecoderState& state,
                     const RunTarget& target) const {
        DecodedRun run;
        if constexpr (Derived::kDecodesRuns) {
            run = self().decodeRun(bytes, state, target);
            backoff.note(run);
        }
        return run;
    }

    /// Buffers for a decoded run before its next step. (They are on the stack of separate
    /// functions, so that the loops that decode one character at a time need no room for them.)
    template <bool withOffsets>
    struct RunBuffer {
        static constexpr std::size_t kSize = 1024;
        alignas(64) std::array<char32_t, kSize> codePoints;
        std::array<std::uint32_t, withOffsets ? kSize : 1> offsets;

        [[nodiscard]] RunTarget target(std::size_t wanted = kSize) {
            return {codePoints.data(), withOffsets ? offsets.data() : nullptr,
                    std::min(wanted, kSize), 0};
        }
    };

    [[gnu::noinline]] void putRun(detail::RunBackoff& backoff, ByteView bytes, DecoderState& state,
                                  std::span<Span> out, Spans& done) const {
        if constexpr (Derived::kDecodesRuns) {
            RunBuffer<true> buffer;
            const auto run = runAt(backoff, bytes.subspan(done.consumed), state,
                                   buffer.target(out.size() - done.count));
            for (std::size_t i = 0; i < run.count; ++i) {
                const std::size_t end = i + 1 < run.count ? buffer.offsets[i + 1] : run.consumed;
                out[done.count++] = Span::character(
                    static_cast<std::uint32_t>(end - buffer.offsets[i]), buffer.codePoints[i]);
            }
            done.consumed += run.consumed;
        }
    }

    [[gnu::noinline]] void writeRun(detail::RunBackoff& backoff, ByteView bytes,
                                    DecoderState& state, std::span<char> out, Text& done) const {
        if constexpr (Derived::kWritesUtf8Runs) {
            const Converted run =
                self().utf8Run(bytes.subspan(done.consumed), state, out.subspan(done.written));
            backoff.note({0, run.consumed});
            done.consumed += run.consumed;
            done.written += run.written;
        } else if constexpr (Derived::kDecodesRuns) {
            if (done.written + kReserve > out.size())
                return;
            RunBuffer<false> buffer;
            const std::size_t room = (out.size() - done.written - kReserve) / 4;
            const auto run =
                runAt(backoff, bytes.subspan(done.consumed), state, buffer.target(room));
            done.written += defaultCodecKernel().writeUtf8(buffer.codePoints.data(), run.count,
                                                           out.data() + done.written);
            done.consumed += run.consumed;
        }
    }

    /// Returns the number of bytes counted.
    [[gnu::noinline]] std::size_t tallyRun(detail::RunBackoff& backoff, ByteView bytes,
                                           DecoderState& state, Tally& counts) const {
        DecodedRun run;
        if constexpr (Derived::kDecodesRuns) {
            RunBuffer<false> buffer;
            run = runAt(backoff, bytes, state, buffer.target());
            const std::u32string_view text(buffer.codePoints.data(), run.count);
            const auto countOf = defaultCodecKernel().count;
            const std::size_t lineFeeds = countOf(text.data(), text.size(), U'\n');
            counts.codePoints += text.size();
            counts.lineFeeds += lineFeeds;
            counts.replacementCharacters += countOf(text.data(), text.size(), 0xFFFD);
            counts.column =
                lineFeeds > 0 ? text.size() - text.rfind(U'\n') - 1 : counts.column + text.size();
        }
        return run.consumed;
    }

    static bool hasRoomForSpan(std::span<char32_t> out, const Characters& done) {
        return out.size() - done.count >= Span::kMaxCodePoints;
    }
    static void putSpan(const Span& span, std::span<char32_t> out, std::span<std::uint32_t> offsets,
                        Characters& done) {
        for (const char32_t codePoint : span.text()) {
            out[done.count] = codePoint;
            if (!offsets.empty())
                offsets[done.count] = static_cast<std::uint32_t>(done.consumed);
            ++done.count;
        }
        done.consumed += span.length;
    }

    static void count(char32_t codePoint, Tally& counts) {
        ++counts.codePoints;
        ++counts.column;
        if (codePoint == U'\n') {
            ++counts.lineFeeds;
            counts.column = 0;
        }
        counts.replacementCharacters += codePoint == 0xFFFD;
    }

    const Derived& self() const { return static_cast<const Derived&>(*this); }

    static char* writeError(ErrorPolicy policy, ByteView bytes, char* out) {
        if (policy == ErrorPolicy::Replace)
            return writeUtf8(0xFFFD, out);
        if (policy == ErrorPolicy::Escape) {
            for (const Byte byte : bytes)
                out = writeHexEscape(byte, out);
        }
        return out;
    }
};

} // namespace moji
