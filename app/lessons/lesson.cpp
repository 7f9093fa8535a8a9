#include "lessons/lesson.h"

#include "text/language.h"
#include "text/safe_name.h"

#include <algorithm>
#include <array>

namespace moji::app {

namespace {

constexpr std::array<std::pair<QuestionKind, const char*>, 4> kKinds{{
    {QuestionKind::NextState, "next-state"},
    {QuestionKind::ClickByte, "click-byte"},
    {QuestionKind::TypeBytes, "type-bytes"},
    {QuestionKind::Choose, "choose"},
}};

} // namespace

QString LessonWords::in(const QString& language) const {
    for (const QString& wanted : {language, QStringLiteral("en")})
        if (const auto found = m_byLanguage.find(wanted); found != m_byLanguage.end())
            return *found;
    return m_byLanguage.empty() ? QString() : m_byLanguage.first();
}

QString LessonWords::text() const {
    return safeWords(in(app::language()));
}

const char* identifier(QuestionKind kind) {
    return std::ranges::find(kKinds, kind, [](const auto& row) { return row.first; })->second;
}

std::optional<QuestionKind> questionKind(const QString& name) {
    for (const auto& [kind, id] : kKinds)
        if (name == QLatin1String(id))
            return kind;
    return std::nullopt;
}

int Lesson::questions() const {
    return static_cast<int>(std::ranges::count_if(
        steps, [](const LessonStep& step) { return step.question.has_value(); }));
}

} // namespace moji::app
