#pragma once
// The state of a tab's file on disk: whether it is writable, and what other
// programs did to it; as notices with buttons.

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

    /// Reads the file again. Asks first where there are unsaved edits.
    void reload();
    /// Makes the document read-only if its file may not be written or is large, and otherwise not.
    void protect();

Q_SIGNALS:
    void saveWanted();
    /// The reader wants to reload the file; edits may be lost.
    void reloadWanted();

private:
    void showReadOnly();
    void showChange(FileChange change);
    void showUnreadable();
    [[nodiscard]] bool agreedToLoseEdits();

    Document* m_document;
    QWidget* m_window;
    Notices m_notices;
    FileWatch m_watch;
};

} // namespace moji::app
