#pragma once
// The one place where the program is told by the system that files change: all documents share it,
// since the system gives a program only so many places of this kind.

#include <QFileSystemWatcher>
#include <QHash>
#include <QObject>

namespace moji::app {

class FileWatcher : public QObject {
    Q_OBJECT
public:
    explicit FileWatcher(QObject* parent = nullptr);

    /// A file or folder; counted, so that several may watch the same.
    void watch(const QString& path);
    void unwatch(const QString& path);
    /// A file that was replaced is no longer watched by the system: does so again.
    void renew(const QString& path);

Q_SIGNALS:
    void changed(const QString& path);

private:
    QFileSystemWatcher m_watcher;
    QHash<QString, int> m_users;
};

} // namespace moji::app
