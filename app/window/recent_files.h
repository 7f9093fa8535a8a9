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

    /// As they are now, whichever window added them.
    [[nodiscard]] QStringList paths() const;
    /// Puts `path` first. Many at a time are written once.
    void add(const QString& path);
    void clear();
    /// Until then nothing is kept: pictures and tests leave no trace.
    void remember() { m_remembers = true; }
    ~RecentFiles();

private:
    void store(const QStringList& paths);
    void writeAdded();

    QStringList m_paths; // while they are not kept
    QStringList m_added; // and not written yet, the newest first
    QTimer m_soon;
    bool m_remembers = false;
};

} // namespace moji::app
