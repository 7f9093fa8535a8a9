#pragma once
// How far the reader has come in each lesson, kept in the settings.

#include <QMap>
#include <QString>

namespace moji::app {

class LessonProgress {
public:
    /// Loads what was kept and keeps changes from now on.
    void remember();
    /// Steps that were shown, 0 if none.
    [[nodiscard]] int stepsSeen(const QString& id) const { return m_seen.value(id); }
    void see(const QString& id, int steps);

private:
    QMap<QString, int> m_seen;
    bool m_remembers = false;
};

} // namespace moji::app
