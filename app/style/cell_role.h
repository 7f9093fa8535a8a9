#pragma once
// The role of a byte in its character, which is the only thing that colours mean (design:
// "colour is for roles and for nothing else"). Each role has a shape as well: bracket, hatch,
// dashes.

#include "codec/codec.h"
#include "text/span.h"

#include <QString>

#include <cstdint>

namespace moji::app {

enum class CellRole : std::uint8_t {
    Ascii, // also: the one byte of a character in a single-byte set
    Space,
    Control, // one-byte controls and format characters, escapes, shifts
    Lead2,
    Lead3,
    Lead4,
    Continuation,
    LegacyLead, // the first byte of a character, except in UTF-8
    LegacyTrail,
    Surrogate, // of a UTF-16 pair
    Invalid,
    Unmapped,
};
inline constexpr int kCellRoles = 12;

/// The role of byte `index` of `span` under `codec`.
[[nodiscard]] CellRole roleOf(const Span& span, std::size_t index, const CodecInfo& codec);
/// Of the whole span: that of its first byte.
[[nodiscard]] CellRole roleOf(const Span& span, const CodecInfo& codec);

/// "lead of 3", for legends and screen readers.
[[nodiscard]] QString roleName(CellRole role);

/// Whether a cell looks like one of ASCII but is another character of one byte, as é in ISO-8859-1,
/// or A in EBCDIC.
[[nodiscard]] bool isOtherSingleByte(CellRole role, Byte byte, const Span& span);
/// The role of one byte of a character; only ASCII is called ASCII.
[[nodiscard]] QString byteRoleName(CellRole role, Byte byte, const Span& span);
/// Of all characters of one byte, ASCII among them.
[[nodiscard]] QString singleByteName();

/// Whether a code point is shown as a box with its short name instead of a glyph: controls, format
/// characters, separators, variation selectors and tags.
[[nodiscard]] bool isShownAsName(char32_t codePoint);
/// "LF", "ZWJ", "RLO"; the number without U+ if it has no short name.
[[nodiscard]] QString shortName(char32_t codePoint);

} // namespace moji::app
