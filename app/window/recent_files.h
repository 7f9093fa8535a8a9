#pragma once
// The files opened last, the newest first: one list for all windows of the program, kept in the
// settings.

#include <QStringList>

namespace moji::app {

class RecentFiles {
public:
    static constexpr int kMost = 10;

    /// As they are now, whichever window added them.
    [[nodiscard]] QStringList paths() const;
    /// Puts `path` first.
    void add(const QString& path);
    void clear();
    /// Until then nothing is kept: pictures and tests leave no trace.
    void remember() { m_remembers = true; }

private:
    void store(const QStringList& paths);

    QStringList m_paths; // while they are not kept
    bool m_remembers = false;
};

} // namespace moji::app
