#pragma once
// ISCII (IS 13194:1991): one byte per letter for nine scripts of India, with the semantics and
// tables of ICU's converter. ATR (EF) followed by a script's byte switches the script until the end
// of the line and is `control`, as is ATR with a display attribute (21..3F). A letter and a nukta
// (E9) that Unicode encodes as one character are one span. So are, in Gurmukhi, a doubled consonant
// with halant (addak), and EXT (F0) with its letter. A second halant is U+200C, a nukta after a
// halant U+200D; INV (D9) is U+200D, or a space before a halant.
//
// The encoder keeps the bytes of different characters apart: where they would combine, it inserts
// ATR and the byte of the current script, which changes nothing else.
//
// Illegal are ATR and EXT followed by an invalid byte (the error is ATR or EXT alone); unmapped are
// letters that the script lacks.

#include "codec/codec_loops.h"

#include <bitset>
#include <memory>
#include <vector>

namespace moji {

/// The bytes of one script, from ICU.
struct IsciiScript {
    /// A sequence of bytes whose meaning differs from that of its parts.
    struct Combination {
        std::array<Byte, 3> bytes;
        std::uint8_t length; // 2 or 3
        Span meaning;
    };
    std::array<char32_t, 256> letters{};   // 0: none
    std::array<char32_t, 256> extended{};  // after EXT; 0: none
    std::vector<Combination> combinations; // longer ones first
    std::bitset<256> combining;            // the first bytes of these
    std::bitset<256> nasalised;            // bytes after which A2 is `nasal` instead of its letter
    char32_t nasal = 0;
};

class IsciiCodec final : public CodecLoops<IsciiCodec> {
public:
    static constexpr std::size_t kScripts = 9;

    /// `script`: Devanagari, Bengali, Gurmukhi, Gujarati, Oriya, Tamil, Telugu, Kannada, Malayalam;
    /// the script at the start of each line.
    IsciiCodec(CodecInfo info, std::uint8_t script);

    [[nodiscard]] DecoderState initialState() const override;
    [[nodiscard]] EncoderState initialEncoderState() const override;

    [[nodiscard]] Span step(ByteView bytes, DecoderState& state, Tail tail) const;
    [[nodiscard]] EncodeStep encodeStep(std::u32string_view text, EncoderState& state,
                                        Tail tail) const;
    [[nodiscard]] EncodeStep finish(EncoderState& state) const override;

private:
    struct Decoder;
    struct Encoder;
    struct Code;
    [[nodiscard]] Span attribute(ByteView bytes, Decoder& decoder, Tail tail) const;
    [[nodiscard]] Span extension(ByteView bytes, const IsciiScript& script, Tail tail) const;
    [[nodiscard]] Span letter(ByteView bytes, Decoder& decoder, Tail tail) const;
    [[nodiscard]] std::optional<Code> codeIn(std::uint8_t script, std::u32string_view text,
                                             const Encoder& encoder, Tail tail) const;
    [[nodiscard]] std::optional<Code> joinerCode(char32_t codePoint, const Encoder& encoder) const;
    [[nodiscard]] bool wouldJoin(const Encoder& encoder, Byte next) const;

    std::uint8_t m_defaultScript;
    std::array<IsciiScript, kScripts> m_scripts;
};

template <std::uint8_t script>
std::unique_ptr<Codec> makeIscii(CodecInfo info, const char* /*source*/) {
    return std::make_unique<IsciiCodec>(std::move(info), script);
}

} // namespace moji
