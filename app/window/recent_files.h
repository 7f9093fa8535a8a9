#pragma once
// The files opened last, the newest first, kept in the settings.

#include <QStringList>

namespace moji::app {

class RecentFiles {
public:
    static constexpr int kMost = 10;

    [[nodiscard]] const QStringList& paths() const { return m_paths; }
    void load();
    /// Puts `path` first and keeps the list.
    void add(const QString& path);
    void clear();

private:
    void store() const;
    QStringList m_paths;
    bool m_loaded = false; // only then is it stored
};

} // namespace moji::app
