// What proves a seven-bit encoding, and that windows begin where characters do.

#include "core/codecs.h"
#include "detect/byte_survey.h"
#include "detect/detector.h"
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
        QVERIFY(survey->sevenBit.hz);
    }

    void tildesInCodeAreNoShifts() {
        const QByteArray code = "Title\n~~~~~\nfor (;;) ~{ return 1; ~}\n";
        const auto survey = surveyBytes(MemorySource(bytesOf(code.repeated(200).toStdString())));
        QVERIFY(!survey->sevenBit.hz);
    }

    void whatIsShiftedDecidesHoweverMuchIsAscii_data() {
        QTest::addColumn<QString>("encoding");
        QTest::addColumn<QString>("filler");
        QTest::addColumn<int>("before"); // bytes, at least
        QTest::addColumn<int>("after");
        const std::pair<const char*, const char*> fillers[] = {
            {"prose", "The quick brown fox jumps over the lazy dog, and so on for a while.\n"},
            {"code", "static int twice(int x) {\n\treturn (!x && 3) ? x : 0; // as usual\n}\n"},
            {"tildes", "static int twice(int x) {\n\treturn ~x & 3 ? x + 1 : 0;\n}\n"}};
        for (const char* encoding : {"ISO-2022-JP", "ISO-2022-KR", "HZ-GB-2312", "UTF-7"})
            for (const auto& [name, filler] : fillers)
                for (const int before : {0, 2'000, 6'000, 70'000, 200'000})
                    for (const int after : {0, 3'000, 140'000}) {
                        const bool isOwn =
                            encoding == QByteArray("HZ-GB-2312") || encoding == QByteArray("UTF-7");
                        if (isOwn && name == QByteArray("tildes")) // malformed there
                            continue;
                        QTest::addRow("%s-%s-%d-%d", encoding, name, before, after)
                            << QString(encoding) << QString(filler) << before << after;
                    }
    }

    void whatIsShiftedDecidesHoweverMuchIsAscii() {
        QFETCH(QString, encoding);
        QFETCH(QString, filler);
        QFETCH(int, before);
        QFETCH(int, after);
        const std::u32string ascii = filler.toStdU32String();
        std::u32string text;
        while (text.size() < static_cast<std::size_t>(before))
            text += ascii;
        text += encoding == u"ISO-2022-KR"  ? U"/* 한국어로 쓴 설명 */\n"
                : encoding == u"HZ-GB-2312" ? U"/* 中文说明文字 */\n"
                                            : U"/* キーワード内のサーチ */\n";
        for (std::size_t end = text.size(); text.size() < end + static_cast<std::size_t>(after);)
            text += ascii;
        const MemorySource source(encoded(text, encoding.toStdString()));
        const auto found = detectEncoding(source, registry());
        QCOMPARE(QString::fromStdString(found->guesses.front().codec->name()), encoding);
        QVERIFY(!found->ambiguous);
        QVERIFY(found->guesses.front().score > 0.99);
        const auto opened = guessForOpening(source, registry());
        QCOMPARE(QString::fromStdString(opened->codec->name()), encoding);
    }

    void asciiWithEscapesStaysAscii_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("colours") << QByteArray("\x1B[31merror\x1B[0m: no such file\n");
        QTest::newRow("charset") << QByteArray("\x1B(B\x1B[mplain again\n");
        QTest::newRow("frames") << QByteArray("\x1B)0\x0Elqqqqk\x0F a frame\n");
        QTest::newRow("printer") << QByteArray("\x1B$B\x01text at a column\x1B@\n");
        QTest::newRow("announced") << QByteArray("\x1B$)C nothing follows\n");
        QTest::newRow("japanese-in-colour") << QByteArray("\x1B[31m\x1B$B8l\x1B(B\x1B[0m\n");
        QTest::newRow("sum") << QByteArray("int i = a+idx;\n");
        QTest::newRow("format") << QByteArray("(format t \"~{~a, ~}\" list)\n");
    }

    void asciiWithEscapesStaysAscii() {
        QFETCH(QByteArray, line);
        const QByteArray filler = QByteArray("Some plain text that goes on for a while.\n");
        for (const int lines : {0, 3, 200, 3'000}) {
            const QByteArray text = filler.repeated(lines) + line + filler.repeated(lines);
            const auto found =
                detectEncoding(MemorySource(bytesOf(text.toStdString())), registry());
            QVERIFY2(found->guesses.front().codec->name() == "ASCII",
                     qPrintable(QString::number(lines)));
        }
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
