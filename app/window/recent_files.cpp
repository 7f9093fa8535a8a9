#include "window/recent_files.h"

#include <QSettings>

namespace moji::app {

namespace {

const QString kKey = QStringLiteral("recentFiles");

} // namespace

void RecentFiles::load() {
    m_paths = QSettings().value(kKey).toStringList();
    m_loaded = true;
}

void RecentFiles::add(const QString& path) {
    m_paths.removeAll(path);
    m_paths.prepend(path);
    m_paths = m_paths.mid(0, kMost);
    store();
}

void RecentFiles::clear() {
    m_paths.clear();
    store();
}

void RecentFiles::store() const {
    if (m_loaded)
        QSettings().setValue(kKey, m_paths);
}

} // namespace moji::app
