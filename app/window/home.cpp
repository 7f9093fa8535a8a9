#include "window/home.h"

#include "preferences/preferences_dialog.h"
#include "preferences/shortcuts.h"
#include "settings/settings.h"
#include "window/action_icons.h"
#include "window/banner.h"
#include "window/main_window.h"
#include "window/settings_in_use.h"
#include "window/window_menus.h"

#include <QMenuBar>

namespace moji::app {

Home::Home(MainWindow* window, WindowMenus* menus, Banner* banner)
    : QObject(window)
    , m_window(window)
    , m_banner(banner)
    , m_settings(std::make_unique<SettingsInUse>(&window->grid())) {
    addEntries(*menus);
    m_shortcuts = std::make_unique<Shortcuts>(*window->menuBar());
    connect(&settings(), &Settings::failed, window, &MainWindow::say);
}

Home::~Home() = default;

void Home::addEntries(WindowMenus& menus) {
    QMenu* edit = menus.edit().menu();
    edit->addSeparator();
    addAction(edit, "edit.preferences", tr("Preferences…"), QKeySequence(Qt::CTRL | Qt::Key_Comma),
              nullptr, this, [this] { showPreferences(); });
}

void Home::remember() {
    m_settings->applyAll();
    m_shortcuts->follow();
    showFaults();
}

/// What was damaged, until the reader has seen it.
void Home::showFaults() {
    const QStringList faults = settings().takeFaults();
    if (!faults.isEmpty())
        m_banner->ask(faults.join(QLatin1Char(' ')),
                      {{tr("Preferences…"), [this] { showPreferences(); }}, {tr("Close"), [] {}}});
}

PreferencesDialog& Home::showPreferences(const QString& key) {
    if (m_preferences == nullptr)
        m_preferences =
            new PreferencesDialog(m_window->document().codecs(), m_shortcuts.get(), m_window);
    if (!key.isEmpty())
        m_preferences->showSetting(key);
    m_preferences->show();
    m_preferences->raise();
    m_preferences->activateWindow();
    return *m_preferences;
}

} // namespace moji::app
