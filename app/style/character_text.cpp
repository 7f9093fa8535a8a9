#include "style/character_text.h"

#include "style/cell_role.h"
#include "style/missing_scripts.h"
#include "text/qt_text.h"

#include <QChar>

#include <algorithm>

namespace moji::app {

bool isWithoutGlyph(char32_t codePoint, Fonts fonts) {
    return codePoint != U' ' &&
           (isShownAsName(codePoint) || (fonts == Fonts::OfThisSystem && hasNoFont(codePoint)));
}

CharacterText characterText(char32_t codePoint, Fonts fonts) {
    if (codePoint == U' ')
        return {QStringLiteral("\u00B7"), false};
    if (isWithoutGlyph(codePoint, fonts))
        return {shortName(codePoint), true};
    switch (QChar::category(codePoint)) {
    case QChar::Other_PrivateUse:
    case QChar::Other_NotAssigned:
        return {shortName(codePoint), true};
    case QChar::Mark_NonSpacing:
    case QChar::Mark_SpacingCombining:
    case QChar::Mark_Enclosing:
        return {QStringLiteral("\u25CC") + toQString(codePoint), false};
    default:
        return {toQString(codePoint), false};
    }
}

CharacterText characterText(const Span& span, Fonts fonts) {
    if (isError(span.status))
        return {QStringLiteral("?"), false};
    if (span.count == 0)
        return {QStringLiteral("\u21B9"), true}; // an escape or a shift
    if (span.count == 1)
        return characterText(span.codePoints[0], fonts);
    const auto missing = std::ranges::find_if(span.text(), hasNoFont);
    if (fonts == Fonts::OfThisSystem && missing != span.text().end())
        return characterText(*missing);
    return {toQString(span.text()), false};
}

QString harmlessText(std::u32string_view text) {
    QString harmless;
    for (const char32_t codePoint : text) {
        const CharacterText shown = characterText(codePoint);
        harmless += codePoint == U' ' ? QStringLiteral(" ")
                    : shown.isName    ? QStringLiteral("<%1>").arg(shown.text)
                                      : shown.text;
    }
    return harmless;
}

} // namespace moji::app
