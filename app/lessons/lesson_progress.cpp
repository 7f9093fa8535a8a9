#include "lessons/lesson_progress.h"

#include <QSettings>

#include <algorithm>

namespace moji::app {

namespace {

const QString kGroup = QStringLiteral("lessons/steps");

} // namespace

void LessonProgress::remember() {
    QSettings settings;
    settings.beginGroup(kGroup);
    for (const QString& id : settings.childKeys())
        m_seen[id] = std::max(0, settings.value(id).toInt());
    m_remembers = true;
}

void LessonProgress::see(const QString& id, int steps) {
    if (steps <= stepsSeen(id))
        return;
    m_seen[id] = steps;
    if (!m_remembers)
        return;
    QSettings settings;
    settings.beginGroup(kGroup);
    settings.setValue(id, steps);
}

} // namespace moji::app
