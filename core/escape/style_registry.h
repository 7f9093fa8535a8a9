#pragma once
// All escape styles, both ways. A new style is one file and one line in the list.

#include "escape/style.h"

#include <span>

namespace moji::escape {

[[nodiscard]] std::span<const Style> styles();

/// By its name, exactly; nullptr if there is none.
[[nodiscard]] const Style* findStyle(std::string_view name);

/// As much of a text as detectStyle() wants to see, in bytes.
inline constexpr std::size_t kSampleSize = 64 * 1024;

/// The style that `sample`, the beginning of a text, is most likely escaped in; nullptr where no
/// escape is found. Forms are asked from the most to the least distinct:
/// - a header field with a file name; an ext-value; encoded words; words that begin with xn--;
/// - character references that end in a semicolon: html;
/// - backslashes: python for \U and \N{}; js for \u{}, and for \u beside \x; c for \x and octal if
///   that gives UTF-8, else python; json if it has all the others, else js;
/// - percent signs with two digits;
/// - base64, where all of the sample is base64 of UTF-8 text without controls;
/// - quoted-printable: =3D, =E4 and the like in upper case, or = at a line's end; UTF-7.
[[nodiscard]] const Style* detectStyle(ByteView sample, const CodecRegistry& codecs);

} // namespace moji::escape
