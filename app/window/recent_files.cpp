#include "window/recent_files.h"

#include "settings/setting_keys.h"
#include "settings/settings.h"

namespace moji::app {

RecentFiles::RecentFiles() {
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    QObject::connect(&m_soon, &QTimer::timeout, &m_soon, [this] { writeAdded(); });
}

RecentFiles::~RecentFiles() {
    writeAdded();
}

QStringList RecentFiles::paths() const {
    QStringList all = m_added + (isKept() ? settings().get(setting::kRecentFiles) : m_paths);
    all.removeDuplicates();
    return all.mid(0, kMost);
}

void RecentFiles::add(const QString& path) {
    m_added.removeAll(path);
    m_added.prepend(path);
    m_added = m_added.mid(0, kMost);
    m_soon.start();
}

void RecentFiles::writeAdded() {
    if (!m_added.isEmpty())
        store(paths());
}

bool RecentFiles::isKept() const {
    return m_remembers && settings().get(setting::kKeepsRecent);
}

void RecentFiles::clear() {
    store({});
}

void RecentFiles::store(const QStringList& paths) {
    m_paths = paths;
    m_added.clear();
    if (isKept())
        settings().set(setting::kRecentFiles, paths);
}

} // namespace moji::app
