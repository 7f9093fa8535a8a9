#include "lessons/lesson_progress.h"

#include "settings/setting_keys.h"
#include "settings/settings.h"

#include <algorithm>

namespace moji::app {

void LessonProgress::remember() {
    const QJsonObject steps = settings().get(setting::kLessonSteps);
    for (const QString& id : steps.keys())
        m_seen[id] = std::max(0, steps[id].toInt());
    m_remembers = true;
}

void LessonProgress::see(const QString& id, int steps) {
    if (steps <= stepsSeen(id))
        return;
    m_seen[id] = steps;
    if (!m_remembers)
        return;
    QJsonObject kept = settings().get(setting::kLessonSteps);
    kept[id] = steps;
    settings().set(setting::kLessonSteps, kept);
}

} // namespace moji::app
