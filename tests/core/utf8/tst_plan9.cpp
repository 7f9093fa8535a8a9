// Thompson's decoder and encoder against compiled runs of the original, and their traces.

#include "core/utf8/truth.h"
#include "utf8/historic.h"
#include "utf8/plan9.h"

#include <QTest>

#include <random>

using namespace moji;
using namespace moji::utf8;
using moji::test::bytesOf;
using moji::test::examples;
using moji::test::numberOf;

namespace {

std::vector<Plan9Step> stepsOf(const Bytes& bytes) {
    std::vector<Plan9Step> steps;
    (void)mbtowc(bytes, 0, [&](const Plan9Step& step) { steps.push_back(step); });
    return steps;
}

} // namespace

class TestPlan9 final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tabIsThompsons() {
        const QJsonArray rows =
            examples("Tab table").front().expected[QStringLiteral("rows")].toArray();
        QCOMPARE(std::size_t(rows.size()), kTab.size());
        for (std::size_t i = 0; i < kTab.size(); ++i) {
            const QJsonArray row = rows[int(i)].toArray();
            QCOMPARE(std::uint64_t(kTab[i].cmask), numberOf(row[0]));
            QCOMPARE(std::uint64_t(kTab[i].cval), numberOf(row[1]));
            QCOMPARE(kTab[i].shift, row[2].toInt());
            QCOMPARE(std::uint64_t(kTab[i].lmask), numberOf(row[3]));
            QCOMPARE(std::uint64_t(kTab[i].lval), numberOf(row[4]));
        }
    }

    void stepsOfMbtowc() {
        for (const auto& example : examples("mbtowc trace")) {
            const Bytes bytes = bytesOf(example.input[QStringLiteral("bytes")]);
            const auto steps = stepsOf(bytes);
            const QJsonArray expected = example.expected[QStringLiteral("steps")].toArray();
            QCOMPARE(steps.size() + 1,
                     std::size_t(expected.size())); // row 0 is the first byte itself
            for (std::size_t i = 0; i < steps.size(); ++i) {
                const QJsonObject row = expected[int(i + 1)].toObject();
                QCOMPARE(steps[i].row, row[QStringLiteral("row")].toInt());
                QCOMPARE(steps[i].matched, row[QStringLiteral("match")].toBool());
                QCOMPARE(steps[i].l, numberOf(row[steps[i].matched ? QStringLiteral("l_after_mask")
                                                                   : QStringLiteral("l")]));
            }
        }
    }

    void stepsOfWctomb() {
        for (const auto& example : examples("wctomb trace")) {
            std::vector<WctombStep> steps;
            (void)wctomb(char32_t(numberOf(example.input[QStringLiteral("code_point")])),
                         [&](const WctombStep& step) { steps.push_back(step); });
            const QJsonArray expected = example.expected[QStringLiteral("steps")].toArray();
            QCOMPARE(steps.size(), std::size_t(expected.size()));
            for (std::size_t i = 0; i < steps.size(); ++i) {
                const QJsonObject step = expected[int(i)].toObject();
                QCOMPARE(steps[i].c, step[QStringLiteral("c")].toInt());
                QCOMPARE(std::uint64_t(steps[i].byte), numberOf(step[QStringLiteral("byte")]));
            }
        }
    }

    void acceptsWhatTheOriginalAccepts_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("value");
        for (const auto& example : examples("what mbtowc accepts")) {
            const Bytes bytes = bytesOf(example.input[QStringLiteral("bytes")]);
            QTest::newRow(example.id.c_str())
                << QByteArray(reinterpret_cast<const char*>(bytes.data()), qsizetype(bytes.size()))
                << example.expected[QStringLiteral("value")].toString();
        }
    }
    void acceptsWhatTheOriginalAccepts() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, value);
        const auto sequence = mbtowc(asBytes({bytes.data(), std::size_t(bytes.size())}));
        QCOMPARE(sequence.accepted, !value.isEmpty());
        if (sequence.accepted) {
            QCOMPARE(std::uint64_t(sequence.codePoint), numberOf(value));
            QCOMPARE(qsizetype(sequence.length), bytes.size());
        } else {
            QCOMPARE(sequence.length, 1u);
        }
    }

    void outcomes_data() {
        QTest::addColumn<QString>("hex");
        QTest::addColumn<int>("rows");
        QTest::addColumn<QString>("outcome");
        QTest::newRow("ascii") << "41" << 1 << "accept";
        QTest::newRow("nul") << "00" << 1 << "accept";
        QTest::newRow("cut-off-by-the-end") << "E4 B8" << 2 << "incomplete";
        QTest::newRow("cut-off-by-a-letter") << "E4 B8 41" << 2 << "not_continuation";
        QTest::newRow("a-zero-byte-continues-nothing") << "C3 00" << 1 << "not_continuation";
        QTest::newRow("overlong") << "C0 AF" << 2 << "too_small";
        QTest::newRow("FE-takes-in-six-bytes") << "FE 82 80 80 80 80 80" << 6 << "no_row";
        QTest::newRow("FE-cut-off") << "FE 82 80 80 80 80" << 6 << "incomplete";
        QTest::newRow("FF") << "FF" << 1 << "incomplete";
        QTest::newRow("six-bytes") << "FD BF BF BF BF BF" << 6 << "accept";
    }
    void outcomes() {
        QFETCH(QString, hex);
        QFETCH(int, rows);
        QFETCH(QString, outcome);
        const auto steps = stepsOf(bytesOf(hex));
        QCOMPARE(int(steps.size()), rows);
        QCOMPARE(QString::fromStdString(std::string(identifier(steps.back().outcome))), outcome);
        for (const Plan9Step& step : steps)
            QCOMPARE(step.outcome == Plan9Outcome::Next, &step != &steps.back());
    }

    void lKeepsBitsBeyondThirtyTwo() {
        QCOMPARE(stepsOf({0xFE, 0x82, 0x80, 0x80, 0x80, 0x80, 0x80}).back().l,
                 (std::uint64_t{0xFE} << 36) | (std::uint64_t{2} << 30));
    }

    void roundTripOfThirtyOneBits() {
        const QJsonArray counts =
            examples("exhaustive").front().expected[QStringLiteral("count_by_length")].toArray();
        std::mt19937 random(1992);
        for (std::size_t row = 0; row < kTab.size(); ++row) {
            const std::uint64_t count = std::uint64_t(kTab[row].lmask) - kTab[row].lval + 1;
            QCOMPARE(count, std::uint64_t(counts[int(row)].toDouble()));
            for (int i = 0; i < 20000; ++i) {
                const std::uint64_t pick = i == 0 ? 0 : i == 1 ? count - 1 : random() % count;
                const auto codePoint = char32_t(kTab[row].lval + pick);
                const auto written = wctomb(codePoint);
                QCOMPARE(written.length, row + 1);
                QCOMPARE(mbtowc(written.view()), Sequence::character(row + 1, codePoint));
            }
        }
    }

    void valuesAboveThirtyOneBitsAreRefused() {
        for (const QJsonValue& value : examples("wctomb on a negative wchar_t (32-bit signed)")
                                           .front()
                                           .input[QStringLiteral("values")]
                                           .toArray())
            QCOMPARE(wctomb(char32_t(numberOf(value))).length, std::size_t{0});
    }

    /// The decoder in other words: the historic forms up to six bytes, without their other errors.
    void agreesWithTheHistoricForms() {
        constexpr unsigned kSeed = 31;
        std::mt19937 random(kSeed);
        const Bytes pool = {0x00, 0x41, 0x80, 0x8F, 0xBF, 0xC0, 0xC2,
                            0xE0, 0xED, 0xF0, 0xF8, 0xFC, 0xFD, 0xFE};
        for (int round = 0; round < 300000; ++round) {
            Bytes bytes(1 + random() % 8);
            for (Byte& byte : bytes)
                byte = random() % 4 == 0 ? Byte(random()) : pool[random() % pool.size()];
            const auto historic = decodeHistoric(bytes, Tail::AtEnd);
            const bool accepted = historic.status == SpanStatus::Ok && historic.length <= 6;
            const auto expected =
                accepted ? Sequence::character(historic.length, char32_t(historic.value))
                         : Sequence::error(1);
            QVERIFY2(mbtowc(bytes) == expected,
                     qPrintable(QStringLiteral("seed %1, round %2: %3")
                                    .arg(kSeed)
                                    .arg(round)
                                    .arg(QString::fromStdString(hexBytes(bytes)))));
        }
    }

    void traceSaysWhatTheDecoderSays() {
        std::mt19937 random(37);
        for (int round = 0; round < 100000; ++round) {
            Bytes bytes(1 + random() % 8);
            for (Byte& byte : bytes)
                byte = Byte(random() % 3 == 0 ? random() : 0x80 + random() % 0x80);
            const auto steps = stepsOf(bytes);
            const auto sequence = mbtowc(bytes);
            QCOMPARE(steps.back().outcome == Plan9Outcome::Accept, sequence.accepted);
            if (sequence.accepted)
                QCOMPARE(steps.back().l, std::uint64_t(sequence.codePoint));
        }
    }
};

QTEST_GUILESS_MAIN(TestPlan9)
#include "tst_plan9.moc"
