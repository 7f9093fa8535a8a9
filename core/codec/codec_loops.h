#pragma once
// A codec is written once, as a non-virtual `step` (and `encodeStep`); the bulk loops of Codec are
// generated around it here, so that no virtual call is made per character.
//
//     class Koi8 final : public CodecLoops<Koi8> {
//         Span step(ByteView bytes, DecoderState& state, Tail tail) const;
//         EncodeStep encodeStep(std::u32string_view text, EncoderState& state, Tail tail) const;
//         // optional, default false: bytes 00..7F may be copied while `state` is this one
//         static bool asciiIsItself(const DecoderState& state);
//         // optional, default false: with the state that an error leaves behind, the same bytes
//         // give the same error again (so that loops need not keep the state before each span)
//         static constexpr bool kErrorsRepeat = true;

#include "codec/codec.h"
#include "codec/utf8_writer.h"

#include <bit>

namespace moji {

namespace detail {

inline std::uint64_t loadEight(const Byte* bytes) {
    std::uint64_t word;
    std::memcpy(&word, bytes, sizeof word);
    return word;
}
constexpr std::uint64_t kHighBits = 0x8080808080808080u;
constexpr std::uint64_t kOnes = 0x0101010101010101u;

/// Number of leading bytes below 80, in steps of eight.
inline std::size_t asciiRun(ByteView bytes) {
    std::size_t i = 0;
    while (i + 8 <= bytes.size() && (loadEight(bytes.data() + i) & kHighBits) == 0)
        i += 8;
    return i;
}

/// Counts a run of bytes below 80 whose length is a multiple of eight.
inline void tallyAscii(ByteView run, Tally& counts) {
    std::uint64_t lines = 0;
    std::size_t lastLineFeed = run.size(); // none
    for (std::size_t i = 0; i < run.size(); i += 8) {
        const std::uint64_t x = loadEight(run.data() + i) ^ (kOnes * 0x0A);
        // All bytes are below 80: the high bit of (7F + x) is clear for x = 0 alone.
        const std::uint64_t hits = ~(x + (kOnes * 0x7F)) & kHighBits;
        if (hits != 0) {
            lines += static_cast<unsigned>(std::popcount(hits));
            const auto high = static_cast<std::size_t>(63 - std::countl_zero(hits));
            lastLineFeed = i + high / 8;
        }
    }
    static_assert(std::endian::native == std::endian::little);
    counts.codePoints += run.size();
    counts.lineFeeds += lines;
    counts.column = lines > 0 ? run.size() - lastLineFeed - 1 : counts.column + run.size();
}

} // namespace detail

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
        while (done.count < out.size() && done.consumed < bytes.size()) {
            const Span span = self().step(bytes.subspan(done.consumed), state, tail);
            if (span.length == 0)
                break;
            out[done.count++] = span;
            done.consumed += span.length;
        }
        return done;
    }

    Text decodeToUtf8(ByteView bytes, DecoderState& state, Tail tail, ErrorPolicy policy,
                      std::span<char> out) const final {
        constexpr std::size_t kReserve = 64; // more than any span writes
        Text done;
        while (done.consumed < bytes.size() && done.written + kReserve <= out.size()) {
            if (bytes[done.consumed] < 0x80 && self().asciiIsItself(state)) {
                const auto room = std::min(bytes.size() - done.consumed, out.size() - done.written);
                const auto run = detail::asciiRun(bytes.subspan(done.consumed, room));
                std::memcpy(out.data() + done.written, bytes.data() + done.consumed, run);
                done.consumed += run;
                done.written += run;
                if (done.consumed == bytes.size() || done.written + kReserve > out.size())
                    break;
            }
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
        while (done.consumed < bytes.size()) {
            if (bytes[done.consumed] < 0x80 && self().asciiIsItself(state)) {
                const auto run = detail::asciiRun(bytes.subspan(done.consumed));
                if (run > 0)
                    detail::tallyAscii(bytes.subspan(done.consumed, run), counts);
                done.consumed += run;
                if (done.consumed == bytes.size())
                    break;
            }
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
        constexpr std::size_t kReserve = sizeof(EncodeStep::bytes);
        Encoded done;
        while (done.consumed < text.size() && done.written + kReserve <= out.size()) {
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

private:
    /// The state before a step, kept only for codecs that need it back after an error.
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
