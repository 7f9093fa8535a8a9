// Notes in the real window: written by key, spoken with the byte, shown in the inspector, listed,
// changed and removed; a lesson's step brings its own.

#include "app/window_test.h"
#include "document/notes.h"
#include "grid/byte_grid.h"
#include "lenses/inspector/character_report.h"
#include "lessons/lesson_reader.h"
#include "widgets/plain_table.h"
#include "window/bookmarks_window.h"
#include "window/lessons_dock.h"
#include "window/note_dialog.h"

#include "patient.h"
#include <QAction>
#include <QHelpEvent>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QToolTip>

using namespace moji;
using namespace moji::app;

class TestNotesByKeys : public QObject, private WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        open();
        m_window->document().setBytes(asBytes("hello, \xE4\xB8\x96 and more bytes than in a row"),
                                      {});
        m_window->grid().setFocus();
    }
    void cleanup() { close(); }
    void areWrittenByKey();
    void areChangedAndRemoved();
    void areListed();
    void areInTheContextMenu();
    void areSeenInTheGrid();
    void areToolTips();
    void needAByte();
    void comeWithAStepOfALesson();

private:
    /// Offscreen no window manager does.
    static void activate(QWidget& window) {
        window.activateWindow();
        QTRY_VERIFY(QApplication::activeWindow() == &window);
    }
    Notes& notes() { return m_window->document().notes(); }
    NoteDialog* askForNote() {
        activate(*m_window);
        m_window->grid().setFocus();
        QTest::keyClick(&m_window->grid(), Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        auto* dialog = m_window->findChild<NoteDialog*>();
        if (dialog != nullptr)
            activate(*dialog);
        return dialog;
    }
    static QPlainTextEdit& textOf(NoteDialog& dialog) {
        return *dialog.findChild<QPlainTextEdit*>();
    }
};

void TestNotesByKeys::areWrittenByKey() {
    m_window->selection().select({7, 10});
    NoteDialog* dialog = askForNote();
    QVERIFY(dialog != nullptr);
    QTest::keyClicks(&textOf(*dialog), QStringLiteral("the world"));
    QTest::keyClick(&textOf(*dialog), Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(notes().list().size(), std::size_t{1});
    QCOMPARE(notes().list()[0].range, (ByteRange{7, 10}));
    QCOMPARE(notes().list()[0].text, QStringLiteral("the world"));
    m_window->selection().setCaret(8);
    QVERIFY(m_window->grid().describeCaret().endsWith(QStringLiteral(", note: the world")));
    const CharacterReport report = reportOn(m_window->document(), 8);
    QCOMPARE(report.sections.front().title, QStringLiteral("Notes"));
    QCOMPARE(report.sections.front().rows.front().value, QStringLiteral("the world"));
    QVERIFY(!m_window->document().isModified());
}

void TestNotesByKeys::areChangedAndRemoved() {
    notes().write({7, 10}, QStringLiteral("old"));
    m_window->selection().setCaret(9); // in the middle of it
    NoteDialog* dialog = askForNote();
    QCOMPARE(textOf(*dialog).toPlainText(), QStringLiteral("old"));
    QTest::keyClicks(&textOf(*dialog), QStringLiteral("new")); // it is selected
    QTest::keyClick(&textOf(*dialog), Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(notes().list()[0].text, QStringLiteral("new"));
    QTRY_VERIFY(m_window->findChild<NoteDialog*>() == nullptr);
    dialog = askForNote();
    QVERIFY(dialog != nullptr);
    for (QPushButton* button : dialog->findChildren<QPushButton*>())
        if (button->text() == QStringLiteral("Remove note"))
            button->click();
    QTRY_VERIFY(notes().list().empty());
}

void TestNotesByKeys::areListed() {
    notes().write({0, 5}, QStringLiteral("a greeting"));
    notes().write({7, 10}, QStringLiteral("the world"));
    m_window->selection().setCaret(7);
    QTest::keyClick(&m_window->grid(), Qt::Key_N, Qt::ControlModifier | Qt::AltModifier);
    auto* list = m_window->findChild<BookmarksWindow*>();
    QVERIFY(list != nullptr && list->showsNotes());
    activate(*list);
    PlainTable* table = nullptr;
    for (PlainTable* one : list->findChildren<PlainTable*>())
        if (one->accessibleName() == QStringLiteral("Notes"))
            table = one;
    QVERIFY(table != nullptr);
    QCOMPARE(table->model()->rowCount(), 2);
    QCOMPARE(table->currentIndex().row(), 1);
    QTRY_VERIFY(table->hasFocus());
    QTest::keyClick(table, Qt::Key_F2);
    QTRY_VERIFY(list->findChild<NoteDialog*>() != nullptr);
    NoteDialog* dialog = list->findChild<NoteDialog*>();
    activate(*dialog);
    QTest::keyClicks(&textOf(*dialog), QStringLiteral("everything"));
    QTest::keyClick(&textOf(*dialog), Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(notes().list()[1].text, QStringLiteral("everything"));
    QTRY_VERIFY(list->findChild<NoteDialog*>() == nullptr);
    activate(*list);
    QTest::keyClick(table, Qt::Key_Return);
    QTRY_COMPARE(m_window->selection().range(), (ByteRange{7, 10}));
    activate(*list); // going there gave the keyboard to the bytes
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Delete);
    QTRY_COMPARE(notes().list().size(), std::size_t{1});
    QCOMPARE(notes().list()[0].text, QStringLiteral("a greeting"));
}

void TestNotesByKeys::areInTheContextMenu() {
    QCOMPARE(m_window->grid().contextMenuPolicy(), Qt::ActionsContextMenu);
    const auto actions = m_window->grid().actions();
    QVERIFY(std::any_of(actions.begin(), actions.end(), [](const QAction* action) {
        return action->text().remove(QLatin1Char('&')) == QStringLiteral("Note on the bytes…");
    }));
}

/// The marks change the picture, and the picture is the old one when the note is gone.
void TestNotesByKeys::areSeenInTheGrid() {
    m_window->selection().setCaret(2);
    const QImage without = m_window->grid().grab().toImage();
    notes().write({20, 40}, QStringLiteral("over several rows"));
    const QImage with = m_window->grid().grab().toImage();
    QVERIFY(with != without);
    const ByteLensLayout& layout = m_window->grid().byteLayout();
    const QRect mark = layout.offsetCell(layout.rowOf(20));
    QVERIFY(with.copy(mark) != without.copy(mark));
    const QRect other = layout.offsetCell(0);
    QVERIFY(with.copy(other) == without.copy(other));
    notes().remove({20, 40});
    QVERIFY(m_window->grid().grab().toImage() == without);
}

/// At the bytes and, for the whole row, in the margin; never as markup.
void TestNotesByKeys::areToolTips() {
    notes().write({20, 21}, QStringLiteral("<b>bold</b>"));
    ByteGrid& grid = m_window->grid();
    const ByteLensLayout& layout = grid.byteLayout();
    const auto toolTipAt = [&](const QPoint& point) {
        QHelpEvent event(QEvent::ToolTip, point, grid.mapToGlobal(point));
        QApplication::sendEvent(&grid, &event);
        return QToolTip::text();
    };
    const QString shown = QStringLiteral("<b>bold</b>"); // see tst_plain_words
    QVERIFY(toolTipAt(layout.cells(ByteColumn::Hex, 20, 20).center()).contains(shown));
    QVERIFY(toolTipAt(layout.cells(ByteColumn::Text, 20, 20).center()).contains(shown));
    QVERIFY(toolTipAt(layout.offsetCell(layout.rowOf(20)).center()).contains(shown));
    QToolTip::hideText();
    QTRY_VERIFY(!QToolTip::isVisible());
    QVERIFY(!toolTipAt(layout.cells(ByteColumn::Hex, 2, 2).center()).contains(shown));
}

void TestNotesByKeys::needAByte() {
    m_window->document().setBytes(Bytes(), {});
    QVERIFY(askForNote() == nullptr);
}

void TestNotesByKeys::comeWithAStepOfALesson() {
    const QByteArray json = R"({"id": "noted", "title": {"en": "Noted"}, "topic": {"en": "T"},
        "summary": {"en": "S"}, "steps": [
        {"string": "世", "lens": "bits", "text": {"en": "Look."},
         "notes": [{"select": "0:1", "text": {"en": "the lead"}}]},
        {"text": {"en": "No notes."}}]})";
    const LessonReading reading = readLesson(json, m_window->lessons().library().vocabulary());
    QVERIFY2(reading.lesson, qPrintable(reading.faults.join(QLatin1Char('\n'))));
    m_window->lessons().start(*reading.lesson, 0);
    QCOMPARE(notes().list().size(), std::size_t{1});
    QCOMPARE(notes().list()[0].text, QStringLiteral("the lead"));
    m_window->lessons().showStep(1);
    QVERIFY(notes().list().empty());
    QByteArray outside = json;
    outside.replace("0:1", "0:9");
    QCOMPARE(readLesson(outside, m_window->lessons().library().vocabulary()).faults,
             QStringList(QStringLiteral("step 1, note 1: select: outside the 3 bytes")));
}

QTEST_MAIN(TestNotesByKeys)
#include "tst_notes_by_keys.moc"
