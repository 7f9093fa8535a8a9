// Editing in the byte grid beyond typing, in the real window: the Edit menu, selecting by mouse.

#include "bytes/byte_source.h"
#include "codec/codec_registry.h"
#include "document/document_scan.h"
#include "document/line_range.h"
#include "document/repeated_source.h"
#include "grid/byte_grid.h"
#include "text/qt_text.h"
#include "window/copy_forms.h"
#include "window/main_window.h"
#include "window/possible_entries.h"

#include "patient.h"
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTimer>

using namespace moji;
using namespace moji::app;

class TestEditActions : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void copiesInEveryForm_data();
    void copiesInEveryForm();
    void copyFormsReadTheEncoding();
    void tooMuchIsNotCopied();
    void muchIsCopiedInTheBackground();
    void fillsTheSelection();
    void fillsAnySizeWithoutHoldingIt();
    void whatIsNoPatternStays();
    void selectsARange_data();
    void selectsARange();
    void goesToTheLastEdit();
    void undoSaysWhat();
    void thirdClickSelectsTheLine();
    void linesInOtherEncodings();
    void dragScrollsOn();
    void rightClickKeepsTheSelection();
    void theGridOffersTheSameActions();
    void whatCanDoNothingIsGrey_data();
    void whatCanDoNothingIsGrey();
    void savingNothingIsGrey();
    void whatCanDoNothingIsGreyInTheGrid();

private:
    [[nodiscard]] QAction* action(const QString& text) const;
    void answer(const QString& text);
    [[nodiscard]] QByteArray contents() const {
        return toQByteArray(m_window->document().bytes({0, m_window->document().size()}));
    }

    CodecRegistry m_codecs;
    std::unique_ptr<MainWindow> m_window;
};

void TestEditActions::init() {
    m_window = std::make_unique<MainWindow>(m_codecs);
    m_window->resize(1440, 900);
    m_window->show();
    m_window->document().setBytes(toBytes("one\ntwo\xE4\xB8\x96 three\n"), {});
    m_window->grid().setFocus();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

QAction* TestEditActions::action(const QString& text) const {
    for (QAction* action : m_window->findChildren<QAction*>())
        if (QString(action->text()).remove(QLatin1Char('&')) == text)
            return action;
    return nullptr;
}

/// Fills in the dialog that is open and presses OK.
void TestEditActions::answer(const QString& text) {
    auto* dialog = m_window->findChild<QDialog*>();
    QVERIFY(dialog != nullptr);
    dialog->findChild<QLineEdit*>()->setText(text);
    dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

void TestEditActions::copiesInEveryForm_data() {
    QTest::addColumn<QString>("menu");
    QTest::addColumn<QString>("expected");
    QTest::newRow("hex") << "Hex"
                         << "6F E4 B8 96 FF 27 22";
    QTest::newRow("text") << "Text" << QString::fromUtf8("o世\\xFF'\"");
    QTest::newRow("array") << "C array"
                           << "const unsigned char bytes[7] = {\n    0x6F, 0xE4, 0xB8, 0x96, 0xFF, "
                              "0x27, 0x22,\n};\n";
    QTest::newRow("c") << "C string"
                       << "\"o\\xE4\\xB8\\x96\\xFF'\\\"\"";
    QTest::newRow("python") << "Python bytes"
                            << "b'o\\xe4\\xb8\\x96\\xff\\x27\"'";
    QTest::newRow("json") << "JSON string" << QString::fromUtf8("\"o\\u4E16\\uFFFD'\\\"\"");
    QTest::newRow("percent") << "Percent-encoded"
                             << "o%E4%B8%96%FF%27%22";
    QTest::newRow("base64") << "Base64"
                            << "b+S4lv8nIg==";
}

void TestEditActions::copiesInEveryForm() {
    QFETCH(QString, menu);
    m_window->document().setBytes(toBytes("xo\xE4\xB8\x96\xFF'\"x"), {});
    m_window->selection().select(ByteRange{1, 8});
    action(menu)->trigger();
    QTEST(QApplication::clipboard()->text(), "expected");
}

void TestEditActions::copyFormsReadTheEncoding() {
    m_window->document().setCodec(*m_codecs.find("EUC-KR"));
    m_window->document().setBytes(toBytes("\xC7\xD1"), {});
    m_window->selection().select(ByteRange{0, 2});
    action(QStringLiteral("JSON string"))->trigger();
    QCOMPARE(QApplication::clipboard()->text().toUpper(), QStringLiteral("\"\\UD55C\""));
}

void TestEditActions::tooMuchIsNotCopied() {
    const auto huge = std::make_shared<const RepeatedSource>(Bytes{'x'}, std::uint64_t{3} << 30);
    m_window->document().setBytes(huge, {});
    QApplication::clipboard()->setText(QStringLiteral("before"));
    QSignalSpy refused(&m_window->grid().editor(), &ByteEditor::refused);
    m_window->grid().selectAll();
    m_window->grid().copy();
    m_window->grid().cut();
    action(QStringLiteral("Base64"))->trigger();
    QCOMPARE(refused.count(), 3);
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("before"));
    QCOMPARE(m_window->document().size(), std::uint64_t{3} << 30);
}

/// Away from the window's thread; and what is pasted at once is what was copied.
void TestEditActions::muchIsCopiedInTheBackground() {
    const std::uint64_t size = 300'000;
    m_window->document().setBytes(std::make_shared<const RepeatedSource>(Bytes{'x'}, size), {});
    m_window->grid().setColumn(ByteColumn::Text);
    QSignalSpy copied(&m_window->grid().editor(), &ByteEditor::copied);
    for (const bool isPlain : {false, true}) {
        QApplication::clipboard()->setText(QStringLiteral("before"));
        m_window->grid().selectAll();
        isPlain ? m_window->grid().copy() : action(QStringLiteral("Text"))->trigger();
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("before"));
        QTRY_COMPARE(QApplication::clipboard()->text().size(), static_cast<qsizetype>(size));
        QVERIFY(copied.takeFirst().front().toString().contains(QStringLiteral("300,000")));
    }
    QApplication::clipboard()->setText(QStringLiteral("before"));
    m_window->grid().selectAll();
    m_window->grid().copy();
    m_window->selection().setCaret(0);
    m_window->grid().paste();
    QCOMPARE(m_window->document().size(), size + size);
    QCoreApplication::processEvents();
    QVERIFY(copied.isEmpty()); // the work in the background was not waited for
}

void TestEditActions::fillsTheSelection() {
    const QByteArray before = contents();
    QVERIFY(!isPossible(*action(QStringLiteral("Fill selection…"))));
    m_window->selection().select(ByteRange{1, 6});
    action(QStringLiteral("Fill selection…"))->trigger();
    answer(QStringLiteral("DE AD"));
    QCOMPARE(contents(), "o\xDE\xAD\xDE\xAD\xDE" + before.mid(6));
    QCOMPARE(m_window->selection().range(), (ByteRange{1, 6}));
    m_window->document().undoStack().undo();
    QCOMPARE(contents(), before);
}

void TestEditActions::fillsAnySizeWithoutHoldingIt() {
    const std::uint64_t size = std::uint64_t{3} << 30;
    m_window->document().setBytes(std::make_shared<const RepeatedSource>(Bytes{'x'}, size), {});
    m_window->document().setReadOnly(false); // huge documents open so
    m_window->grid().selectAll();
    action(QStringLiteral("Fill selection…"))->trigger();
    answer(QStringLiteral("41 42 43"));
    QCOMPARE(m_window->document().size(), size);
    const std::uint64_t at = size / 2;
    const Byte expected = static_cast<Byte>(0x41 + at % 3);
    QCOMPARE(m_window->document().bytes({at, at + 1}), Bytes{expected});
}

void TestEditActions::whatIsNoPatternStays() {
    const QByteArray before = contents();
    m_window->selection().select(ByteRange{1, 6});
    action(QStringLiteral("Fill selection…"))->trigger();
    answer(QStringLiteral("no hex"));
    QVERIFY(m_window->findChild<QDialog*>() != nullptr);
    QCOMPARE(contents(), before);
    answer(QStringLiteral("00"));
    QCOMPARE(contents(), before.left(1) + QByteArray(5, '\0') + before.mid(6));
}

void TestEditActions::selectsARange_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("taken");
    QTest::addColumn<quint64>("begin");
    QTest::addColumn<quint64>("end");
    QTest::newRow("decimal") << "3:7" << true << 3ull << 7ull;
    QTest::newRow("hex") << "0x3:0xA" << true << 3ull << 10ull;
    QTest::newRow("to-the-end") << "4:" << true << 4ull << 17ull;
    QTest::newRow("cut-at-the-end") << "4:999" << true << 4ull << 17ull;
    QTest::newRow("past-the-end") << "900:999" << false << 0ull << 0ull;
    QTest::newRow("backwards") << "7:3" << false << 0ull << 0ull;
    QTest::newRow("words") << "all of it" << false << 0ull << 0ull;
}

void TestEditActions::selectsARange() {
    QFETCH(QString, text);
    QFETCH(bool, taken);
    QFETCH(quint64, begin);
    QFETCH(quint64, end);
    action(QStringLiteral("Select range…"))->trigger();
    answer(text);
    QCOMPARE(m_window->findChild<QDialog*>() == nullptr, taken);
    QCOMPARE(m_window->selection().range(), (ByteRange{begin, end}));
}

void TestEditActions::goesToTheLastEdit() {
    QAction* go = action(QStringLiteral("Go to the last edit"));
    QVERIFY(!go->isEnabled());
    m_window->document().replace({8, 9}, toBytes("XY"), {});
    m_window->selection().setCaret(0);
    QVERIFY(go->isEnabled());
    go->trigger();
    QCOMPARE(m_window->selection().range(), (ByteRange{8, 10}));
    DocumentTab& edited = m_window->tabs().current();
    DocumentTab& other = m_window->tabs().add();
    m_window->tabs().setCurrent(other);
    QVERIFY(!go->isEnabled());
    m_window->tabs().setCurrent(edited);
    m_window->selection().setCaret(0);
    QVERIFY(go->isEnabled());
    go->trigger();
    QCOMPARE(m_window->selection().range(), (ByteRange{8, 10}));
    m_window->document().setBytes(toBytes("other"), {});
    QVERIFY(!go->isEnabled());
}

void TestEditActions::undoSaysWhat() {
    QVERIFY(action(QStringLiteral("Undo")) != nullptr);
    m_window->document().insert(0, toBytes("x"), QStringLiteral("Paste"));
    QVERIFY(action(QStringLiteral("Undo: Paste")) != nullptr);
    m_window->document().undoStack().undo();
    QVERIFY(action(QStringLiteral("Undo")) != nullptr);
    QVERIFY(action(QStringLiteral("Redo: Paste")) != nullptr);
}

void TestEditActions::thirdClickSelectsTheLine() {
    ByteGrid& grid = m_window->grid();
    const QPoint place = grid.byteLayout().cells(ByteColumn::Text, 8, 8).center();
    QTest::mouseDClick(&grid, Qt::LeftButton, {}, place);
    QCOMPARE(m_window->selection().range(), (ByteRange{7, 10}));
    QTest::mouseClick(&grid, Qt::LeftButton, {}, place);
    QCOMPARE(m_window->selection().range(), (ByteRange{4, 17}));
    QTest::mouseClick(&grid, Qt::LeftButton, {}, place); // a fourth is a click again
    QVERIFY(m_window->selection().range().empty());
}

void TestEditActions::linesInOtherEncodings() {
    Document& document = m_window->document();
    QCOMPARE(lineAround(document, 0), (ByteRange{0, 4}));
    QCOMPARE(lineAround(document, 3), (ByteRange{0, 4})); // the line feed is of its line
    QCOMPARE(lineAround(document, document.size()), (ByteRange{17, 17}));
    document.setCodec(*m_codecs.find("UTF-16BE"));
    // U+0A0A is no line feed, nor is half of one.
    document.setBytes(toBytes(QByteArray("\x0A\x0A\x00\x0A\x00\x61\x0A\x00", 8)), {});
    QCOMPARE(lineAround(document, 5), (ByteRange{4, 8}));
    QCOMPARE(lineAround(document, 0), (ByteRange{0, 4}));
    document.setBytes(toBytes(QByteArray()), {});
    QCOMPARE(lineAround(document, 0), (ByteRange{0, 0}));
}

void TestEditActions::dragScrollsOn() {
    m_window->document().setBytes(Bytes(16 * 1000, 'x'), {});
    QTRY_VERIFY(m_window->document().jobs().idle());
    QTest::qWait(50); // the grid gets the height that a long document has
    ByteGrid& grid = m_window->grid();
    QTest::mousePress(&grid, Qt::LeftButton, {},
                      grid.byteLayout().cells(ByteColumn::Hex, 5, 5).center());
    const QPoint below(200, grid.height() + 40);
    QCursor::setPos(grid.mapToGlobal(below));
    QMouseEvent move(QEvent::MouseMove, below, grid.mapToGlobal(below), Qt::NoButton,
                     Qt::LeftButton, {});
    QApplication::sendEvent(&grid, &move);
    const std::uint64_t after = grid.byteLayout().topRow();
    QTRY_VERIFY(grid.byteLayout().topRow() > after + 3); // without another move
    QTest::mouseRelease(&grid, Qt::LeftButton, {}, below);
    const std::uint64_t released = grid.byteLayout().topRow();
    QTest::qWait(150);
    QCOMPARE(grid.byteLayout().topRow(), released);
    QCOMPARE(m_window->selection().range().begin, std::uint64_t{5});
}

void TestEditActions::rightClickKeepsTheSelection() {
    ByteGrid& grid = m_window->grid();
    m_window->selection().select(ByteRange{2, 6});
    QTest::mousePress(&grid, Qt::RightButton, {},
                      grid.byteLayout().cells(ByteColumn::Hex, 3, 3).center());
    QCOMPARE(m_window->selection().range(), (ByteRange{2, 6}));
    QTest::mousePress(&grid, Qt::RightButton, {},
                      grid.byteLayout().cells(ByteColumn::Hex, 9, 9).center());
    QCOMPARE(m_window->selection().caret(), std::uint64_t{9});
}

void TestEditActions::theGridOffersTheSameActions() {
    QStringList offered;
    for (const QAction* action : m_window->grid().actions())
        offered += QString(action->text()).remove(QLatin1Char('&'));
    for (const char* text : {"Cut", "Copy", "Paste", "Copy as", "Select all", "Fill selection…"})
        QVERIFY2(offered.contains(QString::fromUtf8(text)), text);
}

void TestEditActions::whatCanDoNothingIsGrey_data() {
    QTest::addColumn<QString>("menu");
    QTest::addColumn<QString>("entry");
    QTest::addColumn<bool>("whenEmpty");
    QTest::addColumn<bool>("whenReadOnly"); // with a selection
    const auto row = [](const char* menu, const char* entry, bool whenEmpty, bool whenReadOnly) {
        QTest::newRow(entry) << QString::fromLatin1(menu) << QString::fromLatin1(entry) << whenEmpty
                             << whenReadOnly;
    };
    row("&Edit", "edit.cut", false, false);
    row("&Edit", "edit.copy", false, true);
    row("&Edit", "edit.paste", true, false);
    row("&Edit", "edit.pasteBytes", true, false);
    row("&Edit", "edit.pasteAs", true, false);
    row("&Edit", "edit.selectAll", false, true);
    row("&Edit", "edit.fill", false, false);
    row("&Edit", "edit.insertFile", true, false);
    row("&Edit", "edit.note", false, true);
    row("&Edit", "edit.find", true, true);
    row("&Edit", "edit.findNext", false, true);
    row("&Edit", "edit.findPrevious", false, true);
    row("&Edit", "edit.replace", false, false);
    row("&File", "file.save", true, true); // it has no file
    row("&File", "file.exportSelection", false, true);
    row("&Go", "go.goTo", false, true);
    row("&Go", "go.nextProblem", false, true);
    row("&View", "view.normalSize", false, false);
    row("&View", "view.closeLens", false, false);
}

/// While its menu is open. Its keys stay: they say why.
void TestEditActions::whatCanDoNothingIsGrey() {
    QFETCH(QString, menu);
    QFETCH(QString, entry);
    QApplication::clipboard()->setText(QStringLiteral("41"));
    QMenu* shown = nullptr;
    for (const QAction* each : m_window->menuBar()->actions())
        if (each->text() == menu)
            shown = each->menu();
    auto* found = m_window->findChild<QAction*>(entry);
    QVERIFY(shown != nullptr && found != nullptr);
    m_window->grid().setFocus();
    const auto isEnabledInMenu = [&] {
        Q_EMIT shown->aboutToShow();
        const bool isEnabled = found->isEnabled();
        Q_EMIT shown->aboutToHide();
        return isEnabled;
    };
    m_window->document().setBytes(Bytes(), {});
    QTRY_VERIFY(m_window->document().scan().isComplete());
    QTEST(isEnabledInMenu(), "whenEmpty");
    m_window->document().setBytes(asBytes(std::string_view("a\x80")), {});
    QTRY_VERIFY(m_window->document().scan().isComplete());
    m_window->selection().select({0, 2});
    m_window->document().setReadOnly(true);
    QTEST(isEnabledInMenu(), "whenReadOnly");
    QTRY_VERIFY(found->isEnabled());
}

/// While the file is what the document is.
void TestEditActions::savingNothingIsGrey() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.txt"));
    const auto write = [&] {
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write("abc") == 3;
    };
    QVERIFY(write());
    m_window->opener().open(QStringList{path});
    QTRY_COMPARE(m_window->document().path(), path);
    QMenu* menu = m_window->menuBar()->actions().front()->menu();
    const auto* save = m_window->findChild<QAction*>(QStringLiteral("file.save"));
    const auto isEnabledInMenu = [&] {
        Q_EMIT menu->aboutToShow();
        const bool isEnabled = save->isEnabled();
        Q_EMIT menu->aboutToHide();
        return isEnabled;
    };
    QVERIFY(!isEnabledInMenu());
    QTRY_VERIFY(save->isEnabled()); // its key
    m_window->document().insert(0, asBytes("x"), QStringLiteral("edit"));
    QVERIFY(isEnabledInMenu());
    m_window->document().undoStack().undo();
    QVERIFY(!isEnabledInMenu());
    QVERIFY(QFile::remove(path));
    QTRY_VERIFY(isEnabledInMenu());
}

void TestEditActions::whatCanDoNothingIsGreyInTheGrid() {
    m_window->document().setBytes(Bytes(), {});
    auto* copy = m_window->findChild<QAction*>(QStringLiteral("edit.copy"));
    bool wasEnabled = true;
    QTimer::singleShot(0, m_window.get(), [&] { // the menu has a loop of its own
        QTimer::singleShot(0, m_window.get(), [&] {
            wasEnabled = copy->isEnabled();
            QApplication::activePopupWidget()->close();
        });
    });
    const QPoint place(40, 20);
    QContextMenuEvent event(QContextMenuEvent::Mouse, place, m_window->grid().mapToGlobal(place));
    QApplication::sendEvent(&m_window->grid(), &event);
    QVERIFY(!wasEnabled);
    QTRY_VERIFY(copy->isEnabled());
}

QTEST_MAIN(TestEditActions)
#include "tst_edit_actions.moc"
