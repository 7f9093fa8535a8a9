// Classes of code points against the sets that they are made of, looked at one code point at a
// time.

#include "search/code_point_classes.h"

#include <QtTest>

#include <algorithm>
#include <bitset>
#include <random>

using namespace moji;
using namespace moji::search;

namespace {

constexpr char32_t kCodePoints = 0x110000;

/// The sets that have a code point.
using Members = std::bitset<5>;

/// Up to `most` ranges whose edges are at multiples of `step`.
CodePointRanges randomSet(std::mt19937& random, std::size_t most, char32_t step) {
    std::vector<char32_t> edges;
    for (std::size_t i = random() % (most + 1); i > 0; --i) {
        edges.push_back(random() % (kCodePoints / step + 1) * step);
        edges.push_back(random() % (kCodePoints / step + 1) * step);
    }
    std::ranges::sort(edges);
    edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
    CodePointRanges ranges;
    for (std::size_t i = 0; i + 1 < edges.size(); i += 2)
        ranges.emplace_back(edges[i], edges[i + 1]);
    return ranges;
}

bool contains(const CodePointRanges& ranges, char32_t c) {
    return std::ranges::any_of(
        ranges, [c](const auto& range) { return c >= range.first && c < range.second; });
}

} // namespace

class TestCodePointClasses : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void withoutSets();
    void membersAreThoseOfTheSets_data();
    void membersAreThoseOfTheSets();
};

void TestCodePointClasses::withoutSets() {
    const CodePointClasses classes(std::vector<CodePointRanges>{});
    QCOMPARE(classes.count(), std::size_t{1});
    QVERIFY(classes.setsOf(0).empty());
    QCOMPARE(classes.of(0), std::size_t{0});
    QCOMPARE(classes.of(kCodePoints - 1), std::size_t{0});
    QCOMPARE(classes.pageOf(0), classes.pageOf(kCodePoints - 1));
}

void TestCodePointClasses::membersAreThoseOfTheSets_data() {
    QTest::addColumn<std::size_t>("ranges");
    QTest::addColumn<char32_t>("step");
    QTest::newRow("few edges") << std::size_t{3} << char32_t{1};
    QTest::newRow("many edges") << std::size_t{40} << char32_t{1};
    QTest::newRow("edges of pages") << std::size_t{20} << char32_t{256};
    QTest::newRow("halves of pages") << std::size_t{20} << char32_t{128};
}

void TestCodePointClasses::membersAreThoseOfTheSets() {
    QFETCH(std::size_t, ranges);
    QFETCH(char32_t, step);
    std::mt19937 random(7);
    std::vector<CodePointRanges> sets;
    while (sets.size() < Members().size())
        sets.push_back(randomSet(random, ranges, step));
    const CodePointClasses classes(sets);
    std::vector<Members> members;
    for (std::size_t i = 0; i < classes.count(); ++i) {
        members.emplace_back();
        for (const std::size_t set : classes.setsOf(i))
            members.back().set(set);
        QCOMPARE(std::ranges::count(members, members.back()), std::ptrdiff_t{1});
    }
    for (char32_t c = 0; c < kCodePoints; ++c) {
        Members expected;
        for (std::size_t i = 0; i < sets.size(); ++i)
            expected.set(i, contains(sets[i], c));
        if (members[classes.of(c)] != expected)
            QFAIL(qPrintable(QStringLiteral("U+%1").arg(static_cast<uint>(c), 4, 16)));
    }
}

QTEST_GUILESS_MAIN(TestCodePointClasses)
#include "tst_code_point_classes.moc"
