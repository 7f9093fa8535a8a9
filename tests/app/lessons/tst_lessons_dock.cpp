// Lessons in the real window: steps by keyboard, questions, the frame, and that leaving a lesson
// leaves nothing behind.

#include "app/window_test.h"
#include "grid/byte_grid.h"
#include "lessons/lessons_panel.h"
#include "lessons/question_view.h"
#include "window/lens_docks.h"
#include "window/lessons_dock.h"
#include "window/named_parts.h"
#include "window/record_dialog.h"

#include <QAbstractButton>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTreeWidget>

using namespace moji;
using namespace moji::app;

namespace {

const QByteArray kLesson = R"({"id":"test","title":{"en":"Test"},"topic":{"en":"T"},
 "summary":{"en":"S"},"steps":[
  {"hex":"E4 B8 96","select":"0:3","lens":"automaton","state":{"numbering":"1","step":"2"},
   "point":"automaton/diagram/NEED1","text":{"en":"First."}},
  {"hex":"E4","select":"0:1","state":{"step":"1"},"text":{"en":"Second."},
   "question":{"kind":"next-state","byte":"B8","text":{"en":"Which state?"}}},
  {"hex":"41 C0 AF","lens":"problems","point":"bytes/1:3","text":{"en":"Third."},
   "question":{"kind":"click-byte","which":"first-error","text":{"en":"Select it."}}},
  {"string":"é","lens":"inspector","text":{"en":"Fourth."},
   "question":{"kind":"type-bytes","characters":"ñ","text":{"en":"Type it."}}}]})";

/// Both steps select the byte-order mark, whose bytes are asked for.
const QByteArray kMarks = R"({"id":"marks","title":{"en":"Test"},"topic":{"en":"T"},
 "summary":{"en":"S"},"steps":[
  {"hex":"EF BB BF 61","select":"0:3","lens":"inspector","text":{"en":"First."},
   "question":{"kind":"click-byte","which":"mark","text":{"en":"Select one."}}},
  {"hex":"EF BB BF 61","select":"0:3","lens":"inspector","text":{"en":"Second."},
   "question":{"kind":"click-byte","which":"last","text":{"en":"Select it."}}}]})";

} // namespace

class TestLessonsDock : public QObject, private WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup() { close(); }
    void showsWhatAStepSays();
    void stepsByKeyboard();
    void startsEveryStepFromTheLensFirstState();
    void leavingRestoresDocksAndDocument();
    void closingItsTabEndsTheLesson();
    void keepsWhatTheReaderTyped();
    void framesThePart();
    void theFrameIsBeforeTheDocks();
    void answersAreJudgedByTheDocument();
    void tabReachesTheAnswersBeforeTheButtons();
    void showsTheAnswer();
    void asksForAByte();
    void takesTheBytesThatTheMouseSelects();
    void takesTheByteThatAKeySelects();
    void theStepsOwnSelectionCanBeSelectedAgain();
    void oneByteIsOneByte();
    void leavesADocumentThatIsBeingSaved();
    void whatIsSaidOfAnAnswerFollowsTheTheme();
    void longChoicesAreBrokenBetweenCharacters();
    void listsLessonsWithProgress();
    void everyPartOfEveryLensIsFound();
    void recordsWhatTheWindowShows();
    void keepsItsButtonsInSight();
    void aPartThatIsTooWideIsShownFromItsBeginning();

private:
    [[nodiscard]] LessonsDock& lessons() { return m_window->lessons(); }
    [[nodiscard]] QuestionView& question() { return lessons().panel().question(); }
    [[nodiscard]] QAbstractButton* button(const char* text);
    void startAt(int step, const QByteArray& json = kLesson);
    [[nodiscard]] QPoint byteAt(std::uint64_t offset);
    void drag(std::uint64_t from, std::uint64_t over, std::uint64_t to);
    [[nodiscard]] bool isSaid(const QString& text);
    [[nodiscard]] bool isInSight(const char* lens);
};

void TestLessonsDock::init() {
    open();
    m_window->opener().openText(QStringLiteral("mine"), QStringLiteral("mine"));
}

QAbstractButton* TestLessonsDock::button(const char* text) {
    for (auto* one : lessons().panel().findChildren<QAbstractButton*>())
        if (one->text() == QLatin1String(text) && one->isVisible())
            return one;
    return nullptr;
}

void TestLessonsDock::startAt(int step, const QByteArray& json) {
    const LessonReading reading = readLesson(json, lessons().library().vocabulary());
    QVERIFY2(reading.faults.empty(), qPrintable(reading.faults.join(QLatin1Char(10))));
    lessons().start(*reading.lesson, step);
}

/// Its middle, in the grid.
QPoint TestLessonsDock::byteAt(std::uint64_t offset) {
    return m_window->grid().byteLayout().cells(ByteColumn::Hex, offset, offset).center();
}

void TestLessonsDock::drag(std::uint64_t from, std::uint64_t over, std::uint64_t to) {
    ByteGrid& grid = m_window->grid();
    QTest::mousePress(&grid, Qt::LeftButton, {}, byteAt(from));
    for (const std::uint64_t offset : {over, to}) {
        QMouseEvent move(QEvent::MouseMove, byteAt(offset), grid.mapToGlobal(byteAt(offset)),
                         Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(&grid, &move);
    }
    QTest::mouseRelease(&grid, Qt::LeftButton, {}, byteAt(to));
}

bool TestLessonsDock::isSaid(const QString& text) {
    const auto labels = lessons().panel().findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
        return label->isVisible() && label->text() == text;
    });
}

bool TestLessonsDock::isInSight(const char* lens) {
    return m_window->docks().isInSight(*m_window->docks().dock(QLatin1String(lens)));
}

void TestLessonsDock::showsWhatAStepSays() {
    startAt(0);
    QCOMPARE(contents(), QByteArray("\xE4\xB8\x96"));
    QVERIFY(m_window->selection().range() == (ByteRange{0, 3}));
    QTRY_VERIFY(isInSight("automaton"));
    const LensState state = m_window->docks().host(QStringLiteral("automaton"))->state();
    QCOMPARE(state.value(QStringLiteral("numbering")), QStringLiteral("1"));
    QVERIFY(state.value(QStringLiteral("step")).endsWith(QStringLiteral(" 2")));
    QCOMPARE(lessons().refused(), QStringList());
    QVERIFY(isSaid(QStringLiteral("First.")));
    QVERIFY(isSaid(QStringLiteral("Step 1 of 4")));
}

void TestLessonsDock::stepsByKeyboard() {
    startAt(0);
    QTRY_COMPARE(QApplication::focusWidget(), button("Next"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(isSaid(QStringLiteral("Second.")));
    QTest::keyClick(m_window.get(), Qt::Key_F9);
    QVERIFY(isSaid(QStringLiteral("Third.")));
    QTest::keyClick(m_window.get(), Qt::Key_F9, Qt::ShiftModifier);
    QVERIFY(isSaid(QStringLiteral("Second.")));
    button("Back")->click();
    QVERIFY(isSaid(QStringLiteral("First.")));
    QVERIFY(!button("Back")->isEnabled());
    lessons().showStep(99); // there is none
    QVERIFY(isSaid(QStringLiteral("First.")));
    lessons().showStep(3);
    button("Finish")->click();
    QVERIFY(!lessons().isRunning());
    QVERIFY(!lessons().panel().isShowingStep());
}

void TestLessonsDock::keepsItsButtonsInSight() {
    m_window->resize(900, 480);
    startAt(1);
    question().showJudgement({false, QStringLiteral("long words ").repeated(100)});
    QCoreApplication::processEvents();
    for (const char* text : {"Back", "Next", "All lessons"})
        QCOMPARE(button(text)->visibleRegion(), QRegion(button(text)->rect()));
}

/// The second step does not set the numbering that the first one did.
void TestLessonsDock::startsEveryStepFromTheLensFirstState() {
    startAt(0);
    lessons().showStep(1);
    const LensState state = m_window->docks().host(QStringLiteral("automaton"))->state();
    QCOMPARE(state.value(QStringLiteral("numbering")), QStringLiteral("0"));
}

void TestLessonsDock::leavingRestoresDocksAndDocument() {
    m_window->showLens(QStringLiteral("encodings"));
    m_window->docks().dock(QStringLiteral("problems"))->hide();
    QTRY_VERIFY(isInSight("encodings") && isInSight("inspector"));
    const int tabs = m_window->tabs().count();
    startAt(0);
    QCOMPARE(m_window->tabs().count(), tabs + 1);
    QTRY_VERIFY(!isInSight("encodings"));
    lessons().showStep(2);
    QTRY_VERIFY(isInSight("problems"));
    lessons().leave();
    QCOMPARE(m_window->tabs().count(), tabs);
    QCOMPARE(contents(), QByteArray("mine"));
    QVERIFY(!m_window->document().isModified());
    QTRY_VERIFY(isInSight("encodings") && isInSight("inspector"));
    QVERIFY(m_window->docks().dock(QStringLiteral("problems"))->isHidden());
}

void TestLessonsDock::closingItsTabEndsTheLesson() {
    startAt(0);
    m_window->tabs().close(m_window->tabs().current());
    QVERIFY(!lessons().isRunning());
    QCOMPARE(contents(), QByteArray("mine"));
}

/// Bytes of a lesson that the reader has edited are the reader's.
void TestLessonsDock::keepsWhatTheReaderTyped() {
    startAt(0);
    const int tabs = m_window->tabs().count();
    QVERIFY(m_window->document().insert(0, asBytes("A"), QStringLiteral("Typing")));
    lessons().leave();
    QCOMPARE(m_window->tabs().count(), tabs);
    QCOMPARE(contents(), QByteArray("A\xE4\xB8\x96"));
}

void TestLessonsDock::framesThePart() {
    startAt(0);
    auto* frame = m_window->findChild<QWidget*>(QStringLiteral("pointFrame"));
    QVERIFY(frame != nullptr);
    QTRY_VERIFY(frame->isVisible());
    const auto around = [&] {
        const auto part = findPart(
            *m_window,
            {QStringLiteral("automaton"), QStringLiteral("diagram"), QStringLiteral("NEED1")},
            Reveal::No);
        return QRect(part->widget->mapTo(m_window.get(), part->area.topLeft()), part->area.size());
    };
    QTRY_VERIFY(frame->geometry().contains(around()) && frame->width() < 200);
    QVERIFY(frame->testAttribute(Qt::WA_TransparentForMouseEvents));
    QVERIFY(isSaid(QStringLiteral("Framed: State diagram")));
    m_window->resize(1300, 820); // it follows
    QTRY_VERIFY(frame->geometry().contains(around()) && frame->width() < 200);
    lessons().showStep(1); // nothing is pointed at
    QTRY_VERIFY(!frame->isVisible());
    lessons().showStep(0);
    QTRY_VERIFY(frame->isVisible());
    m_window->tabs().step(1); // another document
    QTRY_VERIFY(!frame->isVisible());
}

void TestLessonsDock::theFrameIsBeforeTheDocks() {
    startAt(0);
    auto* frame = m_window->findChild<QWidget*>(QStringLiteral("pointFrame"));
    QTRY_VERIFY(frame->isVisible());
    QWidget* dock = m_window->docks().dock(QStringLiteral("automaton"));
    dock->raise(); // as the window does with the lens of a step
    dock->update();
    const QObjectList& children = m_window->children(); // the last is in front
    QTRY_VERIFY(children.indexOf(frame) > children.indexOf(dock));
}

void TestLessonsDock::answersAreJudgedByTheDocument() {
    startAt(1);
    button("Check")->click();
    QVERIFY(isSaid(QStringLiteral("Choose an answer first."))); // and no more
    question().setAnswer(QStringLiteral("REJECT"));
    button("Check")->click();
    QVERIFY(isSaid(QStringLiteral("In the state need 2 the decoder takes 80..BF. The byte B8 is in "
                                  "class 7 (A0..BF).")));
    QVERIFY(!question().isAnswered());
    question().setAnswer(QStringLiteral("NEED1"));
    button("Check")->click();
    QVERIFY(question().isAnswered());
    QVERIFY(isSaid(QStringLiteral("Right.")));
    // With another byte before it, another state is right.
    lessons().showStep(1);
    QVERIFY(m_window->document().replace({0, 1}, Bytes{0xC3}, QStringLiteral("Typing")));
    question().setAnswer(QStringLiteral("NEED1"));
    button("Check")->click();
    QVERIFY(!question().isAnswered());
    question().setAnswer(QStringLiteral("ACCEPT"));
    button("Check")->click();
    QVERIFY(question().isAnswered());
}

void TestLessonsDock::tabReachesTheAnswersBeforeTheButtons() {
    startAt(3);
    auto* line = lessons().panel().findChild<QLineEdit*>();
    line->setFocus();
    for (const char* next : {"Check", "Back", "Finish", "All lessons"}) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY2(button(next)->hasFocus(), next);
    }
    for (const char* previous : {"Finish", "Back", "Check"}) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab);
        QVERIFY2(button(previous)->hasFocus(), previous);
    }
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab);
    QVERIFY(line->hasFocus());
}

void TestLessonsDock::showsTheAnswer() {
    startAt(3);
    QVERIFY(button("Show the answer") == nullptr);
    auto* line = lessons().panel().findChild<QLineEdit*>();
    QVERIFY(line != nullptr);
    line->setFocus();
    QTest::keyClicks(line, QStringLiteral("F1"));
    QTest::keyClick(line, Qt::Key_Return);
    QVERIFY(isSaid(QStringLiteral("Byte 1 is not F1.")));
    QVERIFY(button("Show the answer") != nullptr);
    button("Show the answer")->click();
    QCOMPARE(line->text(), QStringLiteral("C3 B1"));
    QVERIFY(!isSaid(QStringLiteral("Byte 1 is not F1.")));
    button("Check")->click();
    QVERIFY(question().isAnswered());
    QTRY_COMPARE(QApplication::focusWidget(), button("Finish"));
}

void TestLessonsDock::asksForAByte() {
    startAt(2);
    button("Check")->click();
    QVERIFY(isSaid(QStringLiteral("Select a byte first.")));
    m_window->selection().select({2, 3});
    QTRY_VERIFY(isSaid(QStringLiteral("Selected: offset 02, byte AF")));
    button("Check")->click();
    QVERIFY(!question().isAnswered());
    m_window->selection().select({1, 2});
    button("Check")->click();
    QVERIFY(question().isAnswered());
}

void TestLessonsDock::takesTheBytesThatTheMouseSelects() {
    startAt(0, kMarks);
    waitForLook(*m_window); // bytes keep their places from now on
    QVERIFY(isSaid(QStringLiteral("Select a byte in the grid, then choose Check.")));
    drag(0, 1, 3);
    QCOMPARE(m_window->selection().range(), (ByteRange{0, 4}));
    QTRY_VERIFY(isSaid(QStringLiteral("Selected: offsets 00..03, bytes EF BB BF 61")));
    button("Check")->click();
    QVERIFY(!question().isAnswered());
    QVERIFY(isSaid(QStringLiteral("Not all of the selected bytes are right. Offset 03 holds 61, "
                                  "byte 1 of 1 of U+0061.")));

    drag(2, 1, 0);
    QTRY_VERIFY(isSaid(QStringLiteral("Selected: offsets 00..02, bytes EF BB BF")));
    button("Check")->click();
    QVERIFY(question().isAnswered());
}

void TestLessonsDock::takesTheByteThatAKeySelects() {
    startAt(1, kMarks);
    waitForLook(*m_window);
    ByteGrid& grid = m_window->grid();
    QTest::mouseClick(&grid, Qt::LeftButton, {}, byteAt(2));
    QTest::keyClick(&grid, Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(m_window->selection().caret(), std::uint64_t{3});
    QTRY_VERIFY(isSaid(QStringLiteral("Selected: offset 02, byte BF")));
    button("Check")->click();
    QVERIFY(question().isAnswered());
}

/// It is no answer until the reader has selected it.
void TestLessonsDock::theStepsOwnSelectionCanBeSelectedAgain() {
    startAt(0, kMarks);
    waitForLook(*m_window);
    button("Check")->click();
    QVERIFY(isSaid(QStringLiteral("Select a byte first.")));
    ByteGrid& grid = m_window->grid();
    QTest::mouseClick(&grid, Qt::LeftButton, {}, byteAt(1)); // the first of the two
    QTest::mouseDClick(&grid, Qt::LeftButton, {}, byteAt(1));
    QCOMPARE(m_window->selection().range(), (ByteRange{0, 3}));
    button("Check")->click();
    QVERIFY(question().isAnswered());
    lessons().showStep(1); // which selects the same
    QTRY_VERIFY(isSaid(QStringLiteral("Select a byte in the grid, then choose Check.")));
}

void TestLessonsDock::oneByteIsOneByte() {
    startAt(1, kMarks);
    m_window->selection().select({1, 3});
    button("Check")->click();
    QVERIFY(!question().isAnswered());
    QVERIFY(isSaid(QStringLiteral("Only one of the selected bytes is right. Select it alone.")));
    button("Show the answer")->click();
    QCOMPARE(m_window->selection().range(), (ByteRange{2, 3}));
    QTRY_VERIFY(isSaid(QStringLiteral("Selected: offset 02, byte BF")));
    button("Check")->click();
    QVERIFY(question().isAnswered());
}

/// The save would take the next step's bytes for those that it wrote.
void TestLessonsDock::leavesADocumentThatIsBeingSaved() {
    startAt(0);
    Document& before = m_window->document();
    QVERIFY(before.replace({0, 1}, Bytes{0xE5}, QStringLiteral("Typing")));
    before.hold(true);
    lessons().showStep(1);
    QCOMPARE(toQByteArray(before.bytes({0, before.size()})), QByteArray("\xE5\xB8\x96"));
    QCOMPARE(contents(), QByteArray("\xE4"));
    QVERIFY(&m_window->document() != &before);
    before.hold(false);
}

void TestLessonsDock::whatIsSaidOfAnAnswerFollowsTheTheme() {
    startAt(1);
    const auto* feedback = question().findChild<QLabel*>(QStringLiteral("feedback"));
    for (const bool right : {true, false}) {
        setTheme(Theme::Light);
        QCoreApplication::processEvents();
        question().showJudgement({right, QStringLiteral("Because.")});
        setTheme(Theme::Dark);
        QCoreApplication::processEvents();
        QCOMPARE(feedback->palette().color(QPalette::WindowText),
                 right ? colours().good : colours().bad);
        QCOMPARE(feedback->palette().color(QPalette::Window),
                 right ? colours().goodBg : colours().badBg);
    }
}

/// The names of the rows are at the left.
void TestLessonsDock::aPartThatIsTooWideIsShownFromItsBeginning() {
    m_window->resize(1024, 600);
    const Lesson* lesson = lessons().library().find(QStringLiteral("sixteen-at-once"));
    QVERIFY(lesson != nullptr);
    lessons().start(*lesson, 0);
    const auto* frame = m_window->findChild<QWidget*>(QStringLiteral("pointFrame"));
    QTRY_VERIFY(frame->isVisible());
    waitForLook(*m_window);
    const auto areas = m_window->lens(QStringLiteral("lookup"))->findChildren<QScrollArea*>();
    QVERIFY(!areas.empty());
    int most = 0;
    for (const QScrollArea* area : areas) {
        QCOMPARE(area->horizontalScrollBar()->value(), 0);
        most = std::max(most, area->horizontalScrollBar()->maximum());
    }
    QVERIFY(most > 0);
}

void TestLessonsDock::longChoicesAreBrokenBetweenCharacters() {
    const QString emoji = QStringLiteral("a") + QStringLiteral("\U0001F600").repeated(20);
    LessonQuestion asked;
    asked.kind = QuestionKind::Choose;
    asked.options = {{emoji, {}, {}}, {QStringLiteral("b"), {}, {}}};
    QuestionView view;
    view.setQuestion(asked);
    int broken = 0;
    for (const auto* label : view.findChildren<QLabel*>()) {
        QVERIFY(label->text().isValidUtf16());
        broken += label->text().contains(QChar(0x200B)) ? 1 : 0;
    }
    QCOMPARE(broken, 1);
}

void TestLessonsDock::listsLessonsWithProgress() {
    lessons().show();
    auto* list = lessons().panel().findChild<QTreeWidget*>();
    QVERIFY(list != nullptr);
    QTRY_VERIFY(list->hasFocus());
    QStringList cutOff;
    QVERIFY(list->isColumnHidden(1)); // nothing to say yet: the titles have its room
    for (int i = 0; i < list->topLevelItemCount(); ++i)
        for (int j = 0; j < list->topLevelItem(i)->childCount(); ++j) {
            const auto* item = list->topLevelItem(i)->child(j);
            if (list->fontMetrics().horizontalAdvance(item->text(0)) >=
                list->visualItemRect(item).width())
                cutOff += item->text(0);
        }
    QVERIFY2(cutOff.size() <= 2, qPrintable(cutOff.join(u';')));
    const QString first = lessons().panel().currentId();
    QCOMPARE(first, lessons().library().lessons().front().lesson.id);
    QTest::keyClick(list, Qt::Key_Return);
    QVERIFY(lessons().isRunning());
    lessons().showStep(1);
    lessons().leave();
    QVERIFY(!list->isColumnHidden(1));
    QCOMPARE(
        list->currentItem()->text(1),
        QStringLiteral("2 of %1").arg(lessons().library().lessons().front().lesson.steps.size()));
    std::size_t listed = 0;
    for (int i = 0; i < list->topLevelItemCount(); ++i)
        listed += static_cast<std::size_t>(list->topLevelItem(i)->childCount());
    QCOMPARE(listed, lessons().library().lessons().size());
}

/// Each lens names its parts once, and an item that does not exist is no exact part.
void TestLessonsDock::everyPartOfEveryLensIsFound() {
    for (const LensRow& row : lensRows()) {
        LensHost* host = m_window->docks().host(QLatin1String(row.id));
        if (host == nullptr)
            continue;
        const QStringList names = host->makeLens().partNames();
        QVERIFY2(!names.empty(), row.id);
        QCOMPARE(QSet<QString>(names.begin(), names.end()).size(), names.size());
        for (const QString& name : names) {
            QVERIFY(host->makeLens().part({name}, Reveal::No).has_value());
            const auto missing =
                host->makeLens().part({name, QStringLiteral("no such item")}, Reveal::No);
            QVERIFY2(missing && !missing->isExact, qPrintable(name));
        }
        QVERIFY(!host->makeLens().part({QStringLiteral("no such part")}, Reveal::No));
    }
    QVERIFY(!findPart(*m_window, {QStringLiteral("telescope")}, Reveal::No));
}

void TestLessonsDock::recordsWhatTheWindowShows() {
    const QTemporaryDir folder;
    m_window->selection().select({1, 3});
    m_window->showLens(QStringLiteral("bits"));
    m_window->docks()
        .host(QStringLiteral("bits"))
        ->setState({{QStringLiteral("historic"), QStringLiteral("on")}});
    for (QAction* action : m_window->findChildren<QAction*>())
        if (action->text() == QStringLiteral("&Record a lesson…"))
            action->trigger();
    auto* dialog = m_window->findChild<RecordDialog*>();
    QVERIFY(dialog != nullptr);
    const QString path = folder.filePath(QStringLiteral("recorded.json"));
    dialog->findChild<QLineEdit*>()->setText(path);
    dialog->findChild<QPlainTextEdit*>()->setPlainText(QStringLiteral("Look here."));
    dialog->accept();
    const LessonReading reading = readLessonFile(path, lessons().library().vocabulary());
    QVERIFY2(reading.faults.empty(), qPrintable(reading.faults.join(QLatin1Char(10))));
    const LessonStep& step = reading.lesson->steps.front();
    QCOMPARE(toQByteArray(step.bytes), QByteArray("mine"));
    QVERIFY(step.selection == (ByteRange{1, 3}));
    QCOMPARE(step.lens, QStringLiteral("bits"));
    QCOMPARE(step.state.value(QStringLiteral("historic")), QStringLiteral("on"));
    QCOMPARE(step.text.text(), QStringLiteral("Look here."));
}

QTEST_MAIN(TestLessonsDock)
#include "tst_lessons_dock.moc"
