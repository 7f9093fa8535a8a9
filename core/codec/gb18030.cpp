#include "codec/gb18030.h"

#include "codec/icu_flatten.h"
#include "codec/row_cell.h"
#include "codec/whatwg_tables.h"

namespace moji {

namespace {

constexpr std::uint16_t kNoRank = 0xFFFF;
// 90 30 81 30 is U+10000; the codes of the other planes follow in order.
constexpr std::uint32_t kSupplementaryRank = 189000;

/// The code points with two-byte codes in GB 18030-2000: they need no four-byte codes.
std::vector<bool> pairsOf2000(const CodeTable& icu) {
    std::vector<bool> has(0x10000);
    icu.forEachCode([&](ByteView, std::u32string_view text) { has[text.front()] = true; });
    return has;
}

/// The four-byte codes of the BMP are, in order, the code points without a shorter code in the
/// first edition. The 2005 edition then swapped U+E7C7 and U+1E3F (A8 BC).
std::vector<char16_t> fourByteBmp(const CodeTable& icu) {
    constexpr char16_t kRing = 0xE7C7;
    constexpr char16_t kAcute = 0x1E3F;
    std::vector<bool> hasPair = pairsOf2000(icu);
    hasPair[kRing] = true;
    hasPair[kAcute] = false;
    std::vector<char16_t> order;
    for (std::uint32_t codePoint = 0x80; codePoint < 0x10000; ++codePoint) {
        const bool isSurrogate = codePoint >= 0xD800 && codePoint <= 0xDFFF;
        if (!isSurrogate && !hasPair[codePoint])
            order.push_back(codePoint == kAcute ? kRing : static_cast<char16_t>(codePoint));
    }
    return order;
}

std::vector<std::uint16_t> ranksOf(const std::vector<char16_t>& order) {
    std::vector<std::uint16_t> ranks(0x10000, kNoRank);
    for (std::size_t i = 0; i < order.size(); ++i)
        ranks[order[i]] = static_cast<std::uint16_t>(i);
    return ranks;
}

void addOneWayCodes(EncodeMap& codes) {
    for (const auto [number, codePoint] : gb18030OneWayCodes()) {
        const std::array<Byte, 2> code{static_cast<Byte>(number >> 8),
                                       static_cast<Byte>(number & 0xFF)};
        codes.set({&codePoint, 1}, code);
    }
}

EncodeStep fourByteStep(std::uint32_t rank) {
    return {EncodeStep::Status::Ok,
            1,
            4,
            {static_cast<Byte>(0x81 + rank / 12600), static_cast<Byte>(0x30 + rank / 1260 % 10),
             static_cast<Byte>(0x81 + rank / 10 % 126), static_cast<Byte>(0x30 + rank % 10)}};
}

} // namespace

Gb18030Codec::Gb18030Codec(CodecInfo info, Variant variant)
    : CodecLoops(std::move(info))
    , m_variant(variant) {
    CodeTable icu = flattenIcu("gb18030", 2);
    m_fourByteBmp = fourByteBmp(icu);
    m_fourByteRank = ranksOf(m_fourByteBmp);
    if (variant == Variant::Icu) {
        m_pairs = std::move(icu);
        m_codes = firstCodes(m_pairs);
        m_plainPairs = pairTable(m_pairs);
        return;
    }
    m_pairs = whatwgGb18030Pairs();
    m_codes = firstCodes(m_pairs);
    addOneWayCodes(m_codes);
    m_pairs.setCharacter(std::array<Byte, 1>{0x80}, 0x20AC);
    m_plainPairs = pairTable(m_pairs);
    if (variant == Variant::Gbk)
        m_codes.set(U"\u20AC", std::array<Byte, 1>{0x80});
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
    const std::uint32_t rank = ((bytes[0] - 0x81u) * 10 + (bytes[1] - 0x30u)) * 1260 +
                               (bytes[2] - 0x81u) * 10 + (bytes[3] - 0x30u);
    if (rank < m_fourByteBmp.size())
        return Span::character(4, m_fourByteBmp[rank]);
    if (rank >= kSupplementaryRank && rank - kSupplementaryRank <= 0x10FFFF - 0x10000)
        return Span::character(4, 0x10000 + rank - kSupplementaryRank);
    return Span::error(4, SpanStatus::Unmapped);
}

EncodeStep Gb18030Codec::encodeStep(std::u32string_view text, EncoderState&, Tail tail) const {
    const EncodeStep step = m_codes.encode(text, tail);
    if (step.status != EncodeStep::Status::Unmappable || m_variant == Variant::Gbk)
        return step;
    const char32_t codePoint = text.front();
    if (codePoint >= 0x10000 && codePoint <= 0x10FFFF)
        return fourByteStep(kSupplementaryRank + codePoint - 0x10000);
    if (codePoint < 0x10000 && m_fourByteRank[codePoint] != kNoRank)
        return fourByteStep(m_fourByteRank[codePoint]);
    return step;
}

std::optional<RowCell> Gb18030Codec::rowCell(ByteView span) const {
    return span.size() == 2 ? eucRowCell(span) : RowCell{};
}

} // namespace moji
