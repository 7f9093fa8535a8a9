// UTF-8 of one to eight bytes: ranges, payload, the shortest form.

#include "core/utf8/truth.h"
#include "utf8/historic.h"

#include <QTest>

#include <random>

using namespace moji;
using namespace moji::utf8;
using moji::test::bytesOf;
using moji::test::examples;
using moji::test::numberOf;

class TestHistoric final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ranges() {
        int length = 0;
        for (const auto& example : examples("historical 1..8-byte ranges")) {
            ++length;
            const auto first = numberOf(example.input[QStringLiteral("first_value")]);
            const auto last = numberOf(example.input[QStringLiteral("last_value")]);
            QCOMPARE(historicMinimum(length), first);
            QCOMPARE(historicMaximum(length), last);
            QCOMPARE(historicPayloadBits(length),
                     example.expected[QStringLiteral("payload_bits")].toInt());
            for (const auto& [value, key] :
                 {std::pair(first, "first_bytes"), {last, "last_bytes"}}) {
                const Bytes bytes = bytesOf(example.expected[QLatin1String(key)]);
                QVERIFY2(std::ranges::equal(encodeHistoric(value).view(), bytes),
                         example.id.c_str());
                QVERIFY2(decodeHistoric(bytes, Tail::AtEnd) ==
                             (HistoricSpan{std::uint32_t(length), SpanStatus::Ok, value}),
                         example.id.c_str());
            }
        }
        QCOMPARE(length, 8);
        QCOMPARE(encodeHistoric(historicMaximum(8) + 1).length, std::size_t{0});
    }

    void overlongFormsCanBeWrittenButNotRead() {
        for (const auto& example : examples("overlong")) {
            if (!example.input.contains(QStringLiteral("code_point")))
                continue;
            const auto bytes = encodeHistoric(numberOf(example.input[QStringLiteral("code_point")]),
                                              example.input[QStringLiteral("length")].toInt());
            QVERIFY2(std::ranges::equal(bytes.view(),
                                        bytesOf(example.expected[QStringLiteral("bytes")])),
                     example.id.c_str());
            QCOMPARE(decodeHistoric(bytes.view(), Tail::AtEnd).status, SpanStatus::Overlong);
        }
    }

    void theLargestOverlongFormOfEachLength() {
        for (const auto& example : examples("overlong")) {
            const QJsonArray forms = example.expected[QStringLiteral("largest_overlong")].toArray();
            for (int i = 0; i < forms.size(); ++i) {
                const int length = i + 2;
                const auto bytes = encodeHistoric(historicMaximum(length - 1), length);
                QVERIFY(std::ranges::equal(bytes.view(), bytesOf(forms[i])));
                QCOMPARE(decodeHistoric(bytes.view(), Tail::AtEnd).status, SpanStatus::Overlong);
            }
        }
    }

    void errors_data() {
        QTest::addColumn<QString>("hex");
        QTest::addColumn<int>("length");
        QTest::addColumn<int>("status");
        const auto row = [](const char* name, const char* hex, int length, SpanStatus status) {
            QTest::newRow(name) << QString::fromLatin1(hex) << length << int(status);
        };
        row("stray-continuation", "80", 1, SpanStatus::TooLong);
        row("C1-is-overlong-by-itself", "C1", 1, SpanStatus::Overlong);
        row("C0-and-its-continuation", "C0 AF", 2, SpanStatus::Overlong);
        row("no-more-than-C0-announces", "C0 AF BF", 2, SpanStatus::Overlong);
        row("E0-80-cut-off", "E0 80 41", 2, SpanStatus::Overlong);
        row("E0-80-AF", "E0 80 AF", 3, SpanStatus::Overlong);
        row("F8-87", "F8 87 BF BF BF", 5, SpanStatus::Overlong);
        row("F8-88-cut-off", "F8 88 41", 2, SpanStatus::TooShort);
        row("FD-cut-off-before-the-last", "FD BF BF BF BF 41", 5, SpanStatus::TooShort);
        row("FD-before-another-lead", "FD FD", 1, SpanStatus::TooShort);
        row("FC-83", "FC 83", 2, SpanStatus::Overlong);
        row("FE-81", "FE 81", 2, SpanStatus::Overlong);
        row("FF-80", "FF 80 80 41", 3, SpanStatus::Overlong);
        row("FF-81-cut-off-by-the-end", "FF 81 80", 3, SpanStatus::TooShort);
        row("FE-alone", "FE", 1, SpanStatus::TooShort);
        row("surrogates-were-not-yet", "ED A0 80", 3, SpanStatus::Ok);
        row("nor-was-10FFFF", "F4 90 80 80", 4, SpanStatus::Ok);
    }
    void errors() {
        QFETCH(QString, hex);
        QFETCH(int, length);
        QFETCH(int, status);
        const auto span = decodeHistoric(bytesOf(hex), Tail::AtEnd);
        QCOMPARE(int(span.length), length);
        QCOMPARE(int(span.status), status);
    }

    /// On any bytes: spans tile them, none is longer than its lead announces, and only a lead or a
    /// stray continuation byte begins one.
    void brokenFormsStayTogether() {
        std::mt19937 random(43);
        for (int round = 0; round < 100000; ++round) {
            Bytes bytes(1 + random() % 12);
            for (Byte& byte : bytes)
                byte = static_cast<Byte>(random() % 2 == 0 ? 0x80 + random() % 0x40
                                                           : 0xC0 + random() % 0x40);
            for (std::size_t at = 0; at < bytes.size();) {
                const ByteView rest = ByteView(bytes).subspan(at);
                const auto span = decodeHistoric(rest, Tail::AtEnd);
                std::size_t expected = 1;
                const auto announced = static_cast<std::size_t>(historicLength(rest[0]));
                while (expected < announced && expected < rest.size() &&
                       isContinuation(rest[expected]))
                    ++expected;
                QCOMPARE(std::size_t{span.length}, expected);
                at += span.length;
            }
        }
    }

    void whatIsCutOffWaitsForMore() {
        const Bytes bytes = {0xFF, 0x81, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80};
        for (std::size_t i = 1; i < bytes.size(); ++i)
            QCOMPARE(decodeHistoric(ByteView(bytes).first(i), Tail::MoreFollows), HistoricSpan{});
    }

    void roundTrip() {
        std::mt19937_64 random(42);
        for (int round = 0; round < 200000; ++round) {
            const std::uint64_t value = random() >> (22 + random() % 42);
            const auto bytes = encodeHistoric(value);
            const HistoricSpan expected{std::uint32_t(bytes.length), SpanStatus::Ok, value};
            QCOMPARE(decodeHistoric(bytes.view(), Tail::AtEnd), expected);
        }
    }

    void bitsOfTheLongestFormOf1992() {
        const auto example =
            examples("bit positions: last byte 0..5, then 6..11, 12..17, 18..23, 24..29").front();
        QVERIFY(std::ranges::equal(
            encodeHistoric(numberOf(example.input[QStringLiteral("value")])).view(),
            bytesOf(example.input[QStringLiteral("bytes")])));
    }
};

QTEST_GUILESS_MAIN(TestHistoric)
#include "tst_historic.moc"
