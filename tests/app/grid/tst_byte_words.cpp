// Bytes in words and in dumps, and the grid for a screen reader.

#include "bytes/hex.h"
#include "document/document.h"
#include "document/notes.h"
#include "document/selection.h"
#include "grid/byte_description.h"
#include "grid/byte_dump.h"
#include "grid/byte_grid.h"
#include "style/palette.h"
#include "text/number_style.h"
#include "text/qt_text.h"

#include "patient.h"
#include <QAccessible>
#include <QtTest>

using namespace moji;
using namespace moji::app;

namespace {

const CodecRegistry& registry() {
    static const CodecRegistry all;
    return all;
}

struct Bench {
    Document document{registry()};
    Selection selection{&document};

    Bench(const char* encoding, const char* hex) {
        document.setCodec(*registry().find(encoding));
        document.setBytes(parseHexBytes(hex).value(), QStringLiteral("test"));
    }
};

} // namespace

class TestByteWords final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { setNumberStyle({}); }

    void onlyAsciiIsCalledAscii_data() {
        QTest::addColumn<QString>("encoding");
        QTest::addColumn<QString>("hex");
        QTest::addColumn<bool>("isAscii");
        QTest::newRow("ascii") << "windows-1251"
                               << "41" << true;
        QTest::newRow("cyrillic") << "windows-1251"
                                  << "E9" << false;
        QTest::newRow("latin") << "ISO-8859-1"
                               << "E9" << false;
        QTest::newRow("half-width-kana") << "Shift_JIS"
                                         << "B1" << false;
        QTest::newRow("ebcdic") << "IBM037"
                                << "C1" << false;
        QTest::newRow("ebcdic-below-80") << "IBM037"
                                         << "4B" << false; // a full stop
    }
    void onlyAsciiIsCalledAscii() {
        QFETCH(QString, encoding);
        QFETCH(QString, hex);
        QFETCH(bool, isAscii);
        const Bench bench(encoding.toUtf8().constData(), hex.toUtf8().constData());
        const QString said = describeByte(bench.document, 0);
        QCOMPARE(said.contains(QStringLiteral("ASCII")), isAscii);
        QCOMPARE(said.contains(QStringLiteral("single byte")), !isAscii);
        const ByteDump dump(bench.document, QStringLiteral("test"), {0, 1});
        QCOMPARE(dump.asMarkdown().contains("ASCII"), isAscii);
        QCOMPARE(dump.asHtml().contains("ASCII"), isAscii);
    }

    void offsetsAreSpokenAsTheyAreShown() {
        const Bench bench("UTF-8", "00 01 02 03 04 05 06 07 08 09 0A 0B 41");
        QVERIFY(describeByte(bench.document, 12).startsWith(QStringLiteral("offset C,")));
        setNumberStyle({.offsetBase = 10});
        QVERIFY(describeByte(bench.document, 12).startsWith(QStringLiteral("offset 12,")));
        setNumberStyle({.capitals = false});
        QVERIFY(describeByte(bench.document, 12).startsWith(QStringLiteral("offset c,")));
    }

    /// number_style.h: dumps are always in hexadecimal capitals.
    void dumpsAreInHexadecimal() {
        Bench bench("UTF-8", "00 01 02 03 04 05 06 07 08 09 0A 0B 41");
        QVERIFY(bench.document.notes().write({10, 13}, QStringLiteral("remark")));
        setNumberStyle({.offsetBase = 10});
        const ByteDump dump(bench.document, QStringLiteral("test"), {0, 13});
        QVERIFY(dump.asMarkdown().contains("| 00000A | 00000C |"));
        QVERIFY(dump.asHtml().contains("<td>00000C</td>"));
    }

    void aDumpOfNothingSaysSo() {
        const Bench bench("UTF-8", "");
        const ByteDump dump(bench.document, QStringLiteral("test"), {0, 0});
        QVERIFY(!dump.asMarkdown().contains("FFFFFF"));
        QVERIFY(dump.asMarkdown().contains("No bytes, read as UTF-8."));
        QVERIFY(dump.asHtml().contains("No bytes, read as UTF-8."));
    }

    void whatCannotBeEditedIsSpokenAsReadOnly() {
        Bench bench("UTF-8", "41 42");
        ByteGrid grid(&bench.document, &bench.selection);
        const auto* spoken = QAccessible::queryAccessibleInterface(&grid);
        QVERIFY(spoken->state().editable);
        QVERIFY(!spoken->state().readOnly);
        bench.document.setReadOnly(true);
        QVERIFY(!spoken->state().editable);
        QVERIFY(spoken->state().readOnly);
        bench.document.setReadOnly(false);
        QVERIFY(spoken->state().editable);
        grid.setViewOnly(true);
        QVERIFY(spoken->state().readOnly);
    }

    /// An empty document says how to begin, and shows where.
    void theCaretIsClearOfTheWords() {
        for (const int width : {900, 640}) {
            Bench bench("UTF-8", "");
            ByteGrid grid(&bench.document, &bench.selection);
            grid.resize(width, 300);
            grid.show();
            grid.setFocus();
            QVERIFY(QTest::qWaitForWindowActive(&grid));
            QTRY_VERIFY(grid.hasFocus());
            const QImage image = grid.grab().toImage();
            const ByteLensLayout& layout = grid.byteLayout();
            const QRect cell = layout.cells(ByteColumn::Hex, 0, 0);
            const QColor ground = image.pixelColor(cell.left(), cell.center().y());
            int caret = -1; // its last pixel
            int words = -1; // their first one
            for (int x = cell.left() + 1; x < layout.ruleX() && words < 0; ++x)
                for (int y = cell.top() + 4; y < cell.bottom() - 4; ++y) {
                    const QColor pixel = image.pixelColor(x, y);
                    if (pixel == colours().accent)
                        caret = x;
                    else if (pixel != ground)
                        words = x;
                }
            QVERIFY(caret > cell.left());
            QVERIFY2(words > caret + 1, qPrintable(QString::number(words - caret)));
        }
    }

    void theSpokenCaretLeadsBackToItsPlace_data() {
        QTest::addColumn<ByteFormat>("format");
        QTest::newRow("hexadecimal") << ByteFormat::Hexadecimal;
        QTest::newRow("bits") << ByteFormat::HexadecimalAndBits;
        QTest::newRow("decimal") << ByteFormat::Decimal;
    }
    void theSpokenCaretLeadsBackToItsPlace() {
        QFETCH(ByteFormat, format);
        Bench bench("UTF-8", "41 42 43 E4 B8 96 44 45 46 47 48 49 4A 4B 4C 4D 4E 4F 50");
        ByteGrid grid(&bench.document, &bench.selection);
        grid.resize(900, 300);
        grid.setFormat(format);
        auto* text = QAccessible::queryAccessibleInterface(&grid)->textInterface();
        for (const ByteColumn column : {ByteColumn::Hex, ByteColumn::Bits, ByteColumn::Text}) {
            grid.setColumn(column);
            for (std::uint64_t offset = 0; offset <= bench.document.size(); ++offset) {
                bench.selection.setCaret(offset);
                text->setCursorPosition(text->cursorPosition());
                QCOMPARE(bench.selection.caret(), offset);
            }
        }
    }
};

QTEST_MAIN(TestByteWords)
#include "tst_byte_words.moc"
