// Every lesson, played to its end in every language that English is translated to
// (tests/e2e/test_lessons.py plays them in English): each step says its own words in that language,
// each question is first answered wrongly, then rightly.

#include "app/window_test.h"
#include "lessons/lessons_panel.h"
#include "lessons/question_view.h"
#include "text/language.h"
#include "window/lessons_dock.h"

#include <QAbstractButton>
#include <QLabel>

using namespace moji;
using namespace moji::app;

class TestPlayedLessons : public QObject, private WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void cleanup();
    void toTheEnd_data();
    void toTheEnd();

private:
    [[nodiscard]] LessonsDock& lessons() { return m_window->lessons(); }
    [[nodiscard]] QAbstractButton* button(const char* context, const char* text);
    [[nodiscard]] QStringList said();
    void play(const Lesson& lesson, const QString& language);
    void answer();
};

void TestPlayedLessons::cleanup() {
    close();
    setLanguage(QStringLiteral("en"));
}

void TestPlayedLessons::toTheEnd_data() {
    QTest::addColumn<QString>("language");
    for (const QString& language : languages())
        if (language != QStringLiteral("en"))
            QTest::newRow(qPrintable(language)) << language;
}

QAbstractButton* TestPlayedLessons::button(const char* context, const char* text) {
    const QString wanted = QCoreApplication::translate(context, text);
    for (auto* one : lessons().panel().findChildren<QAbstractButton*>())
        if (one->text() == wanted && one->isVisible() && one->isEnabled())
            return one;
    return nullptr;
}

QStringList TestPlayedLessons::said() {
    QStringList texts;
    for (const auto* label : lessons().panel().findChildren<QLabel*>())
        if (label->isVisible())
            texts += label->text();
    return texts;
}

/// The reason of a wrong answer, the answer, the praise.
void TestPlayedLessons::answer() {
    constexpr const char* kView = "moji::app::QuestionView";
    const QuestionView& question = lessons().panel().question();
    const LessonQuestion& asked = *lessons().current().question;
    const QStringList wrong = wrongAnswers(asked, lessons().subject());
    QVERIFY(!wrong.isEmpty());
    lessons().panel().showJudgement(judge(asked, lessons().subject(), wrong.front()));
    QVERIFY(said().contains(judge(asked, lessons().subject(), wrong.front()).reason));
    QAbstractButton* solution = button(kView, "Show the answer");
    QVERIFY(solution != nullptr);
    solution->click();
    QAbstractButton* check = button(kView, "Check");
    QVERIFY(check != nullptr);
    check->click();
    QVERIFY(question.isAnswered());
}

void TestPlayedLessons::play(const Lesson& lesson, const QString& language) {
    lessons().start(lesson, 0);
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const LessonStep& step = lesson.steps[i];
        QCOMPARE(lessons().step(), static_cast<int>(i));
        QCOMPARE(lessons().refused(), QStringList());
        const QString text = step.text.in(language);
        QVERIFY(said().contains(text));
        QVERIFY2(text != step.text.in(QStringLiteral("en")), qPrintable(text));
        if (step.question) {
            QVERIFY(said().contains(step.question->text.in(language)));
            answer();
            if (QTest::currentTestFailed())
                return;
        }
        const bool isLast = i + 1 == lesson.steps.size();
        QAbstractButton* next = button("moji::app::LessonsPanel", isLast ? "Finish" : "Next");
        QVERIFY(next != nullptr);
        next->click();
    }
    QVERIFY(!lessons().isRunning());
    QVERIFY(!lessons().panel().isShowingStep());
}

void TestPlayedLessons::toTheEnd() {
    QFETCH(QString, language);
    setLanguage(language);
    open();
    lessons().show();
    QVERIFY(lessons().library().lessons().size() > 20);
    for (const LessonLibrary::Listed& listed : lessons().library().lessons()) {
        play(listed.lesson, language);
        if (QTest::currentTestFailed())
            return qWarning("%s, step %d", qPrintable(listed.lesson.id), lessons().step() + 1);
    }
}

QTEST_MAIN(TestPlayedLessons)
#include "tst_played_lessons.moc"
