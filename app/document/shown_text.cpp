#include "document/shown_text.h"

#include "style/character_text.h"
#include "text/qt_text.h"

namespace moji::app {

QString shownText(const PlacedSpan& placed) {
    QString text;
    if (placed.isError()) {
        for (const Byte byte : placed.bytes)
            text += QStringLiteral("\\x") + hexText(ByteView(&byte, 1));
        return text;
    }
    for (const char32_t c : placed.span.text()) {
        constexpr char32_t kPictures = 0x2400; // of the controls 00..1F
        const CharacterText character = characterText(c);
        if (c < 0x20)
            text += toQString(kPictures + c);
        else
            text += character.isName ? QStringLiteral("[%1]").arg(character.text) : toQString(c);
    }
    return text;
}

QString shownText(const std::vector<PlacedSpan>& spans) {
    QString text;
    for (const PlacedSpan& placed : spans)
        text += shownText(placed);
    return text;
}

} // namespace moji::app
