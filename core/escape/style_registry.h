#pragma once
// All escape styles, both ways. A new style is one file and one line in the list.

#include "escape/styles.h"

#include <span>

namespace moji::escape {

/// What an escaped text is made of.
enum class Alphabet {
    Bytes,      // any bytes come through
    Characters, // bytes that are not UTF-8 become U+FFFD
};

struct Style {
    std::string_view name;          // as `moji` calls it
    std::string_view specification; // "RFC 3986"
    Alphabet alphabet;
    bool streams; // in constant memory; else up to the bound that the style's file states
    TransformerPointer (*makeEscaper)();
    TransformerPointer (*makeUnescaper)(const CodecRegistry&); // borrows the registry
};

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
