#include "text/core_words.h"

#include "support/reasons.h"
#include "text/counts.h"
#include "text/qt_text.h"

#include <QCoreApplication>

namespace moji::app {

QString inReadersLanguage(const moji::Words& words, const char* context) {
    if (words.isData())
        return fromUtf8(inEnglish(words));
    const QString sentence = QCoreApplication::translate(context, words.english);
    return fromUtf8(fillPlaces(toUtf8(sentence), words.arguments));
}

QString reasonText(std::string_view english) {
    return fromUtf8(
        reasonInLanguage(english, [](const char* sentence, std::optional<std::uint64_t> count) {
            return toUtf8(QCoreApplication::translate("Reasons", sentence, nullptr,
                                                      count ? pluralNumber(*count) : -1));
        }));
}

} // namespace moji::app
