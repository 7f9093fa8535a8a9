#pragma once
// The bits of a span: in each byte, the bits that identify the form (prefix) and the bits that
// carry the character (payload), and the payload's position in the code point.
//
//   UTF-8 and its variants    0 / 10 / 110 / 1110 / 11110 and so on: each byte's own leading ones,
//                             in errors too; FE and FF are all prefix
//   UTF-16                    110110 and 110111 in the upper byte of a surrogate; otherwise none
//   all others                no prefix; the payloads of tables cannot be joined

#include "codec/codec.h"
#include "utf8/historic.h"

#include <optional>
#include <string>
#include <vector>

namespace moji {

enum class BitScheme : std::uint8_t { Table, Utf8, Utf16Little, Utf16Big, Utf32Little, Utf32Big };

/// How to split a codec's bytes into bits. `firstBytes`: the text's first four bytes, for a codec
/// whose byte-order mark decides.
[[nodiscard]] BitScheme bitScheme(const CodecInfo& codec, ByteView firstBytes);

struct BitField {
    Byte byte = 0;
    int prefixBits = 0;       // of the eight, from the top; the others are payload
    std::optional<int> shift; // how many bits to the left the payload is shifted in the code point

    [[nodiscard]] Byte payload() const { return static_cast<Byte>(byte & (0xFF >> prefixBits)); }
    [[nodiscard]] std::string prefixDigits() const;  // "1110"
    [[nodiscard]] std::string payloadDigits() const; // "0100"
    bool operator==(const BitField&) const = default;
};

/// The code point is the sum of the shifted payloads and `addend`, if the fields have shifts. For a
/// span with several code points (Big5 8862) it is the first one.
struct BitReading {
    std::vector<BitField> fields;
    std::optional<std::uint64_t> codePoint; // nothing for an error or an escape
    std::uint32_t addend = 0;               // 10000 for a pair of surrogates

    /// The code point in binary, without leading zeros; empty if there is none.
    [[nodiscard]] std::string binary() const;
    bool operator==(const BitReading&) const = default;
};

/// `bytes` are the bytes of the span.
[[nodiscard]] BitReading readBits(BitScheme scheme, ByteView bytes, const Span& span);

/// The same for UTF-8 as of 1992 and its longer forms.
[[nodiscard]] BitReading readBits(ByteView bytes, const utf8::HistoricSpan& span);

/// `value` in binary, with at least `digits` digits.
[[nodiscard]] std::string binaryDigits(std::uint64_t value, int digits = 1);

} // namespace moji
