#include "lessons/question_reader.h"

#include "bytes/hex.h"
#include "lessons/lesson_reader.h"
#include "lessons/measures.h"
#include "text/qt_text.h"

#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>

namespace moji::app {

namespace {

QSet<QString> setOf(const char* names) {
    const QStringList list = QString::fromLatin1(names).split(QLatin1Char(' '));
    return {list.begin(), list.end()};
}

void readNextState(const JsonPlace& place, const QJsonObject& object, LessonQuestion& question) {
    const auto bytes = parseHexBytes(toUtf8(place.string(object, "byte", true)));
    if (!bytes || bytes->size() != 1)
        return place.fault(LessonText::tr("byte: one byte in hexadecimal is expected"));
    question.byte = bytes->front();
}

void readClickByte(const JsonPlace& place, const QJsonObject& object, LessonQuestion& question) {
    question.which = place.string(object, "which", true);
    question.characters = toCodePoints(place.string(object, "characters", false));
    if (!byteRules().contains(question.which))
        place.fault(LessonText::tr("which: unknown rule: %1").arg(question.which));
    if (question.characters.empty() == (question.which == QLatin1String("character")))
        place.fault(LessonText::tr("characters: expected for the rule “character” alone"));
}

void readTypeBytes(const JsonPlace& place, const QJsonObject& object, const CodecRegistry& codecs,
                   LessonQuestion& question) {
    question.characters = toCodePoints(place.string(object, "characters", true));
    question.encoding = place.string(object, "encoding", false);
    if (question.encoding.isEmpty())
        question.encoding = QStringLiteral("UTF-8");
    if (codecs.find(toUtf8(question.encoding)) == nullptr)
        place.fault(LessonText::tr("encoding: unknown encoding: %1").arg(question.encoding));
}

LessonOption readOption(const JsonPlace& place, const QJsonValue& value, bool measured) {
    LessonOption option;
    if (!value.isObject()) {
        place.fault(LessonText::tr("an object is expected"));
        return option;
    }
    const QJsonObject object = value.toObject();
    place.refuseOthers(object, lessonKeys(QStringLiteral("option")));
    option.value = place.string(object, "value", measured);
    option.text = readWords(place, object, "text", !measured);
    option.why = readWords(place, object, "why", false);
    const QJsonValue right = object.value(QLatin1String("right"));
    option.right = right.toBool();
    if (!right.isUndefined() && (measured || !right.isBool()))
        place.fault(LessonText::tr("right: true or false is expected, where nothing is measured"));
    if (!measured && !option.right && option.why.empty())
        place.fault(LessonText::tr("why: say why this answer is wrong"));
    return option;
}

void readChoose(const JsonPlace& place, const QJsonObject& object, const CodecRegistry& codecs,
                LessonQuestion& question) {
    question.measure = place.string(object, "measure", false);
    question.with = place.string(object, "with", false);
    const bool measured = !question.measure.isEmpty();
    if (measured && !measureNames().contains(question.measure))
        place.fault(LessonText::tr("measure: unknown measure: %1").arg(question.measure));
    else if (!isKnownFor(question.measure, question.with, codecs))
        place.fault(LessonText::tr("with: unknown name for this measure: %1").arg(question.with));
    const QJsonArray options = object.value(QLatin1String("options")).toArray();
    if (options.size() < 2 || options.size() > kMostLessonOptions)
        return place.fault(LessonText::tr("options: a list of 2 to %1 options is expected")
                               .arg(QString::number(kMostLessonOptions)));
    for (int i = 0; i < options.size(); ++i)
        question.options.push_back(
            readOption(place.in(LessonText::tr("option %1").arg(i + 1)), options[i], measured));
    if (!measured && std::ranges::count(question.options, true, &LessonOption::right) != 1)
        place.fault(LessonText::tr("options: exactly one must be right"));
}

} // namespace

const QSet<QString>& lessonKeys(const QString& object) {
    static const QMap<QString, QSet<QString>> keys{
        {QStringLiteral("lesson"), setOf("id title topic summary steps $schema")},
        {QStringLiteral("step"),
         setOf("hex string encoding select lens state notes point text question")},
        {QStringLiteral("question"),
         setOf("kind text why byte which characters encoding measure with options")},
        {QStringLiteral("option"), setOf("value text why right")},
        {QStringLiteral("note"), setOf("select text")},
    };
    return *keys.find(object);
}

LessonWords readWords(const JsonPlace& place, const QJsonObject& object, const char* key,
                      bool needed) {
    static const QRegularExpression language(QStringLiteral("\\A[a-z]{2,3}\\z"));
    const QJsonValue value = object.value(QLatin1String(key));
    const QString name = QLatin1String(key);
    if (value.isUndefined() && !needed)
        return {};
    if (!value.isObject() || !value.toObject().contains(QLatin1String("en"))) {
        place.fault(LessonText::tr("%1: an object with the key \"en\" is expected").arg(name));
        return {};
    }
    const QJsonObject texts = value.toObject();
    const JsonPlace here = place.in(name);
    QMap<QString, QString> words;
    for (const QString& code : texts.keys()) {
        if (!language.match(code).hasMatch())
            here.fault(LessonText::tr("unknown language: %1").arg(code));
        else
            words[code] = here.string(texts, code.toLatin1().constData(), true);
    }
    return LessonWords(std::move(words));
}

LessonQuestion readQuestion(const JsonPlace& place, const QJsonObject& object,
                            const CodecRegistry& codecs) {
    place.refuseOthers(object, lessonKeys(QStringLiteral("question")));
    LessonQuestion question;
    question.text = readWords(place, object, "text", true);
    question.why = readWords(place, object, "why", false);
    const QString name = place.string(object, "kind", true);
    const auto kind = questionKind(name);
    if (!kind) {
        place.fault(LessonText::tr("kind: unknown kind of question: %1").arg(name));
        return question;
    }
    question.kind = *kind;
    switch (*kind) {
    case QuestionKind::NextState:
        readNextState(place, object, question);
        break;
    case QuestionKind::ClickByte:
        readClickByte(place, object, question);
        break;
    case QuestionKind::TypeBytes:
        readTypeBytes(place, object, codecs, question);
        break;
    case QuestionKind::Choose:
        readChoose(place, object, codecs, question);
        break;
    }
    return question;
}

} // namespace moji::app
