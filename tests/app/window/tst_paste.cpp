// Bytes through the clipboard of the real window, and pasting in a notation of the reader's choice.

#include "app/window_test.h"
#include "document/clipboard_bytes.h"
#include "grid/byte_grid.h"
#include "window/paste_dialog.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRandomGenerator>

using namespace moji;
using namespace moji::app;

class TestPaste : public QObject, private WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init() { open(); }
    void cleanup() { close(); }
    void everyByteComesBack_data();
    void everyByteComesBack();
    void randomBytesComeBack();
    void bytesAreOfferedBesideText();
    void textOfOthersIsStillRead();
    void theFieldsKeepBytes_data();
    void theFieldsKeepBytes();
    void halfACharacterIsText();
    void pasteAs_data();
    void pasteAs();
    void pasteAsReplacesTheSelection();
    void whatCannotBeReadSaysWhy_data();
    void whatCannotBeReadSaysWhy();
    void textAmongShiftedCharactersReadsAsPasted();
    void anEditElsewhereClosesIt();
    void readOnlyThereIsNoDialog();
    void whatIsCopiedAsComesBack_data();
    void whatIsCopiedAsComesBack();
    void theOldKeysCutCopyAndPaste();

private:
    [[nodiscard]] ByteGrid& grid() { return m_window->grid(); }
    void setBytes(const QByteArray& bytes) { m_window->document().setBytes(toBytes(bytes), {}); }
    [[nodiscard]] PasteDialog* dialog() const { return m_window->findChild<PasteDialog*>(); }
};

void TestPaste::everyByteComesBack_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("encoding");
    QByteArray all;
    for (int i = 0; i < 256; ++i)
        all += static_cast<char>(i);
    QTest::newRow("overlong") << QByteArray("Hi \xC0\xAF") << "UTF-8";
    QTest::newRow("all-256") << all << "UTF-8";
    QTest::newRow("all-256-legacy") << all << "windows-1251";
    QTest::newRow("all-256-double-byte") << all << "Shift_JIS";
    QTest::newRow("utf-16-lone-surrogate") << QByteArray("a\0\0\xD8z\0", 6) << "UTF-16LE";
    QTest::newRow("nul") << QByteArray(1, '\0') << "UTF-8";
    QTest::newRow("line-ends") << QByteArray("a\r\nb\rc\n") << "UTF-8";
    QTest::newRow("escapes-as-letters") << QByteArray("\\xC0 %41 48 69") << "UTF-8";
    QTest::newRow("replacement") << QByteArray("\xEF\xBF\xBD\xFF") << "UTF-8";
}

void TestPaste::everyByteComesBack() {
    QFETCH(QByteArray, bytes);
    QFETCH(QString, encoding);
    m_window->document().setCodec(*m_codecs.find(toUtf8(encoding)));
    for (const ByteColumn from : {ByteColumn::Hex, ByteColumn::Text})
        for (const ByteColumn to : {ByteColumn::Hex, ByteColumn::Text}) {
            setBytes(bytes);
            grid().setColumn(from);
            grid().selectAll();
            grid().copy();
            m_window->selection().setCaret(m_window->document().size());
            grid().setColumn(to);
            grid().paste();
            QCOMPARE(contents(), bytes + bytes);
        }
}

void TestPaste::randomBytesComeBack() {
    QRandomGenerator random(18);
    grid().setColumn(ByteColumn::Text);
    for (int round = 0; round < 100; ++round) {
        QByteArray bytes(random.bounded(1, 400), '\0');
        for (char& byte : bytes)
            byte = static_cast<char>(random.bounded(256));
        setBytes(bytes);
        grid().selectAll();
        grid().copy();
        grid().cut();
        QCOMPARE(contents(), QByteArray());
        grid().paste();
        QCOMPARE(contents(), bytes);
    }
}

void TestPaste::bytesAreOfferedBesideText() {
    setBytes("Hi \xC0\xAF");
    grid().selectAll();
    grid().copyAs(ByteColumn::Text);
    const QMimeData* data = QApplication::clipboard()->mimeData();
    QCOMPARE(data->data(QLatin1String(kBytesType)), QByteArray("Hi \xC0\xAF"));
    QCOMPARE(data->text(), QStringLiteral("Hi \\xC0\\xAF"));
}

void TestPaste::textOfOthersIsStillRead() {
    setBytes({});
    QApplication::clipboard()->setText(QStringLiteral("E4 B8 96"));
    grid().setColumn(ByteColumn::Hex);
    grid().paste();
    QCOMPARE(contents(), QByteArray("\xE4\xB8\x96"));
    grid().setColumn(ByteColumn::Text);
    grid().paste();
    QCOMPARE(contents(), QByteArray("\xE4\xB8\x96"
                                    "E4 B8 96"));
}

void TestPaste::theFieldsKeepBytes_data() {
    QTest::addColumn<bool>("fromHex");
    QTest::addColumn<bool>("toHex");
    QTest::newRow("text-to-text") << false << false;
    QTest::newRow("text-to-hex") << false << true;
    QTest::newRow("hex-to-text") << true << false;
    QTest::newRow("hex-to-hex") << true << true;
}

void TestPaste::theFieldsKeepBytes() {
    QFETCH(bool, fromHex);
    QFETCH(bool, toHex);
    setBytes("Hi \xC0\xAF\n");
    InputField* from = fromHex ? m_hex : m_text;
    InputField* to = toHex ? m_hex : m_text;
    from->setFocus();
    from->selectAll();
    from->copy();
    to->setFocus();
    to->moveCursor(QTextCursor::End);
    to->paste();
    QTRY_COMPARE(contents(), QByteArray("Hi \xC0\xAF\nHi \xC0\xAF\n"));
    QCOMPARE(m_hex->toPlainText(), QStringLiteral("48 69 20 C0 AF 0A 48 69 20 C0 AF 0A"));
    to->selectAll();
    to->paste();
    QTRY_COMPARE(contents(), QByteArray("Hi \xC0\xAF\n"));
}

void TestPaste::halfACharacterIsText() {
    setBytes("\xC0");
    m_text->setFocus();
    QTextCursor cursor = m_text->textCursor();
    cursor.setPosition(0);
    cursor.setPosition(2, QTextCursor::KeepAnchor); // \x of \xC0
    m_text->setTextCursor(cursor);
    m_text->copy();
    QVERIFY(!bytesOf(QApplication::clipboard()->mimeData()));
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("\\x"));
}

void TestPaste::pasteAs_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("form"); // empty: the one suggested
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray shi("\xE4\xB8\x96");
    QTest::newRow("text") << "48 69"
                          << "text" << QByteArray("48 69");
    QTest::newRow("hex") << "48 69"
                         << "hex" << QByteArray("Hi");
    QTest::newRow("hex-suggested") << "E4 B8 96"
                                   << "" << shi;
    QTest::newRow("escapes") << "\\u4e16"
                             << "escapes" << shi;
    QTest::newRow("escapes-suggested") << "%E4%B8%96!"
                                       << "" << (shi + "!");
    QTest::newRow("base64") << "5LiW"
                            << "base64" << shi;
    QTest::newRow("c-array") << "{0xE4, 184, '\\x96'}"
                             << "c-array" << shi;
    QTest::newRow("c-array-suggested") << "unsigned char b[] = {228, 184, 150};"
                                       << "" << shi;
    QTest::newRow("words-suggested") << "just words"
                                     << "" << QByteArray("just words");
}

void TestPaste::pasteAs() {
    QFETCH(QString, text);
    QFETCH(QString, form);
    setBytes({});
    QApplication::clipboard()->setText(text);
    grid().setFocus();
    QTest::keyClick(&grid(), Qt::Key_V, Qt::ControlModifier | Qt::AltModifier);
    QVERIFY(dialog() != nullptr);
    if (!form.isEmpty())
        dialog()->choose(form);
    QVERIFY(!dialog()->findChild<QPlainTextEdit*>()->toPlainText().isEmpty());
    dialog()->accept();
    QTEST(contents(), "bytes");
}

void TestPaste::pasteAsReplacesTheSelection() {
    setBytes("abcdef");
    QApplication::clipboard()->setText(QStringLiteral("58 59"));
    m_window->selection().select(ByteRange{1, 5});
    QTest::keyClick(&grid(), Qt::Key_V, Qt::ControlModifier | Qt::AltModifier);
    dialog()->choose(QStringLiteral("hex"));
    const auto labels = dialog()->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
        return label->text() ==
               QStringLiteral("2 bytes will replace the 4 bytes selected at offset 000001.");
    }));
    QVERIFY(
        dialog()->findChild<QPlainTextEdit*>()->toPlainText().startsWith(QStringLiteral("58 59")));
    QCOMPARE(contents(), QByteArray("abcdef")); // a preview changes nothing
    dialog()->accept();
    QCOMPARE(contents(), QByteArray("aXYf"));
}

void TestPaste::whatCannotBeReadSaysWhy_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("form");
    QTest::addColumn<QString>("part"); // of the reason
    QTest::newRow("hex") << "no"
                         << "hex"
                         << "E4 B8 96";
    QTest::newRow("escapes") << "no"
                             << "escapes"
                             << "&#x4E16;";
    QTest::newRow("base64") << "5Li?"
                            << "base64"
                            << "base64";
    QTest::newRow("c-array") << "{1, 300}"
                             << "c-array"
                             << "300";
    QTest::newRow("text") << QString::fromUtf8("世") << "text" << QString::fromUtf8("世 (U+4E16)");
}

void TestPaste::whatCannotBeReadSaysWhy() {
    QFETCH(QString, text);
    QFETCH(QString, form);
    QFETCH(QString, part);
    setBytes("abc");
    m_window->document().setCodec(*m_codecs.find("ISO-8859-1"));
    QApplication::clipboard()->setText(text);
    QTest::keyClick(&grid(), Qt::Key_V, Qt::ControlModifier | Qt::AltModifier);
    dialog()->choose(form);
    const auto labels = dialog()->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels,
                                [&](const QLabel* label) { return label->text().contains(part); }));
    for (const QPushButton* button : dialog()->findChildren<QPushButton*>())
        if (button->text() == QStringLiteral("Paste"))
            QVERIFY(!button->isEnabled());
}

void TestPaste::textAmongShiftedCharactersReadsAsPasted() {
    m_window->document().setCodec(*m_codecs.find("ISO-2022-JP"));
    setBytes("\x1B$B$\"$$\x1B(B");
    m_window->selection().setCaret(5); // between two kana
    QApplication::clipboard()->setText(QString::fromUtf8("A世"));
    QTest::keyClick(&grid(), Qt::Key_V, Qt::ControlModifier | Qt::AltModifier);
    dialog()->choose(QStringLiteral("text"));
    dialog()->accept();
    QCOMPARE(toQByteArray(m_window->document().bytes({0, 99})),
             QByteArray("\x1B$B$\"\x1B(BA\x1B$B@$$$\x1B(B"));
}

void TestPaste::anEditElsewhereClosesIt() {
    setBytes("abc");
    QApplication::clipboard()->setText(QStringLiteral("x"));
    QTest::keyClick(&grid(), Qt::Key_V, Qt::ControlModifier | Qt::AltModifier);
    QPointer<PasteDialog> opened = dialog();
    QVERIFY(m_window->document().remove({0, 1}, QStringLiteral("test")));
    QTRY_VERIFY(opened.isNull());
}

void TestPaste::readOnlyThereIsNoDialog() {
    setBytes("abc");
    m_window->document().setReadOnly(true);
    QTest::keyClick(&grid(), Qt::Key_V, Qt::ControlModifier | Qt::AltModifier);
    QVERIFY(dialog() == nullptr);
}

void TestPaste::whatIsCopiedAsComesBack_data() {
    QTest::addColumn<QString>("form");
    for (const char* form : {"hex", "c-array", "c", "python", "percent", "base64"})
        QTest::newRow(form) << QString::fromLatin1(form);
}

/// By Copy as and Paste as bytes.
void TestPaste::whatIsCopiedAsComesBack() {
    QFETCH(QString, form);
    const QByteArray bytes("\x41\xFF\x80\xE4\x7A\x0A");
    setBytes(bytes);
    grid().setFocus();
    grid().selectAll();
    m_window->findChild<QAction*>(QStringLiteral("edit.copyAs.") + form)->trigger();
    QTRY_VERIFY(!QApplication::clipboard()->text().isEmpty());
    setBytes({});
    QTest::keyClick(&grid(), Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(contents(), bytes);
}

void TestPaste::theOldKeysCutCopyAndPaste() {
    for (QWidget* part : {static_cast<QWidget*>(&grid()), static_cast<QWidget*>(m_text)}) {
        setBytes("abc");
        part->setFocus();
        if (part == m_text)
            m_text->selectAll();
        else
            grid().selectAll();
        QApplication::clipboard()->clear();
        QTest::keyClick(part, Qt::Key_Insert, Qt::ControlModifier);
        QVERIFY(bytesOf(QApplication::clipboard()->mimeData()));
        QApplication::clipboard()->clear();
        QTest::keyClick(part, Qt::Key_Delete, Qt::ShiftModifier);
        QTRY_COMPARE(contents(), QByteArray());
        QCOMPARE(toQByteArray(*bytesOf(QApplication::clipboard()->mimeData())), QByteArray("abc"));
        QTest::keyClick(part, Qt::Key_Insert, Qt::ShiftModifier);
        QTRY_COMPARE(contents(), QByteArray("abc"));
    }
}

QTEST_MAIN(TestPaste)
#include "tst_paste.moc"
