#include "text/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

/// Static-library resources need explicit initialisation, outside any namespace.
static void useCatalogues() {
    Q_INIT_RESOURCE(translations);
}

namespace moji::app {

namespace {

constexpr QLatin1String kFolder(":/translations");
constexpr QLatin1String kPrefix("mojiscope_");
constexpr QLatin1String kEnglish("en");

struct Catalogues {
    QTranslator qt; // buttons of dialogs, context menus of fields
    QTranslator ours;
    QString language = kEnglish;
};
Catalogues& catalogues() {
    static Catalogues* const all = new Catalogues; // outlives the application object
    return *all;
}

QLocale localeOf(const QString& code) {
    return code.isEmpty() ? QLocale::system() : QLocale(code);
}

QString codeOf(const QLocale& locale) {
    return locale.name().section(QLatin1Char('_'), 0, 0);
}

} // namespace

QStringList languages() {
    useCatalogues();
    QStringList codes{kEnglish};
    for (const QString& name : QDir(kFolder).entryList({kPrefix + QLatin1String("*.qm")}))
        codes += name.mid(kPrefix.size()).section(QLatin1Char('.'), 0, 0);
    codes.sort();
    return codes;
}

QString languageFor(const QString& code) {
    const QString wanted = codeOf(localeOf(code));
    return languages().contains(wanted) ? wanted : QString(kEnglish);
}

void setLanguage(const QString& code) {
    const QLocale locale = localeOf(code);
    Catalogues& loaded = catalogues();
    QCoreApplication::removeTranslator(&loaded.qt);
    QCoreApplication::removeTranslator(&loaded.ours);
    loaded.language = languageFor(code);
    QLocale::setDefault(locale); // numbers are the reader's even where the words are English
    if (loaded.language == kEnglish)
        return;
    if (loaded.qt.load(QLocale(), QStringLiteral("qtbase"), QStringLiteral("_"),
                       QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&loaded.qt);
    if (loaded.ours.load(kPrefix + loaded.language, kFolder))
        QCoreApplication::installTranslator(&loaded.ours);
}

QString language() {
    return catalogues().language;
}

} // namespace moji::app
