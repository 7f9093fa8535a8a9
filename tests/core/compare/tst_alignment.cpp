// Alignment: places of a display, and back.

#include "compare/alignment.h"

#include <QtTest>

using namespace moji;

namespace {

/// Left abcd-ef, right ab1234ef and gaps of either side at the ends.
Alignment example() {
    return Alignment({{{0, 0}, {0, 2}}, {{2, 4}, {4, 8}}, {{6, 9}, {10, 11}}}, 9, 11);
}

/// All cells of a side, place by place: the offset, negative (less one) for a gap.
template <class At>
std::vector<int> cells(const Alignment& alignment, At at) {
    std::vector<int> cells;
    for (std::uint64_t place = 0; place < alignment.places(); ++place) {
        const Alignment::At cell = (alignment.*at)(place);
        const int offset = static_cast<int>(cell.offset);
        cells.push_back(cell.gap ? -offset - 1 : offset);
    }
    return cells;
}

} // namespace

class TestAlignment : public QObject {
    Q_OBJECT

private slots:
    void emptyHasNoPlaces() {
        const Alignment none;
        QCOMPARE(none.places(), 0u);
        QVERIFY(none.differences().empty());
        QCOMPARE(none.placeOfLeft(0), 0u);
        QVERIFY((none.leftAt(0) == Alignment::At{0, true}));
        QVERIFY(!none.differenceAt(0));
        QVERIFY(!none.differenceAfter(0));
        QVERIFY(!none.differenceBefore(0));
    }

    void cellsOfTheExample() {
        const Alignment alignment = example();
        QCOMPARE(alignment.places(), 13u);
        QCOMPARE(cells(alignment, &Alignment::leftAt),
                 (std::vector<int>{-1, -1, 0, 1, 2, 3, -5, -5, 4, 5, 6, 7, 8}));
        QCOMPARE(cells(alignment, &Alignment::rightAt),
                 (std::vector<int>{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, -12, -12}));
        QVERIFY((alignment.leftAt(13) == Alignment::At{9, true}));
        QVERIFY((alignment.rightAt(99) == Alignment::At{11, true}));
    }

    void everyByteIsAtItsPlace() {
        const Alignment alignment = example();
        for (std::uint64_t offset = 0; offset < alignment.leftSize(); ++offset)
            QVERIFY(
                (alignment.leftAt(alignment.placeOfLeft(offset)) == Alignment::At{offset, false}));
        for (std::uint64_t offset = 0; offset < alignment.rightSize(); ++offset)
            QVERIFY((alignment.rightAt(alignment.placeOfRight(offset)) ==
                     Alignment::At{offset, false}));
        QCOMPARE(alignment.placeOfLeft(9), 13u);
        QCOMPARE(alignment.placeOfRight(11), 13u);
    }

    void differencesAroundAPlace() {
        const Alignment alignment = example();
        QVERIFY((alignment.placesOf(1) == PlaceRange{4, 8}));
        using Index = std::optional<std::size_t>;
        const std::vector<Index> at{0, 0, {}, {}, 1, 1, 1, 1, {}, {}, 2, 2, 2, {}};
        const std::vector<Index> after{1, 1, 1, 1, 2, 2, 2, 2, 2, 2, {}, {}, {}, {}};
        const std::vector<Index> before{{}, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2};
        for (std::size_t place = 0; place < at.size(); ++place) {
            QCOMPARE(alignment.differenceAt(place), at[place]);
            QCOMPARE(alignment.differenceAfter(place), after[place]);
            QCOMPARE(alignment.differenceBefore(place), before[place]);
        }
    }
};

QTEST_GUILESS_MAIN(TestAlignment)
#include "tst_alignment.moc"
