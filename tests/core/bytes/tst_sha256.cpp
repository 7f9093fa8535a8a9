#include "bytes/sha256.h"

#include <QtTest>

#include <random>

using namespace moji;

class TestSha256 : public QObject {
    Q_OBJECT

private slots:
    void examplesOfTheStandard() { // FIPS 180-4
        const auto hash = [](const std::string& text) {
            Sha256 sum;
            for (const char c : text) // piece by piece
                sum.add(asBytes(std::string_view(&c, 1)));
            return sum.finish();
        };
        QCOMPARE(hash(""),
                 std::string("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"));
        QCOMPARE(hash("abc"),
                 std::string("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
        QCOMPARE(hash(std::string(1000, 'a')),
                 std::string("41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"));
    }

    /// The processor's own instructions, where it has them, are only a faster way.
    void instructionsOfTheProcessorChangeNothing() {
#if defined(__x86_64__)
        if (!hasShaExtensions())
            QSKIP("this processor has none");
        std::mt19937 random(20261127);
        Bytes bytes(64 * 9);
        for (int round = 0; round < 50; ++round) {
            for (Byte& byte : bytes)
                byte = static_cast<Byte>(random());
            Sha256State portable{1, 2, 3, 4, 5, 6, 7, 0xFFFFFFFF};
            Sha256State fast = portable;
            const std::size_t count = random() % 10;
            hashBlocksPortably(portable, bytes.data(), count);
            hashBlocksWithExtensions(fast, bytes.data(), count);
            QVERIFY(portable == fast);
        }
#else
        QSKIP("there are none for this processor");
#endif
    }
};

QTEST_APPLESS_MAIN(TestSha256)
#include "tst_sha256.moc"
