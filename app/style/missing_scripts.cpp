#include "style/missing_scripts.h"

#include <QChar>
#include <QFont>
#include <QFontDatabase>
#include <QRawFont>

#include <algorithm>
#include <map>
#include <mutex>

namespace moji::app {

namespace {

/// A script for which Qt wants a font that can shape it, and opens all to find one.
struct Shaped {
    QChar::Script script;
    QFontDatabase::WritingSystem system;
    const char* name; // in names of fonts
    const char* tags; // of OpenType, without the digit that newer ones end in
};

constexpr Shaped kShaped[] = {
    {QChar::Script_Syriac, QFontDatabase::Syriac, "Syriac", "syrc"},
    {QChar::Script_Thaana, QFontDatabase::Thaana, "Thaana", "thaa"},
    {QChar::Script_Devanagari, QFontDatabase::Devanagari, "Devanagari", "dev"},
    {QChar::Script_Bengali, QFontDatabase::Bengali, "Bengali", "bng"},
    {QChar::Script_Gurmukhi, QFontDatabase::Gurmukhi, "Gurmukhi", "gur"},
    {QChar::Script_Gujarati, QFontDatabase::Gujarati, "Gujarati", "gjr"},
    {QChar::Script_Oriya, QFontDatabase::Oriya, "Oriya", "ory"},
    {QChar::Script_Tamil, QFontDatabase::Tamil, "Tamil", "tml"},
    {QChar::Script_Telugu, QFontDatabase::Telugu, "Telugu", "tel"},
    {QChar::Script_Kannada, QFontDatabase::Kannada, "Kannada", "knd"},
    {QChar::Script_Malayalam, QFontDatabase::Malayalam, "Malayalam", "mlm"},
    {QChar::Script_Sinhala, QFontDatabase::Sinhala, "Sinhala", "sinh"},
    {QChar::Script_Khmer, QFontDatabase::Khmer, "Khmer", "khmr"},
    {QChar::Script_Nko, QFontDatabase::Nko, "NKo", "nko "},
};

/// Qt lists a family under a writing system only if it covers a whole language; it draws with any
/// that can shape the script.
bool hasFontFor(const Shaped& shaped) {
    if (!QFontDatabase::families(shaped.system).isEmpty())
        return true;
    const QStringList families = QFontDatabase::families();
    return std::ranges::any_of(families, [&](const QString& family) {
        return family.contains(QLatin1String(shaped.name)) &&
               QRawFont::fromFont(QFont(family)).fontTable("GSUB").contains(shaped.tags);
    });
}

} // namespace

bool hasNoFont(char32_t codePoint) {
    const QChar::Script script = QChar::script(codePoint);
    const auto* shaped = std::ranges::find(kShaped, script, &Shaped::script);
    if (shaped == std::end(kShaped))
        return false;
    static std::mutex mutex; // dumps are written in the background
    static std::map<QChar::Script, bool> known;
    const std::scoped_lock lock(mutex);
    const auto found = known.find(script);
    return !(found != known.end() ? found : known.emplace(script, hasFontFor(*shaped)).first)
                ->second;
}

} // namespace moji::app
