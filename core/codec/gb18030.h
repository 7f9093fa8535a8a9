#pragma once
// GB 18030 (one, two and four bytes) and GBK as the WHATWG Encoding Standard decodes them; and GB
// 18030 as in ICU.

#include "codec/codec_loops.h"
#include "codec/flat_codes.h"
#include "codec/plain_tables.h"
#include "codec/stored_set.h"
#include "support/earned.h"
#include "support/late.h"

#include <vector>

namespace moji {

class Gb18030Codec final : public CodecLoops<Gb18030Codec> {
public:
    enum class Variant {
        Whatwg, // GB 18030-2022, and 80 is the euro sign
        Gbk,    // decodes like Whatwg; encodes only one and two bytes
        Icu,    // GB 18030-2000
    };
    Gb18030Codec(CodecInfo info, Variant variant);

    /// The state tells whether decoding is past offset 0: 84 31 95 33 there is a byte-order mark.
    [[nodiscard]] DecoderState stateAfterSync() const override { return DecoderState::of(true); }

    [[nodiscard]] Span step(ByteView bytes, DecoderState& state, Tail tail) const {
        const bool isFour = bytes.size() > 1 && isLead(bytes[0]) && isDigit(bytes[1]);
        const Span span = isFour ? fourBytes(bytes, tail) : m_pairs.decode(bytes, tail);
        if (span.length == 0 || state.as<bool>())
            return span;
        state = DecoderState::of(true);
        return isFour && span.count == 1 && span.codePoints[0] == 0xFEFF
                   ? Span::byteOrderMark(span.length)
                   : span;
    }
    [[nodiscard]] EncodeStep encodeStep(std::u32string_view text, EncoderState&, Tail tail) const;
    static constexpr bool kErrorsRepeat = true;
    static constexpr bool kDecodesRuns = true;
    [[nodiscard]] DecodedRun decodeRun(ByteView bytes, const DecoderState& state,
                                       const RunTarget& target) const {
        if (!state.as<bool>())
            return {};
        const PairTable* const table = m_plainPairs.get(bytes.size());
        return m_variant == Variant::Gbk ? pairRun(table, bytes, target)
                                         : mixedRun(table, bytes, target);
    }
    static constexpr bool kEncodesRuns = true;
    [[nodiscard]] Encoded encodeRun(std::u32string_view text, const EncoderState&,
                                    std::span<Byte> out) const;
    [[nodiscard]] Converted encodeUtf8(ByteView utf8, EncoderState&,
                                       std::span<Byte> out) const override {
        return m_flat.encodeUtf8(utf8, out);
    }
    static bool asciiIsItself(const DecoderState&) { return true; }

    /// Row and cell of GB 2312, if both bytes are A1..FE.
    [[nodiscard]] std::optional<RowCell> rowCell(ByteView span) const override;

    [[nodiscard]] const PairTable* plainPairs(std::size_t bytes) const override {
        return m_plainPairs.get(bytes);
    }
    /// Of one and two bytes.
    [[nodiscard]] std::optional<std::span<const stored::UnwrittenCode>>
    unwrittenCodes() const override {
        return m_pairs.unwrittenCodes();
    }

private:
    static constexpr bool isLead(Byte byte) { return byte >= 0x81 && byte <= 0xFE; }
    static constexpr bool isDigit(Byte byte) { return byte >= 0x30 && byte <= 0x39; }

    /// `bytes` starts with a lead byte and a digit.
    [[nodiscard]] Span fourBytes(ByteView bytes, Tail tail) const;

    /// One and two bytes. Four-byte codes never start like a plain pair. (No table: not yet made.)
    [[nodiscard]] static DecodedRun pairRun(const PairTable* table, ByteView bytes,
                                            const RunTarget& target) {
        return table ? defaultCodecKernel().decodePairs(*table, bytes.data(), bytes.size(), target)
                     : DecodedRun{};
    }
    /// The kernel where there are no codes of four bytes, one code at a time where there are.
    [[nodiscard]] DecodedRun mixedRun(const PairTable* table, ByteView bytes,
                                      const RunTarget& target) const;
    /// Decodes one code at a time, until there have been no codes of four bytes for a while.
    [[nodiscard]] DecodedRun fourByteRun(const PairTable* table, ByteView bytes,
                                         const RunTarget& target) const;
    [[nodiscard]] std::uint32_t fourByteRankOf(char32_t codePoint) const;
    [[nodiscard]] StoredCode fourByteCode(char32_t codePoint) const;
    /// The characters of the BMP by their codes' rank; 84 31 A4 39 is the last.
    [[nodiscard]] std::span<const char16_t> fourByteBmp() const { return m_pairs.list(); }

    Variant m_variant;
    StoredSet m_pairs; // one and two bytes
    Earned<PairTable> m_plainPairs;
    FlatCodes m_flat;
    /// By BMP code point; kNoRank if it has another code.
    Late<std::vector<std::uint16_t>> m_fourByteRank;
};

} // namespace moji
