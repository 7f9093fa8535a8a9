#include "window/language_change.h"

#include "settings/setting_keys.h"
#include "settings/settings.h"
#include "text/language.h"
#include "window/banner.h"

#include <QApplication>
#include <QWidget>

namespace moji::app {

LanguageChange::LanguageChange(QWidget* window, Banner* banner)
    : QObject(window)
    , m_window(window)
    , m_banner(banner) {
    connect(&settings(), &Settings::changed, this, &LanguageChange::settingChanged);
}

QString LanguageChange::chosen() {
    const QString chosen = settings().get(setting::kLanguage);
    return chosen == QLatin1String("system") ? QString() : chosen;
}

void LanguageChange::settingChanged(const QString& key) {
    if (key != QLatin1String(setting::kLanguage.key))
        return;
    if (languageFor(chosen()) == language())
        m_banner->hide();
    else
        m_banner->ask(tr("The window opens again in the language that you chose. The files that "
                         "are open come back."),
                      {{tr("Open again"), [this] { openAgain(); }}, {tr("Later"), [] {}}});
}

void LanguageChange::openAgain() {
    // The last window must not end the program.
    QApplication::setQuitOnLastWindowClosed(false);
    if (m_window->close())
        QApplication::exit(kWanted);
    else
        QApplication::setQuitOnLastWindowClosed(true);
}

} // namespace moji::app
