// The Text and the Hex bytes field of the real window: typing, undo, paste.

#include "app/window_test.h"
#include "document/paste_reading.h"
#include "grid/byte_grid.h"
#include "text/qt_text.h"
#include "window/input_bar.h"
#include "window/paste_offer.h"

#include "patient.h"
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QLabel>
#include <QStatusBar>
#include <QToolButton>

using namespace moji;
using namespace moji::app;

class TestInputFields : public QObject, private WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init() { open(); }
    void cleanup() { close(); }
    void typingTextEditsTheBytes();
    void typingHexEditsTheBytes();
    void codePointsInTheHexField();
    void unfinishedHexWaits();
    void unwritableTextIsMarkedNotDropped();
    void typingOnAtTheEndOfALongDocument();
    void typingOnPastTheLimitKeepsItsOrder();
    void typingOnAfterALongPaste_data();
    void typingOnAfterALongPaste();
    void typingOverAllReplacesAll();
    void undoFromAField();
    void pastedTextStaysAsItIs();
    void hexPastedAsTextIsOffered();
    void plainTextIsNotOfferedAsBytes_data();
    void plainTextIsNotOfferedAsBytes();
    void aWrongHexEntryStaysAndIsExplained();
    void aWrongHexEntryMovesNoButton();
    void pasteIntoTheHexColumn_data();
    void pasteIntoTheHexColumn();
    void aCompactBarSwitchesToHex();
    void typingGoesOnAmongShifts();
};

void TestInputFields::typingTextEditsTheBytes() {
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

void TestInputFields::typingHexEditsTheBytes() {
    m_hex->setFocus();
    QTest::keyClicks(m_hex, QStringLiteral("E4B8 \\x96"));
    QTRY_COMPARE(contents(), QByteArray("\xE4\xB8\x96"));
    QCOMPARE(m_hex->toPlainText(), QStringLiteral("E4B8 \\x96")); // as it is typed
    QCOMPARE(m_text->toPlainText(), QString::fromUtf8("世"));
    m_window->grid().setFocus();
    QCOMPARE(m_hex->toPlainText(), QStringLiteral("E4 B8 96")); // then in order
}

/// Also those that no character may have.
void TestInputFields::codePointsInTheHexField() {
    m_hex->setFocus();
    QTest::keyClicks(m_hex, QStringLiteral("41 U+D800 U+110000 U+7FFFFFFF"));
    QTRY_COMPARE(contents(), QByteArray("A\xED\xA0\x80\xF4\x90\x80\x80\xFD\xBF\xBF\xBF\xBF\xBF"));
    m_window->grid().setFocus();
    QCOMPARE(m_hex->toPlainText(), QStringLiteral("41 ED A0 80 F4 90 80 80 FD BF BF BF BF BF"));
}

void TestInputFields::unfinishedHexWaits() {
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

void TestInputFields::unwritableTextIsMarkedNotDropped() {
    const Codec* latin = m_codecs.find("windows-1252");
    QVERIFY(latin != nullptr);
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

void TestInputFields::typingOnAtTheEndOfALongDocument() {
    m_window->document().setBytes(Bytes(100000, 'x'), {});
    QVERIFY(m_text->toPlainText().size() < 1000);
    m_text->setFocus();
    m_text->moveCursor(QTextCursor::Start);
    QTest::keyClicks(m_text, QStringLiteral("abc"));
    QTRY_COMPARE(contents().left(5), QByteArray("abcxx"));
    QCOMPARE(m_window->document().size(), std::uint64_t{100003});
}

/// The fields show 4,096 bytes at most.
void TestInputFields::typingOnPastTheLimitKeepsItsOrder() {
    for (InputField* field : {m_text, m_hex}) {
        const bool isText = field == m_text;
        m_window->document().setBytes(ByteView(), {});
        field->setFocus();
        QApplication::clipboard()->setText(isText ? QString(4095, QLatin1Char('q'))
                                                  : QStringLiteral("71 ").repeated(4095));
        QTest::keyClick(field, Qt::Key_V, Qt::ControlModifier);
        QTRY_COMPARE(m_window->document().size(), std::uint64_t{4095});
        QVERIFY(field->hasFocus());
        for (const char* key : {"61", "62", "63"}) {
            const QString hex = QString::fromLatin1(key);
            QTest::keyClicks(field, isText ? QString(QChar(hex.toInt(nullptr, 16))) : hex);
            QCoreApplication::processEvents();
        }
        QTRY_COMPARE(m_window->document().size(), std::uint64_t{4098});
        QCOMPARE(contents().right(4), QByteArray("qabc"));
    }
}

void TestInputFields::typingOnAfterALongPaste_data() {
    QTest::addColumn<bool>("isHex");
    QTest::newRow("text") << false;
    QTest::newRow("hex") << true;
}

void TestInputFields::typingOnAfterALongPaste() {
    QFETCH(bool, isHex);
    InputField* field = isHex ? m_hex : m_text;
    m_window->document().setBytes(ByteView(), {});
    field->setFocus();
    QApplication::clipboard()->setText(isHex ? QStringLiteral("71 ").repeated(5000)
                                             : QString(5000, QLatin1Char('q')));
    QTest::keyClick(field, Qt::Key_V, Qt::ControlModifier);
    QTRY_COMPARE(m_window->document().size(), std::uint64_t{5000});
    QTRY_VERIFY(m_window->grid().hasFocus()); // the fields do not show where the paste ends
    QCOMPARE(m_window->selection().caret(), std::uint64_t{5000});
    field->setFocus();
    field->moveCursor(QTextCursor::Start);
    QTest::keyClicks(field, isHex ? QStringLiteral("61 ") : QStringLiteral("a"));
    QTRY_COMPARE(contents(), QByteArray("a") + QByteArray(5000, 'q'));
}

void TestInputFields::typingOverAllReplacesAll() {
    for (InputField* field : {m_text, m_hex}) {
        m_window->opener().openSample();
        field->setFocus();
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, QStringLiteral("61"));
        QTRY_COMPARE(contents(), field == m_text ? QByteArray("61") : QByteArray("a"));
        m_window->document().undoStack().undo();
    }
    m_window->opener().openSample();
    m_text->setFocus();
    QTest::keyClick(m_text, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(m_text, Qt::Key_Delete);
    QTRY_COMPARE(contents(), QByteArray());
}

void TestInputFields::undoFromAField() {
    m_window->document().setBytes(asBytes("old"), {});
    m_text->setFocus();
    m_text->moveCursor(QTextCursor::End);
    QTest::keyClicks(m_text, QStringLiteral("er"));
    QTRY_COMPARE(contents(), QByteArray("older"));
    QTest::keyClick(m_text, Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(contents(), QByteArray("old"));
    QTRY_COMPARE(m_text->toPlainText(), QStringLiteral("old"));
}

void TestInputFields::pastedTextStaysAsItIs() {
    m_window->document().setBytes(asBytes("<>"), {});
    m_text->setFocus();
    m_text->moveCursor(QTextCursor::Start);
    m_text->moveCursor(QTextCursor::Right);
    QApplication::clipboard()->setText(QString::fromUtf8("a\r\nb\rc\t世"));
    QTest::keyClick(m_text, Qt::Key_V, Qt::ControlModifier);
    QTRY_COMPARE(contents(), QByteArray("<a\r\nb\rc\t\xE4\xB8\x96>"));
}

void TestInputFields::hexPastedAsTextIsOffered() {
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

void TestInputFields::plainTextIsNotOfferedAsBytes_data() {
    QTest::addColumn<QString>("text");
    QTest::newRow("words") << QStringLiteral("Hello, world");
    QTest::newRow("a-number") << QStringLiteral("2024");
    QTest::newRow("percent-sign") << QStringLiteral("100 % sure");
    QTest::newRow("not-ascii") << QString::fromUtf8("世界");
    QTest::newRow("empty") << QString();
}

void TestInputFields::plainTextIsNotOfferedAsBytes() {
    QFETCH(QString, text);
    const auto reading = readingOf(text, m_window->document());
    QVERIFY(!reading || !reading->likely);
}

void TestInputFields::aWrongHexEntryStaysAndIsExplained() {
    m_window->document().setBytes(toBytes("abc"), {});
    m_hex->setFocus();
    m_hex->moveCursor(QTextCursor::End);
    QTest::keyClicks(m_hex, QStringLiteral(" 4G"));
    const auto reason = [this] {
        for (auto* label : m_window->inputBar().findChildren<QLabel*>(QStringLiteral("fault")))
            return label->isVisible() ? label->text() : QString();
        return QString();
    };
    QTRY_VERIFY2(reason().startsWith(QString::fromUtf8("“4G” is not hex")), qPrintable(reason()));
    QCOMPARE(m_hex->accessibleDescription(), reason());
    m_window->grid().setFocus(); // elsewhere it stays as it was typed
    QCOMPARE(m_hex->toPlainText(), QStringLiteral("61 62 63 4G"));
    m_window->resize(1300, 900);
    QCoreApplication::processEvents();
    QCOMPARE(m_hex->toPlainText(), QStringLiteral("61 62 63 4G"));
    QCOMPARE(contents(), QByteArray("abc"));
    m_hex->setFocus();
    m_hex->moveCursor(QTextCursor::End);
    QTest::keyClick(m_hex, Qt::Key_Backspace);
    QTRY_VERIFY2(reason().startsWith(QString::fromUtf8("“4” has a digit too few")),
                 qPrintable(reason()));
    QTest::keyClicks(m_hex, QStringLiteral("1"));
    QTRY_COMPARE(contents(), QByteArray("abcA"));
    QVERIFY(reason().isEmpty());
    QTest::keyClicks(m_hex, QStringLiteral(" x"));
    QTRY_VERIFY(!reason().isEmpty());
    QTest::keyClick(m_hex, Qt::Key_Escape);
    QCOMPARE(m_hex->toPlainText(), QStringLiteral("61 62 63 41"));
    QVERIFY(reason().isEmpty());
}

void TestInputFields::aWrongHexEntryMovesNoButton() {
    m_window->document().setBytes(asBytes("abc"), {});
    waitForLook(*m_window);
    const auto places = [this] {
        QList<QPoint> all;
        for (const QAction* action : m_window->findChildren<QAction*>())
            for (QObject* shown : action->associatedObjects())
                if (const auto* button = qobject_cast<QToolButton*>(shown))
                    all.append(button->mapTo(m_window.get(), QPoint()));
        return all;
    };
    const QList<QPoint> before = places();
    const int height = m_window->inputBar().height();
    QVERIFY(before.size() >= 8);
    m_hex->setFocus();
    m_hex->moveCursor(QTextCursor::End);
    QTest::keyClicks(m_hex, QStringLiteral(" 4G"));
    const auto* fault = m_window->inputBar().findChild<QLabel*>(QStringLiteral("fault"));
    QTRY_VERIFY(fault->isVisible());
    waitForLook(*m_window);
    QCOMPARE(places(), before);
    QVERIFY(m_window->inputBar().height() > height);
    QVERIFY(m_window->inputBar().height() < height + 2 * m_hex->height()); // one line of words
}

void TestInputFields::pasteIntoTheHexColumn_data() {
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

void TestInputFields::pasteIntoTheHexColumn() {
    QFETCH(QString, clipboard);
    QFETCH(QByteArray, bytes);
    m_window->document().setBytes(ByteView(), {});
    m_window->grid().setFocus();
    QApplication::clipboard()->setText(clipboard);
    QTest::keyClick(&m_window->grid(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(contents(), bytes);
    QCOMPARE(m_window->statusBar()->currentMessage().isEmpty(), !bytes.isEmpty());
}

void TestInputFields::aCompactBarSwitchesToHex() {
    m_window->opener().openSample();
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

/// Each letter reads as it was typed; an escape serves all that can do with it.
void TestInputFields::typingGoesOnAmongShifts() {
    Document& document = m_window->document();
    document.setCodec(*m_codecs.find("ISO-2022-JP"));
    const auto text = [&] {
        QString read;
        for (const PlacedSpan& placed : document.spansIn({0, document.size()}))
            read += placed.isError() ? QStringLiteral("?") : toQString(placed.span.text());
        return read;
    };
    m_text->setFocus();
    QString typed;
    for (const char* letter : {"う", "え", "A", "お"}) {
        m_text->insertPlainText(QString::fromUtf8(letter)); // as an input method does
        typed += QString::fromUtf8(letter);
        QTRY_COMPARE(text(), typed);
    }
    QCOMPARE(contents(), QByteArray("\x1B$B$&$(\x1B(BA\x1B$B$*\x1B(B"));
    m_text->moveCursor(QTextCursor::Start);
    m_text->insertPlainText(QStringLiteral("x"));
    QTRY_COMPARE(text(), QLatin1Char('x') + typed);
}

QTEST_MAIN(TestInputFields)
#include "tst_input_fields.moc"
