#include "lessons/lesson_reader.h"

#include "lessons/question_reader.h"
#include "text/core_words.h"
#include "text/qt_text.h"
#include "text/whole_file.h"

#include "bytes/hex.h"
#include "bytes/parse_range.h"

#include <QJsonArray>
#include <QRegularExpression>

namespace moji::app {

namespace {

class LessonReader {
public:
    explicit LessonReader(const LessonVocabulary& vocabulary)
        : m_vocabulary(vocabulary) {}

    [[nodiscard]] LessonReading read(const QByteArray& json);

private:
    [[nodiscard]] Lesson readLesson(const QJsonObject& object);
    void readSteps(const QJsonValue& value, Lesson& lesson);
    [[nodiscard]] LessonStep readStep(const JsonPlace& place, const QJsonObject& object,
                                      const LessonStep* before);
    void readBytes(const JsonPlace& place, const QJsonObject& object, LessonStep& step);
    void readSelection(const JsonPlace& place, const QJsonObject& object, LessonStep& step);
    void readLens(const JsonPlace& place, const QJsonObject& object, LessonStep& step);
    void readNotes(const JsonPlace& place, const QJsonObject& object, LessonStep& step);
    void readPoint(const JsonPlace& place, const QJsonObject& object, LessonStep& step);

    const LessonVocabulary& m_vocabulary;
    QStringList m_faults;
};

LessonReading LessonReader::read(const QByteArray& json) {
    const auto object = parseJsonObject(json, kMostLessonFile);
    if (!object)
        return {{}, {object.error()}};
    Lesson lesson = readLesson(*object);
    if (!m_faults.empty())
        return {{}, m_faults};
    return {std::move(lesson), {}};
}

Lesson LessonReader::readLesson(const QJsonObject& object) {
    const JsonPlace place(QString(), m_faults);
    place.refuseOthers(object, lessonKeys(QStringLiteral("lesson")));
    Lesson lesson;
    lesson.id = place.string(object, "id", true);
    if (!lesson.id.isEmpty() && !isLessonId(lesson.id))
        place.fault(LessonText::tr("id: use lower-case letters, digits and hyphens, at most 64"));
    lesson.title = readWords(place, object, "title", true);
    lesson.topic = readWords(place, object, "topic", true);
    lesson.summary = readWords(place, object, "summary", true);
    readSteps(object.value(QLatin1String("steps")), lesson);
    return lesson;
}

void LessonReader::readSteps(const QJsonValue& value, Lesson& lesson) {
    const JsonPlace place(QString(), m_faults);
    const QJsonArray steps = value.toArray();
    if (!value.isArray() || steps.empty() || steps.size() > kMostLessonSteps)
        return place.fault(LessonText::tr("steps: a list of 1 to %1 steps is expected")
                               .arg(QString::number(kMostLessonSteps)));
    for (int i = 0; i < steps.size(); ++i) {
        const JsonPlace here(LessonText::tr("step %1").arg(i + 1), m_faults);
        if (!steps[i].isObject())
            return here.fault(LessonText::tr("an object is expected"));
        const LessonStep* before = lesson.steps.empty() ? nullptr : &lesson.steps.back();
        lesson.steps.push_back(readStep(here, steps[i].toObject(), before));
    }
}

LessonStep LessonReader::readStep(const JsonPlace& place, const QJsonObject& object,
                                  const LessonStep* before) {
    place.refuseOthers(object, lessonKeys(QStringLiteral("step")));
    LessonStep step;
    if (before != nullptr) { // what a step leaves out stays as it was
        step.bytes = before->bytes;
        step.encoding = before->encoding;
        step.lens = before->lens;
    }
    readBytes(place, object, step);
    readSelection(place, object, step);
    readLens(place, object, step);
    readNotes(place, object, step);
    readPoint(place, object, step);
    step.text = readWords(place, object, "text", true);
    const QJsonValue question = object.value(QLatin1String("question"));
    if (question.isObject())
        step.question = readQuestion(place.in(QStringLiteral("question")), question.toObject(),
                                     *m_vocabulary.codecs);
    else if (!question.isUndefined())
        place.fault(LessonText::tr("question: an object is expected"));
    return step;
}

void LessonReader::readBytes(const JsonPlace& place, const QJsonObject& object, LessonStep& step) {
    const bool hasHex = object.contains(QLatin1String("hex"));
    const bool hasString = object.contains(QLatin1String("string"));
    const QString encoding = place.string(object, "encoding", false);
    if (!encoding.isEmpty() || step.encoding.isEmpty() || hasHex || hasString)
        step.encoding = encoding.isEmpty() ? QStringLiteral("UTF-8") : encoding;
    const Codec* codec = m_vocabulary.codecs->find(toUtf8(step.encoding));
    if (codec == nullptr)
        return place.fault(LessonText::tr("encoding: unknown encoding: %1").arg(step.encoding));
    if (hasHex && hasString)
        return place.fault(LessonText::tr("hex and string: use one of them"));
    if (hasHex) {
        const auto bytes =
            parseHexBytes(toUtf8(place.string(object, "hex", false, kMostLessonFile)));
        if (!bytes)
            return place.fault(LessonText::tr("hex: %1").arg(reasonText(bytes.error().detail)));
        step.bytes = *bytes;
    } else if (hasString) {
        const auto bytes =
            encodeAll(*codec, toCodePoints(place.string(object, "string", false, kMostLessonFile)));
        if (!bytes)
            return place.fault(
                LessonText::tr("string: %1 cannot encode it").arg(fromUtf8(codec->name())));
        step.bytes = *bytes;
    }
    if (step.bytes.empty())
        place.fault(LessonText::tr("hex or string: bytes are expected"));
    else if (step.bytes.size() > kMostLessonBytes)
        place.fault(LessonText::tr("more than %1 bytes").arg(kMostLessonBytes));
}

void LessonReader::readSelection(const JsonPlace& place, const QJsonObject& object,
                                 LessonStep& step) {
    const QString text = place.string(object, "select", false);
    if (text.isEmpty())
        return;
    const auto range = parseRange(toUtf8(text));
    if (!range)
        return place.fault(LessonText::tr("select: use START:END"));
    step.selection = *range;
    if (range->end > step.bytes.size())
        place.fault(LessonText::tr("select: %1 is outside the %2 bytes")
                        .arg(text, QString::number(step.bytes.size())));
}

void LessonReader::readLens(const JsonPlace& place, const QJsonObject& object, LessonStep& step) {
    if (const QString lens = place.string(object, "lens", false); !lens.isEmpty())
        step.lens = lens;
    if (!m_vocabulary.lenses.contains(step.lens))
        place.fault(step.lens.isEmpty() ? LessonText::tr("lens: a lens is expected")
                                        : LessonText::tr("lens: unknown lens: %1").arg(step.lens));
    step.state = place.texts(object, "state");
}

void LessonReader::readNotes(const JsonPlace& place, const QJsonObject& object, LessonStep& step) {
    int number = 0;
    for (const QJsonObject& note : place.objects(object, "notes", kMostLessonNotes)) {
        const JsonPlace here = place.in(LessonText::tr("note %1").arg(++number));
        here.refuseOthers(note, lessonKeys(QStringLiteral("note")));
        const auto range = here.range(note, "select");
        if (range && range->end > step.bytes.size())
            here.fault(LessonText::tr("select: outside the %1 bytes").arg(step.bytes.size()));
        step.notes.push_back({range.value_or(ByteRange{}), readWords(here, note, "text", true)});
    }
}

void LessonReader::readPoint(const JsonPlace& place, const QJsonObject& object, LessonStep& step) {
    const QString path = place.string(object, "point", false);
    if (path.isEmpty())
        return;
    step.point = path.split(QLatin1Char('/'));
    if (!m_vocabulary.lenses.contains(step.point.front()) &&
        !pointPlaces().contains(step.point.front()))
        place.fault(LessonText::tr("point: unknown place: %1").arg(step.point.front()));
}

} // namespace

LessonReading readLesson(const QByteArray& json, const LessonVocabulary& vocabulary) {
    return LessonReader(vocabulary).read(json);
}

LessonReading readLessonFile(const QString& path, const LessonVocabulary& vocabulary) {
    const auto json = readWholly(path, kMostLessonFile);
    if (!json)
        return {{}, {LessonText::tr("Cannot be read: %1.").arg(reasonOf(json.error()))}};
    return readLesson(*json, vocabulary);
}

bool isLessonId(const QString& id) {
    static const QRegularExpression pattern(QStringLiteral("\\A[a-z0-9][a-z0-9-]{0,63}\\z"));
    return pattern.match(id).hasMatch();
}

const QStringList& pointPlaces() {
    static const QStringList places{QStringLiteral("bytes"), QStringLiteral("input"),
                                    QStringLiteral("status")};
    return places;
}

} // namespace moji::app
