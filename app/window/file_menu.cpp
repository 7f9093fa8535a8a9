#include "window/file_menu.h"

#include "text/safe_name.h"
#include "window/action_icons.h"
#include "window/document_tabs.h"
#include "window/opener.h"
#include "window/possible_entries.h"

namespace moji::app {

FileMenu::FileMenu(QMenu* menu, DocumentTabs* tabs, Opener* opener)
    : m_tabs(tabs)
    , m_opener(opener)
    , m_menu(menu) {
    addAction(menu, "file.new", tr("&New"), QKeySequence::New, nullptr, this,
              [this] { m_opener->openNew(); });
    m_buttons = {addAction(menu, "file.open", tr("&Open…"), QKeySequence::Open, "open", this,
                           [this] { m_opener->openByDialog(); })};
    addAction(menu, "file.openFolder", tr("Open &folder…"),
              QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O), nullptr, this,
              [this] { Q_EMIT folderWanted(); });
    QMenu* recent = menu->addMenu(tr("Open &recent"));
    addRecent(recent);
    setPossible(recent->menuAction(), [this] { return !m_opener->recentFiles().paths().empty(); });
    addAction(menu, "file.sample", tr("Open the sa&mple"), {}, nullptr, this,
              [this] { m_opener->openSample(); });
    m_restores =
        named(menu->addAction(tr("Open the last tabs at s&tart")), QStringLiteral("file.lastTabs"));
    m_restores->setCheckable(true);
    menu->addSeparator();
    addSaving();
    menu->addSeparator();
    m_afterSessions = menu->addSeparator();
    m_undoConversion = addAction(menu, "file.undoConversion", tr("&Undo the conversion of files"),
                                 {}, nullptr, this, [this] { Q_EMIT undoConversionWanted(); });
    m_undoConversion->setEnabled(false);
    menu->addSeparator();
    addAction(menu, "file.close", tr("&Close"), QKeySequence(Qt::CTRL | Qt::Key_W), nullptr, this,
              [this] { m_tabs->close(m_tabs->current()); });
    addAction(menu, "file.quit", tr("&Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q), nullptr, this,
              [this] { Q_EMIT quitWanted(); });
    greyTheImpossible(menu);
}

void FileMenu::setCanUndoConversion(bool can) {
    m_undoConversion->setEnabled(can);
}

void FileMenu::addRecent(QMenu* menu) {
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        menu->clear();
        for (const QString& path : m_opener->recentFiles().paths())
            addAction(menu, safeName(path).replace(QLatin1Char('&'), QStringLiteral("&&")), {},
                      nullptr, this, [this, path] { m_opener->open(path); });
        menu->addSeparator();
        addAction(menu, tr("Clear list"), {}, nullptr, this,
                  [this] { m_opener->recentFiles().clear(); });
    });
}

bool FileMenu::mayReload() {
    const Document& document = m_tabs->current().document();
    return document.file() != nullptr && !document.isHeld();
}

/// Also by its key, which is there at all times.
void FileMenu::reload() {
    DocumentTab& tab = m_tabs->current();
    if (tab.document().file() != nullptr && !tab.saving().isBusy())
        tab.file().reload();
}

void FileMenu::addSaving() {
    const auto add = [&](const char* id, const QString& text, const QKeySequence& key,
                         const char* iconName, void (Saving::*does)()) {
        return addAction(m_menu, id, text, key, iconName, this,
                         [this, does] { (m_tabs->current().saving().*does)(); });
    };
    m_buttons.push_back(add("file.save", tr("&Save"), QKeySequence::Save, "save", &Saving::save));
    setPossible(m_buttons.back(), [this] { return !m_tabs->current().saving().isOnDisk(); });
    add("file.saveAs", tr("Save &as…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), nullptr,
        &Saving::saveAs);
    add("file.saveInEncoding", tr("Save in another &encoding…"), {}, nullptr,
        &Saving::saveInOtherEncoding);
    QAction* part = add("file.exportSelection", tr("E&xport the selection…"), {}, nullptr,
                        &Saving::exportSelection);
    setPossible(part, [this] { return !m_tabs->current().selection().range().empty(); });
    QAction* reload =
        addAction(m_menu, "file.reload", tr("Reload from &disk"), QKeySequence(Qt::Key_F5), nullptr,
                  this, [this] { this->reload(); });
    setPossible(reload, [this] { return mayReload(); });
}

} // namespace moji::app
