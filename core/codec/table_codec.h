#pragma once
// Encodings defined by a table: single-byte, double-byte and longer codes without state.

#include "codec/code_table.h"
#include "codec/codec_loops.h"
#include "codec/encode_map.h"
#include "codec/flat_codes.h"
#include "codec/plain_tables.h"
#include "codec/row_cell.h"

namespace moji {

class TableCodec final : public CodecLoops<TableCodec> {
public:
    /// `rule` is nullptr for sets that are not double-byte.
    TableCodec(CodecInfo info, CodeTable table, EncodeMap codes, RowCellRule rule)
        : CodecLoops(std::move(info))
        , m_table(std::move(table))
        , m_codes(std::move(codes))
        , m_flatCodes(m_codes)
        , m_singles(singleByteTable(m_table))
        , m_pairs(pairTable(m_table))
        , m_rowCell(rule)
        , m_asciiCompatible(this->info().asciiCompatible) {}

    [[nodiscard]] Span step(ByteView bytes, DecoderState&, Tail tail) const {
        return m_table.decode(bytes, tail);
    }
    [[nodiscard]] EncodeStep encodeStep(std::u32string_view text, EncoderState&, Tail tail) const {
        return m_codes.encode(text, tail);
    }
    static constexpr bool kErrorsRepeat = true;
    static constexpr bool kDecodesRuns = true;
    [[nodiscard]] DecodedRun decodeRun(ByteView bytes, const DecoderState&,
                                       const RunTarget& target) const {
        const CodecKernel& kernel = defaultCodecKernel();
        if (m_singles)
            return kernel.decodeSingles(*m_singles, bytes.data(), bytes.size(), target);
        return m_pairs ? kernel.decodePairs(*m_pairs, bytes.data(), bytes.size(), target)
                       : DecodedRun{};
    }
    static constexpr bool kEncodesRuns = true;
    [[nodiscard]] Encoded encodeRun(std::u32string_view text, const EncoderState&,
                                    std::span<Byte> out) const {
        return m_flatCodes.encodeRun(text, out);
    }
    [[nodiscard]] Converted encodeUtf8(ByteView utf8, EncoderState&,
                                       std::span<Byte> out) const override {
        return m_flatCodes.encodeUtf8(utf8, out);
    }
    [[nodiscard]] bool asciiIsItself(const DecoderState&) const { return m_asciiCompatible; }

    [[nodiscard]] std::optional<RowCell> rowCell(ByteView span) const override {
        return m_rowCell != nullptr ? std::optional(m_rowCell(span)) : std::nullopt;
    }

private:
    CodeTable m_table;
    EncodeMap m_codes;
    FlatCodes m_flatCodes;
    std::unique_ptr<const SingleByteTable> m_singles; // at most one of these two is set
    std::unique_ptr<const PairTable> m_pairs;
    RowCellRule m_rowCell;
    bool m_asciiCompatible;
};

} // namespace moji
