#pragma once
// The program's one QFileSystemWatcher: all documents share it,
// because the system limits the number of watchers per program.

#include <QFileSystemWatcher>
#include <QHash>
#include <QObject>

namespace moji::app {

class FileWatcher : public QObject {
    Q_OBJECT
public:
    explicit FileWatcher(QObject* parent = nullptr);

    /// A file or folder; counted, so that several documents may watch the same one.
    void watch(const QString& path);
    void unwatch(const QString& path);
    /// Watches a replaced file again, which the system has dropped.
    void renew(const QString& path);

Q_SIGNALS:
    void changed(const QString& path);

private:
    QFileSystemWatcher m_watcher;
    QHash<QString, int> m_users;
};

} // namespace moji::app
