// The error index answers by number and by place what a scan lists, in bounded memory.

#include "core/scan/stretch_model.h"

#include "scan/error_index.h"
#include "scan/parallel_scan.h"

#include <QTest>

using namespace moji;
using namespace moji::test;

namespace {

ErrorIndex indexOf(const ByteSource& source, std::size_t blockSize, std::size_t mostBlocks) {
    ErrorIndex index(mostBlocks);
    ScanOptions options;
    options.blockSize = blockSize;
    options.onBlock = [&](const StretchTotals& block) { index.add(block); };
    if (!scanUtf8(source, options))
        qFatal("cannot scan");
    return index;
}

} // namespace

class TestErrorIndex : public QObject {
    Q_OBJECT

private slots:
    void answersWhatAScanLists_data() {
        QTest::addColumn<unsigned>("badIn100");
        QTest::addColumn<unsigned>("blockSize");
        QTest::addColumn<unsigned>("mostBlocks");
        QTest::newRow("one-block") << 10u << 100'000u << 100u;
        QTest::newRow("many-blocks") << 10u << 64u << 100'000u;
        QTest::newRow("blocks-put-together") << 10u << 64u << 7u;
        QTest::newRow("blocks-put-together-to-one") << 30u << 64u << 1u;
        QTest::newRow("few-errors") << 1u << 64u << 8u;
        QTest::newRow("no-errors") << 0u << 64u << 8u;
    }
    void answersWhatAScanLists() {
        QFETCH(unsigned, badIn100);
        QFETCH(unsigned, blockSize);
        QFETCH(unsigned, mostBlocks);
        const unsigned seed = 52;
        std::mt19937 random(seed);
        const Bytes bytes = spoiltText(random, 5000, badIn100);
        const MemorySource source(bytes);
        const ErrorIndex index = indexOf(source, blockSize, mostBlocks);
        const Found expected = strictly(bytes);
        QCOMPARE(index.size(), expected.summary.errors);
        QVERIFY(index.blockCount() <= mostBlocks);
        for (int round = 0; round < 100; ++round) {
            const auto first = random() % (index.size() + 3);
            const auto count = random() % 50;
            const auto begin = std::min<std::size_t>(first, expected.errors.size());
            const auto end = std::min<std::size_t>(begin + count, expected.errors.size());
            const std::vector<ErrorRecord> wanted(
                expected.errors.begin() + static_cast<std::ptrdiff_t>(begin),
                expected.errors.begin() + static_cast<std::ptrdiff_t>(end));
            QVERIFY(index.errors(source, first, count).value() == wanted);
            const std::uint64_t offset = random() % (bytes.size() + 10);
            const auto behind =
                std::ranges::lower_bound(expected.errors, offset, {}, &ErrorRecord::offset);
            QCOMPARE(index.firstFrom(source, offset).value(),
                     static_cast<std::uint64_t>(behind - expected.errors.begin()));
        }
    }

    void blocksTileTheFile() {
        const unsigned seed = 53;
        std::mt19937 random(seed);
        const Bytes bytes = spoiltText(random, 9999, 20);
        const MemorySource source(bytes);
        const ErrorIndex index = indexOf(source, 16, 100);
        std::uint64_t end = 0;
        std::uint64_t errors = 0;
        for (std::size_t i = 0; i < index.blockCount(); ++i) {
            QCOMPARE(index.block(i).range.begin, end);
            end = index.block(i).range.end;
            errors += index.block(i).errors;
        }
        QCOMPARE(end, std::uint64_t{bytes.size()});
        QCOMPARE(errors, index.size());
    }

    void aFileOfErrorsTakesNoMoreMemory() {
        const ComputedSource source(5'000'000, [](std::uint64_t) { return Byte{0x80}; });
        const ErrorIndex index = indexOf(source, 4096, 1000);
        QCOMPARE(index.size(), std::uint64_t{5'000'000});
        QVERIFY(index.blockCount() <= 1000);
        const auto errors = index.errors(source, 2'345'678, 3).value();
        QCOMPARE(errors.size(), std::size_t{3});
        QCOMPARE(errors[0].offset, std::uint64_t{2'345'678});
        QCOMPARE(errors[2].problem, std::uint64_t{2'345'681});
    }
};

QTEST_GUILESS_MAIN(TestErrorIndex)
#include "tst_error_index.moc"
