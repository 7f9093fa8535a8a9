// Bytes in hexadecimal as people write them.

#include "bytes/hex.h"

#include <QtTest>

using namespace moji;

class TestHex : public QObject {
    Q_OBJECT

private slots:
    void parses_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("bytes");
        const QByteArray world = QByteArray::fromHex("E4B896");
        QTest::newRow("spaces") << QByteArray("E4 B8 96") << world;
        QTest::newRow("run-together") << QByteArray("E4B896") << world;
        QTest::newRow("backslash-x") << QByteArray("\\xE4\\xB8\\x96") << world;
        QTest::newRow("0x-commas") << QByteArray("0xE4,0xB8,0x96") << world;
        QTest::newRow("percent") << QByteArray("%E4%B8%96") << world;
        QTest::newRow("lower-case") << QByteArray("e4b896") << world;
        QTest::newRow("c-array") << QByteArray("{ 0xe4, 0xb8, 0x96 }") << world;
        QTest::newRow("colons") << QByteArray("E4:B8:96") << world;
        QTest::newRow("mixed-lines") << QByteArray("E4\n\\xB8\t%96\r\n") << world;
        QTest::newRow("empty") << QByteArray() << QByteArray();
    }
    void parses() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, bytes);
        const auto parsed =
            parseHexBytes(std::string_view(text.data(), static_cast<std::size_t>(text.size())));
        QVERIFY(parsed);
        QCOMPARE(QByteArray(asChars(*parsed).data(), static_cast<int>(parsed->size())), bytes);
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("text");
        for (const char* text : {"4G", "E4B", "E4 B", "0x", "%", "\\x", "E4 0x9 6", "U+4E16"})
            QTest::newRow(text) << QByteArray(text);
    }
    void refuses() {
        QFETCH(QByteArray, text);
        const auto parsed =
            parseHexBytes(std::string_view(text.data(), static_cast<std::size_t>(text.size())));
        QVERIFY(!parsed);
        QVERIFY(parsed.error().code == ErrorCode::Malformed);
    }

    void writes() {
        const Bytes bytes{0x00, 0x0A, 0xFF};
        QCOMPARE(hexBytes(bytes), std::string("00 0A FF"));
        QCOMPARE(hexBytes({}), std::string());
        QCOMPARE(codePointName(0x41), std::string("U+0041"));
        QCOMPARE(codePointName(0x1F600), std::string("U+1F600"));
    }

    void patternsLeaveDigitsOpen() {
        const std::vector<MaskedByte> expected{{0xE4, 0xFF}, {0, 0}, {0x90, 0xF0}, {0x06, 0x0F}};
        for (const char* const text : {"E4 ?? 9? ?6", "e4??9??6", "0xE4,0x??,0x9?,0x?6"}) {
            const auto parsed = parseHexPattern(text);
            QVERIFY(parsed);
            QVERIFY(*parsed == expected);
        }
        QVERIFY(parseHexPattern("")->empty());
        QVERIFY(!parseHexBytes("??")); // bytes have no open digits
    }

    void patternsSayWhatIsWrong_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("position");
        using Kind = HexFault::Kind;
        QTest::newRow("no digit") << QByteArray("E4 G0") << int(Kind::NoDigit) << 3;
        QTest::newRow("half a byte before a space")
            << QByteArray("E4 9 ?") << int(Kind::HalfByte) << 3;
        QTest::newRow("half a byte at the end") << QByteArray("E4?") << int(Kind::HalfByte) << 2;
        QTest::newRow("no second digit") << QByteArray("?G") << int(Kind::NoDigit) << 1;
    }
    void patternsSayWhatIsWrong() {
        QFETCH(QByteArray, text);
        QFETCH(int, kind);
        QFETCH(int, position);
        const auto parsed = parseHexPattern(text.toStdString());
        QVERIFY(!parsed);
        QCOMPARE(int(parsed.error().kind), kind);
        QCOMPARE(int(parsed.error().position), position);
    }
};

QTEST_GUILESS_MAIN(TestHex)
#include "tst_hex.moc"
