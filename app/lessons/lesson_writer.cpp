#include "lessons/lesson_writer.h"

#include "lessons/lesson_reader.h"
#include "lessons/question_reader.h"
#include "text/qt_text.h"
#include "text/safe_name.h"
#include "text/whole_file.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

namespace moji::app {

namespace {

QJsonObject inEnglish(const QString& text) {
    return {{QStringLiteral("en"), text}};
}

QJsonObject jsonOf(const RecordedStep& step) {
    QJsonObject object{{QStringLiteral("hex"), hexText(step.bytes)},
                       {QStringLiteral("encoding"), step.encoding},
                       {QStringLiteral("lens"), step.lens},
                       {QStringLiteral("text"), inEnglish(step.text)}};
    if (!step.selection.empty())
        object[QStringLiteral("select")] = rangeText(step.selection);
    QJsonObject state;
    for (auto part = step.state.begin(); part != step.state.end(); ++part)
        if (!part->isEmpty())
            state[part.key()] = *part;
    if (!state.empty())
        object[QStringLiteral("state")] = state;
    QJsonArray notes;
    for (const Note& note : step.notes)
        notes += QJsonObject{{QStringLiteral("select"), rangeText(note.range)},
                             {QStringLiteral("text"), inEnglish(note.text)}};
    if (!notes.empty())
        object[QStringLiteral("notes")] = notes;
    return object;
}

/// "My lesson.json" becomes "my-lesson".
QString idFrom(const QString& path) {
    static const QRegularExpression others(QStringLiteral("[^a-z0-9]+"));
    QString id = QFileInfo(path).completeBaseName().toLower().replace(others, QStringLiteral("-"));
    while (id.startsWith(QLatin1Char('-')))
        id.remove(0, 1);
    return id.isEmpty() ? QStringLiteral("lesson") : id.left(64);
}

} // namespace

Result<QByteArray, QString> withStep(const QByteArray& json, const QString& id,
                                     const RecordedStep& step) {
    const QJsonDocument document = QJsonDocument::fromJson(json);
    if (!json.trimmed().isEmpty() && !document.isObject())
        return LessonText::tr("The file is not a lesson.");
    QJsonObject lesson = document.object();
    if (lesson.empty())
        lesson = {{QStringLiteral("id"), id},
                  {QStringLiteral("title"), inEnglish(id)},
                  {QStringLiteral("topic"), inEnglish(LessonText::tr("My lessons"))},
                  {QStringLiteral("summary"), inEnglish(step.text)}};
    const QJsonValue steps = lesson.value(QLatin1String("steps"));
    if (!steps.isUndefined() && !steps.isArray())
        return LessonText::tr("The file is not a lesson.");
    QJsonArray all = steps.toArray();
    if (all.size() >= kMostLessonSteps)
        return LessonText::tr("The lesson has %1 steps, which is the most it can have.")
            .arg(all.size());
    all.append(jsonOf(step));
    lesson[QStringLiteral("steps")] = all;
    return QJsonDocument(lesson).toJson(QJsonDocument::Indented);
}

Result<Done, QString> appendStep(const QString& path, const RecordedStep& step) {
    QByteArray json;
    if (QFileInfo::exists(path)) {
        auto read = readWholly(path, kMostLessonFile);
        if (!read && read.error().code == ErrorCode::TooLarge)
            return LessonText::tr("The file is not a lesson.");
        if (!read)
            return LessonText::tr("%1 cannot be read: %2")
                .arg(safeName(path), reasonOf(read.error()));
        json = std::move(*read);
    }
    const auto written = withStep(json, idFrom(path), step);
    if (!written)
        return written.error();
    if (const auto replaced = replaceWholly(path, *written); !replaced)
        return LessonText::tr("%1 cannot be written: %2")
            .arg(safeName(path), reasonOf(replaced.error()));
    return Done{};
}

} // namespace moji::app
