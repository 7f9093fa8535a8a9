// The lookup lens: the lanes beside the validator's own, the block that follows the selection, the
// three sets of tables, and what is said of them.

#include "bytes/hex.h"
#include "document/document.h"
#include "document/selection.h"
#include "lenses/lookup/lookup_layout.h"
#include "lenses/lookup/lookup_lens.h"
#include "lenses/lookup/lookup_words.h"
#include "style/palette.h"

#include "patient.h"
#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>
#include <QToolButton>

#include <random>

using namespace moji;
using namespace moji::app;

namespace {

constexpr int kPaper = 0;
constexpr int kSimdjson = 1;
constexpr int kMisprint = 2;

/// A document with a lookup lens on it.
struct Bench {
    CodecRegistry codecs;
    Document document{codecs};
    Selection selection{&document};
    LookupLens lens{&document, &selection, nullptr};

    explicit Bench(ByteView bytes, const char* encoding = "UTF-8") {
        document.setBytes(bytes, QStringLiteral("test"));
        document.setCodec(*codecs.find(encoding));
    }
    explicit Bench(const QString& hex, const char* encoding = "UTF-8")
        : Bench(ByteView(parseHexBytes(hex.toStdString()).value()), encoding) {}

    template <class Widget>
    Widget* named(const QString& name) {
        for (auto* widget : lens.findChildren<Widget*>()) {
            if (widget->accessibleName() == name)
                return widget;
        }
        return nullptr;
    }
    QTableView* table() { return named<QTableView>(QStringLiteral("Lanes")); }
    void click(const QString& button) { named<QToolButton>(button)->click(); }
    void chooseTables(int index) {
        named<QComboBox>(QStringLiteral("Tables"))->setCurrentIndex(index);
    }
    QPushButton* failing() { return lens.findChild<QPushButton*>(); }
    QString cell(LookupRow row, int lane) {
        return table()->model()->index(static_cast<int>(row), lane).data().toString();
    }
    QString rowText(LookupRow row) {
        QStringList cells;
        for (int lane = 0; lane < 16; ++lane)
            cells += cell(row, lane);
        return cells.join(u' ');
    }
    bool says(const QString& text) {
        for (const auto* label : lens.findChildren<QLabel*>()) {
            if (label->text().contains(text) || label->accessibleName().contains(text))
                return true;
        }
        return false;
    }
};

/// The block of the design's picture, two blocks more, incomplete at the end.
const QString kThreeBlocks =
    QStringLiteral("47 45 54 20 2F 2E 2E C0 AF E4 B8 96 C3 A9 20 6F "
                   "6B 20 F0 9F 98 80 0A ED A0 80 41 42 43 44 45 46 47 E4 B8");

Bytes randomBytes(std::mt19937& random, std::size_t size) {
    constexpr std::array<Byte, 12> kLikely = {0x41, 0x80, 0xA0, 0xBF, 0xC0, 0xC3,
                                              0xE0, 0xE4, 0xED, 0xF0, 0xF4, 0xFF};
    Bytes bytes(size);
    for (Byte& byte : bytes)
        byte = kLikely[random() % kLikely.size()];
    return bytes;
}

} // namespace

class TestLookupLens final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lanesOfAnOverlongSlash() {
        Bench bench(kThreeBlocks);
        bench.selection.select({7, 9});
        QCOMPARE(bench.rowText(LookupRow::Input),
                 QStringLiteral("47 45 54 20 2F 2E 2E C0 AF E4 B8 96 C3 A9 20 6F"));
        QCOMPARE(bench.rowText(LookupRow::Prev2),
                 QStringLiteral("00 00 47 45 54 20 2F 2E 2E C0 AF E4 B8 96 C3 A9"));
        QCOMPARE(bench.rowText(LookupRow::Prev1High),
                 QStringLiteral("0 4 4 5 2 2 2 2 C A E B 9 C A 2"));
        QCOMPARE(bench.rowText(LookupRow::Table1),
                 QStringLiteral("01 01 01 01 01 01 01 01 06 80 1A 80 80 06 80 01"));
        QCOMPARE(bench.rowText(LookupRow::Table3),
                 QStringLiteral("06 06 06 06 06 06 06 06 CD 06 CD D5 06 CD 06 06"));
        QCOMPARE(bench.rowText(LookupRow::MustContinue),
                 QStringLiteral("00 00 00 00 00 00 00 00 00 00 00 80 00 00 00 00"));
        QCOMPARE(bench.rowText(LookupRow::Error),
                 QStringLiteral("00 00 00 00 00 00 00 00 04 00 00 00 00 00 00 00"));
        QCOMPARE(bench.lens.lane(), std::size_t(8)); // the first of C0 AF that fails
        QCOMPARE(arithmeticText(bench.lens.story(), 8),
                 QStringLiteral("06 AND B7 AND CD = 04, bit 2: OVERLONG_2."));
        QVERIFY(bench.says(QStringLiteral("06 AND B7 AND CD = 04, bit 2: OVERLONG_2.")));
        QVERIFY(bench.says(
            QStringLiteral("C0 AF is a two-byte form of 2F, “/”, which needs only one byte.")));
        QVERIFY(bench.says(QStringLiteral("1 lane fails: 8")));
        QVERIFY(bench.says(QStringLiteral("7 of 16 bytes are 80 or more")));
        QVERIFY(bench.says(QStringLiteral("last three A9 20 6F ≤ EF DF BF")));
        QVERIFY(bench.lens.sentence().contains(QStringLiteral("OVERLONG_2")));
    }

    void lanesAreThoseOfTheChecker() {
        constexpr unsigned kSeed = 20201027;
        std::mt19937 random(kSeed);
        for (int round = 0; round < 40; ++round) {
            const Bytes bytes = randomBytes(random, 1 + random() % 70);
            Bench bench{ByteView(bytes)};
            const int set = round % 3;
            bench.chooseTables(set);
            std::vector<utf8::LookupBlock> expected;
            struct Keep {
                std::vector<utf8::LookupBlock>& blocks;
                void operator()(const utf8::LookupBlock& block) const { blocks.push_back(block); }
                void operator()(const utf8::LookupTail&) const {}
            };
            utf8::LookupChecker checker(*utf8::kLookupTableSets[static_cast<std::size_t>(set)],
                                        Keep{expected});
            for (std::size_t at = 0; at < bytes.size(); at += 16)
                checker.add(
                    ByteView(bytes).subspan(at, std::min<std::size_t>(16, bytes.size() - at)));
            for (const utf8::LookupBlock& block : expected) {
                bench.selection.setCaret(block.offset);
                QVERIFY2(bench.lens.story().block == block, qPrintable(QString::number(round)));
            }
        }
    }

    /// Whatever bytes, whatever tables: every lane is spoken of, and the bit's name is among it.
    void everyLaneHasWords() {
        constexpr unsigned kSeed = 20100;
        std::mt19937 random(kSeed);
        for (int round = 0; round < 60; ++round) {
            const Bytes bytes = randomBytes(random, 1 + random() % 16);
            Bench bench{ByteView(bytes)};
            bench.chooseTables(round % 3);
            const LookupStory& story = bench.lens.story();
            for (std::size_t lane = 0; lane < 16; ++lane) {
                QVERIFY(meaningText(story, lane).endsWith(u'.'));
                const QString sum = arithmeticText(story, lane);
                for (const QString& name : bitNames(story, lane, story.block.error[lane]))
                    QVERIFY2(sum.contains(name), qPrintable(sum));
                QVERIFY(!sum.contains(u'%') && !meaningText(story, lane).contains(u'%'));
                QVERIFY(!blockSentence(story, lane).contains(u'%'));
            }
        }
    }

    void meanings_data() {
        QTest::addColumn<QString>("hex");
        QTest::addColumn<int>("lane");
        QTest::addColumn<QString>("bits");
        QTest::addColumn<QString>("part");
        const auto row = [](const char* name, const char* hex, int lane, const char* bits,
                            const char* part) {
            QTest::newRow(name) << QString::fromUtf8(hex) << lane << QString::fromUtf8(bits)
                                << QString::fromUtf8(part);
        };
        row("lead-then-ascii", "C3 41", 1, "bit 1: TOO_SHORT", "C3 needs a continuation");
        row("lead-then-end", "C3", 1, "bit 1: TOO_SHORT", "the text ends");
        row("stray-at-start", "80", 0, "bit 0: TOO_LONG", "the text starts here");
        row("stray-after-ascii", "41 80", 1, "bit 0: TOO_LONG", "41 before it is ASCII");
        row("third-missing", "E4 B8 41", 2, "bit 7: TWO_CONTS", "E4 two bytes before");
        row("fourth-missing", "F0 9F 98 41", 3, "bit 7: TWO_CONTS", "F0 three bytes before");
        row("third-cut-off", "E4 B8", 2, "bit 7: TWO_CONTS", "but the text ends");
        row("superfluous", "C3 A9 A9", 2, "bit 7: TWO_CONTS", "stray continuation byte");
        row("overlong-3", "E0 9F 80", 1, "bit 4: OVERLONG_3", "below 0800");
        row("overlong-4", "F0 8F 80 80", 1, "bit 5: OVERLONG_4", "below 10000");
        row("surrogate", "ED A0 80", 1, "bit 3: SURROGATE", "surrogate");
        row("too-large", "F4 90 80 80", 1, "bit 6: TOO_LARGE", "above U+10FFFF");
        row("too-large-1000", "F5 80 80 80", 1, "bit 5: TOO_LARGE_1000", "above U+10FFFF");
        row("two-bits", "C0 41", 1, "bits 2, 1: OVERLONG_2, TOO_SHORT", "can only start");
        row("passes", "41 42", 1, "= 00.", "42 may follow 41");
        row("third-passes", "E4 B8 96", 2, "= 80, XOR 80 = 00.",
            "96 is expected here: it continues E4");
        row("past-the-end", "41", 5, "= 00.", "padded with 00");
    }
    void meanings() {
        QFETCH(QString, hex);
        QFETCH(int, lane);
        QFETCH(QString, bits);
        QFETCH(QString, part);
        Bench bench(hex);
        const auto at = static_cast<std::size_t>(lane);
        const QString sum = arithmeticText(bench.lens.story(), at);
        QVERIFY2(sum.contains(bits), qPrintable(sum));
        const QString meaning = meaningText(bench.lens.story(), at);
        QVERIFY2(meaning.contains(part), qPrintable(meaning));
    }

    void simdjsonHasOtherBits() {
        Bench bench(kThreeBlocks);
        bench.selection.select({7, 9});
        bench.chooseTables(kSimdjson);
        QCOMPARE(bench.cell(LookupRow::Error, 8), QStringLiteral("20"));
        QVERIFY(bench.says(QStringLiteral("bit 5: OVERLONG_2.")));
        QVERIFY(bench.says(QStringLiteral("6 OVERLONG_4 or TOO_LARGE_1000")));
        QVERIFY(!bench.lens.story().isMisjudged(8));
        QVERIFY(bench.lens.sentence().startsWith(QStringLiteral("Lane 8 reports OVERLONG_2")));
    }

    void misprintRefusesU0800() {
        Bench bench(QStringLiteral("E0 A0 80")); // ࠀ
        QCOMPARE(bench.lens.sentence(),
                 QStringLiteral("All 16 lanes are 00. Nothing to report in this block."));
        QVERIFY(!bench.failing()->isEnabled());
        bench.chooseTables(kMisprint);
        QCOMPARE(bench.lens.story().failingLanes(), (std::vector<std::size_t>{1, 2}));
        QCOMPARE(bench.lens.lane(), std::size_t(1));
        QVERIFY(bench.says(QStringLiteral("2 lanes fail: 1, 2")));
        QVERIFY(bench.says(QStringLiteral("T1[E] = 0E (1A)")));
        QVERIFY(bench.says(QStringLiteral("the lane passes: 1A AND B7 AND CD = 00.")));
        QCOMPARE(bench.lens.sentence(),
                 QStringLiteral("The misprint fails: it rejects valid bytes, first in lane 1."));
        bench.chooseTables(kPaper);
        QVERIFY(bench.lens.story().failingLanes().empty());
    }

    void misprintLetsASuperfluousContinuationPass() {
        Bench bench(QStringLiteral("C2 80 80"));
        QCOMPARE(bench.lens.story().failingLanes(), std::vector<std::size_t>{2});
        bench.chooseTables(kMisprint);
        QVERIFY(bench.lens.story().failingLanes().empty());
        QCOMPARE(bench.lens.sentence(),
                 QStringLiteral("The misprint fails: it accepts invalid bytes, first in lane 2."));
        QVERIFY(meaningText(bench.lens.story(), 2).contains(QStringLiteral("TWO_CONTS")));
    }

    void shortcutAndTail() {
        Bench ascii(QStringLiteral("41 42 43"));
        QVERIFY(shortcutCheck(ascii.lens.story()).passed);
        QVERIFY(tailCheck(ascii.lens.story()).passed);
        // A character over the edge: open, but nothing is wrong.
        Bench open(QString(QStringLiteral("41")).repeated(14) + QStringLiteral("E4 B8 96"));
        QVERIFY(!shortcutCheck(open.lens.story()).passed);
        QVERIFY(!tailCheck(open.lens.story()).passed);
        QVERIFY(!tailCheck(open.lens.story()).wrong);
        QVERIFY(tailCheck(open.lens.story()).text.contains(QStringLiteral("41 E4 B8")));
        // An ASCII block after an open one, and an open block at the end.
        Bench owed(QString(QStringLiteral("41")).repeated(15) + QStringLiteral("C3 41"));
        owed.selection.setCaret(16);
        QVERIFY(shortcutCheck(owed.lens.story()).wrong);
        QCOMPARE(owed.lens.story().failingLanes(), std::vector<std::size_t>{0});
        Bench end(QString(QStringLiteral("41")).repeated(15) + QStringLiteral("C3"));
        QVERIFY(end.lens.story().failingLanes().empty());
        QVERIFY(tailCheck(end.lens.story()).wrong);
        QVERIFY(end.lens.sentence().contains(QStringLiteral("the tail check fails")));
    }

    void selectionMovesTheBlock() {
        Bench bench(kThreeBlocks);
        QVERIFY(bench.says(QStringLiteral("Block 1 of 3")));
        QVERIFY(bench.says(QStringLiteral("000000..00000F")));
        bench.selection.setCaret(20);
        QCOMPARE(bench.lens.story().block.offset, 16u);
        QCOMPARE(bench.lens.lane(), std::size_t(4));
        QVERIFY(bench.says(QStringLiteral("Block 2 of 3")));
        bench.selection.setCaret(33); // E4 B8, incomplete: the next lane notices
        QCOMPARE(bench.lens.lane(), std::size_t(3));
        bench.selection.setCaret(35); // the end belongs to the last block
        QVERIFY(bench.says(QStringLiteral("000020..000022")));
    }

    void transportGoesThroughTheDocument() {
        Bench bench(kThreeBlocks);
        bench.click(QStringLiteral("Next step"));
        QCOMPARE(bench.selection.range(), (ByteRange{16, 32}));
        QCOMPARE(bench.lens.lane(), std::size_t(8)); // the surrogate
        bench.click(QStringLiteral("Last step"));
        QCOMPARE(bench.selection.range(), (ByteRange{32, 35}));
        bench.click(QStringLiteral("Next step"));
        QCOMPARE(bench.selection.range(), (ByteRange{32, 35}));
        bench.click(QStringLiteral("Previous step"));
        bench.click(QStringLiteral("First step"));
        QCOMPARE(bench.selection.range(), (ByteRange{0, 16}));
    }

    void transportGoesThroughTheSelection() {
        Bench bench(QString(QStringLiteral("41")).repeated(100));
        bench.selection.select({20, 60}); // blocks 1..3 of 0..6
        QVERIFY(bench.says(QStringLiteral("Block 1 of 3")));
        bench.click(QStringLiteral("Last step"));
        QCOMPARE(bench.selection.range(), (ByteRange{48, 64}));
        QVERIFY(bench.says(QStringLiteral("Block 3 of 3")));
        bench.click(QStringLiteral("Next step"));
        QCOMPARE(bench.selection.range(), (ByteRange{48, 64}));
        bench.selection.setCaret(0); // somewhere else: the document again
        QVERIFY(bench.says(QStringLiteral("Block 1 of 7")));
    }

    void keys() {
        Bench bench(kThreeBlocks);
        QTest::keyClick(&bench.lens, Qt::Key_End);
        QCOMPARE(bench.selection.caret(), 32u);
        QTest::keyClick(&bench.lens, Qt::Key_PageUp);
        QCOMPARE(bench.selection.caret(), 16u);
        QTest::keyClick(&bench.lens, Qt::Key_Home);
        QCOMPARE(bench.selection.caret(), 0u);
        QTest::keyClick(bench.table(), Qt::Key_PageDown);
        QCOMPARE(bench.selection.caret(), 16u);
        QTest::keyClick(bench.table(), Qt::Key_PageUp);
        QCOMPARE(bench.selection.caret(), 0u);
        QTest::keyClick(bench.table(), Qt::Key_End);
        QCOMPARE(bench.selection.range(), (ByteRange{15, 16}));
        QTest::keyClick(bench.table(), Qt::Key_Home);
        QTest::keyClick(bench.table(), Qt::Key_Return);
        QCOMPARE(bench.selection.range(), (ByteRange{0, 1}));
    }

    void keysOfButtons() {
        Bench bench(kThreeBlocks);
        auto* next = bench.named<QToolButton>(QStringLiteral("Next step"));
        QTest::keyClick(next, Qt::Key_End);
        QCOMPARE(bench.selection.caret(), 32u);
        QTest::keyClick(next, Qt::Key_Home);
        QCOMPARE(bench.selection.caret(), 0u);
        bench.selection.setCaret(0);
        QTest::keyClick(next, Qt::Key_Right);
        QCOMPARE(bench.selection.range(), (ByteRange{1, 2}));
        QTest::keyClick(next, Qt::Key_Space); // presses it
        QCOMPARE(bench.selection.caret(), 16u);
    }

    void arrowsGoFromLaneToLane_data() {
        QTest::addColumn<bool>("inTable");
        QTest::newRow("in the table") << true;
        QTest::newRow("in the lens") << false;
    }
    void arrowsGoFromLaneToLane() {
        QFETCH(bool, inTable);
        Bench bench(kThreeBlocks);
        QWidget* focus = inTable ? static_cast<QWidget*>(bench.table()) : &bench.lens;
        bench.selection.setCaret(0);
        for (std::uint64_t offset = 1; offset < 35; ++offset) { // through all three blocks
            QTest::keyClick(focus, Qt::Key_Right);
            QCOMPARE(bench.selection.range(), (ByteRange{offset, offset + 1}));
            QCOMPARE(bench.lens.lane(), static_cast<std::size_t>(offset % 16));
            QCOMPARE(bench.lens.story().block.offset, offset / 16 * 16);
        }
        QTest::keyClick(focus, Qt::Key_Right); // a lane without a byte
        QCOMPARE(bench.lens.lane(), std::size_t(3));
        for (std::uint64_t offset = 35; offset-- > 0;) {
            QTest::keyClick(focus, Qt::Key_Left);
            QCOMPARE(bench.selection.range(), (ByteRange{offset, offset + 1}));
        }
        QTest::keyClick(focus, Qt::Key_Left);
        QCOMPARE(bench.selection.caret(), 0u);
        QTest::keyClick(focus, Qt::Key_Down);
        QCOMPARE(bench.selection.caret(), 0u);
    }

    void arrowsKeepTheBlocksOfTheSelection() {
        Bench bench(QString(QStringLiteral("41")).repeated(100));
        bench.selection.select({30, 60}); // blocks 1..3
        for (int i = 0; i < 4; ++i)
            QTest::keyClick(bench.table(), Qt::Key_Right);
        QVERIFY(bench.says(QStringLiteral("Block 2 of 3")));
        QTest::keyClick(bench.table(), Qt::Key_PageUp);
        QTest::keyClick(bench.table(), Qt::Key_Home);
        QTest::keyClick(bench.table(), Qt::Key_Left); // out of them
        QCOMPARE(bench.selection.range(), (ByteRange{15, 16}));
        QVERIFY(bench.says(QStringLiteral("Block 1 of 7")));
    }

    void playingStepsToTheEndAndStops() {
        Bench bench(kThreeBlocks);
        bench.named<QComboBox>(QStringLiteral("Speed"))->setCurrentIndex(3);
        QTest::keyClick(&bench.lens, Qt::Key_Space);
        QTRY_COMPARE(bench.selection.caret(), 32u);
        QTRY_COMPARE(bench.named<QToolButton>(QStringLiteral("Play"))->toolTip(),
                     QStringLiteral("Play"));
    }

    void laneIsAByte() {
        Bench bench(kThreeBlocks);
        bench.lens.resize(1120, 700);
        bench.lens.show();
        auto* table = bench.table();
        const auto middle = [&](LookupRow row, int lane) {
            return table->visualRect(table->model()->index(static_cast<int>(row), lane)).center();
        };
        QTest::mouseMove(table->viewport(), middle(LookupRow::Table1, 10));
        QTRY_COMPARE(bench.selection.hovered(), std::optional(ByteRange{10, 11}));
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, middle(LookupRow::Error, 5));
        QCOMPARE(bench.selection.range(), (ByteRange{5, 6}));
        QCOMPARE(bench.lens.lane(), std::size_t(5));
        bench.selection.setCaret(33);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, middle(LookupRow::Input, 9));
        QCOMPARE(bench.lens.lane(), std::size_t(9)); // no byte, but a lane to look at
        QCOMPARE(bench.selection.caret(), 35u);
    }

    void buttonGoesToFailingLanes() {
        Bench bench(QStringLiteral("C3 41 C0 41"));
        bench.selection.setCaret(1);
        QStringList labels;
        for (int i = 0; i < 3; ++i) {
            labels += bench.failing()->text();
            bench.failing()->click();
        }
        QCOMPARE(labels,
                 QStringList({QStringLiteral("Go to lane 3"), QStringLiteral("Go to lane 1"),
                              QStringLiteral("Go to lane 3")}));
        QCOMPARE(bench.selection.range(), (ByteRange{3, 4}));
    }

    void cellsSpeak() {
        Bench bench(kThreeBlocks);
        const auto heard = [&](LookupRow row, int lane) {
            return bench.table()
                ->model()
                ->index(static_cast<int>(row), lane)
                .data(Qt::AccessibleTextRole)
                .toString();
        };
        QCOMPARE(heard(LookupRow::Input, 8), QStringLiteral("AF, offset 000008"));
        QCOMPARE(heard(LookupRow::Table1, 8), QStringLiteral("06, OVERLONG_2, TOO_SHORT"));
        QCOMPARE(heard(LookupRow::Error, 8), QStringLiteral("04, OVERLONG_2"));
        QCOMPARE(bench.table()->model()->headerData(11, Qt::Vertical).toString(),
                 QStringLiteral("special cases"));
    }

    void editsAreFollowed() {
        Bench bench(QStringLiteral("C0 AF"));
        QVERIFY(!bench.lens.story().failingLanes().empty());
        bench.document.replace({0, 2}, parseHexBytes("2F").value(), QStringLiteral("repair"));
        QVERIFY(bench.lens.story().failingLanes().empty());
        QCOMPARE(bench.lens.story().bytes, std::size_t(1));
    }

    void otherEncodingsAndEmptyDocuments() {
        Bench korean(QStringLiteral("C7 D1"), "EUC-KR");
        QVERIFY(korean.lens.story().empty());
        QVERIFY(
            korean.says(QStringLiteral("This lens reads UTF-8. The document is read as EUC-KR.")));
        Bench empty{QString()};
        QVERIFY(
            empty.says(QStringLiteral("There are no bytes. Open a file, or enter text or bytes.")));
        for (const int key :
             {Qt::Key_Right, Qt::Key_Left, Qt::Key_End, Qt::Key_Home, Qt::Key_Space})
            QTest::keyClick(&empty.lens, static_cast<Qt::Key>(key));
        QTest::keyClick(empty.table(), Qt::Key_Return);
        QVERIFY(empty.lens.story().empty());
    }

    void bitsFitTheirLanes_data() {
        QTest::addColumn<QSize>("room");
        for (const int width : {600, 1024, 1120, 1440}) {
            for (const int height : {90, 182, 240, 360, 480, 700, 1200})
                QTest::addRow("%dx%d", width, height) << QSize(width, height);
        }
    }
    void bitsFitTheirLanes() {
        QFETCH(QSize, room);
        const LookupLayout layout(room, 124);
        qreal bottom = 0;
        for (int row = 0; row < kLookupRows; ++row) {
            const auto which = static_cast<LookupRow>(row);
            const QRectF cell(0, bottom, layout.laneWidth(), layout.rowHeight(which));
            bottom = cell.bottom();
            if (cell.isEmpty()) {
                QVERIFY(isNibbleRow(which)); // nothing else is left out
                continue;
            }
            const QRectF content = layout.content(which, cell);
            QVERIFY(cell.contains(content));
            QVERIFY(content.contains(layout.plate(content)));
            if (!isBitsRow(which))
                continue;
            for (int bit = 0; bit < 8; ++bit) {
                QVERIFY(content.contains(layout.bit(content, bit)));
                QVERIFY(!layout.bit(content, bit).intersects(layout.number(content)));
            }
            QVERIFY(layout.bit(content, 7).left() < layout.bit(content, 0).left());
        }
        QCOMPARE(static_cast<int>(bottom), layout.tableHeight());
    }

    /// Names are whole before lanes are wider than they must be, however low the lens is.
    void namesOfRowsHaveTheRoomThatLanesLeave() {
        for (const int height : {181, 300, 700}) {
            const LookupLayout narrow({800, height}, 124);
            const LookupLayout middle({960, height}, 124);
            const LookupLayout wide({1120, height}, 124);
            QVERIFY(narrow.headWidth() < middle.headWidth());
            QVERIFY(middle.headWidth() < wide.headWidth());
            QCOMPARE(wide.headWidth(), LookupLayout().headWidth());
            QVERIFY(middle.headWidth() + 16 * middle.laneWidth() <= 960);
        }
    }

    void rowsGrowWithTheRoom() {
        const auto height = [](int room) {
            const LookupLayout layout({1120, room}, 124);
            return layout.headerHeight() + layout.tableHeight();
        };
        QVERIFY(height(100) <= 176);        // as dense as can be, scrolled to
        QVERIFY(height(230) > height(181)); // with the nibbles
        int before = 0;
        for (int room = 80; room < 900; room += 10) {
            QVERIFY(height(room) >= before);
            QVERIFY(room < 182 || height(room) <= room);
            before = height(room);
        }
        QCOMPARE(LookupLayout({1120, 900}, 124), LookupLayout()); // as the design has it
    }

    /// The default dock: all lanes with their errors, and the verdict.
    void allLanesAreInSightInADock() {
        Bench bench(kThreeBlocks);
        bench.selection.select({7, 9});
        bench.lens.resize(1119, 252);
        bench.lens.show();
        auto* table = bench.table();
        const auto* area = bench.lens.findChild<QScrollArea*>();
        const auto inSight = [&](LookupRow row, int lane) {
            const QRect cell =
                table->visualRect(table->model()->index(static_cast<int>(row), lane));
            const QPoint at = table->viewport()->mapTo(area->viewport(), cell.topLeft());
            return area->viewport()->rect().contains(QRect(at, cell.size()));
        };
        for (const LookupRow row : {LookupRow::Character, LookupRow::Input, LookupRow::Error}) {
            for (int lane = 0; lane < 16; ++lane)
                QTRY_VERIFY(inSight(row, lane));
        }
        QVERIFY(bench.says(QStringLiteral("Lane 8 reports OVERLONG_2")));
    }

    /// What is said below the lanes is as wide as the window, wherever the lanes are scrolled to.
    void wordsAreWithinTheVisibleWidth() {
        Bench bench(kThreeBlocks);
        bench.selection.select({7, 9});
        bench.lens.resize(1119, 500);
        bench.lens.show();
        const auto* area = bench.lens.findChild<QScrollArea*>();
        const auto isWithin = [&] {
            for (const char* name :
                 {"Arithmetic of the lane", "Meaning", "Names of the bits", "ASCII shortcut"}) {
                const auto* label = bench.lens.findChild<QLabel*>(QLatin1String(name));
                const int left = label->mapTo(area->viewport(), QPoint()).x();
                if (left < 0 || left + label->width() > area->viewport()->width())
                    return false;
            }
            return true;
        };
        QTRY_VERIFY(isWithin());
        bench.lens.resize(500, 500);
        auto* bar = area->horizontalScrollBar();
        QTRY_VERIFY(bar->maximum() > 0);
        for (const int at : {0, bar->maximum() / 2, bar->maximum()}) {
            bar->setValue(at);
            QTRY_VERIFY(isWithin());
        }
        const auto* bits = bench.lens.findChild<QLabel*>(QStringLiteral("Names of the bits"));
        QVERIFY(bits->height() >= bits->heightForWidth(bits->width())); // none of it is cut off
        bench.lens.resize(1119, 500);
        QTRY_VERIFY(isWithin());
    }

    /// The window can be made narrow with this lens in it: the offsets go first.
    void toolBarFitsNarrowWindows() {
        Bench bench(QStringLiteral("C3 41 C3 41 C3 41 41 41 41 41"));
        auto* range = bench.named<QLabel>(QStringLiteral("Bytes of the block"));
        bench.lens.resize(1100, 500);
        bench.lens.show();
        QVERIFY(range->isVisible());
        const int least = bench.lens.minimumSizeHint().width();
        QVERIFY2(least <= 800, qPrintable(QString::number(least)));
        bench.lens.resize(least, 500);
        QTRY_VERIFY(!range->isVisible());
        for (const auto* button : bench.lens.findChildren<QAbstractButton*>())
            QVERIFY2(button->isVisible() && bench.lens.rect().contains(button->mapTo(
                                                &bench.lens, button->rect().bottomRight())),
                     qPrintable(button->accessibleName()));
        bench.lens.resize(1100, 500);
        QTRY_VERIFY(range->isVisible());
    }

    void modelKeepsItsContract() {
        Bench bench(kThreeBlocks);
        new QAbstractItemModelTester(bench.table()->model(),
                                     QAbstractItemModelTester::FailureReportingMode::QtTest,
                                     &bench.lens);
        bench.click(QStringLiteral("Next step"));
        bench.chooseTables(kMisprint);
        bench.document.remove({0, 35}, QStringLiteral("clear"));
    }

    void failingColumnIsRuledInBothThemes() {
        Bench bench(kThreeBlocks);
        bench.selection.select({7, 9});
        bench.lens.resize(1120, 700);
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            setTheme(theme);
            const QImage image = bench.lens.grab().toImage();
            auto* view = bench.table()->viewport();
            QCOMPARE(bench.table()->rowHeight(static_cast<int>(LookupRow::Table1)),
                     LookupLayout().rowHeight(LookupRow::Table1));
            for (const LookupRow row :
                 {LookupRow::Character, LookupRow::Prev1High, LookupRow::Error}) {
                const QRect cell = bench.table()->visualRect(
                    bench.table()->model()->index(static_cast<int>(row), 8));
                const QPoint top = view->mapTo(&bench.lens, cell.topLeft());
                QCOMPARE(image.pixelColor(top + QPoint(0, 8)), colours().bad);
                QCOMPARE(image.pixelColor(top + QPoint(cell.width() - 1, 8)), colours().bad);
                QVERIFY(image.pixelColor(top + QPoint(4, 2)) != colours().surface); // tinted
            }
            const QRect passing = bench.table()->visualRect(
                bench.table()->model()->index(static_cast<int>(LookupRow::Error), 2));
            QCOMPARE(image.pixelColor(view->mapTo(&bench.lens, passing.topLeft()) + QPoint(2, 2)),
                     colours().surface);
        }
        setTheme(Theme::System);
    }
};

QTEST_MAIN(TestLookupLens)
#include "tst_lookup_lens.moc"
