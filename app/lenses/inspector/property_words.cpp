#include "lenses/inspector/property_words.h"

#include "text/language.h"
#include "text/qt_text.h"
#include "unicode/character_info.h"

#include <QCoreApplication>

namespace moji::app {

namespace {

// For the translators: General_Category, East_Asian_Width, planes, as the core calls them.
[[maybe_unused]] constexpr const char* kWords[] = {
    QT_TRANSLATE_NOOP("PropertyWords", "Unassigned"),
    QT_TRANSLATE_NOOP("PropertyWords", "Uppercase Letter"),
    QT_TRANSLATE_NOOP("PropertyWords", "Lowercase Letter"),
    QT_TRANSLATE_NOOP("PropertyWords", "Titlecase Letter"),
    QT_TRANSLATE_NOOP("PropertyWords", "Modifier Letter"),
    QT_TRANSLATE_NOOP("PropertyWords", "Other Letter"),
    QT_TRANSLATE_NOOP("PropertyWords", "Nonspacing Mark"),
    QT_TRANSLATE_NOOP("PropertyWords", "Enclosing Mark"),
    QT_TRANSLATE_NOOP("PropertyWords", "Spacing Mark"),
    QT_TRANSLATE_NOOP("PropertyWords", "Decimal Number"),
    QT_TRANSLATE_NOOP("PropertyWords", "Letter Number"),
    QT_TRANSLATE_NOOP("PropertyWords", "Other Number"),
    QT_TRANSLATE_NOOP("PropertyWords", "Space Separator"),
    QT_TRANSLATE_NOOP("PropertyWords", "Line Separator"),
    QT_TRANSLATE_NOOP("PropertyWords", "Paragraph Separator"),
    QT_TRANSLATE_NOOP("PropertyWords", "Control"),
    QT_TRANSLATE_NOOP("PropertyWords", "Format"),
    QT_TRANSLATE_NOOP("PropertyWords", "Private Use"),
    QT_TRANSLATE_NOOP("PropertyWords", "Surrogate"),
    QT_TRANSLATE_NOOP("PropertyWords", "Dash Punctuation"),
    QT_TRANSLATE_NOOP("PropertyWords", "Open Punctuation"),
    QT_TRANSLATE_NOOP("PropertyWords", "Close Punctuation"),
    QT_TRANSLATE_NOOP("PropertyWords", "Connector Punctuation"),
    QT_TRANSLATE_NOOP("PropertyWords", "Other Punctuation"),
    QT_TRANSLATE_NOOP("PropertyWords", "Initial Punctuation"),
    QT_TRANSLATE_NOOP("PropertyWords", "Final Punctuation"),
    QT_TRANSLATE_NOOP("PropertyWords", "Math Symbol"),
    QT_TRANSLATE_NOOP("PropertyWords", "Currency Symbol"),
    QT_TRANSLATE_NOOP("PropertyWords", "Modifier Symbol"),
    QT_TRANSLATE_NOOP("PropertyWords", "Other Symbol"),
    QT_TRANSLATE_NOOP("PropertyWords", "Ambiguous"),
    QT_TRANSLATE_NOOP("PropertyWords", "Fullwidth"),
    QT_TRANSLATE_NOOP("PropertyWords", "Halfwidth"),
    QT_TRANSLATE_NOOP("PropertyWords", "Narrow"),
    QT_TRANSLATE_NOOP("PropertyWords", "Neutral"),
    QT_TRANSLATE_NOOP("PropertyWords", "Wide"),
    QT_TRANSLATE_NOOP("PropertyWords", "Basic Multilingual"),
    QT_TRANSLATE_NOOP("PropertyWords", "Supplementary Multilingual"),
    QT_TRANSLATE_NOOP("PropertyWords", "Supplementary Ideographic"),
    QT_TRANSLATE_NOOP("PropertyWords", "Tertiary Ideographic"),
    QT_TRANSLATE_NOOP("PropertyWords", "Supplementary Special-purpose"),
};

QString translated(std::string_view words) {
    return QCoreApplication::translate("PropertyWords", std::string(words).c_str());
}

} // namespace

QString scriptText(char32_t codePoint) {
    return fromUtf8(unicode::scriptIn(toUtf8(language()), codePoint));
}

QString categoryText(char32_t codePoint) {
    return translated(unicode::categoryName(codePoint));
}

QString eastAsianWidthText(char32_t codePoint) {
    return translated(unicode::eastAsianWidth(codePoint));
}

QString planeNameText(int plane) {
    const auto name = unicode::planeName(plane);
    return name ? translated(*name) : QString();
}

} // namespace moji::app
