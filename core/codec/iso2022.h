#pragma once
// The ISO/IEC 2022 (ECMA-35) family: escapes designate sets of graphic characters to G0..G3, SO and
// SI lock G1 and G0 in, ESC N and ESC O take one character from G2 and G3. Escapes and shifts are
// `control`. A scheme (iso2022_schemes.h) defines which of these an encoding has.
//
// Illegal are: an escape that the scheme lacks (the error is ESC alone; decoding continues after
// it), a single shift without a character after it, a shift to a set that is not designated, bytes
// 80..FF, the first byte of a pair whose second byte is not a graphic character, and, with a
// two-byte G0, all bytes that are neither graphic characters nor line ends. An empty segment (SO
// SI) is not an error.

#include "codec/codec_loops.h"
#include "codec/graphic_set.h"
#include "codec/row_cell.h"

namespace moji {

/// The effect of a line end on designations and shifts.
enum class LineEnd : std::uint8_t {
    FreesPairs,  // CR and LF: a two-byte G0 becomes ASCII, G2 is dropped, G0 is shifted in
    ShiftsIn,    // LF: G0 is shifted in
    ClearsState, // CR and LF: back to ASCII, without designations (RFC 1922)
};

struct Iso2022Scheme {
    /// Set 0 is ASCII, the others are numbered from 1. `prefix` selects the set in ICU's converter.
    struct Set {
        GraphicKind kind;
        std::string_view prefix;
        const char* euc =
            nullptr; // an EUC converter of ICU's that has the set, if the main converter lacks it
        /// JIS X 0208 with rows 13 and 89 to 92 of NEC and IBM, written only if no other set has
        /// the character.
        bool hasVendorRows = false;
        std::span<const CellCorrection> corrections = {}; // to ICU's characters
    };
    struct Designation {
        std::string_view escape;
        std::uint8_t slot; // G0..G3
        std::uint8_t set;
        bool isWritten = true; // the encoder writes it, and prefers earlier ones
    };
    std::span<const Set> sets;
    std::span<const Designation> designations;
    LineEnd lineEnd = LineEnd::FreesPairs;
    std::string_view header = {}; // written first of all
    bool hasShifts = false;       // SO, SI
    bool hasSingleShifts = false; // ESC N, ESC O
    std::uint8_t initialG1 = 0;   // the set's number
    std::uint8_t katakana8 = 0;   // a set whose characters are also A1..DF (JIS8)
};

class Iso2022Codec final : public CodecLoops<Iso2022Codec> {
public:
    Iso2022Codec(CodecInfo info, const Iso2022Scheme& scheme, const char* converter);

    [[nodiscard]] DecoderState initialState() const override;
    [[nodiscard]] EncoderState initialEncoderState() const override;

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
    [[nodiscard]] std::optional<RowCell> rowCell(ByteView span) const override {
        return sevenBitRowCell(span);
    }

private:
    struct Shift;
    using Designation = Iso2022Scheme::Designation;

    [[nodiscard]] Shift initialShift() const;
    [[nodiscard]] Span decode(ByteView bytes, Shift& shift, Tail tail) const;
    [[nodiscard]] Span escape(ByteView bytes, Shift& shift, Tail tail) const;
    [[nodiscard]] Span singleShift(ByteView bytes, Shift& shift, Tail tail) const;
    [[nodiscard]] Span lockingShift(Byte byte, Shift& shift) const;
    [[nodiscard]] Span eighthBit(Byte byte, const Shift& shift) const;
    void endLine(Byte byte, Shift& shift) const;

    [[nodiscard]] const Designation* designationFor(std::u32string_view text, const Shift& shift,
                                                    EncodeStep& code, Tail tail) const;
    [[nodiscard]] int preference(const Designation& candidate, Byte codeBegin,
                                 const Shift& shift) const;
    [[nodiscard]] bool putPlain(detail::RunWriter& writer, Shift& shift) const;
    [[nodiscard]] bool putControl(detail::RunWriter& writer, Shift& shift) const;
    [[nodiscard]] bool passControl(detail::RunWriter& writer, Shift& shift) const;
    [[nodiscard]] const Designation* likelyDesignation(const Shift& shift) const;
    [[nodiscard]] EncodeStep encodeEighthBit(std::u32string_view text, EncoderState& state,
                                             Tail tail) const;
    void designate(EncodeStep& step, Shift& shift, const Designation& designation) const;
    void toAscii(EncodeStep& step, Shift& shift) const;

    Iso2022Scheme m_scheme;
    std::vector<GraphicSet> m_sets;
};

} // namespace moji
