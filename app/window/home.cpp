#include "window/home.h"

#include "compare/compare_view.h"
#include "grid/byte_grid.h"
#include "preferences/preferences_dialog.h"
#include "preferences/shortcuts.h"
#include "settings/setting_keys.h"
#include "settings/settings.h"
#include "window/action_icons.h"
#include "window/banner.h"
#include "window/command_sources.h"
#include "window/encoding_chooser.h"
#include "window/language_change.h"
#include "window/lessons_dock.h"
#include "window/main_window.h"
#include "window/session.h"
#include "window/session_files.h"
#include "window/settings_in_use.h"
#include "window/start_page.h"
#include "window/window_menus.h"

#include <QApplication>
#include <QPlainTextEdit>

namespace moji::app {

namespace {

const QString kFirstMinute = QStringLiteral("first-minute");

} // namespace

Home::Home(MainWindow* window, WindowMenus* menus, Session* session, Banner* banner)
    : QObject(window)
    , m_window(window)
    , m_menus(menus)
    , m_session(session)
    , m_banner(banner)
    , m_settings(std::make_unique<SettingsInUse>(&window->grid())) {
    addEntries(*menus);
    m_shortcuts = std::make_unique<Shortcuts>(*window->menuBar());
    m_commands = std::make_unique<CommandSources>(window, m_shortcuts.get());
    connect(m_commands.get(), &CommandSources::settingWanted, this,
            [this](const QString& key) { showPreferences(key); });
    connect(&settings(), &Settings::failed, window, &MainWindow::say);
    connect(&menus->encoding(), &EncodingMenu::chooserWanted, this, [this] { chooseEncoding(); });
    connect(&menus->encoding(), &EncodingMenu::detectionWanted, window, [window] {
        window->tabs().current().detection().start();
        window->say(tr("Detecting the encoding…"));
    });
}

/// The focus leaves the page while the window goes; nobody must hear of it.
Home::~Home() {
    if (m_start != nullptr)
        qApp->disconnect(m_start);
}

void Home::addEntries(WindowMenus& menus) {
    QMenu* edit = menus.edit().menu();
    edit->addSeparator();
    addAction(edit, "edit.preferences", tr("Preferences…"), QKeySequence(Qt::CTRL | Qt::Key_Comma),
              nullptr, this, [this] { showPreferences(); });
    QMenu* go = menus.go().menu();
    go->addSeparator();
    addAction(go, "go.commands", tr("C&ommand palette…"),
              QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P), nullptr, this,
              [this] { m_commands->show(); });
    addAction(menus.help().menu(), "help.start", tr("&Start page"), {}, nullptr, this,
              [this] { showStart(); });
}

void Home::reopen() {
    m_session->restore();
}

void Home::remember() {
    m_settings->applyAll();
    new LanguageChange(m_window, m_banner);
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

EncodingChooser& Home::chooseEncoding() {
    auto* chooser = new EncodingChooser(&m_window->document(), m_window);
    connect(&m_window->tabs(), &DocumentTabs::closing, chooser, &QObject::deleteLater);
    chooser->open(); // modal: the document stays in front
    return *chooser;
}

void Home::showStartIfWanted() {
    if (settings().get(setting::kStartPage))
        showStart();
}

StartPage& Home::showStart() {
    if (m_start == nullptr) {
        m_start = new StartPage(&m_window->document(), &m_window->centre());
        connectStart(*m_start);
        m_window->centre().setCover(m_start);
        m_window->adaptToSize();
    }
    fillStart(*m_start);
    m_start->show();
    m_start->raise();
    m_start->paste().setFocus(Qt::OtherFocusReason);
    return *m_start;
}

StartPage* Home::startPage() const {
    return m_start;
}

void Home::fillStart(StartPage& page) {
    StartPage::Contents contents;
    contents.recentFiles = m_window->opener().recentFiles().paths();
    contents.lastFiles = m_session->lastFiles();
    for (const LessonLibrary::Listed& listed : m_window->lessons().library().lessons())
        contents.lessons.push_back(
            {listed.lesson.id, listed.lesson.title.text(), listed.lesson.topic.text()});
    contents.offersFirstMinute = !settings().get(setting::kTaught);
    page.setContents(contents);
}

void Home::connectStart(StartPage& page) {
    Opener& opener = m_window->opener();
    connect(&page, &StartPage::textWanted, &opener,
            [this](const QString& text) { m_window->opener().openText(text, tr("pasted text")); });
    connect(&page, &StartPage::bytesWanted, &opener, [this](const Bytes& bytes) {
        m_window->opener().open(
            {.name = tr("pasted bytes"), .bytes = std::make_shared<const MemorySource>(bytes)});
    });
    connect(&page, &StartPage::filesWanted, &opener, qOverload<const QStringList&>(&Opener::open));
    connect(&page, &StartPage::openWanted, &opener, &Opener::openByDialog);
    connect(&page, &StartPage::folderWanted, &m_menus->file(), &FileMenu::folderWanted);
    connect(&page, &StartPage::sessionWanted, &m_window->sessions(), &SessionFiles::openByDialog);
    connect(&page, &StartPage::lastSessionWanted, m_session, &Session::restore);
    connect(&page, &StartPage::sampleWanted, this, [this] { leaveStart(true); });
    connect(&page, &StartPage::leaveWanted, this, [this] { leaveStart(true); });
    connect(&page, &StartPage::lessonWanted, this, &Home::startLesson);
    connect(&page, &StartPage::firstMinuteAnswered, this, [this](bool wanted) {
        settings().set(setting::kTaught, true);
        if (wanted)
            startLesson(kFirstMinute);
    });
    // Whoever opens something or goes to the bytes has left the start.
    connect(&opener, &Opener::opened, &page, [this] { leaveStart(false); });
    connect(&opener, &Opener::foldersWanted, &page, [this] { leaveStart(false); });
    connect(&m_window->tabs(), &DocumentTabs::currentChanged, &page, [this] { leaveStart(false); });
    connect(&m_window->document(), &Document::bytesChanged, &page, [this] { leaveStart(false); });
    connect(qApp, &QApplication::focusChanged, &page, [this](const QWidget*, const QWidget* now) {
        if (m_start != nullptr && now != nullptr && m_window->centre().isAncestorOf(now) &&
            !m_start->isAncestorOf(now))
            leaveStart(false);
    });
}

void Home::startLesson(const QString& id) {
    if (const Lesson* lesson = m_window->lessons().library().find(id))
        m_window->lessons().start(*lesson, 0);
}

void Home::leaveStart(bool focusesBytes) {
    if (m_start == nullptr)
        return;
    qApp->disconnect(m_start);
    m_start->hide();
    m_start->deleteLater();
    m_start = nullptr;
    m_window->centre().setCover(nullptr);
    m_window->adaptToSize();
    if (focusesBytes)
        m_window->grid().setFocus();
}

} // namespace moji::app
