// What proves a seven-bit encoding, and that windows begin where characters do.

#include "core/codecs.h"
#include "detect/byte_survey.h"
#include "detect/seven_bit.h"
#include "detect/window_reading.h"

#include <QtTest>

#include <random>

using namespace moji;
using moji::test::encoded;
using moji::test::registry;

namespace {

Bytes bytesOf(std::string_view text) {
    const ByteView bytes = asBytes(text);
    return {bytes.begin(), bytes.end()};
}

} // namespace

class TestSevenBit final : public QObject {
    Q_OBJECT

private slots:
    void shiftsMustShiftSomething_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("proves");
        QTest::newRow("hz") << QByteArray("a ~{VPND~} b") << "HZ-GB-2312";
        QTest::newRow("hz-twice") << QByteArray("~{VP~}~{ND~}") << "HZ-GB-2312";
        QTest::newRow("hz-empty") << QByteArray("~{~}") << "";
        QTest::newRow("hz-odd") << QByteArray("~{VPN~}") << "";
        QTest::newRow("hz-space") << QByteArray("~{ VP ~}") << "";
        QTest::newRow("hz-open") << QByteArray("~{VPND") << "";
        QTest::newRow("hz-one-of-two") << QByteArray("~{VPND~} and ~{ no") << "";
        QTest::newRow("hz-a-tilde") << QByteArray("~~{VPND~}") << "";
        QTest::newRow("title") << QByteArray("Title\n~~~~~\n") << "";
        QTest::newRow("jp") << QByteArray("\x1B$B8c\x1B(B") << "ISO-2022-JP";
        QTest::newRow("jp-1978") << QByteArray("\x1B$@8c\x1B(J") << "ISO-2022-JP";
        QTest::newRow("jp-nothing") << QByteArray("\x1B$B\x1B(B") << "";
        QTest::newRow("jp-back") << QByteArray("\x1B(Bplain") << "";
        QTest::newRow("kr") << QByteArray("\x1B$)C\n\x0E!!0!\x0F") << "ISO-2022-KR";
        QTest::newRow("kr-unused") << QByteArray("\x1B$)C\nplain") << "";
        QTest::newRow("kr-unannounced") << QByteArray("\x0E!!0!\x0F") << "";
        QTest::newRow("cn") << QByteArray("\x1B$)A\x0E=;;;\x0F") << "ISO-2022-CN";
        QTest::newRow("colours") << QByteArray("\x1B[31mred\x1B[0m") << "";
    }

    void shiftsMustShiftSomething() {
        QFETCH(QByteArray, text);
        QFETCH(QString, proves);
        const SevenBitProofs proofs = findSevenBitProofs(asBytes(text.toStdString()));
        for (const char* name : {"HZ-GB-2312", "ISO-2022-JP", "ISO-2022-KR", "ISO-2022-CN"})
            QVERIFY2(proofs.has(name) == (proves == QLatin1String(name)), name);
        QVERIFY(!proofs.has("UTF-8"));
    }

    void aWindowMayCutAShift_data() {
        QTest::addColumn<int>("pairs");
        for (const int pairs : {900, 1'020, 1'022, 1'023, 1'024, 1'025, 1'100, 3'000})
            QTest::addRow("%d-pairs", pairs) << pairs;
    }

    void aWindowMayCutAShift() {
        QFETCH(int, pairs);
        const QByteArray text =
            "~{" + QByteArray("VPND").repeated(pairs / 2) + "~}\nTitle\n~~~~~\n";
        const auto survey = surveyBytes(MemorySource(bytesOf(text.repeated(3).toStdString())));
        QVERIFY(findSevenBitProofs(*survey).hz);
    }

    void tildesInCodeAreNoShifts() {
        const QByteArray code = "Title\n~~~~~\nfor (;;) ~{ return 1; ~}\n";
        const auto survey = surveyBytes(MemorySource(bytesOf(code.repeated(200).toStdString())));
        QVERIFY(!findSevenBitProofs(*survey).hz);
    }

    /// Text without spaces, whose rare values are far from the beginning: a window around one of
    /// them must not begin with the second half of a character.
    void windowsBeginWhereCharactersDo_data() {
        QTest::addColumn<QString>("encoding");
        for (const char* name : {"EUC-JP", "Shift_JIS", "GBK", "Big5", "EUC-KR"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }

    void windowsBeginWhereCharactersDo() {
        QFETCH(QString, encoding);
        const Codec& codec = *registry().find(encoding.toStdString());
        std::mt19937 random(63);
        for (int round = 0; round < 10; ++round) {
            Bytes bytes;
            std::u32string rare = U"的一是不了人我在有他";
            if (encoding == u"EUC-KR")
                rare = U"가나다라마바사아자차";
            for (int i = 0; i < 6000; ++i) {
                // Late in the text, characters that are not in its beginning.
                const std::size_t kinds = i < 3000 ? 3 : rare.size();
                const Bytes one =
                    encoded(std::u32string(1, rare[random() % kinds]), encoding.toStdString());
                bytes.insert(bytes.end(), one.begin(), one.end());
                if (random() % 60 == 0)
                    bytes.push_back('\n');
            }
            const auto survey = surveyBytes(MemorySource(bytes)).value();
            QVERIFY(survey.windows.size() > 1);
            QCOMPARE(readWindows(survey, codec).errors, std::uint64_t(0));
        }
    }
};

QTEST_GUILESS_MAIN(TestSevenBit)
#include "tst_seven_bit.moc"
