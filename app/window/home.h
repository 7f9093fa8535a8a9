#pragma once
// What makes the window the reader's own: the settings in use, the preferences, the keys, the
// command palette, the chooser of encodings and the start page; and their entries in the menus.

#include <QObject>
#include <QPointer>

#include <memory>

namespace moji::app {

class Banner;
class CommandSources;
class EncodingChooser;
class MainWindow;
class PreferencesDialog;
class Session;
class SettingsInUse;
class Shortcuts;
class StartPage;
class WindowMenus;

class Home : public QObject {
    Q_OBJECT
public:
    /// After all menus have been filled. `banner`: for what is wrong with the settings.
    Home(MainWindow* window, WindowMenus* menus, Session* session, Banner* banner);
    ~Home() override;

    /// Applies the saved settings and keeps changes from now on.
    void remember();
    /// Opens what was open when the last window closed.
    void reopen();
    /// Shows the preferences, at a setting if one is named.
    PreferencesDialog& showPreferences(const QString& key = {});
    /// Chooses the encoding of the document in front.
    EncodingChooser& chooseEncoding();
    /// Shows the start page, whatever the settings say, until something is opened.
    StartPage& showStart();
    /// Shows it where the reader wants it at the start of the program.
    void showStartIfWanted();
    /// nullptr while it is not shown.
    [[nodiscard]] StartPage* startPage() const;
    [[nodiscard]] Shortcuts& shortcuts() { return *m_shortcuts; }
    [[nodiscard]] CommandSources& commands() { return *m_commands; }

private:
    void addEntries(WindowMenus& menus);
    void connectStart(StartPage& page);
    void fillStart(StartPage& page);
    void startLesson(const QString& id);
    void leaveStart(bool focusesBytes);
    void showFaults();

    MainWindow* m_window;
    WindowMenus* m_menus;
    Session* m_session;
    Banner* m_banner;
    std::unique_ptr<SettingsInUse> m_settings;
    std::unique_ptr<Shortcuts> m_shortcuts;
    std::unique_ptr<CommandSources> m_commands;
    PreferencesDialog* m_preferences = nullptr; // made when first asked for
    QPointer<StartPage> m_start;
};

} // namespace moji::app
