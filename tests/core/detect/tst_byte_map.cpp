// What each byte is in a single-byte encoding, as its decoder says it.

#include "codec/codec_registry.h"
#include "detect/byte_map.h"

#include <QTest>

using namespace moji;

class TestByteMap final : public QObject {
    Q_OBJECT

private slots:
    void eachByteIsWhatTheDecoderReads() {
        const CodecRegistry codecs;
        int usable = 0;
        for (const CodecInfo& info : codecs.list()) {
            const Codec& codec = *codecs.find(info.name);
            const ByteMap map = byteMapOf(codec);
            if (!map.isUsable)
                continue;
            ++usable;
            for (unsigned value = 0; value < 0x100; ++value) {
                const auto byte = static_cast<Byte>(value);
                DecoderState state = codec.initialState();
                const Span span = codec.next(ByteView(&byte, 1), state, Tail::AtEnd);
                QCOMPARE(span.length, 1U);
                const bool isCharacter = !isError(span.status);
                QVERIFY2(map.of(byte).has_value() == isCharacter, info.name.c_str());
                QVERIFY2(!isCharacter || (span.count == 1 && *map.of(byte) == span.codePoints[0]),
                         info.name.c_str());
            }
        }
        QVERIFY2(usable > 50, qPrintable(QString::number(usable)));
    }

    void otherEncodingsHaveNone_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("two bytes") << "GBK";
        QTest::newRow("no ASCII") << "IBM037";
        QTest::newRow("one to four bytes") << "UTF-8";
    }
    void otherEncodingsHaveNone() {
        QFETCH(QString, name);
        const CodecRegistry codecs;
        const Codec* codec = codecs.find(name.toStdString());
        QVERIFY(codec != nullptr);
        QVERIFY(!byteMapOf(*codec).isUsable);
    }
};

QTEST_GUILESS_MAIN(TestByteMap)
#include "tst_byte_map.moc"
