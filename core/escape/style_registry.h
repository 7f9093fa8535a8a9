#pragma once
// All escape styles. To add one, write one file and add one line to the list in style_registry.cpp.

#include "escape/style.h"

#include <span>

namespace moji::escape {

[[nodiscard]] std::span<const Style> styles();

/// The style with exactly this name; nullptr if there is none.
[[nodiscard]] const Style* findStyle(std::string_view name);

/// The maximum number of bytes that detectStyle() uses.
inline constexpr std::size_t kSampleSize = 64 * 1024;

/// The style in which `sample`, the start of a text, is most likely escaped; nullptr if there is no
/// escape. Styles that recognise it themselves come first (Style::recognises); then the rules, from
/// the most to the least distinctive:
/// - a header field with a file name; an ext-value; encoded words; words that start with xn--;
/// - character references that end in a semicolon: html;
/// - backslashes: python for \U and \N{}; js for \u{}, and for \u together with \x; c for \x and
///   octal if that gives UTF-8, else python; json if all escapes are valid in it, else js;
/// - percent signs with two digits;
/// - base64, if all of the sample is base64 of UTF-8 text without control characters;
/// - quoted-printable: =3D, =E4 and the like in upper case, or = at a line's end; UTF-7.
[[nodiscard]] const Style* detectStyle(ByteView sample, const CodecRegistry& codecs);

} // namespace moji::escape
