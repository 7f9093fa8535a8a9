#include "window/recent_files.h"

#include <QSettings>

namespace moji::app {

namespace {

const QString kKey = QStringLiteral("recentFiles");

} // namespace

QStringList RecentFiles::paths() const {
    return m_remembers ? QSettings().value(kKey).toStringList() : m_paths;
}

void RecentFiles::add(const QString& path) {
    QStringList all = paths();
    all.removeAll(path);
    all.prepend(path);
    store(all.mid(0, kMost));
}

void RecentFiles::clear() {
    store({});
}

void RecentFiles::store(const QStringList& paths) {
    m_paths = paths;
    if (m_remembers)
        QSettings().setValue(kKey, paths);
}

} // namespace moji::app
