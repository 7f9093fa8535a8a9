#pragma once
// Every encoding that is a table: single-byte, double-byte and longer codes without state.

#include "codec/code_table.h"
#include "codec/codec_loops.h"
#include "codec/encode_map.h"
#include "codec/row_cell.h"

namespace moji {

class TableCodec final : public CodecLoops<TableCodec> {
public:
    /// `rule` is nullptr for sets that are not double-byte.
    TableCodec(CodecInfo info, CodeTable table, EncodeMap codes, RowCellRule rule)
        : CodecLoops(std::move(info))
        , m_table(std::move(table))
        , m_codes(std::move(codes))
        , m_rowCell(rule)
        , m_asciiCompatible(this->info().asciiCompatible) {}

    [[nodiscard]] Span step(ByteView bytes, DecoderState&, Tail tail) const {
        return m_table.decode(bytes, tail);
    }
    [[nodiscard]] EncodeStep encodeStep(std::u32string_view text, EncoderState&, Tail tail) const {
        return m_codes.encode(text, tail);
    }
    static constexpr bool kErrorsRepeat = true;
    [[nodiscard]] bool asciiIsItself(const DecoderState&) const { return m_asciiCompatible; }

    [[nodiscard]] std::optional<RowCell> rowCell(ByteView span) const override {
        return m_rowCell != nullptr ? std::optional(m_rowCell(span)) : std::nullopt;
    }

private:
    CodeTable m_table;
    EncodeMap m_codes;
    RowCellRule m_rowCell;
    bool m_asciiCompatible;
};

} // namespace moji
