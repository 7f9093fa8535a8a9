#include "lesson_check.h"

#include "export/visible_text.h"
#include "lessons/answers.h"
#include "snapshot.h"
#include "window/lessons_dock.h"
#include "window/main_window.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

#include <cstdio>

namespace moji::app {

namespace {

constexpr QSize kWindow(1440, 900);

QStringList questionFaults(const LessonQuestion& question, const LessonSubject& subject) {
    QStringList faults;
    const QStringList right = rightAnswers(question, subject);
    const QStringList wrong = wrongAnswers(question, subject);
    if (right.empty())
        faults += QStringLiteral("no answer is right");
    if (question.kind == QuestionKind::Choose && right.size() > 1)
        faults += QStringLiteral("%1 answers are right").arg(right.size());
    if (wrong.empty())
        faults += QStringLiteral("no answer is wrong");
    for (const QString& answer : right)
        if (!judge(question, subject, answer).right)
            faults += QStringLiteral("the right answer %1 is not accepted").arg(answer);
    for (const QString& answer : wrong) {
        const Judgement judgement = judge(question, subject, answer);
        if (judgement.right)
            faults += QStringLiteral("the wrong answer %1 is accepted").arg(answer);
        else if (judgement.reason.trimmed().isEmpty())
            faults += QStringLiteral("the wrong answer %1 gets no reason").arg(answer);
    }
    return faults;
}

/// Of the step that the window shows.
QStringList stepFaults(MainWindow& window, const LessonStep& step) {
    LessonsDock& lessons = window.lessons();
    QStringList faults;
    for (const QString& part : lessons.refused())
        faults += QStringLiteral("%1 has no state %2").arg(step.lens, part);
    if (lessons.subject().bytes != step.bytes)
        faults += QStringLiteral("the document does not have the step's bytes");
    if (window.selection().range() != step.selection)
        faults += QStringLiteral("the selection is not the step's");
    if (!lessons.findsPart())
        waitUntilIdle(window.document()); // what is still being computed
    if (!lessons.findsPart())
        faults += QStringLiteral("nothing is called %1").arg(step.point.join(QLatin1Char('/')));
    if (step.question && step.question->kind == QuestionKind::ClickByte &&
        step.selection.length() <= 1 &&
        rightAnswers(*step.question, lessons.subject())
            .contains(QString::number(step.selection.begin)))
        faults += QStringLiteral("the step selects a right answer");
    if (step.question)
        faults += questionFaults(*step.question, lessons.subject());
    return faults;
}

QStringList lessonFaults(MainWindow& window, const Lesson& lesson) {
    QStringList faults;
    window.lessons().start(lesson, 0);
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        window.lessons().showStep(static_cast<int>(i));
        for (const QString& fault : stepFaults(window, lesson.steps[i]))
            faults += QStringLiteral("step %1: %2").arg(i + 1).arg(fault);
    }
    window.lessons().leave();
    return faults;
}

/// JSON in which no character is obeyed by a terminal, as moji writes it.
QByteArray jsonOf(const QJsonArray& array) {
    const QString text = QString::fromUtf8(QJsonDocument(array).toJson(QJsonDocument::Compact));
    QString safe;
    for (const char32_t point : text.toStdU32String()) {
        const QString character = QString::fromUcs4(&point, 1);
        if (!isObeyed(point))
            safe += character;
        else
            for (const QChar unit : character)
                safe += QStringLiteral("\\u%1").arg(unit.unicode(), 4, 16, QLatin1Char('0'));
    }
    return safe.toUtf8();
}

void print(const QString& id, const Lesson* lesson, const QStringList& faults) {
    const QByteArray name = jsonOf(QJsonArray{id});
    const QByteArray list = jsonOf(QJsonArray::fromStringList(faults));
    std::printf(R"({"lesson":%s,"steps":%zu,"questions":%d,"ok":%s,"faults":%s})"
                "\n",
                name.mid(1).chopped(1).constData(), lesson == nullptr ? 0 : lesson->steps.size(),
                lesson == nullptr ? 0 : lesson->questions(), faults.empty() ? "true" : "false",
                list.constData());
    std::fflush(stdout);
}

} // namespace

int checkLessons(const QString& file, const CodecRegistry& codecs) {
    MainWindow window(codecs);
    window.resize(kWindow);
    window.show();
    const QStringList paths = file.isEmpty() ? LessonLibrary::builtInPaths() : QStringList{file};
    bool ok = !paths.empty();
    for (const QString& path : paths) {
        const LessonReading reading = readLessonFile(path, window.lessons().library().vocabulary());
        const Lesson* lesson = reading.lesson ? &*reading.lesson : nullptr;
        const QStringList faults =
            lesson == nullptr ? reading.faults : lessonFaults(window, *lesson);
        print(lesson == nullptr ? QFileInfo(path).completeBaseName() : lesson->id, lesson, faults);
        ok = ok && faults.empty();
    }
    return ok ? 0 : 1;
}

} // namespace moji::app
