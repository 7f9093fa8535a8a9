#pragma once
// The fonts, named by family so that emoji come in colour and combining marks in place, and their
// sizes. A Han character looks as the default locale writes it (in Japan, Korea, China, Taiwan,
// Hong Kong); in other languages as in Korea. Sizes are logical pixels at zoom 0 (design tokens);
// zoom grows all of them together.

#include <QFont>
#include <QString>

namespace moji::app {

enum class FontSize : int {
    DenseTable = 10,
    Caption = 11,
    Label = 12,
    Body = 13,
    Byte = 13,
    Glyph = 14,
    GlyphWide = 15,
    Hero = 20,
    Specimen = 44,
};

/// For words.
[[nodiscard]] QFont uiFont(FontSize size = FontSize::Body, int weight = QFont::Normal);
/// For bytes, numbers, code.
[[nodiscard]] QFont monoFont(FontSize size = FontSize::Byte, int weight = QFont::Normal);
/// For characters of the document.
[[nodiscard]] QFont glyphFont(FontSize size = FontSize::Glyph);

/// Steps of the reader's zoom; a step is 4 logical pixels of a byte cell. Announced by
/// QEvent::FontChange through the application's font.
[[nodiscard]] int zoom();
void setZoom(int steps);
inline constexpr int kMinZoom = -2;
inline constexpr int kMaxZoom = 12;

/// The families to use before our own; empty: ours.
void setFontFamilies(const QString& words, const QString& bytes);
/// Makes every window set its fonts and measure its texts again, by QEvent::FontChange.
void announceFonts();

/// A length of the design at the current zoom: 32 is a hex cell at zoom 0.
[[nodiscard]] int scaled(int pixels);

} // namespace moji::app
