#include "codec/bit_fields.h"

#include <algorithm>
#include <bit>

namespace moji {

namespace {

constexpr int kBitsOfByte = 8;
constexpr int kSurrogatePrefix = 6; // 110110, 110111

bool startsWith(ByteView bytes, std::initializer_list<Byte> mark) {
    return bytes.size() >= mark.size() && std::equal(mark.begin(), mark.end(), bytes.begin());
}

bool isBigEndian(const EncodingScheme& scheme, bool bigMark, bool littleMark) {
    if (scheme.markDecidesOrder && (bigMark || littleMark))
        return bigMark;
    return scheme.order == ByteOrder::Big;
}

bool isUtf16(BitScheme scheme) {
    return scheme == BitScheme::Utf16Little || scheme == BitScheme::Utf16Big;
}

/// Leading ones and the zero after them.
int utf8PrefixBits(Byte byte) {
    const int ones = std::countl_one(byte);
    return std::min(ones + 1, kBitsOfByte);
}

/// Whether this is the upper byte of a UTF-16 unit, which carries a surrogate's prefix.
bool isUpperByte(BitScheme scheme, std::size_t index) {
    return (scheme == BitScheme::Utf16Big) == (index % 2 == 0);
}

int prefixBits(BitScheme scheme, ByteView bytes, std::size_t index) {
    const Byte byte = bytes[index];
    if (scheme == BitScheme::Utf8)
        return utf8PrefixBits(byte);
    const bool wholeUnit = (index | 1) < bytes.size();
    if (isUtf16(scheme) && wholeUnit && isUpperByte(scheme, index) && byte >= 0xD8 && byte <= 0xDF)
        return kSurrogatePrefix;
    return 0;
}

/// The rank of a byte's payload when payloads are joined. UTF-16 in little-endian order swaps the
/// bytes within each unit only.
std::size_t significance(BitScheme scheme, std::size_t index, std::size_t count) {
    switch (scheme) {
    case BitScheme::Utf16Little:
        return index ^ 1;
    case BitScheme::Utf32Little:
        return count - 1 - index;
    default:
        return index;
    }
}

/// Gives each field its shift, if the joined payloads then make the code point.
void joinPayloads(BitScheme scheme, BitReading& reading) {
    const std::size_t count = reading.fields.size();
    if (scheme == BitScheme::Table || !reading.codePoint)
        return;
    if (isUtf16(scheme) && count == 4)
        reading.addend = 0x10000;
    std::vector<std::size_t> order(count); // from the highest rank to the lowest
    for (std::size_t i = 0; i < count; ++i)
        order[significance(scheme, i, count)] = i;
    std::uint64_t sum = reading.addend;
    int shift = 0;
    for (std::size_t i = count; i-- > 0;) {
        BitField& field = reading.fields[order[i]];
        field.shift = shift;
        sum += std::uint64_t{field.payload()} << shift;
        shift += kBitsOfByte - field.prefixBits;
    }
    if (sum == *reading.codePoint)
        return;
    reading.addend = 0; // six bytes of CESU-8: the payloads are two surrogates
    for (BitField& field : reading.fields)
        field.shift.reset();
}

BitReading readFields(BitScheme scheme, ByteView bytes, std::optional<std::uint64_t> codePoint) {
    BitReading reading;
    reading.codePoint = codePoint;
    reading.fields.reserve(bytes.size());
    for (std::size_t i = 0; i < bytes.size(); ++i)
        reading.fields.push_back({bytes[i], prefixBits(scheme, bytes, i), std::nullopt});
    joinPayloads(scheme, reading);
    return reading;
}

} // namespace

BitScheme bitScheme(const CodecInfo& codec, ByteView firstBytes) {
    switch (codec.scheme.form) {
    case EncodingForm::Utf8:
    case EncodingForm::Utf8Variant:
        return BitScheme::Utf8;
    case EncodingForm::Utf16:
        return isBigEndian(codec.scheme, startsWith(firstBytes, {0xFE, 0xFF}),
                           startsWith(firstBytes, {0xFF, 0xFE}))
                   ? BitScheme::Utf16Big
                   : BitScheme::Utf16Little;
    case EncodingForm::Utf32:
        return isBigEndian(codec.scheme, startsWith(firstBytes, {0x00, 0x00, 0xFE, 0xFF}),
                           startsWith(firstBytes, {0xFF, 0xFE, 0x00, 0x00}))
                   ? BitScheme::Utf32Big
                   : BitScheme::Utf32Little;
    case EncodingForm::Other:
        break;
    }
    return BitScheme::Table;
}

std::string binaryDigits(std::uint64_t value, int digits) {
    std::string text;
    for (; value != 0 || digits > 0; value >>= 1, --digits)
        text.push_back(value & 1 ? '1' : '0');
    std::ranges::reverse(text);
    return text;
}

std::string BitField::prefixDigits() const {
    return prefixBits == 0 ? std::string()
                           : binaryDigits(byte >> (kBitsOfByte - prefixBits), prefixBits);
}

std::string BitField::payloadDigits() const {
    return binaryDigits(payload(), kBitsOfByte - prefixBits);
}

std::string BitReading::binary() const {
    return codePoint ? binaryDigits(*codePoint) : std::string();
}

BitReading readBits(BitScheme scheme, ByteView bytes, const Span& span) {
    const auto codePoint =
        span.count > 0 ? std::optional<std::uint64_t>(span.codePoints[0]) : std::nullopt;
    return readFields(scheme, bytes, codePoint);
}

BitReading readBits(ByteView bytes, const utf8::HistoricSpan& span) {
    return readFields(BitScheme::Utf8, bytes,
                      isError(span.status) ? std::nullopt : std::optional(span.value));
}

} // namespace moji
