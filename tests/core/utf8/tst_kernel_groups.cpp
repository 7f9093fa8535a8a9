// Long clean text is checked in groups of blocks: with few faults, few characters beyond ASCII, few
// of four bytes, or one thing only, every kernel still says what the strict decoder says.

#include "core/utf8/kernel_agreement.h"

#include <QTest>

#include <random>

using namespace moji;
using namespace moji::test;

namespace {

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

} // namespace

class TestKernelGroups : public QObject {
    Q_OBJECT

private slots:
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

    // Groups without characters of four bytes are checked in another way than those with them; so
    // from one to the other and back, whole and with a byte of such a character wrong.
    void fewCharactersOfFourBytes_data() {
        QTest::addColumn<int>("distance"); // bytes
        for (const int distance : {100, 5'000, 50'000, 200'000})
            QTest::addRow("one-in-%d", distance) << distance;
    }
    void fewCharactersOfFourBytes() {
        QFETCH(int, distance);
        std::mt19937 random(2468);
        for (int round = 0; round < 12; ++round) {
            Bytes bytes = repeated("\uAC00\uB098\u0416 ", 300'000);
            const auto replaceSomewhere = [&](std::string_view text) { // nine bytes, too
                const std::size_t at = random() % (bytes.size() / 9) * 9;
                std::ranges::copy(text, bytes.begin() + static_cast<std::ptrdiff_t>(at));
            };
            for (int left = 300'000 / distance; left >= 0; --left)
                replaceSomewhere("\U0001F600\uAC00\u0416");
            QVERIFY2(allAgree(bytes), qPrintable(QString::number(round)));
            const std::string_view faulty[] = {
                "\xF0\x8F\xBF\xBF\uAC00\u0416", "\xF4\x90\x80\x80\uAC00\u0416",
                "\xF0\x9F\x98\uAC00\u0416 ", "\xF1\x80\x80\x80\x80\uAC00 "};
            replaceSomewhere(faulty[random() % std::size(faulty)]);
            QVERIFY2(allAgree(bytes), qPrintable(QString::number(round)));
        }
    }

    // Also at the edges of the longest groups: 512 bytes, 1024, and so on to 8192.
    void aStringAtEveryOffset_data() {
        QTest::addColumn<QByteArray>("string");
        QTest::newRow("four-bytes") << QByteArray("\xF0\x9F\x98\x80");
        QTest::newRow("cut-off-F0-9F-98") << QByteArray("\xF0\x9F\x98");
        QTest::newRow("cut-off-F0-9F") << QByteArray("\xF0\x9F");
        QTest::newRow("cut-off-E4-B8") << QByteArray("\xE4\xB8");
        QTest::newRow("five-bytes") << QByteArray("\xF0\x9F\x98\x80\x80");
    }
    void aStringAtEveryOffset() {
        QFETCH(QByteArray, string);
        const std::size_t size = 9'000;
        for (std::size_t offset = 0; offset <= size; offset += 3) {
            Bytes bytes = repeated("\uAC00", size);
            bytes.resize(size * 2, ' '); // enough for a group after it
            bytes.insert(bytes.begin() + static_cast<std::ptrdiff_t>(offset), string.begin(),
                         string.end());
            QVERIFY2(allAgree(bytes), qPrintable(QString::number(offset)));
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
};

QTEST_GUILESS_MAIN(TestKernelGroups)
#include "tst_kernel_groups.moc"
