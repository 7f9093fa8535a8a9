// What double-byte encodings cannot have: never said of bytes that decode, and said without tables.

#include "codec/pair_bytes.h"
#include "core/codecs.h"

#include <QtTest>

#include <algorithm>

using namespace moji;
using moji::test::decodes;
using moji::test::registry;

class TestPairBytes final : public QObject {
    Q_OBJECT

private slots:
    void whatDecodesMayBeInTheEncoding_data() {
        QTest::addColumn<QString>("name");
        for (const CodecInfo& info : registry().list())
            if (info.family == CodecFamily::DoubleByte && info.asciiCompatible)
                QTest::newRow(info.name.c_str()) << QString::fromStdString(info.name);
    }
    void whatDecodesMayBeInTheEncoding() {
        QFETCH(QString, name);
        const Codec& codec = *registry().find(name.toStdString());
        for (unsigned lead = 0x80; lead <= 0xFF; ++lead) {
            for (unsigned trail = 0; trail <= 0xFF; ++trail) {
                const std::array bytes{static_cast<Byte>(lead), static_cast<Byte>(trail), Byte{'a'},
                                       static_cast<Byte>(lead)};
                const ByteView three = ByteView(bytes).first(3);
                QVERIFY2(mayBeIn(codec.info(), three) || !decodes(codec, three),
                         qPrintable(QString::number(lead << 8 | trail, 16)));
            }
        }
        for (unsigned code = 0; code < 0x1000; ++code) { // four bytes of GB 18030, and EUC-TW
            const std::array bytes{static_cast<Byte>(0x81 + code % 126),
                                   static_cast<Byte>(0x30 + code % 10),
                                   static_cast<Byte>(0x81 + code / 7 % 126),
                                   static_cast<Byte>(0x30 + code % 9), Byte{' '}};
            QVERIFY(mayBeIn(codec.info(), bytes) || !decodes(codec, bytes));
        }
        for (char32_t c = 0x80; c < 0x30000; c += c < 0x10000 ? 1 : 7) {
            const std::u32string text{c, U'a', c, c, U'0'};
            const auto bytes = encodeAll(codec, text);
            if (!bytes)
                continue;
            for (std::size_t length = 1; length <= bytes->size(); ++length) // may be cut anywhere
                QVERIFY2(mayBeIn(codec.info(), ByteView(*bytes).first(length)),
                         qPrintable(QString::number(c, 16)));
        }
    }

    void latinTextIsInNone_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"EUC-KR", "GBK", "gb18030", "Big5", "Big5-HKSCS", "EUC-JP",
                                 "Shift_JIS", "ibm-943_P15A-2003", "EUC-TW"})
            QTest::newRow(name) << QString(name);
    }
    void latinTextIsInNone() {
        QFETCH(QString, name);
        const Codec& codec = *registry().find(name.toStdString());
        const std::string text = "l'\xE9t\xE9 \xE0 la mer, d\xE9"
                                 "but"; // windows-1252
        QVERIFY(!mayBeIn(codec.info(), asBytes(text)));
    }

    void onlyGb18030WritesFourBytes() {
        const std::array<Byte, 4> bytes{0x81, 0x30, 0x81, 0x30};
        for (const char* name : {"GBK", "gb18030"}) {
            const CodecInfo& info = registry().find(name)->info();
            QVERIFY(mayBeIn(info, bytes));
            QCOMPARE(mayBeWrittenIn(info, bytes), info.name == "gb18030");
        }
    }

    void otherEncodingsAreNotKnown() {
        QVERIFY(
            mayBeIn(registry().find("windows-1252")->info(), asBytes(std::string_view("\x81"))));
        QVERIFY(mayBeIn(registry().utf8().info(), asBytes(std::string_view("\xFF"))));
    }
};

QTEST_GUILESS_MAIN(TestPairBytes)
#include "tst_pair_bytes.moc"
