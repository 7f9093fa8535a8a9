#include "codec/gb18030.h"

#include "codec/row_cell.h"
#include "codec/set_source.h"

namespace moji {

namespace {

constexpr std::uint16_t kNoRank = 0xFFFF; // more than there are
// 90 30 81 30 is U+10000; the codes of the other planes follow in order.
constexpr std::uint32_t kSupplementaryRank = 189000;

/// The ranks of the code points that have no code in `shorter`.
std::vector<std::uint16_t> ranksOf(std::span<const char16_t> order, const StoredSet& shorter) {
    std::vector<std::uint16_t> ranks(0x10000, kNoRank);
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (shorter.codeOf(order[i]).empty())
            ranks[order[i]] = static_cast<std::uint16_t>(i);
    }
    return ranks;
}

SetRecipe recipeOf(Gb18030Codec::Variant variant) {
    if (variant == Gb18030Codec::Variant::Icu)
        return SetRecipe::Gb18030Icu;
    return variant == Gb18030Codec::Variant::Gbk ? SetRecipe::Gbk : SetRecipe::Gb18030;
}

void putFourBytes(std::uint32_t rank, Byte* out) {
    out[0] = static_cast<Byte>(0x81 + rank / 12600);
    out[1] = static_cast<Byte>(0x30 + rank / 1260 % 10);
    out[2] = static_cast<Byte>(0x81 + rank / 10 % 126);
    out[3] = static_cast<Byte>(0x30 + rank % 10);
}

EncodeStep fourByteStep(std::uint32_t rank) {
    EncodeStep step{EncodeStep::Status::Ok, 1, 4, {}};
    putFourBytes(rank, step.bytes.data());
    return step;
}

/// The place of a code among all codes of four bytes.
std::uint32_t rankOf(const Byte* code) {
    return ((code[0] - 0x81u) * 10 + (code[1] - 0x30u)) * 1260 + (code[2] - 0x81u) * 10 +
           (code[3] - 0x30u);
}

} // namespace

Gb18030Codec::Gb18030Codec(CodecInfo info, Variant variant)
    : CodecLoops(std::move(info))
    , m_variant(variant)
    , m_pairs(storedSet({recipeOf(variant)}))
    , m_plainPairs(kPriceOfPairs, [this] { return pairTable(m_pairs); })
    , m_flat(
          m_pairs, variant == Variant::Gbk
                       ? FlatCodes::Further()
                       : [this](char32_t codePoint) { return fourByteCode(codePoint); })
    , m_fourByteRank([this] { return ranksOf(fourByteBmp(), m_pairs); }) {}

StoredCode Gb18030Codec::fourByteCode(char32_t codePoint) const {
    const std::uint32_t rank = fourByteRankOf(codePoint);
    StoredCode code;
    if (rank != kNoRank) {
        code.length = 4;
        putFourBytes(rank, code.bytes.data());
    }
    return code;
}

Span Gb18030Codec::fourBytes(ByteView bytes, Tail tail) const {
    // If the third or fourth byte is out of range, all bytes after the first are decoded again.
    const bool wrongThird = bytes.size() > 2 && !isLead(bytes[2]);
    if (wrongThird || (bytes.size() > 3 && !isDigit(bytes[3])))
        return Span::error(1, SpanStatus::Illegal);
    if (bytes.size() < 4)
        return tail == Tail::MoreFollows
                   ? Span::needsMore()
                   : Span::error(static_cast<std::uint32_t>(bytes.size()), SpanStatus::Truncated);
    const std::uint32_t rank = rankOf(bytes.data());
    if (rank < fourByteBmp().size())
        return Span::character(4, fourByteBmp()[rank]);
    if (rank >= kSupplementaryRank && rank - kSupplementaryRank <= 0x10FFFF - 0x10000)
        return Span::character(4, 0x10000 + rank - kSupplementaryRank);
    return Span::error(4, SpanStatus::Unmapped);
}

EncodeStep Gb18030Codec::encodeStep(std::u32string_view text, EncoderState&, Tail tail) const {
    const EncodeStep step = m_pairs.encode(text, tail);
    if (step.status != EncodeStep::Status::Unmappable || m_variant == Variant::Gbk)
        return step;
    const std::uint32_t rank = fourByteRankOf(text.front());
    return rank == kNoRank ? step : fourByteStep(rank);
}

std::uint32_t Gb18030Codec::fourByteRankOf(char32_t codePoint) const {
    if (codePoint < 0x10000)
        return (*m_fourByteRank)[codePoint];
    return codePoint <= 0x10FFFF ? kSupplementaryRank + codePoint - 0x10000
                                 : std::uint32_t{kNoRank};
}

DecodedRun Gb18030Codec::mixedRun(const PairTable* table, ByteView bytes,
                                  const RunTarget& target) const {
    DecodedRun run;
    while (run.consumed < bytes.size()) {
        DecodedRun part =
            pairRun(table, bytes.subspan(run.consumed), detail::targetAfter(target, run));
        run.count += part.count;
        run.consumed += part.consumed;
        part = fourByteRun(table, bytes.subspan(run.consumed), detail::targetAfter(target, run));
        run.count += part.count;
        run.consumed += part.consumed;
        if (part.count == 0)
            break;
    }
    return run;
}

DecodedRun Gb18030Codec::fourByteRun(const PairTable* table, ByteView bytes,
                                     const RunTarget& target) const {
    constexpr int kPatience = 64; // characters
    const std::span<const char16_t> bmp = fourByteBmp();
    detail::RunWriter writer(bytes, target);
    for (int patience = 0; writer.hasRoom() && writer.left() >= 4; --patience) {
        const Byte* const at = writer.at();
        if (isLead(at[0]) && isDigit(at[1])) {
            const std::uint32_t rank = rankOf(at);
            const std::uint32_t beyond = rank - kSupplementaryRank;
            const bool isBmp = rank < bmp.size();
            if (!isLead(at[2]) || !isDigit(at[3]) || (!isBmp && beyond > 0x10FFFF - 0x10000))
                break;
            writer.put(isBmp ? bmp[rank] : 0x10000 + beyond, 4);
            patience = kPatience;
            continue;
        }
        if (patience <= 0)
            break;
        if (at[0] < 0x80) {
            writer.put(at[0], 1);
            continue;
        }
        const char16_t cell = table ? table->cells[256 * at[0] + at[1]] : kNotPlain;
        if (cell != kNotPlain) {
            writer.put(cell, table->isLead[at[0]] ? 2 : 1);
            continue;
        }
        const Span span = m_pairs.decode({at, 2}, Tail::AtEnd);
        if (span.count != 1)
            break;
        writer.put(span.codePoints[0], span.length);
    }
    return writer.run();
}

Codec::Encoded Gb18030Codec::encodeRun(std::u32string_view text, const EncoderState&,
                                       std::span<Byte> out) const {
    Encoded done;
    while (done.consumed < text.size()) {
        const Encoded run = m_flat.encodeRun(text.substr(done.consumed), out.subspan(done.written));
        done.consumed += run.consumed;
        done.written += run.written;
        const std::size_t before = done.consumed;
        while (m_variant != Variant::Gbk && done.consumed < text.size() &&
               done.written + 4 <= out.size()) {
            const std::uint32_t rank = fourByteRankOf(text[done.consumed]);
            if (rank == kNoRank)
                break;
            putFourBytes(rank, out.data() + done.written);
            done.written += 4;
            ++done.consumed;
        }
        if (done.consumed == before)
            break;
    }
    return done;
}

std::optional<RowCell> Gb18030Codec::rowCell(ByteView span) const {
    return span.size() == 2 ? eucRowCell(span) : RowCell{};
}

} // namespace moji
