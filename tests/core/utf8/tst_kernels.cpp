// Every kernel that this machine can run says what the strict decoder says: errors, counts,
// verdict.

#include "core/utf8/guarded_pages.h"
#include "core/utf8/kernel_agreement.h"

#include <QTest>

#include <random>

using namespace moji;
using namespace moji::test;

namespace {

/// Characters of 1 to 4 bytes, of which some bytes are then spoilt.
Bytes spoiltText(std::mt19937& random, std::size_t size, double badShare) {
    static const std::string_view kCharacters[] = {"a",  "\n",  "z", "é", "Ж",          "가",
                                                   "世", "￾", "�", "𝄞", "\U0010FFFF", "퟿"};
    Bytes bytes;
    const auto kinds = 1 + random() % std::size(kCharacters);
    while (bytes.size() < size) {
        for (const char c : kCharacters[random() % kinds])
            bytes.push_back(static_cast<Byte>(c));
    }
    bytes.resize(size);
    const auto bad = static_cast<std::size_t>(static_cast<double>(size) * badShare);
    for (std::size_t i = 0; i < bad; ++i)
        bytes[random() % size] = static_cast<Byte>(random());
    return bytes;
}

} // namespace

class TestKernels : public QObject {
    Q_OBJECT

private slots:
    void oneIsAlwaysThere() {
        QVERIFY(defaultKernel().isSupported());
        QCOMPARE(findKernel(defaultKernel().name), &defaultKernel());
        QCOMPARE(findKernel("scalar"), compiledKernels().front());
        QCOMPARE(findKernel("no such kernel"), nullptr);
        for (const Kernel* kernel : compiledKernels())
            QCOMPARE(findKernel(kernel->name), kernel->isSupported() ? kernel : nullptr);
    }

    void agreeOnAllStringsOfThreeBytes() {
        constexpr std::uint32_t kStrings = 1 << 15;
#if defined(__SANITIZE_THREAD__) || defined(__SANITIZE_ADDRESS__)
        constexpr std::uint32_t kStep = 16 * kStrings; // a sample: they are slow
#else
        constexpr std::uint32_t kStep = kStrings;
#endif
        for (std::uint32_t first = 0; first < 1u << 24; first += kStep) {
            Bytes bytes;
            bytes.reserve(kStrings * 4);
            for (std::uint32_t i = first; i < first + kStrings; ++i)
                bytes.insert(bytes.end(), {static_cast<Byte>(i >> 16), static_cast<Byte>(i >> 8),
                                           static_cast<Byte>(i), Byte{'a'}});
            QVERIFY2(allAgree(bytes), qPrintable(QString::number(first, 16)));
        }
    }

    // A string that begins with ASCII or a stray byte is one of three bytes after it.
    void agreeOnAllStringsOfFourBytes() {
        if (!qEnvironmentVariableIsSet("MOJISCOPE_EXHAUSTIVE"))
            QSKIP("takes minutes: set MOJISCOPE_EXHAUSTIVE");
        constexpr std::size_t kStrings = 1 << 18;
        Bytes bytes(kStrings * 5);
        for (std::uint64_t first = 0xC000'0000; first < std::uint64_t{1} << 32; first += kStrings) {
            for (std::size_t i = 0; i < kStrings; ++i) {
                const auto string = static_cast<std::uint32_t>(first + i);
                for (std::size_t b = 0; b < 4; ++b)
                    bytes[5 * i + b] = static_cast<Byte>(string >> (24 - 8 * b));
                bytes[5 * i + 4] = 'a';
            }
            QVERIFY2(allAgree(bytes), qPrintable(QString::number(first, 16)));
        }
    }

    void everyErrorAtEveryOffset_data() {
        QTest::addColumn<QByteArray>("error");
        QTest::newRow("stray") << QByteArray("\x80");
        QTest::newRow("header-bits") << QByteArray("\xFF");
        QTest::newRow("overlong-C0-AF") << QByteArray("\xC0\xAF");
        QTest::newRow("overlong-E0-80-80") << QByteArray("\xE0\x80\x80");
        QTest::newRow("surrogate-ED-A0-80") << QByteArray("\xED\xA0\x80");
        QTest::newRow("too-large-F4-90-80-80") << QByteArray("\xF4\x90\x80\x80");
        QTest::newRow("cut-off-F0-9F-98") << QByteArray("\xF0\x9F\x98");
        QTest::newRow("cut-off-E4-B8") << QByteArray("\xE4\xB8");
        QTest::newRow("cut-off-C3") << QByteArray("\xC3");
        QTest::newRow("nothing-wrong") << QByteArray("\xEF\xBF\xBD");
        QTest::newRow("nothing-wrong-of-four-bytes") << QByteArray("\xF0\x9F\x98\x80");
    }
    void everyErrorAtEveryOffset() {
        QFETCH(QByteArray, error);
        for (const std::string_view filler : {"a", "가"}) {
            // 2900 bytes: groups of 512, 1024 and what is left of them
            for (std::size_t offset = 0; offset < 2900; offset += filler.size()) {
                Bytes bytes = repeated(filler, 2900);
                const auto at = bytes.begin() + static_cast<std::ptrdiff_t>(offset);
                bytes.insert(at, error.begin(), error.end());
                QVERIFY2(allAgree(bytes), qPrintable(QString::number(offset)));
            }
        }
    }

    void everyLengthAtEveryAlignment() {
        const unsigned seed = 20260101;
        std::mt19937 random(seed);
        const GuardedPages pages;
        const auto kernels = runnableKernels();
        for (std::size_t size = 0; size <= 300; ++size) {
            for (std::size_t alignment = 0; alignment < 64; ++alignment) {
                const Bytes text = spoiltText(random, size + alignment, alignment % 2 ? 0.02 : 0);
                const ByteView bytes = ByteView(text).subspan(alignment);
                const Outcome expected = strictly(bytes);
                // From the first readable byte on, up to the last one, and somewhere between.
                std::copy(bytes.begin(), bytes.end(), pages.begin() + 512 + alignment);
                const ByteView between(pages.begin() + 512 + alignment, size);
                for (const Kernel* kernel : kernels) {
                    QVERIFY(agrees(*kernel, between, expected));
                    QVERIFY(agrees(*kernel, pages.copyToEnd(bytes), expected));
                    QVERIFY(agrees(*kernel, pages.copyToBegin(bytes), expected));
                }
            }
        }
    }

    void seededCorruption_data() {
        QTest::addColumn<double>("badShare");
        QTest::newRow("none") << 0.0;
        QTest::newRow("one-in-1000") << 0.001;
        QTest::newRow("one-in-100") << 0.01;
        QTest::newRow("one-in-10") << 0.1;
        QTest::newRow("noise") << 4.0;
    }
    void seededCorruption() {
        QFETCH(double, badShare);
        const unsigned seed = 8800;
        std::mt19937 random(seed);
        const GuardedPages pages;
        for (int round = 0; round < 300; ++round) {
            const Bytes bytes = spoiltText(random, random() % 4096, badShare);
            QVERIFY2(allAgree(pages.copyToEnd(bytes)), qPrintable(QString::number(round)));
        }
        QVERIFY(allAgree(spoiltText(random, 300'000, badShare)));
    }

    void cutAnywhereNothingChanges() {
        std::mt19937 random(12);
        for (int round = 0; round < 100; ++round) {
            const Bytes bytes = spoiltText(random, 700, round % 3 * 0.03);
            const Outcome whole = strictly(bytes);
            for (const Kernel* kernel : runnableKernels()) {
                for (std::size_t cut = 0; cut <= bytes.size(); cut += 1 + random() % 7) {
                    const ByteView front = ByteView(bytes).first(cut);
                    Outcome found = by(*kernel, front, Tail::MoreFollows);
                    const Outcome expected = strictly(front, Tail::MoreFollows);
                    QVERIFY2(found == expected,
                             qPrintable(QString::fromStdString(describe(found) + "; strictly " +
                                                               describe(expected))));
                    const std::size_t at = found.consumed;
                    const Outcome rest = by(*kernel, ByteView(bytes).subspan(at));
                    found.consumed += rest.consumed;
                    for (KernelError error : rest.errors) {
                        error.offset += static_cast<std::uint32_t>(at);
                        found.errors.push_back(error);
                    }
                    found.counts.continuations += rest.counts.continuations;
                    found.counts.lineFeeds += rest.counts.lineFeeds;
                    found.counts.replacementCharacters += rest.counts.replacementCharacters;
                    QVERIFY2(found == whole, describe(found).c_str());
                }
            }
        }
    }

    void littleRoomChangesNothing() {
        const unsigned seed = 99;
        std::mt19937 random(seed);
        for (int round = 0; round < 60; ++round) {
            const Bytes bytes = spoiltText(random, 5000, round % 4 * 0.1);
            const Outcome expected = strictly(bytes);
            for (const Kernel* kernel : runnableKernels()) {
                for (const std::size_t capacity : {64u, 65u, 100u, 777u})
                    QVERIFY(by(*kernel, bytes, Tail::AtEnd, capacity) == expected);
                const Outcome uncounted = by(*kernel, bytes, Tail::AtEnd, 64, false);
                QVERIFY(uncounted.errors == expected.errors);
                QCOMPARE(uncounted.consumed, bytes.size());
            }
        }
    }

    void countsAloneAreTheSame() {
        const unsigned seed = 5;
        std::mt19937 random(seed);
        const GuardedPages pages;
        for (std::size_t size = 0; size < 400; ++size) {
            const ByteView bytes = pages.copyToEnd(spoiltText(random, size, 0.1));
            const KernelCounts expected = strictly(bytes).counts;
            for (const Kernel* kernel : runnableKernels()) {
                const KernelCounts found = kernel->count(bytes.data(), bytes.size());
                QCOMPARE(found.continuations, expected.continuations);
                QCOMPARE(found.lineFeeds, expected.lineFeeds);
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestKernels)
#include "tst_kernels.moc"
