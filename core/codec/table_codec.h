#pragma once
// Encodings defined by a table: single-byte, double-byte and longer codes without state. The table
// is made when something is first decoded, its inverse when something is first encoded.

#include "codec/code_table.h"
#include "codec/codec_loops.h"
#include "codec/encode_map.h"
#include "codec/flat_codes.h"
#include "codec/plain_tables.h"
#include "codec/row_cell.h"
#include "codec/whatwg_tables.h"
#include "support/late.h"

namespace moji {

class TableCodec final : public CodecLoops<TableCodec> {
public:
    /// `rule` is nullptr for sets that are not double-byte.
    TableCodec(CodecInfo info, std::function<CodedSet()> make, RowCellRule rule)
        : CodecLoops(std::move(info))
        , m_decoding([make = std::move(make)] { return Decoding(make()); })
        , m_encoding([this] { return Encoding(m_decoding->set); })
        , m_rowCell(rule)
        , m_asciiCompatible(this->info().asciiCompatible) {}

    [[nodiscard]] Span step(ByteView bytes, DecoderState&, Tail tail) const {
        return m_decoding->set.table.decode(bytes, tail);
    }
    [[nodiscard]] EncodeStep encodeStep(std::u32string_view text, EncoderState&, Tail tail) const {
        return m_encoding->codes.encode(text, tail);
    }
    static constexpr bool kErrorsRepeat = true;
    static constexpr bool kDecodesRuns = true;
    [[nodiscard]] DecodedRun decodeRun(ByteView bytes, const DecoderState&,
                                       const RunTarget& target) const {
        const CodecKernel& kernel = defaultCodecKernel();
        const Decoding& tables = *m_decoding;
        if (tables.singles)
            return kernel.decodeSingles(*tables.singles, bytes.data(), bytes.size(), target);
        return tables.pairs ? kernel.decodePairs(*tables.pairs, bytes.data(), bytes.size(), target)
                            : DecodedRun{};
    }
    static constexpr bool kEncodesRuns = true;
    [[nodiscard]] Encoded encodeRun(std::u32string_view text, const EncoderState&,
                                    std::span<Byte> out) const {
        return m_encoding->flat.encodeRun(text, out);
    }
    [[nodiscard]] Converted encodeUtf8(ByteView utf8, EncoderState&,
                                       std::span<Byte> out) const override {
        return m_encoding->flat.encodeUtf8(utf8, out);
    }
    [[nodiscard]] bool asciiIsItself(const DecoderState&) const { return m_asciiCompatible; }

    [[nodiscard]] std::optional<RowCell> rowCell(ByteView span) const override {
        return m_rowCell != nullptr ? std::optional(m_rowCell(span)) : std::nullopt;
    }

private:
    struct Decoding {
        explicit Decoding(CodedSet made)
            : set(std::move(made))
            , singles(singleByteTable(set.table))
            , pairs(pairTable(set.table)) {}
        CodedSet set;
        std::unique_ptr<const SingleByteTable> singles; // at most one of these two is set
        std::unique_ptr<const PairTable> pairs;
    };
    struct Encoding {
        explicit Encoding(const CodedSet& set)
            : codes(set.codes(set.table)) {}
        EncodeMap codes;
        FlatCodes flat{codes};
    };

    Late<Decoding> m_decoding;
    Late<Encoding> m_encoding;
    RowCellRule m_rowCell;
    bool m_asciiCompatible;
};

} // namespace moji
