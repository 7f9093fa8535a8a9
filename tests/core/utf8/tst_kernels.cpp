// Every kernel that this machine can run says what the strict decoder says: errors, counts,
// verdict.

#include "core/utf8/guarded_pages.h"

#include "utf8/kernels/kernel.h"
#include "utf8/strict.h"

#include <QTest>

#include <fmt/format.h>

#include <random>
#include <vector>

using namespace moji;
using namespace moji::utf8;
using moji::test::GuardedPages;

namespace {

struct Outcome {
    std::vector<KernelError> errors;
    KernelCounts counts;
    std::size_t consumed = 0;
    bool operator==(const Outcome&) const = default;
};

/// By the strict decoder alone.
Outcome strictly(ByteView bytes, Tail tail = Tail::AtEnd) {
    Outcome outcome;
    std::size_t& at = outcome.consumed;
    while (at < bytes.size()) {
        const Span span = decodeStrict(bytes.subspan(at), tail);
        if (span.length == 0)
            break;
        if (isError(span.status))
            outcome.errors.push_back({static_cast<std::uint32_t>(at),
                                      static_cast<std::uint8_t>(span.length), span.status});
        for (const Byte byte : bytes.subspan(at, span.length))
            outcome.counts.continuations += isContinuation(byte);
        outcome.counts.lineFeeds += bytes[at] == 0x0A;
        outcome.counts.replacementCharacters += span.count == 1 && span.codePoints[0] == 0xFFFD;
        at += span.length;
    }
    return outcome;
}

/// By a kernel, with room for so many errors a call.
Outcome by(const Kernel& kernel, ByteView bytes, Tail tail = Tail::AtEnd,
           std::size_t capacity = 4096, bool counting = true) {
    std::vector<KernelError> errors(capacity);
    Outcome outcome;
    for (;;) {
        const std::size_t begin = outcome.consumed;
        const KernelScan done =
            kernel.scan(bytes.data() + begin, bytes.size() - begin, tail,
                        counting ? &outcome.counts : nullptr, errors.data(), capacity);
        for (std::size_t i = 0; i < done.errors; ++i) {
            outcome.errors.push_back(errors[i]);
            outcome.errors.back().offset += static_cast<std::uint32_t>(begin);
        }
        outcome.consumed += done.consumed;
        if (outcome.consumed == bytes.size() || done.consumed == 0)
            return outcome;
    }
}

std::string describe(const Outcome& outcome) {
    auto text = fmt::format("consumed {}, continuations {}, line feeds {}, U+FFFD {}, errors",
                            outcome.consumed, outcome.counts.continuations,
                            outcome.counts.lineFeeds, outcome.counts.replacementCharacters);
    for (std::size_t i = 0; i < outcome.errors.size() && i < 20; ++i) {
        const KernelError& error = outcome.errors[i];
        text += fmt::format(" {}+{}={}", error.offset, error.length, identifier(error.kind));
    }
    return text;
}

/// Whether kernel and strict decoder agree; says where they do not.
bool agrees(const Kernel& kernel, ByteView bytes, const Outcome& expected) {
    const Outcome found = by(kernel, bytes);
    const bool isValid = kernel.isValid(bytes.data(), bytes.size());
    if (found == expected && isValid == expected.errors.empty())
        return true;
    qWarning("%s: valid %d, %s\nstrictly: %s", kernel.name.data(), isValid, describe(found).c_str(),
             describe(expected).c_str());
    return false;
}

std::vector<const Kernel*> runnableKernels() {
    std::vector<const Kernel*> kernels;
    for (const Kernel* kernel : compiledKernels()) {
        if (kernel->isSupported())
            kernels.push_back(kernel);
    }
    return kernels;
}

bool allAgree(ByteView bytes) {
    const Outcome expected = strictly(bytes);
    bool agree = true;
    for (const Kernel* kernel : runnableKernels())
        agree = agrees(*kernel, bytes, expected) && agree;
    return agree;
}

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

/// ASCII with one other character in about `distance` bytes.
Bytes sparseText(std::mt19937& random, std::size_t size, unsigned distance) {
    static const std::string_view kOthers[] = {"\u00E9", "\u2019", "\uFFFD", "\U0001F600"};
    Bytes bytes;
    while (bytes.size() < size) {
        if (random() % distance != 0) {
            bytes.push_back(random() % 40 == 0 ? '\n' : 'a');
            continue;
        }
        for (const char c : kOthers[random() % std::size(kOthers)])
            bytes.push_back(static_cast<Byte>(c));
    }
    return bytes;
}

// Bytes on either side of every bound of Unicode Table 3-7.
constexpr Byte kTelling[] = {0x00, 0x0A, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBD,
                             0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED,
                             0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xF8, 0xFF};

Bytes repeated(std::string_view text, std::size_t size) {
    Bytes bytes;
    while (bytes.size() + text.size() <= size)
        bytes.insert(bytes.end(), text.begin(), text.end());
    bytes.resize(size, 'a');
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

    void aStringAloneInCleanText_data() {
        QTest::addColumn<QString>("filler");
        QTest::newRow("ascii") << QStringLiteral("a");
        QTest::newRow("two-bytes") << QStringLiteral("Ж");
        QTest::newRow("three-bytes") << QStringLiteral("가");
        QTest::newRow("four-bytes") << QStringLiteral("\U0001D11E");
    }
    // Groups of blocks are passed until one fails: the check of groups itself is at work here.
    void aStringAloneInCleanText() {
        QFETCH(QString, filler);
        const std::string character = filler.toStdString();
        const std::size_t unit = character.size();
        const Bytes clean = repeated(character, 1200 - 1200 % unit);
        const auto kernels = runnableKernels();
        std::size_t place = 0;
        for (const Byte a : kTelling) {
            for (const Byte b : kTelling) {
                for (const Byte c : kTelling) {
                    place = (place + 7 * unit) % (640 / unit * unit);
                    Bytes bytes = clean;
                    const Byte string[] = {a, b, c};
                    const std::size_t at = 128 / unit * unit + place;
                    bytes.insert(bytes.begin() + static_cast<std::ptrdiff_t>(at), string,
                                 string + 3);
                    const Outcome around =
                        strictly(ByteView(bytes).subspan(at - unit, 3 + 2 * unit));
                    for (const Kernel* kernel : kernels) {
                        const bool isValid = kernel->isValid(bytes.data(), bytes.size());
                        QVERIFY2(isValid == around.errors.empty(), kernel->name.data());
                        Outcome found = by(*kernel, bytes);
                        for (KernelError& error : found.errors)
                            error.offset -= static_cast<std::uint32_t>(at - unit);
                        QVERIFY2(found.errors == around.errors, describe(found).c_str());
                    }
                }
            }
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

    // ASCII with a few other characters, each at another place in its block of 64, from any
    // address: whole, and cut off or spoilt in one place, or in two of which the second is far from
    // the first.
    void fewCharactersInAscii_data() {
        QTest::addColumn<int>("distance");
        for (const int distance : {20, 70, 150, 400, 1000, 3000})
            QTest::addRow("one-in-%d", distance) << distance;
    }
    void fewCharactersInAscii() {
        QFETCH(int, distance);
        std::mt19937 random(4321);
        for (int round = 0; round < 120; ++round) {
            Bytes text = sparseText(random, 15'000, static_cast<unsigned>(distance));
            const auto bytes = std::span(text).subspan(random() % 64);
            QVERIFY2(allAgree(bytes), qPrintable(QString::number(round)));
            if (round % 3 == 0)
                bytes[random() % 300] = 0xFF;
            // One byte less of a character, or one too many.
            const auto other = std::ranges::find_if(bytes.begin() + random() % 12'000, bytes.end(),
                                                    [](Byte byte) { return byte >= 0x80; });
            if (other == bytes.end())
                continue;
            *other = random() % 2 == 0 ? Byte{'x'} : Byte{0xBF};
            QVERIFY2(allAgree(bytes), qPrintable(QString::number(round)));
        }
    }

    // Counters are kept in bytes.
    void countsOfOneThingOnly_data() {
        QTest::addColumn<QByteArray>("unit");
        QTest::newRow("line-feeds") << QByteArray("\n");
        QTest::newRow("continuations-at-the-same-places") << QByteArray("\U0001F600");
        QTest::newRow("replacement-characters") << QByteArray("\uFFFD");
        QTest::newRow("strays") << QByteArray("\x80");
        QTest::newRow("header-bits") << QByteArray("\xFF");
        QTest::newRow("line-feeds-in-text") << QByteArray("\n\n\n\u0416\n\n\n");
    }
    void countsOfOneThingOnly() {
        QFETCH(QByteArray, unit);
        const Bytes bytes = repeated({unit.data(), static_cast<std::size_t>(unit.size())}, 100'003);
        for (std::size_t from = 0; from < 5; ++from)
            QVERIFY(allAgree(ByteView(bytes).subspan(from)));
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
