// ByteLensLayout over places with gaps: where each place is, and how keys move over gaps.

#include "compare/compared_sides.h"
#include "compare/edited_alignment.h"
#include "grid/byte_lens_layout.h"

#include <QtTest>

#include <random>

using namespace moji;
using namespace moji::app;

namespace {

std::shared_ptr<const Alignment> alignmentOf(std::vector<Difference> differences,
                                             std::uint64_t left, std::uint64_t right) {
    return std::make_shared<const Alignment>(std::move(differences), left, right);
}

ByteLensLayout layoutOf(const std::shared_ptr<const Alignment>& alignment, Side side,
                        std::uint64_t top = 0, int height = 28 + 4 + 10 * 28) {
    return {ByteLensMetrics{}, sizeOf(*alignment, side), top, height,
            std::make_shared<AlignedSide>(alignment, side)};
}

/// Changes, insertions and deletions at random, some longer than a row.
std::shared_ptr<const Alignment> randomAlignment(unsigned seed) {
    std::mt19937 random(seed);
    const auto upTo = [&](std::uint64_t most) { return random() % (most + 1); };
    std::vector<Difference> differences;
    std::uint64_t left = upTo(20);
    std::uint64_t right = left;
    for (int i = 0; i < 12; ++i) {
        Difference difference{{left, left + upTo(40)}, {right, right + upTo(40)}};
        if (difference.left.empty() && difference.right.empty())
            ++difference.right.end;
        differences.push_back(difference);
        const std::uint64_t equal = 1 + upTo(30);
        left = difference.left.end + equal;
        right = difference.right.end + equal;
    }
    return alignmentOf(std::move(differences), left, right);
}

} // namespace

class TestLayoutWithGaps : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void anInsertionLeavesGaps();
    void bothSidesHaveTheSameRows();
    void everyCellIsAByteOrAGap();
    void aClickInAGapIsBesideTheNextByte();
    void rowsDoNotDependOnScrolling();
    void upAndDownPassGaps();
    void withoutDifferencesPlacesAreOffsets();
    void editsMoveWhatIsBehindThem_data();
    void editsMoveWhatIsBehindThem();
};

void TestLayoutWithGaps::anInsertionLeavesGaps() {
    const auto alignment = alignmentOf({{{4, 4}, {4, 7}}}, 20, 23);
    const ByteLensLayout left = layoutOf(alignment, Side::Left);
    const ByteLensLayout right = layoutOf(alignment, Side::Right);
    QCOMPARE(left.runsOfRow(0), (std::vector<ByteRange>{{0, 4}, {4, 13}}));
    QCOMPARE(left.gapsOfRow(0), (std::vector<ByteRange>{{4, 7}}));
    QCOMPARE(right.runsOfRow(0), (std::vector<ByteRange>{{0, 16}}));
    QVERIFY(right.gapsOfRow(0).empty());
    QCOMPARE(left.cells(ByteColumn::Hex, 4, 4), right.cells(ByteColumn::Hex, 7, 7));
    QCOMPARE(left.indexOf(4), 7);
}

void TestLayoutWithGaps::bothSidesHaveTheSameRows() {
    for (unsigned seed = 0; seed < 50; ++seed) {
        const auto alignment = randomAlignment(seed);
        const ByteLensLayout left = layoutOf(alignment, Side::Left);
        const ByteLensLayout right = layoutOf(alignment, Side::Right);
        QCOMPARE(left.rowCount(), right.rowCount());
        QCOMPARE(left.maxTopRow(), right.maxTopRow());
        QCOMPARE(left.offsetDigits(), right.offsetDigits());
    }
}

void TestLayoutWithGaps::everyCellIsAByteOrAGap() {
    for (unsigned seed = 0; seed < 50; ++seed) {
        const auto alignment = randomAlignment(seed);
        for (const Side side : {Side::Left, Side::Right}) {
            const ByteLensLayout layout = layoutOf(alignment, side);
            std::uint64_t next = 0; // byte
            std::uint64_t gaps = 0;
            for (std::uint64_t row = 0; row < layout.rowCount(); ++row) {
                QCOMPARE(layout.bytesOfRow(row).begin, next);
                for (const ByteRange run : layout.runsOfRow(row)) {
                    QCOMPARE(run.begin, next);
                    QCOMPARE(layout.rowOf(run.begin), row);
                    QCOMPARE(layout.rowOf(run.end - 1), row);
                    next = run.end;
                }
                QCOMPARE(layout.bytesOfRow(row).end, next);
                for (const ByteRange gap : layout.gapsOfRow(row))
                    gaps += gap.length();
            }
            QCOMPARE(next, layout.byteCount());
            QCOMPARE(next + gaps, alignment->places());
        }
    }
}

void TestLayoutWithGaps::aClickInAGapIsBesideTheNextByte() {
    const auto alignment = alignmentOf({{{4, 4}, {4, 7}}}, 20, 23);
    const ByteLensLayout layout = layoutOf(alignment, Side::Left);
    const QRect gap = layout.cellsOfRow(ByteColumn::Text, 0, 5, 5);
    const auto beside = layout.hit(gap.center());
    QVERIFY(beside.has_value());
    QVERIFY(!beside->onByte);
    QCOMPARE(beside->offset, 4u);
    for (std::uint64_t offset = 0; offset < 20; ++offset) {
        const auto hit = layout.hit(layout.cells(ByteColumn::Hex, offset, offset).center());
        QVERIFY(hit && hit->onByte);
        QCOMPARE(hit->offset, offset);
    }
}

void TestLayoutWithGaps::rowsDoNotDependOnScrolling() {
    const auto alignment = randomAlignment(7);
    const ByteLensLayout first = layoutOf(alignment, Side::Left);
    for (std::uint64_t top = 0; top <= first.maxTopRow(); ++top) {
        const ByteLensLayout layout = layoutOf(alignment, Side::Left, top);
        QCOMPARE(layout.topRow(), top);
        for (std::uint64_t row = 0; row < layout.rowCount(); ++row)
            QCOMPARE(layout.runsOfRow(row), first.runsOfRow(row));
    }
}

void TestLayoutWithGaps::upAndDownPassGaps() {
    // A hundred bytes are only on the other side: more than six rows of gaps.
    const auto alignment = alignmentOf({{{40, 40}, {40, 140}}}, 200, 300);
    const ByteLensLayout layout = layoutOf(alignment, Side::Left);
    QCOMPARE(layout.below(4, 1), 20u);
    QCOMPARE(layout.below(35, 1), 40u); // what follows the gap
    QVERIFY(layout.above(40, 1) < 40);
    QCOMPARE(layout.above(20, 1), 4u);
    for (std::uint64_t offset = 0; offset < 200; ++offset) {
        if (layout.rowOf(offset) > 0)
            QVERIFY(layout.above(offset, 1) < offset);
        if (layout.rowOf(offset) < layout.rowOf(200))
            QVERIFY(layout.below(offset, 1) > offset);
    }
}

void TestLayoutWithGaps::withoutDifferencesPlacesAreOffsets() {
    const auto alignment = alignmentOf({}, 1000, 1000);
    const ByteLensLayout placed = layoutOf(alignment, Side::Right, 3);
    const ByteLensLayout plain({}, 1000, 3, 28 + 4 + 10 * 28);
    QCOMPARE(placed.rowCount(), plain.rowCount());
    QCOMPARE(placed.visibleBytes(), plain.visibleBytes());
    for (std::uint64_t offset = 0; offset <= 1000; ++offset) {
        QCOMPARE(placed.rowOf(offset), plain.rowOf(offset));
        QCOMPARE(placed.above(offset, 2), plain.above(offset, 2));
        QCOMPARE(placed.below(offset, 2), plain.below(offset, 2));
    }
}

void TestLayoutWithGaps::editsMoveWhatIsBehindThem_data() {
    QTest::addColumn<std::uint64_t>("begin");
    QTest::addColumn<std::uint64_t>("end");
    QTest::addColumn<std::uint64_t>("inserted");
    const auto row = [](const char* name, std::uint64_t begin, std::uint64_t end,
                        std::uint64_t inserted) {
        QTest::newRow(name) << begin << end << inserted;
    };
    row("insert-at-the-front", 0, 0, 3);
    row("insert-between", 30, 30, 5);
    row("delete-between", 26, 34, 0);
    row("overwrite", 30, 31, 1);
    row("inside-a-difference", 11, 12, 4);
    row("at-the-edge-of-a-difference", 15, 15, 2);
    row("over-two-differences", 5, 60, 7);
    row("append", 100, 100, 9);
    row("delete-all", 0, 100, 0);
}

void TestLayoutWithGaps::editsMoveWhatIsBehindThem() {
    QFETCH(std::uint64_t, begin);
    QFETCH(std::uint64_t, end);
    QFETCH(std::uint64_t, inserted);
    const Alignment before({{{10, 15}, {10, 12}}, {{50, 50}, {47, 57}}}, 100, 107);
    const BytesChange change{{begin, end}, inserted};
    const Alignment after = afterEdit(before, Side::Left, change);
    QCOMPARE(after.leftSize(), 100 - (end - begin) + inserted);
    QCOMPARE(after.rightSize(), 107u);
    // A byte far from the edit is beside the same byte as before.
    for (std::uint64_t offset = 0; offset < 100; ++offset) {
        if (offset >= begin && offset <= end)
            continue;
        const std::uint64_t now = offset < begin ? offset : offset - (end - begin) + inserted;
        const ByteRange old = counterpartOf(before, Side::Left, {offset, offset + 1});
        const auto difference = after.differenceAt(after.placeOfLeft(now));
        if (!difference)
            QCOMPARE(counterpartOf(after, Side::Left, {now, now + 1}), old);
        else
            QVERIFY(bytesOf(after.differences()[*difference], Side::Left).contains(now));
    }
}

QTEST_GUILESS_MAIN(TestLayoutWithGaps)
#include "tst_layout_with_gaps.moc"
