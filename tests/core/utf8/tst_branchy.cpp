// The decoder most people write first does exactly what compiled copies of it do, holes included.

#include "core/utf8/truth.h"
#include "utf8/branchy.h"

#include <QTest>

#include <random>

using namespace moji;
using namespace moji::utf8;
using moji::test::bytesOf;
using moji::test::examples;
using moji::test::numberOf;

namespace {

std::vector<BranchyStep> stepsOf(const Bytes& bytes) {
    std::vector<BranchyStep> steps;
    (void)decodeBranchy(bytes, 0, [&](const BranchyStep& step) { steps.push_back(step); });
    return steps;
}

} // namespace

class TestBranchy final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void decodesAsTheCompiledCode() {
        for (const auto& example : examples("naive decoder")) {
            const auto sequence = decodeBranchy(bytesOf(example.input[QStringLiteral("bytes")]));
            QVERIFY2(sequence.codePoint == numberOf(example.expected[QStringLiteral("code_point")]),
                     example.id.c_str());
        }
    }

    void encodesAsTheCompiledCode() {
        for (const auto& example : examples("naive encoder")) {
            const auto written =
                encodeBranchy(char32_t(numberOf(example.input[QStringLiteral("code_point")])));
            const Bytes expected = bytesOf(example.expected[QStringLiteral("bytes")]);
            QVERIFY2(std::ranges::equal(written.view(), expected), example.id.c_str());
        }
    }

    void testsInOrder() {
        using enum BranchyTest;
        using enum BranchyOutcome;
        const std::vector<BranchyStep> expected = {
            {0, FirstIsOneByte, false, std::nullopt, Next},
            {0, FirstLeadsTwo, false, std::nullopt, Next},
            {0, FirstLeadsThree, true, char32_t{0x4}, Next},
            {0, SecondContinues, true, char32_t{0x138}, Next},
            {0, ThirdContinues, true, char32_t{0x4E16}, Accept},
        };
        QVERIFY(stepsOf({0xE4, 0xB8, 0x96}) == expected);
    }

    void aRejectedLeadHasGatheredNothing() {
        const auto steps = stepsOf({0xF8});
        QCOMPARE(steps.size(), std::size_t{4});
        QCOMPARE(steps.back().outcome, BranchyOutcome::Reject);
        QVERIFY(!steps.back().codePoint);
    }

    void zeroBytesAreSeenPastTheEnd() {
        QCOMPARE(decodeBranchy(Bytes{0xC3}), Sequence::error(1));
        QCOMPARE(decodeBranchy(Bytes{0xC3}), decodeBranchy(Bytes{0xC3, 0x00}));
    }

    void roundTripOfTwentyOneBits() {
        for (char32_t codePoint = 0; codePoint <= 0x1FFFFF; codePoint += 1 + codePoint / 97) {
            const auto written = encodeBranchy(codePoint);
            QCOMPARE(decodeBranchy(written.view()), Sequence::character(written.length, codePoint));
        }
    }

    void traceSaysWhatTheDecoderSays() {
        std::mt19937 random(41);
        for (int round = 0; round < 100000; ++round) {
            Bytes bytes(1 + random() % 5);
            for (Byte& byte : bytes)
                byte = Byte(random() % 3 == 0 ? random() : 0x80 + random() % 0x80);
            const auto steps = stepsOf(bytes);
            const auto sequence = decodeBranchy(bytes);
            for (const BranchyStep& step : steps)
                QCOMPARE(step.outcome == BranchyOutcome::Next, &step != &steps.back());
            QCOMPARE(steps.back().outcome == BranchyOutcome::Accept, sequence.accepted);
            if (sequence.accepted)
                QVERIFY(steps.back().codePoint == sequence.codePoint);
        }
    }
};

QTEST_GUILESS_MAIN(TestBranchy)
#include "tst_branchy.moc"
