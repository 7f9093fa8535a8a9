#pragma once
// The family of ISO/IEC 2022 (ECMA-35) codes: escapes designate sets of graphic characters to
// G0..G3, SO and SI lock G1 and G0 in, ESC N and ESC O call one character from G2 and G3. Escapes
// and shifts are `control`. What exists of all this is said by a scheme (iso2022_schemes.h).
//
// Illegal are: an escape that the scheme does not have (the ESC alone; what follows is read on), a
// single shift with no character behind it, a shift to what is not designated, bytes 80..FF, the
// first byte of a pair whose second is no graphic character, and in a two-byte G0 all that is none
// but the end of a line. An empty segment (SO SI) is no error.

#include "codec/codec_loops.h"
#include "codec/graphic_set.h"
#include "codec/row_cell.h"

namespace moji {

/// What the end of a line does to what is designated and shifted.
enum class LineEnd : std::uint8_t {
    FreesPairs,  // CR and LF: a two-byte G0 becomes ASCII, G2 is gone, G0 is shifted in
    ShiftsIn,    // LF: G0 is shifted in
    ClearsState, // CR and LF: nothing but ASCII remains (RFC 1922)
};

struct Iso2022Scheme {
    /// Set 0 is ASCII, the others are numbered from 1. `prefix` leads to the set in ICU's
    /// converter.
    struct Set {
        GraphicKind kind;
        std::string_view prefix;
        const char* euc = nullptr; // an EUC of ICU's that has the set, where the converter lacks it
        /// JIS X 0208 with the rows 13 and 89 to 92 of NEC and IBM, which are written only if no
        /// other set has the character.
        bool hasVendorRows = false;
        std::span<const CellCorrection> corrections = {}; // of ICU's characters
    };
    struct Designation {
        std::string_view escape;
        std::uint8_t slot; // G0..G3
        std::uint8_t set;
        bool isWritten = true; // by the encoder; earlier ones are preferred
    };
    std::span<const Set> sets;
    std::span<const Designation> designations;
    LineEnd lineEnd = LineEnd::FreesPairs;
    std::string_view header = {}; // written before all else
    bool hasShifts = false;       // SO, SI
    bool hasSingleShifts = false; // ESC N, ESC O
    std::uint8_t initialG1 = 0;   // a set
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
    [[nodiscard]] int preference(const Designation& candidate, const EncodeStep& code,
                                 const Shift& shift) const;
    [[nodiscard]] EncodeStep encodeEighthBit(std::u32string_view text, EncoderState& state,
                                             Tail tail) const;
    void designate(EncodeStep& step, Shift& shift, const Designation& designation) const;
    void toAscii(EncodeStep& step, Shift& shift) const;

    Iso2022Scheme m_scheme;
    std::vector<GraphicSet> m_sets;
};

} // namespace moji
