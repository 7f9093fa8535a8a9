#include "lessons/lesson_library.h"

#include "lenses/lens_registry.h"
#include "lessons/question_reader.h"
#include "text/safe_name.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QStandardPaths>

#include <algorithm>

/// Static-library resources need explicit initialisation, outside any namespace.
static void useResources() {
    Q_INIT_RESOURCE(lessons);
}

namespace moji::app {

namespace {

QStringList lensIds() {
    QStringList ids;
    for (const LensRow& row : lensRows())
        ids += QLatin1String(row.id);
    return ids;
}

} // namespace

LessonLibrary::LessonLibrary(const CodecRegistry& codecs)
    : m_vocabulary{&codecs, lensIds()} {
    for (const QString& path : builtInPaths())
        read(path);
    m_builtIn = m_lessons.size();
}

QStringList LessonLibrary::builtInPaths() {
    useResources();
    QFile index(QStringLiteral(":/lessons/index.json"));
    QStringList paths;
    if (!index.open(QIODevice::ReadOnly))
        return paths;
    const QJsonArray ids = QJsonDocument::fromJson(index.readAll()).array();
    for (const QJsonValue id : ids)
        paths += QStringLiteral(":/lessons/%1.json").arg(id.toString());
    return paths;
}

QString LessonLibrary::userFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/mojiscope/lessons");
}

void LessonLibrary::readFolder(const QString& path) {
    m_lessons.resize(m_builtIn);
    m_faults.clear();
    const QDir folder(path);
    for (const QString& name :
         folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name))
        read(folder.filePath(name));
}

void LessonLibrary::read(const QString& path) {
    LessonReading reading = readLessonFile(path, m_vocabulary);
    const QString name = QFileInfo(path).fileName();
    for (const QString& fault : reading.faults)
        m_faults += QStringLiteral("%1: %2").arg(safeName(name), fault);
    if (!reading.lesson)
        return;
    if (find(reading.lesson->id) != nullptr)
        m_faults += QStringLiteral("%1: %2").arg(
            name, LessonText::tr("there is another lesson %1").arg(reading.lesson->id));
    else
        m_lessons.push_back({std::move(*reading.lesson), path});
}

const Lesson* LessonLibrary::find(const QString& id) const {
    const auto found = std::ranges::find_if(
        m_lessons, [&](const Listed& listed) { return listed.lesson.id == id; });
    return found == m_lessons.end() ? nullptr : &found->lesson;
}

} // namespace moji::app
