#include "document/file_watch.h"

#include "text/native_path.h"

#include <QFileInfo>

#include <chrono>

namespace moji::app {

namespace {

constexpr std::chrono::milliseconds kSettle{200};
constexpr std::chrono::milliseconds kPoll{3000};

std::optional<FileStamp> stampAt(const QString& path) {
    return stampOf(nativePath(path));
}

} // namespace

FileWatch::FileWatch(Document* document, QObject* parent)
    : QObject(parent)
    , m_document(document) {
    m_settle.setSingleShot(true);
    m_settle.setInterval(kSettle);
    m_poll.setInterval(kPoll);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_settle, qOverload<>(&QTimer::start));
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, &m_settle,
            qOverload<>(&QTimer::start));
    connect(&m_settle, &QTimer::timeout, this, &FileWatch::look);
    connect(&m_poll, &QTimer::timeout, this, &FileWatch::look);
    connect(document, &Document::opened, this, &FileWatch::follow);
    connect(document, &Document::identityChanged, this, &FileWatch::follow);
    follow();
}

/// The document's file, if it has one and it is not followed already.
void FileWatch::follow() {
    const auto& file = m_document->file();
    if (file != nullptr && m_known == file->stamp())
        return;
    const QStringList old = m_watcher.files() + m_watcher.directories();
    if (!old.isEmpty())
        m_watcher.removePaths(old);
    m_known.reset();
    if (file != nullptr) {
        m_known = file->stamp();
        m_watcher.addPaths({m_document->path(), QFileInfo(m_document->path()).path()});
        m_poll.start();
    } else {
        m_poll.stop();
    }
    set(FileChange::None);
}

FileChange FileWatch::compare(const std::optional<FileStamp>& now) const {
    if (now == m_known)
        return FileChange::None;
    if (!now)
        return FileChange::Vanished;
    return now->sameFileAs(m_document->file()->stamp()) ? FileChange::Written
                                                        : FileChange::Replaced;
}

void FileWatch::look() {
    if (m_document->file() == nullptr)
        return;
    const QString& path = m_document->path();
    const auto now = stampAt(path);
    if (now && !m_watcher.files().contains(path))
        m_watcher.addPath(path); // it is dropped when the file is replaced
    set(compare(now));
}

void FileWatch::acknowledge() {
    m_known = stampAt(m_document->path());
    set(FileChange::None);
}

void FileWatch::set(FileChange change) {
    if (m_change == change)
        return;
    m_change = change;
    Q_EMIT changed(change);
}

} // namespace moji::app
