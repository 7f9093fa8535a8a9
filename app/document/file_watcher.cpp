#include "document/file_watcher.h"

namespace moji::app {

FileWatcher::FileWatcher(QObject* parent)
    : QObject(parent) {
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &FileWatcher::changed);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &FileWatcher::changed);
}

void FileWatcher::watch(const QString& path) {
    if (++m_users[path] == 1)
        m_watcher.addPath(path);
}

void FileWatcher::unwatch(const QString& path) {
    const auto user = m_users.find(path);
    if (user == m_users.end() || --*user > 0)
        return;
    m_users.remove(path);
    m_watcher.removePath(path);
}

void FileWatcher::renew(const QString& path) {
    m_watcher.addPath(path); // does nothing if it is watched already
}

} // namespace moji::app
