// Prefix and payload of every kind of span, and that the shifted payloads make the code point.

#include "bytes/hex.h"
#include "codec/bit_fields.h"
#include "codec/codec_registry.h"

#include <QTest>

#include <random>

using namespace moji;

namespace {

/// "1110|0100 10|111000", one reading after the other.
QString fieldsOf(const BitReading& reading) {
    QStringList list;
    for (const BitField& field : reading.fields) {
        const std::string prefix = field.prefixDigits();
        list.append(
            QString::fromStdString((prefix.empty() ? "" : prefix + '|') + field.payloadDigits()));
    }
    return list.join(QLatin1Char(' '));
}

std::vector<BitReading> readAll(const Codec& codec, ByteView bytes) {
    const BitScheme scheme = bitScheme(codec.info(), bytes);
    std::vector<BitReading> readings;
    for (const Span& span : decodeAll(codec, bytes)) {
        readings.push_back(readBits(scheme, bytes.first(span.length), span));
        bytes = bytes.subspan(span.length);
    }
    return readings;
}

std::uint64_t joined(const BitReading& reading) {
    std::uint64_t sum = reading.addend;
    for (const BitField& field : reading.fields)
        sum += std::uint64_t{field.payload()} << *field.shift;
    return sum;
}

} // namespace

class TestBitFields final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fields_data() {
        QTest::addColumn<QString>("encoding");
        QTest::addColumn<QString>("hex");
        QTest::addColumn<QString>("fields"); // of all spans
        QTest::addColumn<QString>("binary"); // of the first span
        const auto row = [](const char* name, const char* encoding, const char* hex,
                            const char* fields, const char* binary) {
            QTest::newRow(name) << QString::fromLatin1(encoding) << QString::fromLatin1(hex)
                                << QString::fromLatin1(fields) << QString::fromLatin1(binary);
        };
        row("ascii", "UTF-8", "41", "0|1000001", "1000001");
        row("nul", "UTF-8", "00", "0|0000000", "0");
        row("two-bytes", "UTF-8", "C3 A9", "110|00011 10|101001", "11101001");
        row("three-bytes", "UTF-8", "E4 B8 96", "1110|0100 10|111000 10|010110", "100111000010110");
        row("four-bytes", "UTF-8", "F0 9F 98 80", "11110|000 10|011111 10|011000 10|000000",
            "11111011000000000");
        row("cut-off", "UTF-8", "E4 B8", "1110|0100 10|111000", "");
        row("stray-continuation", "UTF-8", "96", "10|010110", "");
        row("overlong-lead", "UTF-8", "C0", "110|00000", "");
        row("five-byte-lead", "UTF-8", "F8", "111110|00", "");
        row("six-byte-lead", "UTF-8", "FD", "1111110|1", "");
        row("FE-is-all-prefix", "UTF-8", "FE", "11111110|", "");
        row("FF-is-all-prefix", "UTF-8", "FF", "11111111|", "");
        row("signature", "UTF-8", "EF BB BF", "1110|1111 10|111011 10|111111", "1111111011111111");
        row("utf-16be-unit", "UTF-16BE", "4E 16", "01001110 00010110", "100111000010110");
        row("utf-16le-unit", "UTF-16LE", "16 4E", "00010110 01001110", "100111000010110");
        row("utf-16be-pair", "UTF-16BE", "D8 3D DE 00", "110110|00 00111101 110111|10 00000000",
            "11111011000000000");
        row("utf-16le-pair", "UTF-16LE", "3D D8 00 DE", "00111101 110110|00 00000000 110111|10",
            "11111011000000000");
        row("utf-16le-lone-surrogate", "UTF-16LE", "00 D8 41 00", "00000000 110110|00", "");
        row("utf-16-odd-byte", "UTF-16LE", "D8", "11011000", "");
        row("utf-16le-lower-byte-D8", "UTF-16LE", "D8 4E", "11011000 01001110", "100111011011000");
        row("utf-32be", "UTF-32BE", "00 01 F6 00", "00000000 00000001 11110110 00000000",
            "11111011000000000");
        row("single-byte", "windows-1251", "CF", "11001111", "10000011111");
        row("euc-kr", "EUC-KR", "B0 A1", "10110000 10100001", "1010110000000000");
        row("big5-two-code-points", "Big5", "88 62", "10001000 01100010", "11001010");
    }
    void fields() {
        QFETCH(QString, encoding);
        QFETCH(QString, hex);
        QFETCH(QString, fields);
        QFETCH(QString, binary);
        const CodecRegistry codecs;
        const Codec* codec = codecs.find(encoding.toStdString());
        QVERIFY(codec);
        const BitReading reading = readAll(*codec, *parseHexBytes(hex.toStdString())).front();
        QCOMPARE(fieldsOf(reading), fields);
        QCOMPARE(QString::fromStdString(reading.binary()), binary);
        QCOMPARE(reading.codePoint.has_value(), !binary.isEmpty());
    }

    void aMarkDecidesTheOrder() {
        const CodecRegistry codecs;
        const auto big = readAll(*codecs.find("UTF-16"), Bytes{0xFE, 0xFF, 0xD8, 0x3D, 0xDE, 0x00});
        QCOMPARE(fieldsOf(big.back()), QStringLiteral("110110|00 00111101 110111|10 00000000"));
        const auto little = readAll(*codecs.find("UTF-16"), Bytes{0x3D, 0xD8, 0x00, 0xDE});
        QCOMPARE(fieldsOf(little.back()), QStringLiteral("00111101 110110|00 00000000 110111|10"));
    }

    /// In the Unicode encodings every bit of a character is accounted for.
    void payloadsMakeTheCodePoint() {
        const CodecRegistry codecs;
        std::mt19937 random(16);
        for (const char* name : {"UTF-8", "UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE"}) {
            const Codec& codec = *codecs.find(name);
            for (int round = 0; round < 20000; ++round) {
                const auto codePoint = char32_t(random() % 0x110000 >> random() % 21);
                const auto bytes = encodeAll(codec, std::u32string_view(&codePoint, 1));
                if (!bytes || codePoint == 0xFEFF)
                    continue; // a surrogate; a mark
                const BitReading reading = readAll(codec, *bytes).front();
                QVERIFY2(reading.fields[0].shift && joined(reading) == codePoint, name);
                QVERIFY(reading.codePoint == std::uint64_t{codePoint});
            }
        }
    }

    void tablesHaveNoShifts() {
        const CodecRegistry codecs;
        const BitReading reading = readAll(*codecs.find("EUC-KR"), Bytes{0xB0, 0xA1}).front();
        for (const BitField& field : reading.fields)
            QVERIFY(!field.shift && field.prefixBits == 0);
    }

    void historicFormsToEightBytes() {
        for (int length = 1; length <= 8; ++length) {
            for (const std::uint64_t value :
                 {utf8::historicMinimum(length), utf8::historicMaximum(length)}) {
                const auto bytes = utf8::encodeHistoric(value);
                const auto span = utf8::decodeHistoric(bytes.view(), Tail::AtEnd);
                const BitReading reading = readBits(bytes.view(), span);
                QCOMPARE(*reading.codePoint, value);
                QCOMPARE(joined(reading), value);
                int payload = 0;
                for (const BitField& field : reading.fields)
                    payload += 8 - field.prefixBits;
                QCOMPARE(payload, utf8::historicPayloadBits(length));
            }
        }
    }

    void digits() {
        QCOMPARE(binaryDigits(0), std::string("0"));
        QCOMPARE(binaryDigits(0, 0), std::string());
        QCOMPARE(binaryDigits(5, 2), std::string("101"));
        QCOMPARE(binaryDigits(5, 8), std::string("00000101"));
    }
};

QTEST_GUILESS_MAIN(TestBitFields)
#include "tst_bit_fields.moc"
