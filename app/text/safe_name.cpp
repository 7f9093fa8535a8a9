#include "text/safe_name.h"

#include "text/qt_text.h"

#include <QChar>

namespace moji::app {

namespace {

constexpr char32_t kPictures = 0x2400; // of the controls, in their order
constexpr char32_t kDeletePicture = 0x2421;

QString shown(char32_t codePoint) {
    if (codePoint < 0x20)
        return toQString(kPictures + codePoint);
    if (codePoint == 0x7F)
        return toQString(kDeletePicture);
    switch (QChar::category(codePoint)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return QStringLiteral("<%1>").arg(codePointText(codePoint));
    default:
        return toQString(codePoint);
    }
}

/// Lines end in words, and scripts and emoji need their joiners.
bool isOfWords(char32_t codePoint) {
    return codePoint == U'\n' || codePoint == U'\t' || codePoint == U'\u200C' ||
           codePoint == U'\u200D';
}

} // namespace

QString safeName(const QString& name) {
    QString safe;
    for (const char32_t codePoint : toCodePoints(name))
        safe += shown(codePoint);
    return safe;
}

QString safeWords(const QString& text) {
    QString safe;
    for (const char32_t codePoint : toCodePoints(text))
        safe += isOfWords(codePoint) ? toQString(codePoint) : shown(codePoint);
    return safe;
}

} // namespace moji::app
