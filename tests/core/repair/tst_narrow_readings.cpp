// Bytes read in many single-byte encodings at once, and texts that were met before.

#include "repair/chain.h"
#include "repair/narrow_readings.h"
#include "repair/seen_texts.h"

#include <QTest>

#include <random>
#include <string>

using namespace moji;
using namespace moji::repair;

class TestNarrowReadings final : public QObject {
    Q_OBJECT

private slots:
    void readAsTheDecodersDo() {
        const CodecRegistry codecs;
        const auto candidates = usualCandidates(codecs);
        const NarrowReadings readings(candidates);
        std::mt19937 random(3);
        int read = 0;
        for (int round = 0; round < 200; ++round) {
            Bytes bytes(1 + random() % 12);
            for (Byte& byte : bytes)
                byte = static_cast<Byte>(random() % 3 == 0 ? random() % 0x80 : random() % 0x100);
            const NarrowReadings::Set readers = readings.thatRead(bytes);
            for (std::size_t i = 0; i < candidates.size(); ++i) {
                if ((readings.known() >> i & 1) == 0)
                    continue;
                const auto whole = decodeWhole(candidates[i].codec(), bytes, Tail::AtEnd);
                QCOMPARE((readers >> i & 1) != 0, whole.has_value());
                if (!whole)
                    continue;
                std::u32string text;
                readings.read(i, bytes, text);
                QVERIFY2(text == *whole, candidates[i].name().c_str());
                ++read;
            }
        }
        QVERIFY2(read > 2000, qPrintable(QString::number(read)));
    }

    void aTextIsSeenOnce() {
        SeenTexts seen;
        for (char32_t i = 0; i < 2000; ++i)
            QVERIFY(seen.add(std::u32string(1 + i % 5, 0x400 + i)));
        for (char32_t i = 0; i < 2000; ++i)
            QVERIFY(!seen.add(std::u32string(1 + i % 5, 0x400 + i)));
        QVERIFY(seen.add({}));
        QVERIFY(!seen.add({}));
    }
};

QTEST_GUILESS_MAIN(TestNarrowReadings)
#include "tst_narrow_readings.moc"
