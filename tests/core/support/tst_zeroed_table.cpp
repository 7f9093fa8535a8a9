// Entries are zero until they are set, and stay what they were set to.

#include "support/zeroed_table.h"

#include <QTest>

#include <cstdint>
#include <limits>

using namespace moji;

class TestZeroedTable final : public QObject {
    Q_OBJECT

private slots:
    void entriesAreZeroUntilTheyAreSet() {
        constexpr std::size_t kCount = 1 << 20;
        ZeroedTable<std::uint64_t> table(kCount);
        for (std::size_t i = 0; i < kCount; i += 4097)
            table[i] = i + 1;
        const ZeroedTable<std::uint64_t> moved = std::move(table);
        for (std::size_t i = 0; i < kCount; ++i)
            QCOMPARE(moved[i], i % 4097 == 0 ? i + 1 : 0);
    }

    void moreThanThereIsMemoryIsRefused() {
#if defined(__SANITIZE_THREAD__) || defined(__SANITIZE_ADDRESS__)
        QSKIP("a sanitizer ends a program that asks for so much");
#endif
        using Huge = ZeroedTable<std::uint64_t>;
        constexpr std::size_t kTooMany = std::numeric_limits<std::size_t>::max() / 16;
        QVERIFY_EXCEPTION_THROWN(Huge{kTooMany}, std::bad_alloc);
    }
};

QTEST_GUILESS_MAIN(TestZeroedTable)
#include "tst_zeroed_table.moc"
