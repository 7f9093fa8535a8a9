#pragma once
// What makes the window the reader's own: the settings in use, the preferences, the keys, the
// command palette, the chooser of encodings and the start page; and their entries in the menus.

#include <QObject>

#include <memory>

class QAction;

namespace moji::app {

class Banner;
class MainWindow;
class PreferencesDialog;
class SettingsInUse;
class Shortcuts;
class WindowMenus;

class Home : public QObject {
    Q_OBJECT
public:
    /// After all menus have been filled.
    Home(MainWindow* window, WindowMenus* menus, Banner* banner);
    ~Home() override;

    /// Applies the saved settings and keeps changes from now on.
    void remember();
    /// Shows the preferences, at a setting if one is named.
    PreferencesDialog& showPreferences(const QString& key = {});
    [[nodiscard]] Shortcuts& shortcuts() { return *m_shortcuts; }

private:
    void addEntries(WindowMenus& menus);
    void showFaults();

    MainWindow* m_window;
    Banner* m_banner;
    std::unique_ptr<SettingsInUse> m_settings;
    std::unique_ptr<Shortcuts> m_shortcuts;
    PreferencesDialog* m_preferences = nullptr; // made when first asked for
};

} // namespace moji::app
