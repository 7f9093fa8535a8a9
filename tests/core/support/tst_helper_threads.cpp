// What a thread throws reaches the caller, and the other threads end.

#include "support/ordered_blocks.h"
#include "support/ordered_work.h"
#include "support/parallel_for.h"

#include <QtTest>

#include <atomic>
#include <functional>
#include <new>
#include <stdexcept>

using namespace moji;

class TestHelperThreads : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void parallelForThrowsWhatAThreadThrew() {
        for (const std::size_t bad : {0u, 1u, 50u, 99u}) {
            const auto run = [&] {
                parallelFor(100, [&](std::size_t i) {
                    if (i == bad)
                        throw std::bad_alloc();
                });
            };
            QVERIFY_EXCEPTION_THROWN(run(), std::bad_alloc);
        }
    }

    void parallelForDoesEverythingOnce() {
        std::vector<std::atomic<int>> done(1000);
        parallelFor(done.size(), [&](std::size_t i) { ++done[i]; });
        for (const auto& count : done)
            QCOMPARE(count.load(), 1);
        parallelFor(0, [](std::size_t) { QFAIL("nothing to do"); });
    }

    void aTaskThatThrowsEndsTheWork() {
        int next = 0;
        OrderedWork<int, int> work(
            3, [&]() -> std::optional<int> { return next++; },
            [] {
                return [](int task) {
                    if (task == 40)
                        throw std::runtime_error("task 40");
                    return task;
                };
            });
        int taken = 0;
        const auto takeAll = [&] {
            while (const auto value = work.take())
                QCOMPARE(*value, taken++);
        };
        QVERIFY_EXCEPTION_THROWN(takeAll(), std::runtime_error);
        QVERIFY(taken <= 40);
    }

    void aWorkerThatCannotBeMadeEndsTheWork() {
        OrderedWork<int, int> work(
            2, []() -> std::optional<int> { return 1; },
            []() -> std::function<int(int)> { throw std::bad_alloc(); });
        QVERIFY_EXCEPTION_THROWN((void)work.take(), std::bad_alloc);
    }

    void aBlockThatThrowsEndsTheBlocks() {
        OrderedBlocks<std::uint64_t> blocks(100, 3, [] {
            return [](std::uint64_t index) {
                if (index == 7)
                    throw std::bad_alloc();
                return index;
            };
        });
        std::uint64_t taken = 0;
        const auto takeAll = [&] {
            while (const auto value = blocks.take({}))
                QCOMPARE(*value, taken++);
        };
        QVERIFY_EXCEPTION_THROWN(takeAll(), std::bad_alloc);
        QVERIFY(taken <= 7);
    }
};

QTEST_GUILESS_MAIN(TestHelperThreads)
#include "tst_helper_threads.moc"
