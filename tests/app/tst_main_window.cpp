// The real window: its fields, status bar, keys and lenses.

#include "document/bookmarks.h"
#include "lens.h"
#include "lenses/bytes/byte_grid.h"
#include "main_window.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "text/qt_text.h"
#include "window/bookmarks_window.h"
#include "window/go_to.h"
#include "window/go_to_bar.h"
#include "window/input_bar.h"
#include "window/input_field.h"
#include "window/paste_offer.h"
#include "window/paste_reading.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStatusBar>
#include <QTabBar>
#include <QTableView>
#include <QToolButton>
#include <QtTest>

using namespace moji;
using namespace moji::app;

class TestMainWindow : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();
    void opensTheSample();
    void typingTextEditsTheBytes();
    void typingHexEditsTheBytes();
    void unfinishedHexWaits();
    void unwritableTextIsMarkedNotDropped();
    void typingOnAtTheEndOfALongDocument();
    void typingOverAllReplacesAll();
    void undoFromAField();
    void pastedTextStaysAsItIs();
    void hexPastedAsTextIsOffered();
    void plainTextIsNotOfferedAsBytes_data();
    void plainTextIsNotOfferedAsBytes();
    void pasteIntoTheHexColumn_data();
    void pasteIntoTheHexColumn();
    void statusBarSpeaks();
    void encodingIsChosenByName();
    void nextAndPreviousProblem();
    void goToUnderstands_data();
    void goToUnderstands();
    void goToByKeys();
    void goToSaysWhereThatIs_data();
    void goToSaysWhereThatIs();
    void bookmarksByKeys();
    void bookmarksAreNamedInTheirList();
    void docksAreCalledByTheirTitlesAlone();
    void backAndForward();
    void everyLensStandsTheTest_data();
    void everyLensStandsTheTest();
    void zoomGrowsTheCells();
    void smallWindows_data();
    void smallWindows();
    void aCompactBarSwitchesToHex();
    void theStatusBarGivesWay();

private:
    [[nodiscard]] QByteArray contents() const {
        return toQByteArray(m_window->document().bytes({0, m_window->document().size()}));
    }
    [[nodiscard]] QStringList statusNames() const;

    CodecRegistry m_codecs;
    std::unique_ptr<MainWindow> m_window;
    InputField* m_text = nullptr;
    InputField* m_hex = nullptr;
};

void TestMainWindow::init() {
    setTheme(Theme::Light);
    m_window = std::make_unique<MainWindow>(m_codecs);
    m_window->resize(1440, 900);
    m_window->show();
    m_text = &m_window->inputBar().textField();
    m_hex = &m_window->inputBar().hexField();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestMainWindow::cleanup() {
    m_window.reset();
    setZoom(0);
}

QStringList TestMainWindow::statusNames() const {
    QStringList names;
    for (const QWidget* widget : m_window->statusBar()->findChildren<QWidget*>())
        names += widget->accessibleName();
    return names;
}

void TestMainWindow::opensTheSample() {
    m_window->openSample();
    QCOMPARE(m_window->document().size(), std::uint64_t{179});
    QCOMPARE(m_window->selection().range(), (ByteRange{7, 10}));
    QVERIFY(
        m_text->toPlainText().startsWith(QString::fromUtf8("Hello, 世界! 占쏙옙 naïve 😀\\xC0")));
    QVERIFY(m_hex->toPlainText().startsWith(QStringLiteral("48 65 6C 6C 6F 2C 20 E4 B8 96")));
    QVERIFY(m_window->windowTitle().contains(QStringLiteral("sample.txt")));
}

void TestMainWindow::typingTextEditsTheBytes() {
    m_text->setFocus();
    QTest::keyClicks(m_text, QStringLiteral("Hi"));
    QTest::keyClick(m_text, Qt::Key_Return);
    QTRY_COMPARE(contents(), QByteArray("Hi\n"));
    QTRY_COMPARE(m_hex->toPlainText(), QStringLiteral("48 69 0A"));
    m_text->insertPlainText(QString::fromUtf8("世")); // as an input method or a paste does
    QTRY_COMPARE(contents(), QByteArray("Hi\n\xE4\xB8\x96"));
    QCOMPARE(m_window->selection().focus(), (ByteRange{3, 6})); // what was typed is looked at
    QTest::keyClick(m_text, Qt::Key_Backspace);
    QTRY_COMPARE(contents(), QByteArray("Hi\n"));
    m_text->setPlainText(QStringLiteral("new")); // as assistive technology does
    QTRY_COMPARE(contents(), QByteArray("new"));
    QCOMPARE(m_text->toPlainText(), QStringLiteral("new"));
}

void TestMainWindow::typingHexEditsTheBytes() {
    m_hex->setFocus();
    QTest::keyClicks(m_hex, QStringLiteral("E4B8 \\x96"));
    QTRY_COMPARE(contents(), QByteArray("\xE4\xB8\x96"));
    QCOMPARE(m_hex->toPlainText(), QStringLiteral("E4B8 \\x96")); // as it is typed
    QCOMPARE(m_text->toPlainText(), QString::fromUtf8("世"));
    m_window->grid().setFocus();
    QCOMPARE(m_hex->toPlainText(), QStringLiteral("E4 B8 96")); // then in order
}

void TestMainWindow::unfinishedHexWaits() {
    m_window->document().setBytes(asBytes("ab"), {});
    m_hex->setFocus();
    m_hex->moveCursor(QTextCursor::End);
    QTest::keyClicks(m_hex, QStringLiteral(" 6"));
    QCoreApplication::processEvents();
    QCOMPARE(contents(), QByteArray("ab"));
    QVERIFY(!m_hex->extraSelections().isEmpty()); // marked
    QTest::keyClicks(m_hex, QStringLiteral("3"));
    QTRY_COMPARE(contents(), QByteArray("abc"));
}

void TestMainWindow::unwritableTextIsMarkedNotDropped() {
    const Codec* latin = m_codecs.find("windows-1252");
    if (latin == nullptr)
        QSKIP("windows-1252 is not among the encodings");
    m_window->document().setCodec(*latin);
    m_text->setFocus();
    m_text->insertPlainText(QString::fromUtf8("a世b"));
    QTRY_COMPARE(contents(), QByteArray("ab"));
    QCOMPARE(m_text->toPlainText(), QString::fromUtf8("a世b"));
    const auto marks = m_text->extraSelections();
    QVERIFY(std::any_of(marks.begin(), marks.end(), [](const QTextEdit::ExtraSelection& mark) {
        return mark.cursor.selectedText() == QString::fromUtf8("世") &&
               mark.format.underlineStyle() == QTextCharFormat::WaveUnderline;
    }));
    QVERIFY(m_window->statusBar()->currentMessage().contains(QString::fromUtf8("世")));
}

void TestMainWindow::typingOnAtTheEndOfALongDocument() {
    m_window->document().setBytes(Bytes(100000, 'x'), {});
    QVERIFY(m_text->toPlainText().size() < 1000);
    m_text->setFocus();
    m_text->moveCursor(QTextCursor::Start);
    QTest::keyClicks(m_text, QStringLiteral("abc"));
    QTRY_COMPARE(contents().left(5), QByteArray("abcxx"));
    QCOMPARE(m_window->document().size(), std::uint64_t{100003});
}

void TestMainWindow::typingOverAllReplacesAll() {
    for (InputField* field : {m_text, m_hex}) {
        m_window->openSample();
        field->setFocus();
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, QStringLiteral("61"));
        QTRY_COMPARE(contents(), field == m_text ? QByteArray("61") : QByteArray("a"));
        m_window->document().undoStack().undo();
    }
    m_window->openSample();
    m_text->setFocus();
    QTest::keyClick(m_text, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(m_text, Qt::Key_Delete);
    QTRY_COMPARE(contents(), QByteArray());
}

void TestMainWindow::undoFromAField() {
    m_window->document().setBytes(asBytes("old"), {});
    m_text->setFocus();
    m_text->moveCursor(QTextCursor::End);
    QTest::keyClicks(m_text, QStringLiteral("er"));
    QTRY_COMPARE(contents(), QByteArray("older"));
    QTest::keyClick(m_text, Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(contents(), QByteArray("old"));
    QTRY_COMPARE(m_text->toPlainText(), QStringLiteral("old"));
}

void TestMainWindow::pastedTextStaysAsItIs() {
    m_window->document().setBytes(asBytes("<>"), {});
    m_text->setFocus();
    m_text->moveCursor(QTextCursor::Start);
    m_text->moveCursor(QTextCursor::Right);
    QApplication::clipboard()->setText(QString::fromUtf8("a\r\nb\rc\t世"));
    QTest::keyClick(m_text, Qt::Key_V, Qt::ControlModifier);
    QTRY_COMPARE(contents(), QByteArray("<a\r\nb\rc\t\xE4\xB8\x96>"));
}

void TestMainWindow::hexPastedAsTextIsOffered() {
    m_window->document().setBytes(asBytes("<>"), {});
    auto* offer = m_window->findChild<PasteOffer*>();
    QVERIFY(!offer->isVisible());
    m_text->setFocus();
    m_text->moveCursor(QTextCursor::Start);
    m_text->moveCursor(QTextCursor::Right);
    QApplication::clipboard()->setText(QStringLiteral("\\u4e16\\u754c"));
    QTest::keyClick(m_text, Qt::Key_V, Qt::ControlModifier);
    QTRY_COMPARE(contents(), QByteArray("<\\u4e16\\u754c>"));
    QVERIFY(offer->isVisible());
    const QString said = offer->findChild<QLabel*>()->text();
    QVERIFY2(said.contains(QStringLiteral("E4 B8 96 E7 95 8C, 6 bytes")), qPrintable(said));
    offer->findChild<QToolButton*>()->click();
    QCOMPARE(contents(), QByteArray("<\xE4\xB8\x96\xE7\x95\x8C>"));
    QCOMPARE(m_window->selection().range(), (ByteRange{1, 7}));
    QVERIFY(!offer->isVisible());
    m_window->document().undoStack().undo();
    QCOMPARE(contents(), QByteArray("<\\u4e16\\u754c>"));

    m_window->grid().setFocus();
    m_window->grid().setColumn(ByteColumn::Text);
    m_window->selection().select({0, m_window->document().size()});
    QApplication::clipboard()->setText(QStringLiteral("E4 B8 96"));
    QTest::keyClick(&m_window->grid(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(contents(), QByteArray("E4 B8 96"));
    QVERIFY(offer->isVisible());
    QTest::keyClicks(&m_window->grid(), QStringLiteral("x"));
    QVERIFY(!offer->isVisible()); // the bytes are others now
}

void TestMainWindow::plainTextIsNotOfferedAsBytes_data() {
    QTest::addColumn<QString>("text");
    QTest::newRow("words") << QStringLiteral("Hello, world");
    QTest::newRow("a-number") << QStringLiteral("2024");
    QTest::newRow("percent-sign") << QStringLiteral("100 % sure");
    QTest::newRow("not-ascii") << QString::fromUtf8("世界");
    QTest::newRow("empty") << QString();
}

void TestMainWindow::plainTextIsNotOfferedAsBytes() {
    QFETCH(QString, text);
    const auto reading = readingOf(text, m_window->document());
    QVERIFY(!reading || !reading->likely);
}

void TestMainWindow::pasteIntoTheHexColumn_data() {
    QTest::addColumn<QString>("clipboard");
    QTest::addColumn<QByteArray>("bytes"); // none: refused
    const QByteArray shi("\xE4\xB8\x96");
    QTest::newRow("spaced") << "E4 B8 96" << shi;
    QTest::newRow("run") << "e4b896" << shi;
    QTest::newRow("backslash-x") << "\\xE4\\xB8\\x96" << shi;
    QTest::newRow("0x") << "0xE4, 0xB8, 0x96" << shi;
    QTest::newRow("percent") << "%E4%B8%96" << shi;
    QTest::newRow("one-byte") << "41" << QByteArray("A");
    QTest::newRow("json") << "\\u4e16" << shi;
    QTest::newRow("html") << "&#x4E16;" << shi;
    QTest::newRow("html-and-text") << "a &eacute; b" << QByteArray("a \xC3\xA9 b");
    QTest::newRow("words") << "no bytes" << QByteArray();
}

void TestMainWindow::pasteIntoTheHexColumn() {
    QFETCH(QString, clipboard);
    QFETCH(QByteArray, bytes);
    m_window->document().setBytes(ByteView(), {});
    m_window->grid().setFocus();
    QApplication::clipboard()->setText(clipboard);
    QTest::keyClick(&m_window->grid(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(contents(), bytes);
    QCOMPARE(m_window->statusBar()->currentMessage().isEmpty(), !bytes.isEmpty());
}

void TestMainWindow::statusBarSpeaks() {
    m_window->openSample();
    QTRY_VERIFY(statusNames().contains(QStringLiteral("4 problems")));
    const QStringList names = statusNames();
    QVERIFY(names.contains(QStringLiteral("offset 000007 (7)")));
    QVERIFY(names.contains(QStringLiteral("selection 7..9  3 bytes, 1 character")));
    QVERIFY(names.contains(QStringLiteral("179 bytes, 5 lines")));
    QTRY_VERIFY(statusNames().contains(QStringLiteral("line 1, column 8")));
    QVERIFY(names.contains(QStringLiteral("Encoding")));
    m_window->document().setBytes(asBytes("fine"), {});
    QTRY_VERIFY(statusNames().contains(QStringLiteral("valid UTF-8")));
}

void TestMainWindow::encodingIsChosenByName() {
    auto* box = m_window->statusBar()->findChild<QComboBox*>();
    QVERIFY(box != nullptr);
    QCOMPARE(box->currentText(), QStringLiteral("UTF-8"));
    QCOMPARE(box->count(), static_cast<int>(m_codecs.list().size()));
    box->setFocus();
    box->lineEdit()->selectAll();
    QTest::keyClicks(box->lineEdit(), QStringLiteral("utf-16le"));
    QTest::keyClick(box->lineEdit(), Qt::Key_Return);
    QTRY_COMPARE(m_window->document().codec().name(), std::string("UTF-16LE"));
    box->lineEdit()->setText(QStringLiteral("nonsense"));
    QTest::keyClick(box->lineEdit(), Qt::Key_Return);
    QTRY_COMPARE(box->currentText(), QStringLiteral("UTF-16LE"));
}

void TestMainWindow::nextAndPreviousProblem() {
    m_window->openSample();
    m_window->selection().setCaret(0);
    const ByteRange problems[] = {{0x24, 0x26}, {0x26, 0x28}, {0x28, 0x2B}, {0x2B, 0x2C}};
    for (const ByteRange problem : problems) {
        QTest::keyClick(&m_window->grid(), Qt::Key_F8);
        QTRY_COMPARE(m_window->selection().range(), problem);
    }
    QTest::keyClick(&m_window->grid(), Qt::Key_F8); // no more
    QTRY_VERIFY(m_window->statusBar()->currentMessage().startsWith(QStringLiteral("No further")));
    QTest::keyClick(&m_window->grid(), Qt::Key_F8, Qt::ShiftModifier);
    QTRY_COMPARE(m_window->selection().range(), problems[2]);
}

void TestMainWindow::goToUnderstands_data() {
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

void TestMainWindow::goToUnderstands() {
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

void TestMainWindow::goToByKeys() {
    m_window->openSample();
    auto* bar = m_window->findChild<GoToBar*>();
    auto* field = bar->findChild<QLineEdit*>();
    const auto ask = [&](const QString& answer) {
        QTest::keyClick(&m_window->grid(), Qt::Key_G, Qt::ControlModifier);
        QVERIFY(field->hasFocus());
        QTest::keyClicks(m_window->focusWidget(), answer);
        QTest::keyClick(m_window->focusWidget(), Qt::Key_Return);
    };
    ask(QStringLiteral("2:1"));
    QCOMPARE(m_window->selection().caret(), std::uint64_t{0x2D});
    QVERIFY(m_window->grid().hasFocus() && bar->isVisible());
    ask(QStringLiteral("u+9"));
    QCOMPARE(m_window->selection().caret(), std::uint64_t{10}); // the ninth character
    ask(QStringLiteral("+0x10"));
    QCOMPARE(m_window->selection().caret(), std::uint64_t{26});
    ask(QStringLiteral("99999"));
    QCOMPARE(m_window->selection().caret(), m_window->document().size());
    ask(QStringLiteral("nowhere"));
    QVERIFY(field->hasFocus()); // says why, and stays
    QVERIFY(!field->accessibleDescription().isEmpty());
    QCOMPARE(m_window->selection().caret(), m_window->document().size());
    const auto* box = bar->findChild<QComboBox*>();
    QCOMPARE(box->count(), 4);
    QTest::keyClick(m_window->focusWidget(), Qt::Key_Down);
    QTest::keyClick(m_window->focusWidget(), Qt::Key_Down);
    QCOMPARE(field->text(), QStringLiteral("u+9")); // asked before
    QTest::keyClick(m_window->focusWidget(), Qt::Key_Escape);
    QVERIFY(m_window->grid().hasFocus() && !bar->isVisible());
}

void TestMainWindow::goToSaysWhereThatIs_data() {
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
                             << "behind the end of the bytes, which is offset B3";
}

void TestMainWindow::goToSaysWhereThatIs() {
    QFETCH(QString, typed);
    QFETCH(QString, meaning);
    m_window->openSample();
    m_window->selection().setCaret(0);
    QTest::keyClick(&m_window->grid(), Qt::Key_G, Qt::ControlModifier);
    auto* field = m_window->findChild<GoToBar*>()->findChild<QLineEdit*>();
    QTest::keyClicks(m_window->focusWidget(), typed);
    QCOMPARE(field->accessibleDescription(), meaning);
}

void TestMainWindow::bookmarksByKeys() {
    m_window->openSample();
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

void TestMainWindow::bookmarksAreNamedInTheirList() {
    m_window->openSample();
    QTest::keyClick(&m_window->grid(), Qt::Key_B, Qt::ControlModifier);
    QTest::keyClick(&m_window->grid(), Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
    auto* list = m_window->findChild<BookmarksWindow*>();
    QVERIFY(list != nullptr && !list->isModal());
    QVERIFY(QTest::qWaitForWindowActive(list));
    auto* table = list->findChild<QTableView*>();
    QCOMPARE(table->accessibleName(), QStringLiteral("Bookmarks"));
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

/// What a lens counts stands beside, and is told.
void TestMainWindow::docksAreCalledByTheirTitlesAlone() {
    m_window->openSample();
    auto* dock = m_window->findChild<QDockWidget*>(QStringLiteral("problems"));
    QTRY_COMPARE(dock->accessibleDescription(), QStringLiteral("4"));
    for (const LensRow& row : lensRows())
        if (const auto* one = m_window->findChild<QDockWidget*>(QLatin1String(row.id)))
            QCOMPARE(one->windowTitle(), row.name());
    const auto* tabs = m_window->findChild<QTabBar*>(QString(), Qt::FindDirectChildrenOnly);
    int problems = 0;
    while (problems < tabs->count() && tabs->tabText(problems) != QStringLiteral("Problems"))
        ++problems;
    const auto mark = [&] { return tabs->tabButton(problems, QTabBar::RightSide); };
    QTRY_VERIFY(mark() != nullptr);
    QCOMPARE(tabs->tabToolTip(problems), QStringLiteral("Problems: 4"));
    m_window->document().setBytes(asBytes("fine"), {});
    QTRY_VERIFY(dock->accessibleDescription().isEmpty());
    QTRY_VERIFY(mark() == nullptr);
}

void TestMainWindow::backAndForward() {
    m_window->openSample();
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

void TestMainWindow::everyLensStandsTheTest_data() {
    QTest::addColumn<QString>("id");
    for (const LensRow& row : lensRows())
        QTest::newRow(row.id) << QString(QLatin1String(row.id));
}

void TestMainWindow::everyLensStandsTheTest() {
    QFETCH(QString, id);
    Lens* lens = m_window->lens(id);
    QVERIFY(lens != nullptr);
    m_window->showLens(id);
    Document& document = m_window->document();
    const QByteArray contents[] = {{},
                                   QByteArray(1, '\0'),
                                   "\xE4\xB8\x96",
                                   "\xC0\xAF\xE4\xB8\xED\xA0\x80\xFF",
                                   QByteArray(70000, '\x80'),
                                   "\xE2\x80\xAE"
                                   "abc"};
    for (const char* encoding : {"UTF-8", "UTF-16LE", "EUC-KR", "windows-1251", "ISO-2022-JP"}) {
        if (const Codec* codec = m_codecs.find(encoding))
            document.setCodec(*codec);
        for (const QByteArray& bytes : contents) {
            document.setBytes(toBytes(bytes), {});
            for (const ByteRange range : {ByteRange{0, 0}, ByteRange{1, 2}, ByteRange{0, 70000}}) {
                m_window->selection().select(range);
                m_window->selection().setHovered(ByteRange{0, 1});
                QVERIFY(!lens->grab().isNull());
            }
        }
    }
    for (const Theme theme : {Theme::Dark, Theme::Light}) {
        setTheme(theme);
        QVERIFY(!lens->grab().isNull());
    }
    QTRY_VERIFY_WITH_TIMEOUT(document.jobs().idle(), 20000);
}

void TestMainWindow::zoomGrowsTheCells() {
    const int before = m_window->grid().byteLayout().metrics().hexCell;
    m_window->resize(2600, 1200);
    QTest::keyClick(&m_window->grid(), Qt::Key_Plus, Qt::ControlModifier);
    QCOMPARE(m_window->grid().byteLayout().metrics().hexCell, before + 4);
    QTest::keyClick(&m_window->grid(), Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(m_window->grid().byteLayout().metrics().hexCell, before);
}

void TestMainWindow::smallWindows_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("perRow");
    QTest::newRow("1024x640") << QSize(1024, 640) << 16;
    QTest::newRow("900x600") << QSize(900, 600) << 16;
    QTest::newRow("899x600") << QSize(899, 600) << 8;
    QTest::newRow("800x600") << QSize(800, 600) << 8;
}

void TestMainWindow::smallWindows() {
    QFETCH(QSize, size);
    QFETCH(int, perRow);
    m_window->openSample();
    m_window->resize(size);
    QTRY_COMPARE(m_window->size(), size);
    QTRY_COMPARE(m_window->grid().byteLayout().metrics().bytesPerRow, perRow);
    QVERIFY(m_window->grid().byteLayout().width() <= m_window->grid().width());
    auto* inspector = m_window->findChild<QDockWidget*>(QStringLiteral("inspector"));
    QCOMPARE(m_window->dockWidgetArea(inspector), Qt::BottomDockWidgetArea);
    QVERIFY(!m_window->lens(QStringLiteral("bits"))->visibleRegion().isEmpty()); // still in front
    m_window->resize(1440, 900);
    QCOMPARE(m_window->dockWidgetArea(inspector), Qt::RightDockWidgetArea);
    QVERIFY(!m_text->toPlainText().isEmpty());
}

void TestMainWindow::aCompactBarSwitchesToHex() {
    m_window->openSample();
    auto* hexSwitch = m_window->inputBar().findChild<QCheckBox*>();
    QVERIFY(!hexSwitch->isVisible());
    m_window->resize(1024, 640);
    QTRY_VERIFY(hexSwitch->isVisible() && m_text->isVisible() && !m_hex->isVisible());
    hexSwitch->click();
    QVERIFY(m_hex->isVisible() && m_hex->hasFocus() && !m_text->isVisible());
    QTest::keyClick(m_hex, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(m_hex, QStringLiteral("61"));
    QTRY_COMPARE(contents(), QByteArray("a"));
    m_window->resize(1440, 900);
    QTRY_VERIFY(m_hex->isVisible() && m_text->isVisible() && !hexSwitch->isVisible());
}

void TestMainWindow::theStatusBarGivesWay() {
    m_window->openSample();
    m_window->showLens(QStringLiteral("bytes"));
    const auto shows = [&](const QString& start) {
        const auto labels = m_window->statusBar()->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
            return label->isVisible() && label->text().startsWith(start);
        });
    };
    const QString all[] = {QStringLiteral("Offset"), QStringLiteral("Selection"),
                           QStringLiteral("Overwrite"), QStringLiteral("Line")};
    qsizetype before = 4;
    for (int width = 1440; width >= 640; width -= 80) {
        m_window->resize(width, 640);
        QCoreApplication::processEvents();
        qsizetype shown = 0; // the last ones of the list go first
        while (shown < 4 && shows(all[shown]))
            ++shown;
        QVERIFY2(shown <= before && shown >= 2, qPrintable(QString::number(width)));
        for (qsizetype i = shown; i < 4; ++i)
            QVERIFY2(!shows(all[i]), qPrintable(QString::number(width)));
        for (const auto* label : m_window->statusBar()->findChildren<QLabel*>())
            QVERIFY2(!label->isVisible() || label->text().isEmpty() ||
                         label->width() >= label->sizeHint().width(),
                     qPrintable(label->text()));
        before = shown;
    }
    QVERIFY(before < 4);
}

QTEST_MAIN(TestMainWindow)
#include "tst_main_window.moc"
