// Ways through the document by keys on the real window: problems, places, bookmarks, back.

#include "app/window_test.h"
#include "document/bookmarks.h"
#include "grid/byte_grid.h"
#include "help/manual_window.h"
#include "window/bookmarks_window.h"
#include "window/go_to.h"
#include "window/go_to_bar.h"

#include "patient.h"
#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QStatusBar>
#include <QTableView>

using namespace moji;
using namespace moji::app;

class TestNavigation : public QObject, private WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init() { open(); }
    void cleanup() { close(); }
    void nextAndPreviousProblem();
    void goToUnderstands_data();
    void goToUnderstands();
    void goToByKeys();
    void theExamplesOfGoToAreWhole();
    void helpIsAboutWhatHasTheFocus();
    void goToSaysWhereThatIs_data();
    void goToSaysWhereThatIs();
    void goToSaysWhatIsPastAnEnd_data();
    void goToSaysWhatIsPastAnEnd();
    void bookmarksByKeys();
    void bookmarksAreNamedInTheirList();
    void backAndForward();
};

void TestNavigation::nextAndPreviousProblem() {
    m_window->opener().openSample();
    m_window->selection().setCaret(0);
    const ByteRange problems[] = {{0x24, 0x26}, {0x26, 0x28}, {0x28, 0x2B}, {0x2B, 0x2C}};
    for (const ByteRange problem : problems) {
        QTest::keyClick(&m_window->grid(), Qt::Key_F8);
        QTRY_COMPARE(m_window->selection().range(), problem);
    }
    QTest::keyClick(&m_window->grid(), Qt::Key_F8); // no more
    QTRY_VERIFY(
        m_window->statusBar()->currentMessage().startsWith(QStringLiteral("No more problems")));
    QTest::keyClick(&m_window->grid(), Qt::Key_F8, Qt::ShiftModifier);
    QTRY_COMPARE(m_window->selection().range(), problems[2]);
}

void TestNavigation::goToUnderstands_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("offset"); // -1: none
    QTest::newRow("hex-with-a-letter") << "1C" << 0x1CLL;
    QTest::newRow("hex-with-prefix") << "0x28" << 0x28LL;
    QTest::newRow("decimal") << "28" << 28LL;
    QTest::newRow("forward") << "+10" << 110LL;
    QTest::newRow("back-in-hex") << "-0x10" << 84LL;
    QTest::newRow("back-to-the-beginning") << "-1000" << 0LL;
    QTest::newRow("nothing") << "" << -1LL;
    QTest::newRow("words") << "here" << -1LL;
    QTest::newRow("line-0") << "0:1" << -1LL;
    QTest::newRow("too-large") << "99999999999999999999999" << -1LL;
}

void TestNavigation::goToUnderstands() {
    QFETCH(QString, text);
    QFETCH(qint64, offset);
    const auto target = GoTo::parse(text, 100);
    QCOMPARE(target.has_value(), offset >= 0);
    if (target)
        QCOMPARE(std::get<std::uint64_t>(*target), static_cast<std::uint64_t>(offset));
    QCOMPARE(std::get<TextPlace>(*GoTo::parse(QStringLiteral("3:5"), 0)), (TextPlace{3, 5}));
    QCOMPARE(std::get<GoTo::Character>(*GoTo::parse(QStringLiteral("U+8"), 0)).number,
             std::uint64_t{8});
}

void TestNavigation::goToByKeys() {
    m_window->opener().openSample();
    auto* bar = m_window->findChild<GoToBar*>();
    auto* field = bar->findChild<QLineEdit*>();
    const auto ask = [&](const QString& answer) {
        QTest::keyClick(&m_window->grid(), Qt::Key_G, Qt::ControlModifier);
        QVERIFY(field->hasFocus());
        QTest::keyClicks(m_window->focusWidget(), answer);
        QTest::keyClick(m_window->focusWidget(), Qt::Key_Return);
    };
    ask(QStringLiteral("2:1"));
    QTRY_COMPARE(m_window->selection().caret(), std::uint64_t{0x2D});
    QVERIFY(m_window->grid().hasFocus() && bar->isVisible());
    ask(QStringLiteral("u+9"));
    QTRY_COMPARE(m_window->selection().caret(), std::uint64_t{10}); // the ninth character
    ask(QStringLiteral("+0x10"));
    QCOMPARE(m_window->selection().caret(), std::uint64_t{26});
    ask(QStringLiteral("99999"));
    QCOMPARE(m_window->selection().caret(), m_window->document().size());
    ask(QStringLiteral("nowhere"));
    QVERIFY(field->hasFocus()); // says why, and stays
    QVERIFY(!field->accessibleDescription().isEmpty());
    const auto* fault = bar->findChild<QLabel*>(QStringLiteral("fault"));
    QVERIFY(fault != nullptr && fault->text() == field->accessibleDescription());
    QCOMPARE(fault->palette().color(fault->foregroundRole()), colours().bad);
    QTest::keyClicks(m_window->focusWidget(), QStringLiteral("2"));
    QVERIFY(bar->findChild<QLabel*>(QStringLiteral("fault")) == nullptr); // until it is edited
    QTest::keyClick(m_window->focusWidget(), Qt::Key_Backspace);
    QCOMPARE(m_window->selection().caret(), m_window->document().size());
    const auto* box = bar->findChild<QComboBox*>();
    QCOMPARE(box->count(), 4);
    QTest::keyClick(m_window->focusWidget(), Qt::Key_Down);
    QTest::keyClick(m_window->focusWidget(), Qt::Key_Down);
    QCOMPARE(field->text(), QStringLiteral("u+9")); // asked before
    QTest::keyClick(m_window->focusWidget(), Qt::Key_Escape);
    QVERIFY(m_window->grid().hasFocus() && !bar->isVisible());
}

void TestNavigation::theExamplesOfGoToAreWhole() {
    QTest::keyClick(&m_window->grid(), Qt::Key_G, Qt::ControlModifier);
    const auto* field = m_window->findChild<GoToBar*>()->findChild<QLineEdit*>();
    QCoreApplication::processEvents();
    const int margins = 2 * 6; // of the field, and Qt's own within it
    QVERIFY(QFontMetrics(field->font()).horizontalAdvance(field->placeholderText()) + margins <=
            field->width());
}

void TestNavigation::helpIsAboutWhatHasTheFocus() {
    const ManualWindow manual;
    const auto page = [&] { return manual.pageAbout(m_window->focusWidget()); };
    m_window->grid().setFocus();
    QCOMPARE(page(), QStringLiteral("bytes"));
    QTest::keyClick(&m_window->grid(), Qt::Key_G, Qt::ControlModifier);
    QCOMPARE(page(), QStringLiteral("bytes"));
    QTest::keyClick(m_window->focusWidget(), Qt::Key_F, Qt::ControlModifier);
    QCOMPARE(page(), QStringLiteral("find-and-replace"));
}

void TestNavigation::goToSaysWhereThatIs_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("meaning");
    QTest::newRow("hex") << "1C"
                         << "offset 1C (28)";
    QTest::newRow("step") << "+10"
                          << "offset A (10)";
    QTest::newRow("place") << "2:3"
                           << "line 2, column 3";
    QTest::newRow("character") << "U+8"
                               << "character 8 from the beginning";
    QTest::newRow("too-far") << "0xFFFF"
                             << "past the end, offset B3";
}

void TestNavigation::goToSaysWhereThatIs() {
    QFETCH(QString, typed);
    QFETCH(QString, meaning);
    m_window->opener().openSample();
    m_window->selection().setCaret(0);
    QTest::keyClick(&m_window->grid(), Qt::Key_G, Qt::ControlModifier);
    auto* field = m_window->findChild<GoToBar*>()->findChild<QLineEdit*>();
    QTest::keyClicks(m_window->focusWidget(), typed);
    QCOMPARE(field->accessibleDescription(), meaning);
}

void TestNavigation::goToSaysWhatIsPastAnEnd_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<std::uint64_t>("caret");
    QTest::addColumn<QString>("said"); // empty: nothing, the place is there
    QTest::newRow("line") << "99999:1" << std::uint64_t{7}
                          << "Line 99,999 is past the end, which is line 2, column 4.";
    QTest::newRow("column") << "1:500" << std::uint64_t{3}
                            << "Column 500 is past the end of line 1, which is column 4.";
    QTest::newRow("character") << "U+5000" << std::uint64_t{7}
                               << "Character 5,000 is past the end; the last one is 7.";
    QTest::newRow("last-line") << "2:1" << std::uint64_t{4} << QString();
    QTest::newRow("end-of-line") << "1:4" << std::uint64_t{3} << QString();
    QTest::newRow("end") << "2:4" << std::uint64_t{7} << QString();
    QTest::newRow("last-character") << "U+7" << std::uint64_t{6} << QString();
}

void TestNavigation::goToSaysWhatIsPastAnEnd() {
    QFETCH(QString, typed);
    QFETCH(std::uint64_t, caret);
    QFETCH(QString, said);
    m_window->document().setBytes(asBytes("abc\ndef"), {});
    QTest::keyClick(&m_window->grid(), Qt::Key_G, Qt::ControlModifier);
    const auto* field = m_window->findChild<GoToBar*>()->findChild<QLineEdit*>();
    QTest::keyClicks(m_window->focusWidget(), typed);
    const QString meaning = field->accessibleDescription();
    QTest::keyClick(m_window->focusWidget(), Qt::Key_Return);
    QTRY_COMPARE(m_window->selection().caret(), caret);
    QCoreApplication::processEvents();
    QCOMPARE(field->accessibleDescription(), said.isEmpty() ? meaning : said);
    QTest::keyClick(&m_window->grid(), Qt::Key_G, Qt::ControlModifier);
    QTest::keyClicks(m_window->focusWidget(), QStringLiteral("1:2"));
    QCOMPARE(field->accessibleDescription(), QStringLiteral("line 1, column 2"));
}

void TestNavigation::bookmarksByKeys() {
    m_window->opener().openSample();
    ByteGrid& grid = m_window->grid();
    const auto description = [&] {
        return QAccessible::queryAccessibleInterface(&grid)->text(QAccessible::Description);
    };
    const QImage before = m_window->grab().toImage();
    for (const std::uint64_t offset : {0x10u, 0x29u}) {
        m_window->selection().setCaret(offset);
        QTest::keyClick(&grid, Qt::Key_B, Qt::ControlModifier);
        QVERIFY(description().endsWith(QStringLiteral(", bookmark")));
    }
    m_window->selection().select(ByteRange{7, 10});
    QVERIFY(m_window->grab().toImage() != before); // marked beside the offsets and in the strip
    QTest::keyClick(&grid, Qt::Key_PageDown, Qt::AltModifier);
    QCOMPARE(m_window->selection().caret(), std::uint64_t{0x10});
    QTest::keyClick(&grid, Qt::Key_PageDown, Qt::AltModifier);
    QCOMPARE(m_window->selection().caret(), std::uint64_t{0x29});
    QTest::keyClick(&grid, Qt::Key_PageUp, Qt::AltModifier);
    QCOMPARE(m_window->selection().caret(), std::uint64_t{0x10});
    QTest::keyClick(&grid, Qt::Key_Left, Qt::AltModifier); // jumps are in the history
    QCOMPARE(m_window->selection().caret(), std::uint64_t{0x29});
    QTest::keyClick(&grid, Qt::Key_B, Qt::ControlModifier);
    QCOMPARE(m_window->document().bookmarks().list().size(), std::size_t{1});
}

void TestNavigation::bookmarksAreNamedInTheirList() {
    m_window->opener().openSample();
    QTest::keyClick(&m_window->grid(), Qt::Key_B, Qt::ControlModifier);
    QTest::keyClick(&m_window->grid(), Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
    auto* list = m_window->findChild<BookmarksWindow*>();
    QVERIFY(list != nullptr && !list->isModal());
    QVERIFY(QTest::qWaitForWindowActive(list));
    QTableView* table = nullptr;
    for (auto* one : list->findChildren<QTableView*>())
        if (one->accessibleName() == QStringLiteral("Bookmarks"))
            table = one;
    QVERIFY(table != nullptr);
    QCOMPARE(table->currentIndex().row(), 0);
    QTRY_VERIFY(table->hasFocus());
    QTest::keyClick(table, Qt::Key_F2);
    auto* editor = table->findChild<QLineEdit*>();
    QVERIFY(editor != nullptr);
    QTest::keyClicks(editor, QStringLiteral("world"));
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(m_window->document().bookmarks().at(7)->name, QStringLiteral("world"));
    QTRY_VERIFY(!table->findChild<QLineEdit*>());
    QTRY_VERIFY(table->hasFocus());
    QTest::keyClick(table, Qt::Key_Delete);
    QVERIFY(m_window->document().bookmarks().list().empty());
    list->close();
}

void TestNavigation::backAndForward() {
    m_window->opener().openSample();
    const ByteRange start = m_window->selection().range();
    QTest::keyClick(&m_window->grid(), Qt::Key_F8);
    QTRY_COMPARE(m_window->selection().range(), (ByteRange{0x24, 0x26}));
    QTest::keyClick(&m_window->grid(), Qt::Key_F8);
    QTRY_COMPARE(m_window->selection().range(), (ByteRange{0x26, 0x28}));
    QTest::keyClick(&m_window->grid(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(m_window->selection().range(), (ByteRange{0x24, 0x26}));
    QTest::keyClick(&m_window->grid(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(m_window->selection().range(), start);
    QTest::keyClick(&m_window->grid(), Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(m_window->selection().range(), (ByteRange{0x24, 0x26}));
}

QTEST_MAIN(TestNavigation)
#include "tst_navigation.moc"
