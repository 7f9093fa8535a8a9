#include "window/encoding_scripts.h"

#include "text/qt_text.h"
#include "window/encoding_script_table.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <string_view>

namespace moji::app {

namespace {

// Their order is that of the bits in the table.
struct ScriptProbe {
    std::u32string_view letters; // all of them can be written
    const char* script;          // English source texts, in the translation context "Scripts"
    const char* regions;
};

constexpr ScriptProbe kProbes[] = {
    {U"éñß", QT_TRANSLATE_NOOP("Scripts", "Western"),
     QT_TRANSLATE_NOOP("Scripts", "Latin, English, French, German, Spanish, Portuguese, Italian, "
                                  "Western Europe, Americas")},
    {U"čšž", QT_TRANSLATE_NOOP("Scripts", "Central European"),
     QT_TRANSLATE_NOOP("Scripts", "Latin, Czech, Slovak, Polish, Hungarian, Croatian, Slovenian")},
    {U"ėųģ", QT_TRANSLATE_NOOP("Scripts", "Baltic"),
     QT_TRANSLATE_NOOP("Scripts", "Latin, Lithuanian, Latvian, Estonian")},
    {U"ğşı", QT_TRANSLATE_NOOP("Scripts", "Turkish"),
     QT_TRANSLATE_NOOP("Scripts", "Latin, Turkey, Azerbaijan")},
    {U"ơưđ", QT_TRANSLATE_NOOP("Scripts", "Vietnamese"),
     QT_TRANSLATE_NOOP("Scripts", "Latin, Vietnam")},
    {U"жЯщ", QT_TRANSLATE_NOOP("Scripts", "Cyrillic"),
     QT_TRANSLATE_NOOP("Scripts",
                       "Russian, Ukrainian, Bulgarian, Serbian, Belarusian, Eastern Europe")},
    {U"λΩψ", QT_TRANSLATE_NOOP("Scripts", "Greek"), QT_TRANSLATE_NOOP("Scripts", "Greece, Cyprus")},
    {U"אבת", QT_TRANSLATE_NOOP("Scripts", "Hebrew"),
     QT_TRANSLATE_NOOP("Scripts", "Israel, Yiddish, Middle East")},
    {U"عبس", QT_TRANSLATE_NOOP("Scripts", "Arabic"),
     QT_TRANSLATE_NOOP("Scripts", "Persian, Urdu, Middle East, North Africa")},
    {U"กขค", QT_TRANSLATE_NOOP("Scripts", "Thai"), QT_TRANSLATE_NOOP("Scripts", "Thailand")},
    {U"ກຂຄ", QT_TRANSLATE_NOOP("Scripts", "Lao"), QT_TRANSLATE_NOOP("Scripts", "Laos")},
    {U"कख", QT_TRANSLATE_NOOP("Scripts", "Devanagari"),
     QT_TRANSLATE_NOOP("Scripts", "Hindi, Marathi, Nepali, India")},
    {U"தமி", QT_TRANSLATE_NOOP("Scripts", "Tamil"),
     QT_TRANSLATE_NOOP("Scripts", "Tamil Nadu, Sri Lanka, India")},
    {U"ქართ", QT_TRANSLATE_NOOP("Scripts", "Georgian"), QT_TRANSLATE_NOOP("Scripts", "Georgia")},
    {U"かナ", QT_TRANSLATE_NOOP("Scripts", "Japanese"),
     QT_TRANSLATE_NOOP("Scripts", "Kana, Kanji, Japan")},
    {U"가힣", QT_TRANSLATE_NOOP("Scripts", "Korean"),
     QT_TRANSLATE_NOOP("Scripts", "Hangul, Hanja, Korea")},
    {U"们这", QT_TRANSLATE_NOOP("Scripts", "Simplified Chinese"),
     QT_TRANSLATE_NOOP("Scripts", "Han, Hanzi, Mandarin, China, Singapore")},
    {U"們這", QT_TRANSLATE_NOOP("Scripts", "Traditional Chinese"),
     QT_TRANSLATE_NOOP("Scripts", "Han, Hanzi, Cantonese, Taiwan, Hong Kong, Macau")},
};
constexpr const char* kAll = QT_TRANSLATE_NOOP("Scripts", "All scripts");
constexpr const char* kContext = "Scripts";

QString inBoth(const char* source) {
    return QCoreApplication::translate(kContext, source) + QLatin1Char(' ') +
           QString::fromUtf8(source);
}

ScriptFacts factsOf(std::uint32_t scripts) {
    ScriptFacts facts;
    for (std::size_t i = 0; i < std::size(kProbes); ++i) {
        if ((scripts >> i & 1) == 0)
            continue;
        const ScriptProbe& probe = kProbes[i];
        facts.scripts += QCoreApplication::translate(kContext, probe.script);
        facts.searched +=
            inBoth(probe.script) + QLatin1Char(' ') + inBoth(probe.regions) + QLatin1Char(' ');
    }
    if (facts.scripts.size() == static_cast<qsizetype>(std::size(kProbes))) {
        facts.scripts = {QCoreApplication::translate(kContext, kAll)};
        facts.searched += inBoth(kAll);
    }
    return facts;
}

} // namespace

std::optional<std::uint32_t> knownScripts(std::string_view encoding) {
    const auto found = std::ranges::find(kScriptsOfEncodings, encoding, &EncodingScripts::encoding);
    if (found == std::end(kScriptsOfEncodings))
        return std::nullopt;
    return found->scripts;
}

std::uint32_t scriptsWrittenBy(const Codec& codec) {
    std::uint32_t scripts = 0;
    for (std::size_t i = 0; i < std::size(kProbes); ++i)
        if (encodeAll(codec, kProbes[i].letters))
            scripts |= 1u << i;
    return scripts;
}

QHash<QString, ScriptFacts> scriptsOfEncodings(const CodecRegistry& codecs) {
    QHash<std::uint32_t, ScriptFacts> made; // many encodings write the same
    QHash<QString, ScriptFacts> facts;
    for (const CodecInfo& info : codecs.list()) {
        const std::uint32_t scripts = knownScripts(info.name).value_or(0);
        auto one = made.find(scripts);
        if (one == made.end())
            one = made.insert(scripts, factsOf(scripts));
        facts[fromUtf8(info.name)] = *one;
    }
    return facts;
}

} // namespace moji::app
