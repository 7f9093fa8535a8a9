#pragma once
// UTF-7 (RFC 2152) and the names of IMAP mailboxes (RFC 3501, 5.1.3): ASCII, and shifted runs of
// UTF-16 in base64. Every byte belongs to one span: `+` (or `&`) and `-` are `control`, the digit
// in which a character ends belongs to that character although it may hold bits of the next, and
// `+-` is a plus sign.
//
// Illegal are: bytes that may not stand for themselves (80..FF, most controls, `\` and `~` in
// UTF-7); a `+` without a digit behind it; a lone surrogate; digits at the end of a run that make
// no unit; a last digit whose spare bits are not zero. In mailbox names also: printable ASCII in
// base64, and a byte that ends a run in place of `-`; a character that the end of the input cuts
// off from its `-` is truncated.

#include "codec/codec_loops.h"

namespace moji {

enum class Base64Flavour : std::uint8_t {
    Utf7,        // `+`, and digits 62 and 63 are + and /
    ImapMailbox, // `&`, and digits 62 and 63 are + and ,
};

class Utf7Codec final : public CodecLoops<Utf7Codec> {
public:
    Utf7Codec(CodecInfo info, Base64Flavour flavour);

    /// A line feed is no digit: behind it, nothing is shifted.
    [[nodiscard]] DecoderState stateAfterSync() const override;

    [[nodiscard]] Span step(ByteView bytes, DecoderState& state, Tail tail) const;
    [[nodiscard]] EncodeStep encodeStep(std::u32string_view text, EncoderState& state,
                                        Tail tail) const;
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
    [[nodiscard]] bool isDirect(char32_t codePoint) const;
    void putUnit(EncodeStep& step, Encoder& encoder, char32_t unit) const;
    void shiftOut(EncodeStep& step, Encoder& encoder, char32_t next) const;

    Base64Flavour m_flavour;
    Byte m_shift;                           // `+` or `&`
    std::string_view m_digits;              // the alphabet
    std::array<std::int8_t, 256> m_valueOf; // -1: no digit
};

} // namespace moji
