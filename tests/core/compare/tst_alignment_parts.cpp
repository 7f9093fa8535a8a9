// The parts of align() by themselves: edit scripts, chains of anchors, insertions that
// slide, lists that hold only so much.

#include "compare/anchors.h"
#include "compare/difference_list.h"
#include "compare/edit_script.h"
#include "compare/sliding.h"
#include "core/compare/byte_material.h"

#include <QtTest>

#include <numeric>

using namespace moji;
using namespace moji::compare;
using namespace moji::test;

namespace {

/// Length of the longest common subsequence, by the table of all pairs.
std::size_t longestCommon(const Bytes& left, const Bytes& right) {
    std::vector<std::size_t> row(right.size() + 1);
    for (const Byte byte : left) {
        std::size_t diagonal = 0;
        for (std::size_t j = 1; j <= right.size(); ++j) {
            const std::size_t above = row[j];
            row[j] = byte == right[j - 1] ? diagonal + 1 : std::max(row[j], row[j - 1]);
            diagonal = above;
        }
    }
    return row.back();
}

/// Whether the runs are in order and the bytes of each the same.
bool areEqualRuns(const std::vector<EqualRun>& runs, const Bytes& left, const Bytes& right) {
    std::uint64_t leftDone = 0;
    std::uint64_t rightDone = 0;
    for (const EqualRun& run : runs) {
        if (run.left < leftDone || run.right < rightDone)
            return false;
        leftDone = run.left + run.length;
        rightDone = run.right + run.length;
        if (leftDone > left.size() || rightDone > right.size() ||
            !std::ranges::equal(ByteView(left).subspan(run.left, run.length),
                                ByteView(right).subspan(run.right, run.length)))
            return false;
    }
    return true;
}

std::size_t lengthOf(const std::vector<EqualRun>& runs) {
    return std::transform_reduce(runs.begin(), runs.end(), std::size_t{0}, std::plus(),
                                 [](const EqualRun& run) { return run.length; });
}

/// By trying every anchor as the last one.
std::size_t longestChainLength(const std::vector<Anchor>& anchors) {
    std::vector<Anchor> sorted = anchors;
    std::ranges::sort(sorted, {}, &Anchor::left);
    std::vector<std::size_t> lengths;
    std::size_t longest = 0;
    for (const Anchor& anchor : sorted) {
        std::size_t length = 1;
        for (std::size_t i = 0; i < lengths.size(); ++i) {
            if (sorted[i].left < anchor.left && sorted[i].right < anchor.right)
                length = std::max(length, lengths[i] + 1);
        }
        lengths.push_back(length);
        longest = std::max(longest, length);
    }
    return longest;
}

} // namespace

class TestAlignmentParts : public QObject {
    Q_OBJECT

private slots:
    void anInsertionThatHasLettersOfItsPlaceIsOne() {
        const ByteView left = asBytes("for t");
        const ByteView right = asBytes("foan insertion of it, r t");
        // As if r of "insertion" and the space after it were those of "for t".
        std::vector<EqualRun> runs{{0, 0, 2}, {2, 9, 1}, {3, 14, 1}, {4, 24, 1}};
        joinBySliding(runs, left, right);
        QCOMPARE(runs.size(), std::size_t(2));
        QCOMPARE(runs[0].length, 2u);
        QCOMPARE(runs[1].left, 2u);
        QCOMPARE(runs[1].right, 22u);
        QCOMPARE(runs[1].length, 3u);
    }

    void editScriptsAreShortest_data() {
        QTest::addColumn<unsigned>("letters");
        for (const unsigned letters : {1u, 2u, 5u, 26u})
            QTest::addRow("%u-letters", letters) << letters;
    }
    void editScriptsAreShortest() {
        QFETCH(unsigned, letters);
        std::mt19937_64 random(letters);
        EditScript script;
        for (int round = 0; round < 300; ++round) {
            const Bytes left = randomBytes(random, random() % 60, letters);
            const Bytes right = round % 2 == 0 ? randomBytes(random, random() % 60, letters)
                                               : edited(random, left, 4, 6, letters);
            const std::size_t common = longestCommon(left, right);
            const std::size_t edits = left.size() + right.size() - 2 * common;
            QVERIFY(script.findWhole(left, right, edits));
            QCOMPARE(script.edits(), edits);
            QCOMPARE(lengthOf(script.runs()), common);
            QVERIFY(areEqualRuns(script.runs(), left, right));
            QVERIFY(edits == 0 || !script.findWhole(left, right, edits - 1));
        }
    }

    void furthestGoesToTheEndOfOneOrAsFarAsEditsLead() {
        std::mt19937_64 random(7);
        EditScript script;
        for (int round = 0; round < 300; ++round) {
            const Bytes left = randomBytes(random, 50 + random() % 200, 26);
            const Bytes right = edited(random, left, 6, 20, 26);
            const std::size_t most = random() % 40;
            script.findFurthest(left, right, most);
            QVERIFY(areEqualRuns(script.runs(), left, right));
            QVERIFY(script.edits() <= most);
        }
        const Bytes text = randomBytes(random, 100, 256);
        script.findFurthest(text, ByteView(text).first(70), 3);
        QCOMPARE(script.edits(), 0u);
        QCOMPARE(lengthOf(script.runs()), 70u);
        Bytes longer = text;
        const Bytes inserted(3, static_cast<Byte>(text[40] + 1));
        longer.insert(longer.begin() + 40, inserted.begin(), inserted.end());
        script.findFurthest(text, longer, 3);
        QCOMPARE(lengthOf(script.runs()), 100u);
        script.findFurthest(text, longer, 2);
        QCOMPARE(lengthOf(script.runs()), 40u);
    }

    void chainsAreLongest() {
        std::mt19937_64 random(3);
        for (int round = 0; round < 500; ++round) {
            std::vector<Anchor> anchors(random() % 40);
            for (Anchor& anchor : anchors)
                anchor = {random() % 30, random() % 30};
            const auto chain = longestChain(anchors);
            QCOMPARE(chain.size(), longestChainLength(anchors));
            for (std::size_t i = 0; i < chain.size(); ++i) {
                QVERIFY(std::ranges::find(anchors, chain[i]) != anchors.end());
                QVERIFY(i == 0 ||
                        (chain[i - 1].left < chain[i].left && chain[i - 1].right < chain[i].right));
            }
        }
    }

    void listsJoinEvenly() {
        constexpr std::uint64_t kCount = 10'000;
        constexpr std::uint64_t kDistance = 1000;
        DifferenceList list(100);
        for (std::uint64_t i = 0; i < kCount; ++i) {
            const ByteRange byte{i * kDistance, i * kDistance + 1};
            list.add({byte, byte});
        }
        QVERIFY(list.isCoarse());
        QCOMPARE(list.differingBytes(), kCount);
        const auto joined = std::move(list).take();
        QVERIFY(joined.size() > 25 && joined.size() <= 100);
        for (const Difference& difference : joined)
            QVERIFY(difference.places() <= kCount * kDistance / 25);
        QCOMPARE(joined.front().left.begin, 0u);
        QCOMPARE(joined.back().left.end, (kCount - 1) * kDistance + 1);
    }
};

QTEST_GUILESS_MAIN(TestAlignmentParts)
#include "tst_alignment_parts.moc"
