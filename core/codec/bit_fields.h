#pragma once
// A span taken apart into bits: what of each byte says which form it is (prefix) and what carries
// the character (payload), and where in the code point the payload goes.
//
//   UTF-8 and its relatives   0 / 10 / 110 / 1110 / 11110 and what follows, by each byte's own
//                             leading ones, in errors too; FE and FF are all prefix
//   UTF-16                    110110 and 110111 on the upper byte of a surrogate; else no prefix
//   all others                no prefix; tables have no payload that could be joined

#include "codec/codec.h"
#include "utf8/historic.h"

#include <optional>
#include <string>
#include <vector>

namespace moji {

enum class BitScheme : std::uint8_t { Table, Utf8, Utf16Little, Utf16Big, Utf32Little, Utf32Big };

/// How a codec's bytes are to be taken apart. `firstBytes`: the text's first four bytes, for a
/// codec whose byte-order mark decides.
[[nodiscard]] BitScheme bitScheme(const CodecInfo& codec, ByteView firstBytes);

struct BitField {
    Byte byte = 0;
    int prefixBits = 0;       // of the eight, from the top; the rest is payload
    std::optional<int> shift; // how far left the payload goes into the code point

    [[nodiscard]] Byte payload() const { return static_cast<Byte>(byte & (0xFF >> prefixBits)); }
    [[nodiscard]] std::string prefixDigits() const;  // "1110"
    [[nodiscard]] std::string payloadDigits() const; // "0100"
    bool operator==(const BitField&) const = default;
};

/// The code point is the sum of the payloads, each shifted, and of `addend`, where the fields have
/// shifts. Of a span with several code points (Big5 8862) it is the first.
struct BitReading {
    std::vector<BitField> fields;
    std::optional<std::uint64_t> codePoint; // nothing for an error, or an escape
    std::uint32_t addend = 0;               // 10000 for a pair of surrogates

    /// The code point in binary without leading zeros; empty where there is none.
    [[nodiscard]] std::string binary() const;
    bool operator==(const BitReading&) const = default;
};

/// `bytes` are those of the span.
[[nodiscard]] BitReading readBits(BitScheme scheme, ByteView bytes, const Span& span);

/// The same for UTF-8 as of 1992 and beyond.
[[nodiscard]] BitReading readBits(ByteView bytes, const utf8::HistoricSpan& span);

/// `value` in binary, `digits` long at least.
[[nodiscard]] std::string binaryDigits(std::uint64_t value, int digits = 1);

} // namespace moji
