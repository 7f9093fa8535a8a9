// ByteLensLayout: the byte lens as arithmetic.

#include "grid/byte_lens_layout.h"

#include <QtTest>

using namespace moji;
using namespace moji::app;

namespace {

constexpr int kCell = 32; // zoom 0
constexpr int kDigit = 8;

ByteLensLayout layoutOf(std::uint64_t bytes, std::uint64_t top = 0, int height = 28 + 4 + 280) {
    return {ByteLensMetrics{}, bytes, top, height};
}

} // namespace

namespace {

RowWishes rowsOf(ByteFormat format) {
    return {.format = format, .bytesPerRow = 16};
}

} // namespace

class TestByteLensLayout : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void designMeasures();
    void fitsTheWidth_data();
    void fitsTheWidth();
    void longOffsetsMakeNoCellNarrower();
    void asManyBytesAsAreWanted_data();
    void asManyBytesAsAreWanted();
    void zoomScalesAllLengths();
    void everyCellIsHit_data();
    void everyCellIsHit();
    void everyBitIsHit_data();
    void everyBitIsHit();
    void charactersStandBesideTheirDigits();
    void cellsDoNotOverlap();
    void besideTheBytes();
    void rowsAtTheEnd_data();
    void rowsAtTheEnd();
    void showsTheCaretWithTheLeastScrolling();
    void showsWhatSurroundsADistantPlace();
    void exposedRows();
    void hugeDocuments();
    void offsetDigits_data();
    void offsetDigits();
};

void TestByteLensLayout::designMeasures() {
    const ByteLensLayout layout = layoutOf(1000);
    QCOMPARE(layout.hexLeft(), 80);
    QCOMPARE(layout.ruleX(), 608);
    QCOMPARE(layout.textLeft(), 620);
    QCOMPARE(layout.columnWidth(ByteColumn::Hex), 16 * 32 + 8);
    QCOMPARE(layout.columnWidth(ByteColumn::Text), 16 * 28 + 8);
    QCOMPARE(layout.width(), 1120 - 20 - 16); // overview and scroll bar are beside it
    QCOMPARE(layout.cells(ByteColumn::Hex, 7, 9), QRect(80 + 7 * 32, 32, 3 * 32 + 8, 28));
    QCOMPARE(layout.cells(ByteColumn::Text, 16, 16), QRect(620, 32 + 28, 28, 28));
}

void TestByteLensLayout::fitsTheWidth_data() {
    QTest::addColumn<int>("width");
    QTest::addColumn<ByteFormat>("format");
    QTest::addColumn<int>("perRow");
    QTest::addColumn<int>("hexCell");
    QTest::addColumn<int>("bitLines");
    const ByteFormat hex = ByteFormat::Hexadecimal;
    QTest::newRow("design-width") << 1084 << hex << 16 << 32 << 0;
    QTest::newRow("wider") << 4000 << hex << 16 << 32 << 0;
    QTest::newRow("smaller-gaps") << 1070 << hex << 16 << 32 << 0;
    QTest::newRow("narrow-cells") << 1000 << hex << 16 << 24 << 0;
    QTest::newRow("narrowest-cells") << 760 << hex << 16 << 22 << 0;
    QTest::newRow("eight-bytes") << 650 << hex << 8 << 32 << 0;
    QTest::newRow("eight-narrow-bytes") << 500 << hex << 8 << 24 << 0;
    QTest::newRow("never-under-eight") << 50 << hex << 8 << 24 << 0;
    QTest::newRow("decimal-where-hex-was") << 1084 << ByteFormat::Decimal << 16 << 32 << 0;
    QTest::newRow("octal-where-hex-was") << 1084 << ByteFormat::Octal << 16 << 32 << 0;
    QTest::newRow("narrow-cells-of-three-digits") << 1000 << ByteFormat::Decimal << 16 << 30 << 0;
    QTest::newRow("eight-of-three-digits") << 50 << ByteFormat::Octal << 8 << 30 << 0;
    const ByteFormat bits = ByteFormat::HexadecimalAndBits;
    QTest::newRow("sixteen-with-bits") << 2000 << bits << 16 << 68 << 1;
    QTest::newRow("eight-with-bits") << 1084 << bits << 8 << 68 << 1;
    QTest::newRow("eight-with-stacked-bits") << 700 << bits << 8 << 32 << 2;
    QTest::newRow("eight-narrow-with-stacked-bits") << 50 << bits << 8 << 30 << 2;
}

void TestByteLensLayout::fitsTheWidth() {
    QFETCH(int, width);
    QFETCH(int, perRow);
    QFETCH(int, hexCell);
    QFETCH(ByteFormat, format);
    const auto metrics = ByteLensLayout::metricsFor(width, kCell, 6, kDigit, rowsOf(format));
    QCOMPARE(metrics.bytesPerRow, perRow);
    QCOMPARE(metrics.hexCell, hexCell);
    QTEST(metrics.bitLines, "bitLines");
    QCOMPARE(metrics.bitsHeight > 0, metrics.bitLines > 0);
    const ByteLensLayout layout(metrics, 100, 0, 300);
    const bool least = metrics == ByteLensLayout::metricsFor(0, kCell, 6, kDigit, rowsOf(format));
    QVERIFY(layout.width() <= width || least);
}

void TestByteLensLayout::longOffsetsMakeNoCellNarrower() {
    const int width = ByteLensLayout(ByteLensLayout::metricsFor(2000, kCell, 6, kDigit,
                                                                rowsOf(ByteFormat::Hexadecimal)),
                                     100, 0, 300)
                          .width();
    for (const int digits : {6, 8}) {
        const auto metrics = ByteLensLayout::metricsFor(width, kCell, digits, kDigit,
                                                        rowsOf(ByteFormat::Hexadecimal));
        QCOMPARE(metrics.hexCell, 32);
        QCOMPARE(metrics.textCell, 28);
        QCOMPARE(metrics.bytesPerRow, 16);
    }
}

void TestByteLensLayout::asManyBytesAsAreWanted_data() {
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("wanted");
    QTest::addColumn<ByteDensity>("density");
    QTest::addColumn<int>("perRow");
    const ByteDensity comfortable = ByteDensity::Comfortable;
    const ByteDensity compact = ByteDensity::Compact;
    QTest::newRow("eight") << 2000 << 8 << comfortable << 8;
    QTest::newRow("twenty-four") << 2000 << 24 << comfortable << 24;
    QTest::newRow("thirty-two") << 2200 << 32 << comfortable << 32;
    QTest::newRow("thirty-two-need-narrow-cells") << 1600 << 32 << comfortable << 32;
    QTest::newRow("fewer-where-there-is-no-room") << 1084 << 32 << comfortable << 16;
    QTest::newRow("fit-at-the-design") << 1084 << 0 << comfortable << 16;
    QTest::newRow("fit-wide-cells-only") << 1500 << 0 << comfortable << 16;
    QTest::newRow("fit-more") << 2200 << 0 << comfortable << 32;
    QTest::newRow("compact-fits-twice-as-many") << 1084 << 0 << compact << 32;
    QTest::newRow("compact-sixteen") << 1084 << 16 << compact << 16;
}

void TestByteLensLayout::asManyBytesAsAreWanted() {
    QFETCH(int, width);
    QFETCH(int, wanted);
    QFETCH(ByteDensity, density);
    const auto metrics = ByteLensLayout::metricsFor(width, kCell, 6, kDigit,
                                                    {.density = density, .bytesPerRow = wanted});
    QTEST(metrics.bytesPerRow, "perRow");
    QVERIFY(ByteLensLayout(metrics, 100, 0, 300).width() <= width);
}

/// Zoomed in and out again, everything is as it was; in between all lengths grow.
void TestByteLensLayout::zoomScalesAllLengths() {
    const auto usual = ByteLensLayout::wantedMetrics(true, 32, 6, kDigit, {});
    const auto twice = ByteLensLayout::wantedMetrics(true, 64, 6, 2 * kDigit, {});
    for (int ByteLensMetrics::*length :
         {&ByteLensMetrics::padding, &ByteLensMetrics::offsetWidth, &ByteLensMetrics::hexCell,
          &ByteLensMetrics::textCell, &ByteLensMetrics::groupGap, &ByteLensMetrics::ruleGap,
          &ByteLensMetrics::rowHeight, &ByteLensMetrics::header, &ByteLensMetrics::bodyTop})
        QCOMPARE(twice.*length, 2 * usual.*length);
}

void TestByteLensLayout::everyCellIsHit_data() {
    QTest::addColumn<int>("width");
    QTest::newRow("sixteen-wide") << 2000;
    QTest::newRow("sixteen-narrow") << 1000;
    QTest::newRow("eight-wide") << 760;
    QTest::newRow("eight-narrow") << 100;
}

void TestByteLensLayout::everyCellIsHit() {
    QFETCH(int, width);
    const auto metrics = ByteLensLayout::metricsFor(width, kCell, 6, kDigit);
    const ByteLensLayout layout(metrics, 1000, 3, 400);
    const ByteRange visible = layout.visibleBytes();
    for (const ByteColumn column : {ByteColumn::Hex, ByteColumn::Text}) {
        for (std::uint64_t offset = visible.begin; offset < visible.end; ++offset) {
            const QRect cell = layout.cells(column, offset, offset);
            for (const QPoint point : {cell.topLeft(), cell.center(), cell.bottomRight()}) {
                const auto hit = layout.hit(point);
                QVERIFY(hit.has_value());
                QCOMPARE(hit->offset, offset);
                QVERIFY(hit->column == column);
                QVERIFY(hit->onByte);
            }
        }
    }
}

void TestByteLensLayout::everyBitIsHit_data() {
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("zoomCell");
    for (const int zoomCell : {24, 32, 36, 64}) {
        QTest::addRow("one-line-%d", zoomCell) << 4000 << zoomCell;
        QTest::addRow("stacked-%d", zoomCell) << 100 << zoomCell;
    }
}

void TestByteLensLayout::everyBitIsHit() {
    QFETCH(int, width);
    QFETCH(int, zoomCell);
    const auto metrics = ByteLensLayout::metricsFor(width, zoomCell, 6, kDigit,
                                                    rowsOf(ByteFormat::HexadecimalAndBits));
    const ByteLensLayout layout(metrics, 100, 0, 600);
    for (std::uint64_t offset = 0; offset < 40; ++offset) {
        const QRect all = layout.cells(ByteColumn::Bits, offset, offset);
        QVERIFY(!all.intersects(layout.cells(ByteColumn::Hex, offset, offset)));
        for (int bit = 0; bit < 8; ++bit) {
            const QRect cell = layout.bitCell(offset, bit);
            QVERIFY(all.contains(cell));
            const auto hit = layout.hit(cell.center());
            QVERIFY(hit->column == ByteColumn::Bits);
            QCOMPARE(hit->offset, offset);
            QCOMPARE(hit->bit, bit);
            for (int other = 0; other < bit; ++other)
                QVERIFY(!cell.intersects(layout.bitCell(offset, other)));
        }
        QVERIFY(layout.bitCell(offset, 7).left() < layout.bitCell(offset, 4).left());
        const std::uint64_t below = offset + static_cast<std::uint64_t>(metrics.bytesPerRow);
        QVERIFY(!all.intersects(layout.cells(ByteColumn::Hex, below, below)));
    }
}

void TestByteLensLayout::charactersStandBesideTheirDigits() {
    const auto metrics =
        ByteLensLayout::metricsFor(1084, kCell, 6, kDigit, rowsOf(ByteFormat::HexadecimalAndBits));
    const ByteLensLayout layout(metrics, 100, 0, 600);
    for (std::uint64_t offset = 0; offset < 40; ++offset) {
        const QRect digits = layout.cells(ByteColumn::Hex, offset, offset);
        const QRect text = layout.cells(ByteColumn::Text, offset, offset);
        QCOMPARE(text.top(), digits.top());
        QCOMPARE(text.height(), digits.height());
        QCOMPARE(digits.height() + metrics.bitsHeight, metrics.rowHeight);
    }
}

void TestByteLensLayout::cellsDoNotOverlap() {
    const ByteLensLayout layout = layoutOf(64);
    for (const ByteColumn column : {ByteColumn::Hex, ByteColumn::Text})
        for (std::uint64_t a = 0; a < 64; ++a)
            for (std::uint64_t b = 0; b < a; ++b)
                QVERIFY(!layout.cells(column, a, a).intersects(layout.cells(column, b, b)));
}

void TestByteLensLayout::besideTheBytes() {
    const ByteLensLayout layout = layoutOf(20); // a full row and four bytes
    QVERIFY(!layout.hit({100, 5}).has_value()); // header
    const auto behindLast = layout.hit(layout.cells(ByteColumn::Hex, 25, 25).center());
    QCOMPARE(behindLast->offset, std::uint64_t{20});
    QVERIFY(!behindLast->onByte);
    const auto below = layout.hit({100, 300});
    QCOMPARE(below->offset, std::uint64_t{20});
    const auto inOffsets = layout.hit({5, 40});
    QCOMPARE(inOffsets->offset, std::uint64_t{0});
    QVERIFY(!inOffsets->onByte);
    const QRect seventh = layout.cells(ByteColumn::Hex, 7, 7);
    const auto inGap = layout.hit({seventh.right() + 4, seventh.center().y()});
    QCOMPARE(inGap->offset, std::uint64_t{7});
    QVERIFY(!inGap->onByte);
}

void TestByteLensLayout::rowsAtTheEnd_data() {
    QTest::addColumn<quint64>("bytes");
    QTest::addColumn<quint64>("rows");
    QTest::newRow("no-bytes") << 0ull << 1ull;
    QTest::newRow("one-byte") << 1ull << 1ull;
    QTest::newRow("almost-a-row") << 15ull << 1ull;
    QTest::newRow("a-full-row-and-the-caret-after-it") << 16ull << 2ull;
    QTest::newRow("a-row-and-a-byte") << 17ull << 2ull;
}

void TestByteLensLayout::rowsAtTheEnd() {
    QFETCH(quint64, bytes);
    QFETCH(quint64, rows);
    QCOMPARE(quint64(layoutOf(bytes).rowCount()), rows);
}

void TestByteLensLayout::showsTheCaretWithTheLeastScrolling() {
    const ByteLensLayout layout = layoutOf(16 * 100, 20);
    QCOMPARE(layout.fullRows(), 10);
    QCOMPARE(layout.topRowToShow(16 * 25), std::uint64_t{20});      // in sight
    QCOMPARE(layout.topRowToShow(16 * 29 + 15), std::uint64_t{20}); // in the last row
    QCOMPARE(layout.topRowToShow(16 * 30), std::uint64_t{21});
    QCOMPARE(layout.topRowToShow(16 * 19), std::uint64_t{19});
    QCOMPARE(layout.topRowToShow(16 * 100), std::uint64_t{91});     // past the last byte
    QCOMPARE(layoutOf(16 * 100, 5000).topRow(), std::uint64_t{91}); // never empty space
    QCOMPARE(layoutOf(16, 7).topRow(), std::uint64_t{0});
}

void TestByteLensLayout::showsWhatSurroundsADistantPlace() {
    const ByteLensLayout layout = layoutOf(16 * 1000, 100);
    QCOMPARE(layout.fullRows(), 10);
    QCOMPARE(layout.topRowToShow(16 * 119), std::uint64_t{110}); // a page down
    QCOMPARE(layout.topRowToShow(16 * 120), std::uint64_t{117});
    QCOMPARE(layout.topRowToShow(16 * 90), std::uint64_t{90}); // a page up
    QCOMPARE(layout.topRowToShow(16 * 89), std::uint64_t{86});
    QCOMPARE(layout.topRowToShow(16), std::uint64_t{0});
    QCOMPARE(layout.topRowToShow(16 * 1000 - 1), layout.maxTopRow());
}

void TestByteLensLayout::exposedRows() {
    const ByteLensLayout layout = layoutOf(16 * 100, 20);
    QCOMPARE(layout.rowsIn(QRect(0, 0, 10, 20)), (ByteRange{20, 20})); // header alone
    QCOMPARE(layout.rowsIn(QRect(0, 32, 10, 28)), (ByteRange{20, 21}));
    QCOMPARE(layout.rowsIn(QRect(0, 59, 10, 2)), (ByteRange{20, 22})); // an edge
    QCOMPARE(layout.visibleBytes(), (ByteRange{16 * 20, 16 * 30}));
}

void TestByteLensLayout::hugeDocuments() {
    const std::uint64_t size = std::uint64_t{1} << 62;
    const ByteLensLayout layout = layoutOf(size, size / 16 - 3);
    QCOMPARE(layout.topRow(), layout.maxTopRow());
    const std::uint64_t last = size - 1;
    QCOMPARE(layout.hit(layout.cells(ByteColumn::Text, last, last).center())->offset, last);
    QCOMPARE(ByteLensLayout::offsetDigits(size), 16);
}

void TestByteLensLayout::offsetDigits_data() {
    QTest::addColumn<quint64>("bytes");
    QTest::addColumn<int>("digits");
    QTest::newRow("none") << 0ull << 6;
    QTest::newRow("just-six") << 0xFFFFFFull << 6;
    QTest::newRow("more-than-six") << 0x1000000ull << 8;
    QTest::newRow("ten") << 0x100000000ull << 10;
}

void TestByteLensLayout::offsetDigits() {
    QFETCH(quint64, bytes);
    QFETCH(int, digits);
    QCOMPARE(ByteLensLayout::offsetDigits(bytes), digits);
}

QTEST_GUILESS_MAIN(TestByteLensLayout)
#include "tst_byte_lens_layout.moc"
