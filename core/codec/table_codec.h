#pragma once
// Encodings defined by a table: single-byte, double-byte and longer codes without state.

#include "codec/codec_loops.h"
#include "codec/flat_codes.h"
#include "codec/plain_tables.h"
#include "codec/row_cell.h"
#include "codec/stored_set.h"
#include "support/earned.h"

namespace moji {

class TableCodec final : public CodecLoops<TableCodec> {
public:
    /// `rule` is nullptr for sets that are not double-byte.
    TableCodec(CodecInfo info, const StoredSet& set, RowCellRule rule)
        : CodecLoops(std::move(info))
        , m_set(set)
        , m_singles(kBlockOfKernels, [this] { return singleByteTable(m_set); })
        , m_pairs(kPriceOfPairs, [this] { return pairTable(m_set); })
        , m_flat(m_set)
        , m_rowCell(rule)
        , m_asciiCompatible(this->info().asciiCompatible) {}

    [[nodiscard]] Span step(ByteView bytes, DecoderState&, Tail tail) const {
        return m_set.decode(bytes, tail);
    }
    [[nodiscard]] EncodeStep encodeStep(std::u32string_view text, EncoderState&, Tail tail) const {
        return m_set.encode(text, tail);
    }
    static constexpr bool kErrorsRepeat = true;
    static constexpr bool kDecodesRuns = true;
    [[nodiscard]] DecodedRun decodeRun(ByteView bytes, const DecoderState&,
                                       const RunTarget& target) const {
        if (m_set.isSingleByte()) {
            const SingleByteTable* const table = m_singles.get(bytes.size());
            return table ? defaultCodecKernel().decodeSingles(*table, bytes.data(), bytes.size(),
                                                              target)
                         : DecodedRun{};
        }
        const PairTable* const table = m_pairs.get(bytes.size());
        return table ? defaultCodecKernel().decodePairs(*table, bytes.data(), bytes.size(), target)
                     : DecodedRun{};
    }
    static constexpr bool kEncodesRuns = true;
    [[nodiscard]] Encoded encodeRun(std::u32string_view text, const EncoderState&,
                                    std::span<Byte> out) const {
        return m_flat.encodeRun(text, out);
    }
    [[nodiscard]] Converted encodeUtf8(ByteView utf8, EncoderState&,
                                       std::span<Byte> out) const override {
        return m_flat.encodeUtf8(utf8, out);
    }
    [[nodiscard]] bool asciiIsItself(const DecoderState&) const { return m_asciiCompatible; }

    [[nodiscard]] std::optional<RowCell> rowCell(ByteView span) const override {
        return m_rowCell != nullptr ? std::optional(m_rowCell(span)) : std::nullopt;
    }

    [[nodiscard]] const PairTable* plainPairs(std::size_t bytes) const override {
        return m_set.isSingleByte() ? nullptr : m_pairs.get(bytes);
    }
    [[nodiscard]] std::optional<std::span<const stored::UnwrittenCode>>
    unwrittenCodes() const override {
        return m_set.unwrittenCodes();
    }

private:
    static constexpr std::size_t kBlockOfKernels = 64; // bytes

    StoredSet m_set;
    Earned<SingleByteTable> m_singles; // at most one of these two is made
    Earned<PairTable> m_pairs;
    FlatCodes m_flat;
    RowCellRule m_rowCell;
    bool m_asciiCompatible;
};

} // namespace moji
