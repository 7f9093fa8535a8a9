#pragma once
// How the file of a tab's document stands on the disk: whether it may be written to, and what other
// programs did to it; as notices, with the ways to go on.

#include "document/document.h"
#include "document/file_watch.h"
#include "window/notices.h"

#include <QObject>

namespace moji::app {

class FileState : public QObject {
    Q_OBJECT
public:
    /// `window`: the parent of dialogs.
    FileState(Document* document, FileWatcher* watcher, QWidget* window);

    [[nodiscard]] FileWatch& watch() { return m_watch; }
    [[nodiscard]] Notices& notices() { return m_notices; }

Q_SIGNALS:
    void saveWanted();
    /// The file shall be read anew; edits may be lost.
    void reloadWanted();

private:
    void protect();
    void showReadOnly();
    void showChange(FileChange change);
    void reload();
    [[nodiscard]] bool agreedToLoseEdits();

    Document* m_document;
    QWidget* m_window;
    Notices m_notices;
    FileWatch m_watch;
};

} // namespace moji::app
