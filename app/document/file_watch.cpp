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

FileWatch::FileWatch(Document* document, FileWatcher* watcher, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_watcher(watcher) {
    m_settle.setSingleShot(true);
    m_settle.setInterval(kSettle);
    m_poll.setInterval(kPoll);
    connect(watcher, &FileWatcher::changed, this, &FileWatch::note);
    connect(&m_settle, &QTimer::timeout, this, &FileWatch::look);
    connect(&m_poll, &QTimer::timeout, this, &FileWatch::look);
    connect(document, &Document::opened, this, &FileWatch::follow);
    connect(document, &Document::identityChanged, this, &FileWatch::follow);
    follow();
}

FileWatch::~FileWatch() {
    unwatch();
}

void FileWatch::unwatch() {
    if (m_path.isEmpty())
        return;
    m_watcher->unwatch(m_path);
    m_watcher->unwatch(m_folder);
    m_path.clear();
    m_folder.clear();
}

void FileWatch::note(const QString& path) {
    if (path == m_path || path == m_folder)
        m_settle.start();
}

/// Watches the document's file, if it has one and it is not watched already. An edit changes the
/// document's identity too, and what was acknowledged of the same file stays acknowledged.
void FileWatch::follow() {
    const auto& file = m_document->file();
    if (file == m_followed)
        return;
    unwatch();
    m_followed = file;
    m_known.reset();
    m_poll.stop();
    if (file != nullptr) {
        m_known = file->stamp();
        m_path = m_document->path();
        m_folder = QFileInfo(m_path).path();
        m_watcher->watch(m_path);
        m_watcher->watch(m_folder);
        if (m_inFront)
            m_poll.start();
    }
    set(FileChange::None);
}

void FileWatch::setInFront(bool inFront) {
    m_inFront = inFront;
    if (!inFront || m_path.isEmpty())
        return m_poll.stop();
    m_poll.start();
    m_settle.start();
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
    if (now)
        m_watcher->renew(path); // the system drops it when the file is replaced
    set(compare(now));
}

bool FileWatch::isAsOpened() const {
    return m_change == FileChange::None && m_followed != nullptr && m_known == m_followed->stamp();
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
