// How much of some bytes is UTF-8 does not depend on where they are in memory: kernels pause where
// lines of the cache begin.

#include "detect/utf8_balance.h"

#include <QtTest>

#include <random>

using namespace moji;

namespace {

/// Lines in UTF-8 and lines in windows-1252, about as many.
Bytes mixedLines(std::uint32_t seed) {
    std::mt19937 random(seed);
    Bytes text;
    while (text.size() < 30'000) {
        const bool isUtf8 = random() % 2 == 0;
        for (int word = 0; word < 6; ++word) {
            text.insert(text.end(), 3 + random() % 9, Byte{'a'});
            text.push_back(isUtf8 ? 0xC3 : 0xE9);
            text.push_back(isUtf8 ? 0xA9 : Byte{'x'});
        }
        text.push_back('\n');
    }
    return text;
}

} // namespace

class TestUtf8Balance : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theAddressChangesNothing() {
        int givenUp = 0;
        for (std::uint32_t seed = 0; seed < 20; ++seed) {
            const Bytes text = mixedLines(seed);
            Bytes memory(text.size() + 64);
            const Utf8Balance expected = weighUtf8(text);
            givenUp += expected.isWhole ? 0 : 1;
            for (std::size_t shift = 0; shift < 64; ++shift) {
                std::ranges::copy(text, memory.begin() + static_cast<std::ptrdiff_t>(shift));
                const auto found = weighUtf8(ByteView(memory).subspan(shift, text.size()));
                QCOMPARE(found.wellFormed, expected.wellFormed);
                QCOMPARE(found.problems, expected.problems);
                QCOMPARE(found.isWhole, expected.isWhole);
            }
        }
        QVERIFY(givenUp > 0 && givenUp < 20);
    }

    /// Of CESU-8 a pair is no accident; half of one is any three bytes.
    void halfAPairOfSurrogatesSaysNothing_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("wellFormed");
        QTest::newRow("pair") << QByteArray("\xED\xA0\xBD\xED\xB8\x80") << 8;
        QTest::newRow("pair-in-text") << QByteArray("ab\xED\xA0\xBD\xED\xB8\x80z") << 8;
        QTest::newRow("high") << QByteArray("\xED\xA0\xBD") << 0;
        QTest::newRow("low") << QByteArray("\xED\xB8\x80") << 0;
        QTest::newRow("the-wrong-way-round") << QByteArray("\xED\xB8\x80\xED\xA0\xBD") << 0;
        QTest::newRow("apart") << QByteArray("\xED\xA0\xBD \xED\xB8\x80") << 0;
        QTest::newRow("cut") << QByteArray("\xED\xA0\xBD\xED\xB8") << 0;
    }
    void halfAPairOfSurrogatesSaysNothing() {
        QFETCH(QByteArray, bytes);
        QFETCH(int, wellFormed);
        const Utf8Balance balance = weighUtf8(Bytes(bytes.begin(), bytes.end()));
        QCOMPARE(balance.wellFormed, std::uint64_t(wellFormed));
        QCOMPARE(balance.structureBits(), 5.0 * wellFormed);
        QVERIFY(!balance.isValid());
    }

    void oneSourceIsAsItsBytes() {
        for (std::uint32_t seed = 0; seed < 20; ++seed) {
            const MemorySource source(mixedLines(seed));
            const Utf8Balance expected = weighUtf8(source.view());
            const Utf8Balance found = weighUtf8(source).value();
            QCOMPARE(found.wellFormed, expected.wellFormed);
            QCOMPARE(found.problems, expected.problems);
        }
    }
};

QTEST_GUILESS_MAIN(TestUtf8Balance)
#include "tst_utf8_balance.moc"
