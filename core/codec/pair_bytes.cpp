#include "codec/pair_bytes.h"

namespace moji {

namespace {

/// The bytes of 80 and more of an encoding.
struct PairBytes {
    std::string_view encoding;
    Byte firstSingle; // characters of one byte, from
    Byte lastSingle;  // to
    Byte first;       // lead bytes, from
    Byte last;        // to
    Byte least;       // of the bytes after a lead byte
    Byte longLead;    // a lead byte with more bytes than one after it; 0: there is none
    std::uint8_t longLength;
};
constexpr PairBytes kPairBytes[] = {
    {"EUC-KR", 0x80, 0x80, 0x81, 0xFE, 0x41, 0, 0},
    {"GBK", 0x80, 0x80, 0x81, 0xFE, 0x30, 0, 0},
    {"gb18030", 0x80, 0x80, 0x81, 0xFE, 0x30, 0, 0},
    {"Big5", 0x80, 0x80, 0x81, 0xFE, 0x40, 0, 0},
    {"Big5-HKSCS", 0x80, 0x80, 0x81, 0xFE, 0x40, 0, 0},
    {"EUC-JP", 0x80, 0x80, 0x8E, 0xFE, 0xA1, 0x8F, 3},
    {"Shift_JIS", 0xA0, 0xDF, 0x81, 0xFC, 0x40, 0, 0},
    {"ibm-943_P15A-2003", 0xA0, 0xDF, 0x81, 0xFC, 0x40, 0, 0},
    {"EUC-TW", 0x80, 0xA0, 0xA1, 0xFE, 0xA1, 0x8E, 4},
};

constexpr Byte kLeastWrittenInGbk = 0x40;

const PairBytes* pairBytesOf(const CodecInfo& encoding) {
    const auto* found = encoding.family == CodecFamily::DoubleByte
                            ? std::ranges::find(kPairBytes, encoding.name, &PairBytes::encoding)
                            : std::end(kPairBytes);
    return found == std::end(kPairBytes) ? nullptr : found;
}

bool mayBe(const PairBytes& pair, ByteView bytes) {
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        const Byte byte = bytes[at];
        const bool isLong = byte == pair.longLead && pair.longLength > 0;
        if ((byte <= 0x80 && !isLong) || byte > pair.last ||
            (!isLong && byte >= pair.firstSingle && byte <= pair.lastSingle))
            continue;
        if (!isLong && byte < pair.first)
            return false;
        for (int more = isLong ? pair.longLength : 2; --more > 0 && ++at < bytes.size();)
            if (bytes[at] < pair.least)
                return false;
    }
    return true;
}

} // namespace

bool mayBeIn(const CodecInfo& encoding, ByteView bytes) {
    const PairBytes* pair = pairBytesOf(encoding);
    return !pair || mayBe(*pair, bytes);
}

bool mayBeWrittenIn(const CodecInfo& encoding, ByteView bytes) {
    const PairBytes* pair = pairBytesOf(encoding);
    if (!pair)
        return true;
    PairBytes written = *pair;
    if (written.encoding == "GBK")
        written.least = kLeastWrittenInGbk;
    if (written.encoding == "EUC-JP")
        written.longLength = 0; // taken for a pair: what follows mostly shows that it is none
    return mayBe(written, bytes);
}

} // namespace moji
