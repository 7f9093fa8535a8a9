// What the bit lens tells of characters and malformed sequences, and how it follows the selection.

#include "bytes/hex.h"
#include "document/document.h"
#include "document/selection.h"
#include "lenses/bits/bit_arithmetic_view.h"
#include "lenses/bits/bit_flow_view.h"
#include "lenses/bits/bits_lens.h"
#include "lenses/bits/table_page.h"
#include "style/palette.h"
#include "text/qt_text.h"

#include "patient.h"
#include <QCheckBox>

using namespace moji;
using namespace moji::app;

namespace {

Bytes bytesOf(const QString& hex) {
    return parseHexBytes(hex.toStdString()).value();
}

/// A document with a bit lens on it.
struct Bench {
    CodecRegistry codecs;
    Document document{codecs};
    Selection selection{&document};
    BitsLens lens{&document, &selection, nullptr};

    Bench(const char* encoding, const QString& hex) {
        document.setBytes(bytesOf(hex), QStringLiteral("test"));
        document.setCodec(*codecs.find(encoding));
        lens.resize(1100, 300);
    }
};

QString digits(const BitStory& story) {
    return story.hexDigits().join(QString());
}

QString valueBits(const BitStory& story) {
    QString bits;
    for (const BitStory::ValueBit& bit : story.value)
        bits += bit.byte < 0 ? u'?' : bit.set ? u'1' : u'0';
    return bits;
}

const BitStory::Check* failedCheck(const BitStory& story) {
    for (const BitStory::Check& check : story.checks) {
        if (check.outcome == BitStory::Outcome::Failed)
            return &check;
    }
    return nullptr;
}

} // namespace

class TestBitsLens final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void characters_data() {
        QTest::addColumn<QString>("encoding");
        QTest::addColumn<QString>("hex");
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("bits");
        QTest::addColumn<QString>("nibbles");
        const auto row = [](const char* name, const char* encoding, const char* hex,
                            const char* title, const char* bits, const char* nibbles) {
            QTest::newRow(name) << QString::fromUtf8(encoding) << QString::fromUtf8(hex)
                                << QString::fromUtf8(title) << QString::fromUtf8(bits)
                                << QString::fromUtf8(nibbles);
        };
        row("ascii", "UTF-8", "41", "U+0041", "1000001", "41");
        row("two-bytes", "UTF-8", "C3 A9", "U+00E9", "00011101001", "0E9");
        row("three-bytes", "UTF-8", "E4 B8 96", "U+4E16", "0100111000010110", "4E16");
        row("four-bytes", "UTF-8", "F0 9F 98 80", "U+1F600", "000011111011000000000", "01F600");
        row("utf16-little", "UTF-16LE", "16 4E", "U+4E16", "0100111000010110", "4E16");
        row("utf16-big", "UTF-16BE", "4E 16", "U+4E16", "0100111000010110", "4E16");
        row("surrogate-pair", "UTF-16BE", "D8 3D DE 00", "U+1F600", "00001111011000000000",
            "0F600");
        row("surrogate-pair-little", "UTF-16LE", "3D D8 00 DE", "U+1F600", "00001111011000000000",
            "0F600");
        row("utf32-big", "UTF-32BE", "00 01 F6 00", "U+1F600", "00000000000000011111011000000000",
            "0001F600");
        row("utf32-little", "UTF-32LE", "00 F6 01 00", "U+1F600",
            "00000000000000011111011000000000", "0001F600");
        row("single-byte", "windows-1251", "CF", "U+041F", "", "");
        row("double-byte", "EUC-KR", "C7 D1", "U+D55C", "", "");
    }

    void characters() {
        QFETCH(QString, encoding);
        QFETCH(QString, hex);
        QFETCH(QString, title);
        QFETCH(QString, bits);
        QFETCH(QString, nibbles);
        Bench bench(qPrintable(encoding), hex);
        const BitStory& story = bench.lens.story();
        QCOMPARE(story.title, title);
        QCOMPARE(valueBits(story), bits);
        QCOMPARE(digits(story), nibbles);
        QVERIFY(!story.isError);
        QVERIFY(!failedCheck(story));
        QVERIFY(bench.lens.sentence().contains(title));
    }

    void termsAddUpToTheCodePoint() {
        Bench bench("UTF-8", QStringLiteral("E4 B8 96"));
        const BitStory& story = bench.lens.story();
        QStringList lines;
        for (const BitStory::Term& term : story.terms)
            lines += (term.left + u' ' + term.middle + u' ' + term.right).simplified();
        QCOMPARE(lines, QStringList({QStringLiteral("E4 AND 0F << 12 4000"),
                                     QStringLiteral("B8 AND 3F << 6 0E00"),
                                     QStringLiteral("96 AND 3F 0016")}));
        QCOMPARE(story.sum.right, QStringLiteral("4E16"));
    }

    void rowAndCellOfKorean() {
        Bench bench("EUC-KR", QStringLiteral("C7 D1"));
        const BitStory& story = bench.lens.story();
        QVERIFY(story.isTable);
        QCOMPARE(story.terms.size(), std::size_t(2));
        QCOMPARE(story.terms[0].middle, QStringLiteral("C7 − A0"));
        QCOMPARE(story.terms[0].right, QStringLiteral("39"));
        QCOMPARE(story.terms[1].right, QStringLiteral("49"));
    }

    void errors_data() {
        QTest::addColumn<QString>("hex");
        QTest::addColumn<QString>("check");
        QTest::addColumn<QString>("expected");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, const char* hex, const char* check,
                            const char* expected, const char* words) {
            QTest::newRow(name) << QString::fromUtf8(hex) << QString::fromUtf8(check)
                                << QString::fromUtf8(expected) << QString::fromUtf8(words);
        };
        row("cut-off", "E4 B8 41", "Lead and all continuations", "80..BF", "41 follows");
        row("cut-off-by-the-end", "E4 B8", "Lead and all continuations", "80..BF", "the text ends");
        row("stray", "80", "Lead and all continuations", "", "stray continuation byte");
        row("header", "FF", "Lead and all continuations", "", "five or more ones");
        row("overlong-slash", "C0 AF", "Shortest form", "", "below 80");
        row("overlong-three", "E0 80 AF", "Shortest form", "A0..BF", "below 0800");
        row("overlong-four", "F0 80 80 80", "Shortest form", "90..BF", "below 10000");
        row("surrogate", "ED A0 80", "Not a surrogate", "80..9F", "surrogate");
        row("too-large", "F4 90 80 80", "In range", "80..8F", "above U+10FFFF");
        row("too-large-lead", "F5 80", "In range", "", "above U+10FFFF");
    }

    void errors() {
        QFETCH(QString, hex);
        QFETCH(QString, check);
        QFETCH(QString, expected);
        QFETCH(QString, words);
        Bench bench("UTF-8", hex);
        const BitStory& story = bench.lens.story();
        QVERIFY(story.isError);
        QVERIFY(failedCheck(story));
        QCOMPARE(failedCheck(story)->name, check);
        QCOMPARE(story.expected, expected);
        QVERIFY2(bench.lens.sentence().contains(words), qPrintable(bench.lens.sentence()));
    }

    void forbiddenFormsAreJoined_data() {
        QTest::addColumn<QString>("hex");
        QTest::addColumn<QString>("spelt");
        const auto row = [](const char* name, const char* hex, const char* spelt) {
            QTest::newRow(name) << QString::fromLatin1(hex) << QString::fromLatin1(spelt);
        };
        row("overlong-digit", "C0 B1", "U+0031");
        row("overlong-slash", "E0 80 AF", "U+002F");
        row("surrogate", "ED A0 80", "U+D800");
        row("too-large", "F4 90 80 80", "U+110000");
    }
    /// From each of their bytes.
    void forbiddenFormsAreJoined() {
        QFETCH(QString, hex);
        QFETCH(QString, spelt);
        Bench bench("UTF-8", hex);
        for (std::uint64_t offset = 0; offset < bench.document.size(); ++offset) {
            bench.selection.setCaret(offset);
            const BitStory& story = bench.lens.story();
            QCOMPARE(story.range, (ByteRange{0, bench.document.size()}));
            QVERIFY(story.isError && failedCheck(story));
            QVERIFY2(story.subtitle.endsWith(spelt), qPrintable(story.subtitle));
            QVERIFY2(story.sentence.endsWith(spelt + QLatin1Char('.')), qPrintable(story.sentence));
            QCOMPARE(story.sum.right.toUInt(nullptr, 16), spelt.mid(2).toUInt(nullptr, 16));
        }
    }

    void errorsOfOtherEncodings() {
        Bench cut("EUC-KR", QStringLiteral("C7"));
        QVERIFY(cut.lens.sentence().contains(QStringLiteral("the text ends")));
        Bench unmapped("windows-1253", QStringLiteral("D2"));
        QVERIFY(unmapped.lens.story().isError);
        QVERIFY(unmapped.lens.sentence().contains(QStringLiteral("assigns no character")));
    }

    void historicForms() {
        Bench bench("UTF-8", QStringLiteral("FC 84 80 80 80 80"));
        QVERIFY(bench.lens.story().isError);
        bench.lens.findChild<QCheckBox*>()->setChecked(true);
        QCOMPARE(bench.lens.story().bytes.size(), std::size_t(6));
        QVERIFY(!bench.lens.story().isError);
        QCOMPARE(bench.lens.story().title, QStringLiteral("4000000"));
        QVERIFY(failedCheck(bench.lens.story()));
        bench.selection.setCaret(3); // from the middle the same form is found
        QCOMPARE(bench.lens.story().bytes.size(), std::size_t(6));
        bench.lens.findChild<QCheckBox*>()->setChecked(false);
        QVERIFY(bench.lens.story().isError);
    }

    void emptyAndBehindTheEnd() {
        Bench bench("UTF-8", QString());
        QVERIFY(bench.lens.story().empty());
        QCOMPARE(bench.lens.sentence(),
                 QStringLiteral("There are no bytes. Open a file, or enter text or bytes."));
        bench.document.insert(0, bytesOf(QStringLiteral("41")), QStringLiteral("type"));
        bench.selection.setCaret(1);
        QVERIFY(bench.lens.story().empty());
    }

    void arrowsGoFromCharacterToCharacter() {
        Bench bench("UTF-8", QStringLiteral("41 E4 B8 96 C3 A9"));
        QTest::keyClick(&bench.lens, Qt::Key_Right);
        QCOMPARE(bench.selection.caret(), 1u);
        QCOMPARE(bench.lens.story().title, QStringLiteral("U+4E16"));
        QTest::keyClick(&bench.lens, Qt::Key_Right);
        QCOMPARE(bench.selection.caret(), 4u);
        QTest::keyClick(&bench.lens, Qt::Key_Right); // the last one
        QCOMPARE(bench.selection.caret(), 4u);
        QTest::keyClick(&bench.lens, Qt::Key_Left);
        QTest::keyClick(&bench.lens, Qt::Key_Left);
        QTest::keyClick(&bench.lens, Qt::Key_Left); // the first one
        QCOMPARE(bench.selection.caret(), 0u);
    }

    void pointerHoversAndSelectsBytes() {
        Bench bench("UTF-8", QStringLiteral("E4 B8 96"));
        bench.lens.show();
        BitFlowView& flow = bench.lens.flow();
        const QPoint second = flow.flowLayout().byteRect(1).center().toPoint();
        QTest::mouseMove(&flow, second);
        QTRY_VERIFY(bench.selection.hovered().has_value());
        QCOMPARE(bench.selection.hovered()->begin, 1u);
        QTest::mouseClick(&flow, Qt::LeftButton, {}, second);
        QCOMPARE(bench.selection.range(), (ByteRange{1, 2}));
        QCOMPARE(bench.lens.story().title, QStringLiteral("U+4E16"));
        // The last bit of the code point is of the last byte.
        const auto layout = flow.flowLayout();
        QCOMPARE(layout.byteAt(layout.valueBit(15).center()), std::optional<std::size_t>(2));
    }

    void bandsCoverEveryPayloadBitOnce() {
        Bench bench("UTF-8", QStringLiteral("F0 9F 98 80"));
        const BitFlowLayout layout(bench.lens.story(), {}, 2000);
        qreal from = 0;
        qreal to = 0;
        for (const BitFlowLayout::Band& band : layout.bands()) {
            from += band.from.width();
            to += band.to.width();
        }
        QCOMPARE(from, 21 * layout.bit(0, 0).width());
        QCOMPARE(to, 21 * layout.valueBit(0).width());
        QCOMPARE(layout.nibbles(), std::size_t(6));
    }

    void narrowPanelsShrinkTheBits() {
        Bench bench("UTF-8", QStringLiteral("F0 9F 98 80"));
        const BitFlowLayout wide(bench.lens.story(), {}, 2000);
        const BitFlowLayout narrow(bench.lens.story(), {}, 700);
        QVERIFY(narrow.size().width() <= 700);
        QVERIFY(narrow.bit(0, 0).width() < wide.bit(0, 0).width());
        const BitFlowLayout least(bench.lens.story(), {}, 0);
        QCOMPARE(least.bit(0, 0).width(), wide.bit(0, 0).width() / 2);
    }

    void pageOfATable() {
        CodecRegistry codecs;
        const TablePage korean =
            makeTablePage(*codecs.find("EUC-KR"), bytesOf(QStringLiteral("C7 D1")));
        QCOMPARE(korean.cells[0xD1], QStringLiteral("한"));
        QVERIFY(korean.cells[0x20].isEmpty());
        const TablePage cyrillic =
            makeTablePage(*codecs.find("KOI8-R"), bytesOf(QStringLiteral("C1")));
        QCOMPARE(cyrillic.cells[0xC1], QStringLiteral("а"));
        QCOMPARE(cyrillic.cells[0x41], QStringLiteral("A"));
    }

    void isDrawnInBothThemes() {
        Bench bench("UTF-8", QStringLiteral("E4 B8 96"));
        setTheme(Theme::Light);
        const QImage light = bench.lens.grab().toImage();
        setTheme(Theme::Dark);
        QCoreApplication::processEvents();
        const QImage dark = bench.lens.grab().toImage();
        setTheme(Theme::System);
        QVERIFY(light.pixelColor(light.width() / 2, 2).lightness() > 200);
        QVERIFY(dark.pixelColor(dark.width() / 2, 2).lightness() < 60);
    }

    void bidiControlsAreShownByName() {
        Bench bench("UTF-8", QStringLiteral("E2 80 AE 61"));
        QVERIFY(!bench.lens.story().specimen.contains(QChar(0x202E)));
    }

    void arithmeticFoldsAwayWhereThereIsLittleRoom() {
        Bench bench("UTF-8", QStringLiteral("E4 B8 96"));
        const auto* arithmetic = bench.lens.findChild<BitArithmeticView*>();
        QCheckBox* unfold = nullptr;
        for (auto* box : bench.lens.findChildren<QCheckBox*>()) {
            if (box->text() == QStringLiteral("Arithmetic"))
                unfold = box;
        }
        QVERIFY(unfold != nullptr);
        bench.lens.resize(1119, 240); // the default dock
        bench.lens.show();
        QVERIFY(arithmetic->isVisible());
        QVERIFY(!unfold->isVisible());
        bench.lens.resize(1024, 172); // that of a window of 1024x640
        QVERIFY(!arithmetic->isVisible());
        QVERIFY(unfold->isVisible());
        QTest::keyClick(unfold, Qt::Key_Space);
        QVERIFY(arithmetic->isVisible());
        QTest::keyClick(unfold, Qt::Key_Space);
        QVERIFY(!arithmetic->isVisible());
        bench.lens.resize(1119, 240);
        QVERIFY(arithmetic->isVisible());
    }

    /// Table 3-7 of the Unicode Standard is UTF-8's alone: CESU-8 has no four-byte form at all.
    void whatIsExpectedIsSaidOfUtf8Alone() {
        Bench bench("CESU-8", QStringLiteral("F0 9F 98 80 41"));
        bench.selection.setCaret(0);
        const BitStory& story = bench.lens.story();
        QVERIFY(story.isError);
        QVERIFY(!story.brokeOff);
        QVERIFY(story.expected.isEmpty());
        QVERIFY(story.checks.empty());
        QVERIFY(story.terms.empty());
        QCOMPARE(digits(story), QStringLiteral("01F600"));
        QCOMPARE(story.sentence, QStringLiteral("F0 9F 98 80 is not valid in this encoding."));
    }

    void bitsOfATableMayBeThoseOfTheCodePoint_data() {
        QTest::addColumn<QString>("encoding");
        QTest::addColumn<QString>("hex");
        QTest::addColumn<bool>("isSame");
        QTest::newRow("latin-1") << "ISO-8859-1"
                                 << "E9" << true;
        QTest::newRow("ascii") << "windows-1251"
                               << "41" << true;
        QTest::newRow("cyrillic") << "windows-1251"
                                  << "E9" << false;
        QTest::newRow("ebcdic") << "IBM037"
                                << "C1" << false;
        QTest::newRow("han") << "GB18030"
                             << "D6 D0" << false;
    }
    void bitsOfATableMayBeThoseOfTheCodePoint() {
        QFETCH(QString, encoding);
        QFETCH(QString, hex);
        QFETCH(bool, isSame);
        Bench bench(encoding.toUtf8().constData(), hex);
        QCOMPARE(bench.lens.sentence().contains(QStringLiteral("not those of the code point")),
                 !isSame);
        QCOMPARE(bench.lens.sentence().contains(QStringLiteral("the same bits")), isSame);
    }

    void whatIsComputedHasNoTable_data() {
        QTest::addColumn<QString>("encoding");
        QTest::addColumn<QString>("hex");
        QTest::addColumn<int>("at");
        QTest::newRow("UTF-7") << "UTF-7"
                               << "2B 41 47 45 2D" << 1;
        QTest::newRow("SCSU") << "SCSU"
                              << "12 9C" << 1;
        QTest::newRow("BOCU-1") << "BOCU-1"
                                << "D3 E0" << 0;
    }
    void whatIsComputedHasNoTable() {
        QFETCH(QString, encoding);
        QFETCH(QString, hex);
        QFETCH(int, at);
        Bench bench(encoding.toUtf8().constData(), hex);
        bench.selection.setCaret(static_cast<std::uint64_t>(at));
        QVERIFY(!bench.lens.story().isError);
        QVERIFY(!bench.lens.story().isTable);
        QVERIFY(bench.lens.story().terms.empty());
        QVERIFY2(!bench.lens.sentence().contains(QStringLiteral("table")),
                 qPrintable(bench.lens.sentence()));
        QVERIFY(bench.lens.sentence().contains(bench.lens.story().title));
    }
};

QTEST_MAIN(TestBitsLens)
#include "tst_bits_lens.moc"
