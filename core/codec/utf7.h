#pragma once
// UTF-7 (RFC 2152) and IMAP mailbox names (RFC 3501, 5.1.3): ASCII, and runs of UTF-16 in base64.
// Every byte belongs to one span: `+` (or `&`) and `-` are `control`; the digit that completes a
// character belongs to it, although it may also hold bits of the next; `+-` is a plus sign.
//
// Illegal are: bytes that may not appear directly (80..FF, most control codes, `\` and `~` in
// UTF-7); a `+` without a digit after it; a lone surrogate; digits at the end of a run that do not
// complete a unit; a last digit whose spare bits are not zero. In mailbox names also: printable
// ASCII in base64, and a byte other than `-` that ends a run. A character in a mailbox name is
// truncated if the input ends before the `-`.

#include "codec/codec_loops.h"

namespace moji {

enum class Base64Flavour : std::uint8_t {
    Utf7,        // `+`; digits 62 and 63 are + and /
    ImapMailbox, // `&`; digits 62 and 63 are + and ,
};

class Utf7Codec final : public CodecLoops<Utf7Codec> {
public:
    Utf7Codec(CodecInfo info, Base64Flavour flavour);

    /// A line feed is not a digit: it ends the run, so no state remains.
    [[nodiscard]] DecoderState stateAfterSync() const override;

    [[nodiscard]] Span step(ByteView bytes, DecoderState& state, Tail tail) const;
    [[nodiscard]] EncodeStep encodeStep(std::u32string_view text, EncoderState& state,
                                        Tail tail) const;
    static constexpr bool kDecodesRuns = true;
    static constexpr bool kRunsChangeState = true;
    [[nodiscard]] DecodedRun decodeRun(ByteView bytes, DecoderState& state,
                                       const RunTarget& target) const;
    static constexpr bool kEncodesRuns = true;
    [[nodiscard]] Encoded encodeRun(std::u32string_view text, EncoderState& state,
                                    std::span<Byte> out) const;
    [[nodiscard]] EncodeStep finish(EncoderState& state) const override;

private:
    struct Decoder;
    struct Encoder;
    struct Unit;
    [[nodiscard]] Span direct(ByteView bytes, Decoder& decoder, Tail tail) const;
    [[nodiscard]] Span shiftIn(ByteView bytes, Decoder& decoder, Tail tail) const;
    [[nodiscard]] Span shifted(ByteView bytes, Decoder& decoder, Tail tail) const;
    [[nodiscard]] Span character(ByteView bytes, Decoder& decoder, Tail tail) const;
    [[nodiscard]] Unit readUnit(ByteView bytes, Unit from) const;
    [[nodiscard]] bool putShifted(detail::RunWriter& writer, Decoder& decoder) const;
    [[nodiscard]] bool isDirect(char32_t codePoint) const;
    void putUnit(EncodeStep& step, Encoder& encoder, char32_t unit) const;
    void shiftOut(EncodeStep& step, Encoder& encoder, char32_t next) const;

    Base64Flavour m_flavour;
    Byte m_shift;                           // `+` or `&`
    std::string_view m_digits;              // the alphabet
    std::array<std::int8_t, 256> m_valueOf; // -1: not a digit
    std::array<bool, 128> m_isDirect;       // isDirect(), without the shift character
};

} // namespace moji
