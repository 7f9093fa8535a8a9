#include "window/recent_files.h"

#include <QSettings>

namespace moji::app {

namespace {

const QString kKey = QStringLiteral("recentFiles");

} // namespace

RecentFiles::RecentFiles() {
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    QObject::connect(&m_soon, &QTimer::timeout, &m_soon, [this] { writeAdded(); });
}

RecentFiles::~RecentFiles() {
    writeAdded();
}

QStringList RecentFiles::paths() const {
    QStringList all =
        m_added + (m_remembers ? QSettings().value(kKey).toStringList() : m_paths);
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

void RecentFiles::clear() {
    store({});
}

void RecentFiles::store(const QStringList& paths) {
    m_paths = paths;
    m_added.clear();
    if (m_remembers)
        QSettings().setValue(kKey, paths);
}

} // namespace moji::app
