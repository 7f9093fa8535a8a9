#pragma once
// Reading UTF-8 of which bytes have been lost: UTF-8 that was read in another encoding, where some
// of it meant nothing and became U+FFFD. What is left still tells where each character begins and
// ends, most of them whole, and of the others which bytes survive.
//
// The reading is the cheapest one: every lost byte, every byte that fits nowhere and every
// character that remains a fragment has its price.

#include "codec/codec.h"
#include "detect/byte_map.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace moji::repair {

/// A byte, or nothing where it was lost.
using MaybeByte = std::optional<Byte>;

/// What the damaged text says of the bytes, one item a byte or a gap.
struct GapToken {
    MaybeByte byte;         // nothing: a gap of one byte or more
    std::uint8_t most = 1;  // bytes that may be missing in the gap
    bool maybeA0 = false;   // a space that may have been a no-break space
    std::size_t source = 0; // code point of the damaged text it comes from
};

/// The bytes of `text` in `codec`; U+FFFD is a gap. Nothing where another character has no place.
[[nodiscard]] std::optional<std::vector<GapToken>> gapTokens(const Codec& codec,
                                                             std::u32string_view text);

/// One character of the original.
struct GapCharacter {
    std::vector<MaybeByte> bytes;
    char32_t codePoint = 0;      // where all bytes are known, else U+FFFD
    bool guessedSpace = false;   // one of its bytes is a space taken for a no-break space
    std::size_t sourceBegin = 0; // code points of the damaged text it comes from
    std::size_t sourceEnd = 0;
    [[nodiscard]] bool isWhole() const;
};

[[nodiscard]] std::vector<GapCharacter> readUtf8WithGaps(const std::vector<GapToken>& tokens);

/// Every assigned character that has the known bytes of `character`, in ascending order. What was
/// lost was lost because it means nothing in `codec`: bytes that would have been read are none.
/// `following` is the first byte after the character; empty if it was lost or there is none.
[[nodiscard]] std::u32string fillings(const GapCharacter& character, MaybeByte following,
                                      const Codec& codec);

/// Bytes of 80..BF that a decoder may drop: those that are nothing in a single-byte encoding, or
/// the control character of their number, where they are few as in windows-1252; and then that of
/// the soft hyphen, which nobody sees. None where they are many: anything could be missing.
[[nodiscard]] Bytes droppedBytes(const ByteMap& map);

/// Every character of a known alphabet, and the signs of Hebrew, Arabic and U+2000..206F, whose
/// UTF-8 is `rest` with one of the `dropped` bytes behind its first byte; in ascending order.
[[nodiscard]] std::u32string withOneByteMore(ByteView rest, ByteView dropped);

} // namespace moji::repair
