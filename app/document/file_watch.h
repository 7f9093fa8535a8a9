#pragma once
// Notices that another program changed, replaced or removed the file of a document. The system
// reports most changes; polling every few seconds catches the rest (network folders).

#include "bytes/file_stamp.h"
#include "document/document.h"
#include "document/file_watcher.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace moji::app {

enum class FileChange {
    None,
    Written,  // to the very file that is open: unedited bytes read from now on are the new ones
    Replaced, // another file has its name; the window still shows the old one
    Vanished, // no file has its name; the window still shows the old one
};

class FileWatch : public QObject {
    Q_OBJECT
public:
    /// `watcher`: shared by all documents; must outlive this.
    FileWatch(Document* document, FileWatcher* watcher, QObject* parent = nullptr);
    ~FileWatch() override;

    /// How the file differs from the one opened, unless acknowledged.
    [[nodiscard]] FileChange change() const { return m_change; }
    /// Whether the file is as it was opened: one that differs and was acknowledged is not.
    [[nodiscard]] bool isAsOpened() const;
    /// The reader keeps what the window shows: only later changes are reported.
    void acknowledge();
    /// Checks now.
    void look();
    /// In front (the default) it also polls every few seconds.
    void setInFront(bool inFront);

Q_SIGNALS:
    /// Also back to None.
    void changed(moji::app::FileChange change);

private:
    void follow();
    void unwatch();
    void note(const QString& path);
    [[nodiscard]] FileChange compare(const std::optional<FileStamp>& now) const;
    void set(FileChange change);

    Document* m_document;
    FileWatcher* m_watcher;
    QString m_path;   // watched; empty: none
    QString m_folder; // that it is in
    bool m_inFront = true;
    QTimer m_settle; // programs write in several steps
    QTimer m_poll;
    std::shared_ptr<const FileSource> m_followed; // the document's when it was last looked at
    std::optional<FileStamp> m_known;             // of the path, as opened or acknowledged
    FileChange m_change = FileChange::None;
};

} // namespace moji::app
