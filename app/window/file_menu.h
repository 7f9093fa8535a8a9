#pragma once
// The menu File.

#include <QObject>

#include <vector>

class QAction;
class QMenu;

namespace moji::app {

class DocumentTabs;
class Opener;

class FileMenu : public QObject {
    Q_OBJECT
public:
    FileMenu(QMenu* menu, DocumentTabs* tabs, Opener* opener);

    /// Open and Save: for the buttons.
    [[nodiscard]] const std::vector<QAction*>& buttons() const { return m_buttons; }
    /// Checkable entry: reopen the tabs of the last session at start.
    [[nodiscard]] QAction* restores() const { return m_restores; }
    /// The menu, and the entry before which those of sessions come.
    [[nodiscard]] QMenu* menu() const { return m_menu; }
    [[nodiscard]] QAction* afterSessions() const { return m_afterSessions; }
    /// Possible or not.
    void setCanUndoConversion(bool can);

Q_SIGNALS:
    void quitWanted();
    void folderWanted();
    void undoConversionWanted();

private:
    void addRecent(QMenu* menu);
    void addSaving();
    [[nodiscard]] bool mayReload();
    void reload();

    DocumentTabs* m_tabs;
    Opener* m_opener;
    std::vector<QAction*> m_buttons;
    QMenu* m_menu;
    QAction* m_afterSessions = nullptr;
    QAction* m_restores = nullptr;
    QAction* m_undoConversion = nullptr;
};

} // namespace moji::app
