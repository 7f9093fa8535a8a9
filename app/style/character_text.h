#pragma once
// How one character of the document is drawn in a cell: as its glyph, or as a few letters if it
// has none that is safe to draw.

#include "text/span.h"

#include <QString>

#include <string_view>

namespace moji::app {

struct CharacterText {
    QString text;
    bool isName = false; // a short name or number, in a dashed box or in small letters
};

/// Where it will be drawn: what is written to a file may be read where there are other fonts.
enum class Fonts { OfThisSystem, Any };

/// Whether a name or a number is shown for a character, which has no glyph that is safe to draw or
/// that a font has.
[[nodiscard]] bool isWithoutGlyph(char32_t codePoint, Fonts fonts = Fonts::OfThisSystem);

/// Controls, format characters and separators by their short names; private use, unassigned,
/// noncharacters and those that none of the fonts can draw by their number; combining marks on a
/// dotted circle; U+0020 as a middle dot. The result never changes the direction or place of its
/// neighbours.
[[nodiscard]] CharacterText characterText(char32_t codePoint, Fonts fonts = Fonts::OfThisSystem);
/// Of all code points of a span; "?" for an error, the bytes' kind for a control without text.
[[nodiscard]] CharacterText characterText(const Span& span, Fonts fonts = Fonts::OfThisSystem);

/// A text of the document in one line, spaces as they are, names in angle brackets.
[[nodiscard]] QString harmlessText(std::u32string_view text);

} // namespace moji::app
