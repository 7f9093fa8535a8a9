#pragma once
// Whose forms the Han characters of a document have: those of the country that its encoding is
// from. 骨 and 直 look different in Japan, Korea, China, Taiwan and Hong Kong, and Unicode has one
// code point for all.

#include <QLatin1String>

#include <string_view>

namespace moji::app {

/// "JP", "KR", "SC" (simplified), "TC" (traditional) or "HK", as in the names of Noto's families.
/// Empty for an encoding of the whole world, or without Han characters.
[[nodiscard]] QLatin1String ideographsOfEncoding(std::string_view encoding);

/// The encoding (a canonical name) of the document in front, whose forms glyphFont() has from now
/// on. Where the encoding says nothing, characters look as in the reader's language.
void setGlyphEncoding(std::string_view encoding);

/// While it lives, glyphFont() has the forms of another encoding: for painting what is not read as
/// the document is.
class GlyphsOf {
public:
    explicit GlyphsOf(std::string_view encoding);
    ~GlyphsOf();
    GlyphsOf(const GlyphsOf&) = delete;
    GlyphsOf& operator=(const GlyphsOf&) = delete;

private:
    QLatin1String m_before;
};

} // namespace moji::app
