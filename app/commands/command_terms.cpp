#include "commands/command_terms.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace moji::app {

namespace {

struct Terms {
    const char* id;
    const char* words; // English source text, in the translation context "CommandTerms"
};

constexpr const char* kContext = "CommandTerms";

constexpr Terms kTerms[] = {
    {"appearance.language", QT_TRANSLATE_NOOP("CommandTerms", "translation locale")},
    {"appearance.zoom", QT_TRANSLATE_NOOP("CommandTerms", "zoom scale bigger font")},
    {"edit.copyAs.hex", QT_TRANSLATE_NOOP("CommandTerms", "hexadecimal")},
    {"edit.fill", QT_TRANSLATE_NOOP("CommandTerms", "overwrite zero pattern")},
    {"edit.find", QT_TRANSLATE_NOOP("CommandTerms", "search regular expression regex")},
    {"edit.insertFile", QT_TRANSLATE_NOOP("CommandTerms", "append import")},
    {"edit.note", QT_TRANSLATE_NOOP("CommandTerms", "comment annotation remark")},
    {"edit.pasteAs", QT_TRANSLATE_NOOP("CommandTerms", "decode hexadecimal base64")},
    {"edit.preferences", QT_TRANSLATE_NOOP("CommandTerms", "settings options configuration")},
    {"edit.replace", QT_TRANSLATE_NOOP("CommandTerms", "substitute regular expression regex")},
    {"edit.selectRange", QT_TRANSLATE_NOOP("CommandTerms", "block offset")},
    {"encoding-detect", QT_TRANSLATE_NOOP("CommandTerms", "guess charset automatic")},
    {"encoding-other", QT_TRANSLATE_NOOP("CommandTerms", "choose charset code page")},
    {"file.close", QT_TRANSLATE_NOOP("CommandTerms", "tab")},
    {"file.copyCommandLine", QT_TRANSLATE_NOOP("CommandTerms", "shell terminal share")},
    {"file.exportSelection", QT_TRANSLATE_NOOP("CommandTerms", "save part extract")},
    {"file.new", QT_TRANSLATE_NOOP("CommandTerms", "create empty")},
    {"file.openFolder", QT_TRANSLATE_NOOP("CommandTerms", "directory survey convert files")},
    {"file.quit", QT_TRANSLATE_NOOP("CommandTerms", "exit")},
    {"file.sample", QT_TRANSLATE_NOOP("CommandTerms", "example demonstration")},
    {"file.saveInEncoding",
     QT_TRANSLATE_NOOP("CommandTerms", "convert transcode re-encode recode charset")},
    {"file.undoConversion", QT_TRANSLATE_NOOP("CommandTerms", "revert restore convert")},
    {"go.bookmark", QT_TRANSLATE_NOOP("CommandTerms", "mark toggle add")},
    {"go.goTo", QT_TRANSLATE_NOOP("CommandTerms", "goto jump line offset address")},
    {"go.nextDifference", QT_TRANSLATE_NOOP("CommandTerms", "diff compare")},
    {"go.nextProblem", QT_TRANSLATE_NOOP("CommandTerms", "error invalid damage")},
    {"go.previousDifference", QT_TRANSLATE_NOOP("CommandTerms", "diff compare")},
    {"go.previousProblem", QT_TRANSLATE_NOOP("CommandTerms", "error invalid damage")},
    {"help.about", QT_TRANSLATE_NOOP("CommandTerms", "version licence")},
    {"help.lessons", QT_TRANSLATE_NOOP("CommandTerms", "tutorial course learn")},
    {"help.manual", QT_TRANSLATE_NOOP("CommandTerms", "documentation guide")},
    {"help.shortcuts", QT_TRANSLATE_NOOP("CommandTerms", "keys hotkeys")},
    {"help.start", QT_TRANSLATE_NOOP("CommandTerms", "welcome home")},
    {"lens.chart", QT_TRANSLATE_NOOP("CommandTerms", "code page map")},
    {"lens.copyPicture", QT_TRANSLATE_NOOP("CommandTerms", "image screenshot")},
    {"lens.decoders", QT_TRANSLATE_NOOP("CommandTerms", "race benchmark compare")},
    {"lens.encodings", QT_TRANSLATE_NOOP("CommandTerms", "charset compare")},
    {"lens.escapes", QT_TRANSLATE_NOOP("CommandTerms", "unescape decode URL JSON base64 HTML")},
    {"lens.exportPicture", QT_TRANSLATE_NOOP("CommandTerms", "save image screenshot PNG SVG")},
    {"lens.folder", QT_TRANSLATE_NOOP("CommandTerms", "directory survey convert files")},
    {"lens.inspector", QT_TRANSLATE_NOOP("CommandTerms", "character properties Unicode name")},
    {"lens.length", QT_TRANSLATE_NOOP("CommandTerms", "count characters")},
    {"lens.lines", QT_TRANSLATE_NOOP("CommandTerms", "mixed encodings")},
    {"lens.mojibake", QT_TRANSLATE_NOOP("CommandTerms", "repair fix garbled text")},
    {"lens.present", QT_TRANSLATE_NOOP("CommandTerms", "presentation slides")},
    {"lens.problems", QT_TRANSLATE_NOOP("CommandTerms", "errors invalid damage repair fix")},
    {"lens.statistics", QT_TRANSLATE_NOOP("CommandTerms", "histogram frequency entropy")},
    {"lens.strings", QT_TRANSLATE_NOOP("CommandTerms", "binary texts")},
    {"view.compareEncoding", QT_TRANSLATE_NOOP("CommandTerms", "diff side by side")},
    {"view.compareFile", QT_TRANSLATE_NOOP("CommandTerms", "diff side by side")},
    {"view.floatLens", QT_TRANSLATE_NOOP("CommandTerms", "undock detach")},
    {"view.fullScreen", QT_TRANSLATE_NOOP("CommandTerms", "maximize")},
    {"view.larger", QT_TRANSLATE_NOOP("CommandTerms", "zoom in bigger font size")},
    {"view.normalSize", QT_TRANSLATE_NOOP("CommandTerms", "zoom reset font")},
    {"view.present", QT_TRANSLATE_NOOP("CommandTerms", "presentation slides")},
    {"view.resetLayout", QT_TRANSLATE_NOOP("CommandTerms", "restore panels default")},
    {"view.smaller", QT_TRANSLATE_NOOP("CommandTerms", "zoom out font size")},
};

} // namespace

QStringList otherTerms(const QString& id) {
    const auto* const found =
        std::ranges::find(kTerms, id, [](const Terms& one) { return QLatin1String(one.id); });
    if (found == std::end(kTerms))
        return {};
    const QString english = QLatin1String(found->words);
    const QString translated = QCoreApplication::translate(kContext, found->words);
    return translated == english ? QStringList(english) : QStringList{english, translated};
}

QStringList idsWithOtherTerms() {
    QStringList ids;
    for (const Terms& one : kTerms)
        ids += QLatin1String(one.id);
    return ids;
}

QString wordsOfId(const QString& id) {
    QString words;
    const QString own = id.mid(id.indexOf(QLatin1Char('.')) + 1);
    for (const QChar letter : own) {
        if (letter.isUpper())
            words += QLatin1Char(' ');
        words += letter.isLetterOrNumber() ? letter.toLower() : QLatin1Char(' ');
    }
    return words;
}

} // namespace moji::app
