#include "codec/gb18030.h"

#include "codec/icu_flatten.h"
#include "codec/row_cell.h"
#include "codec/whatwg_tables.h"

namespace moji {

namespace {

constexpr std::array<Byte, 1> kEuroSign{0x80};
constexpr std::uint16_t kNoRank = 0xFFFF; // more than there are
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

/// The ranks of the code points that have no code in `shorter`.
std::vector<std::uint16_t> ranksOf(const std::vector<char16_t>& order, const EncodeMap& shorter) {
    std::vector<std::uint16_t> ranks(0x10000, kNoRank);
    for (std::size_t i = 0; i < order.size(); ++i) {
        const char32_t codePoint = order[i];
        if (shorter.lacks({&codePoint, 1}))
            ranks[codePoint] = static_cast<std::uint16_t>(i);
    }
    return ranks;
}

void addOneWayCodes(EncodeMap& codes) {
    for (const auto [number, codePoint] : gb18030OneWayCodes()) {
        const std::array<Byte, 2> code{static_cast<Byte>(number >> 8),
                                       static_cast<Byte>(number & 0xFF)};
        codes.set({&codePoint, 1}, code);
    }
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
    , m_decoding([=] { return makeDecoding(variant); })
    , m_encoding([=, this] { return Encoding(decoding(), variant); }) {}

std::shared_ptr<const Gb18030Codec::Decoding> Gb18030Codec::makeDecoding(Variant variant) {
    if (variant == Variant::Icu)
        return std::make_shared<const Decoding>(variant);
    static const auto whatwg = std::make_shared<const Decoding>(Variant::Whatwg);
    return whatwg;
}

Gb18030Codec::Decoding::Decoding(Variant variant) {
    const CodeTable icu = icuCharacters("gb18030");
    pairs = variant == Variant::Icu ? flattenIcu("gb18030", 2) : whatwgGb18030Pairs(icu);
    fourByteBmp = moji::fourByteBmp(icu);
    if (variant != Variant::Icu)
        pairs.setCharacter(kEuroSign, 0x20AC);
    plainPairs = pairTable(pairs);
}

Gb18030Codec::Encoding::Encoding(const Decoding& decoding, Variant variant)
    : codes(firstCodes(decoding.pairs)) {
    if (variant != Variant::Icu)
        addOneWayCodes(codes);
    // The decoder reads 80 as the euro sign in GB 18030, too; the encoder writes A2 E3.
    if (variant == Variant::Whatwg)
        codes.set(U"\u20AC", std::array<Byte, 2>{0xA2, 0xE3});
    fourByteRank = ranksOf(decoding.fourByteBmp, codes);
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
    if (rank < decoding().fourByteBmp.size())
        return Span::character(4, decoding().fourByteBmp[rank]);
    if (rank >= kSupplementaryRank && rank - kSupplementaryRank <= 0x10FFFF - 0x10000)
        return Span::character(4, 0x10000 + rank - kSupplementaryRank);
    return Span::error(4, SpanStatus::Unmapped);
}

EncodeStep Gb18030Codec::encodeStep(std::u32string_view text, EncoderState&, Tail tail) const {
    const EncodeStep step = m_encoding->codes.encode(text, tail);
    if (step.status != EncodeStep::Status::Unmappable || m_variant == Variant::Gbk)
        return step;
    const std::uint32_t rank = fourByteRankOf(text.front());
    return rank == kNoRank ? step : fourByteStep(rank);
}

std::uint32_t Gb18030Codec::fourByteRankOf(char32_t codePoint) const {
    if (codePoint < 0x10000)
        return m_encoding->fourByteRank[codePoint];
    return codePoint <= 0x10FFFF ? kSupplementaryRank + codePoint - 0x10000
                                 : std::uint32_t{kNoRank};
}

DecodedRun Gb18030Codec::mixedRun(ByteView bytes, const RunTarget& target) const {
    DecodedRun run;
    while (run.consumed < bytes.size()) {
        DecodedRun part = pairRun(bytes.subspan(run.consumed), detail::targetAfter(target, run));
        run.count += part.count;
        run.consumed += part.consumed;
        part = fourByteRun(bytes.subspan(run.consumed), detail::targetAfter(target, run));
        run.count += part.count;
        run.consumed += part.consumed;
        if (part.count == 0)
            break;
    }
    return run;
}

DecodedRun Gb18030Codec::fourByteRun(ByteView bytes, const RunTarget& target) const {
    constexpr int kPatience = 64; // characters
    detail::RunWriter writer(bytes, target);
    for (int patience = 0; writer.hasRoom() && writer.left() >= 4; --patience) {
        const Byte* const at = writer.at();
        if (isLead(at[0]) && isDigit(at[1])) {
            const std::uint32_t rank = rankOf(at);
            const std::uint32_t beyond = rank - kSupplementaryRank;
            const bool isBmp = rank < decoding().fourByteBmp.size();
            if (!isLead(at[2]) || !isDigit(at[3]) || (!isBmp && beyond > 0x10FFFF - 0x10000))
                break;
            writer.put(isBmp ? decoding().fourByteBmp[rank] : 0x10000 + beyond, 4);
            patience = kPatience;
            continue;
        }
        if (patience <= 0)
            break;
        if (at[0] < 0x80) {
            writer.put(at[0], 1);
            continue;
        }
        const Span span = decoding().pairs.decode({at, 2}, Tail::AtEnd);
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
        const Encoded run =
            m_encoding->flat.encodeRun(text.substr(done.consumed), out.subspan(done.written));
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
