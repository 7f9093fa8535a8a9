#pragma once
// The files opened last, the newest first: one list for all windows of the program, kept in the
// settings.

#include <QStringList>
#include <QTimer>

namespace moji::app {

class RecentFiles {
public:
    static constexpr int kMost = 10;

    RecentFiles();

    /// The current list, including additions of other windows.
    [[nodiscard]] QStringList paths() const;
    /// Puts `path` first. Several additions are written together.
    void add(const QString& path);
    void clear();
    /// Until then nothing is saved: pictures and tests leave no trace.
    void remember() { m_remembers = true; }
    ~RecentFiles();

private:
    void store(const QStringList& paths);
    void writeAdded();
    [[nodiscard]] bool isKept() const;

    QStringList m_paths; // while they are not saved
    QStringList m_added; // and not written yet, the newest first
    QTimer m_soon;
    bool m_remembers = false;
};

} // namespace moji::app
