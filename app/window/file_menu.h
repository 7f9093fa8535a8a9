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
    /// Possible or not.
    void setCanUndoConversion(bool can);

Q_SIGNALS:
    void quitWanted();
    void folderWanted();
    void undoConversionWanted();

private:
    void addRecent(QMenu* menu);
    void addSaving(QMenu* menu);

    DocumentTabs* m_tabs;
    Opener* m_opener;
    std::vector<QAction*> m_buttons;
    QAction* m_restores = nullptr;
    QAction* m_undoConversion = nullptr;
};

} // namespace moji::app
