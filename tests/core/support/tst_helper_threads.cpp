// What a thread throws reaches the caller, and the other threads end. Where the system starts fewer
// threads, or none, everything is done all the same.

#include "core/support/refused_threads.h"

#include "support/ordered_blocks.h"
#include "support/ordered_work.h"
#include "support/parallel_for.h"

#include <QtTest>

#include <algorithm>
#include <atomic>
#include <functional>
#include <memory>
#include <new>
#include <optional>
#include <stdexcept>
#include <thread>

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

    void aSerialScopeKeepsWorkInItsThread() {
        const SerialScope serial;
        const auto own = std::this_thread::get_id();
        parallelFor(50, [&](std::size_t) { QVERIFY(std::this_thread::get_id() == own); });
        parallelForParts(50, 7, [&](std::size_t begin, std::size_t end) {
            QVERIFY(std::this_thread::get_id() == own);
            QVERIFY(end - begin == (begin < 49 ? 7 : 1));
        });
    }

    /// With one thread for the tasks nothing may help it; with two, the one without a task does.
    void threadsWithoutATaskHelpTheOthers_data() {
        QTest::addColumn<unsigned>("threads");
        QTest::newRow("one") << 1u;
        QTest::newRow("two") << 2u;
        QTest::newRow("three") << 3u;
    }
    void threadsWithoutATaskHelpTheOthers() {
        QFETCH(unsigned, threads);
        std::atomic<unsigned> present = 0;
        const auto meet = [&](std::size_t) {
            ++present;
            for (int waits = 0; waits < 2000 && present < threads; ++waits)
                QTest::qSleep(1);
        };
        bool isFirst = true;
        OrderedWork<int, unsigned> work(
            threads,
            [&]() -> std::optional<int> {
                return std::exchange(isFirst, false) ? std::optional(1) : std::nullopt;
            },
            [&] {
                return [&](int) {
                    const auto own = std::this_thread::get_id();
                    parallelFor(threads, meet);
                    bool isAlone = true;
                    parallelFor(20, [&](std::size_t) {
                        isAlone = isAlone && std::this_thread::get_id() == own;
                    });
                    return threads > 1 || isAlone ? present.load() : 0;
                };
            });
        QCOMPARE(work.take(), std::optional(threads));
        QVERIFY(!work.take());
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

    void withFewerThreadsAllIsDone_data() {
        QTest::addColumn<int>("threads");
        QTest::newRow("none") << 0;
        QTest::newRow("one") << 1;
        QTest::newRow("two") << 2;
    }
    void withFewerThreadsAllIsDone() {
        QFETCH(int, threads);
        const test::OnlyThreads only(threads);
        std::vector<std::atomic<int>> done(1000);
        workTogether(3, [&, next = std::make_shared<std::atomic<std::size_t>>(0)] {
            for (std::size_t i = (*next)++; i < done.size(); i = (*next)++)
                ++done[i];
        });
        for (const auto& count : done)
            QCOMPARE(count.load(), 1);
        QVERIFY(only.refused() > 0);
    }

    void orderedWorkWithFewerThreads_data() { withFewerThreadsAllIsDone_data(); }
    void orderedWorkWithFewerThreads() {
        QFETCH(int, threads);
        const test::OnlyThreads only(threads);
        int next = 0;
        std::atomic<int> made = 0;
        OrderedWork<int, int> work(
            4,
            [&]() -> std::optional<int> {
                return next < 500 ? std::optional(next++) : std::nullopt;
            },
            [&] {
                ++made;
                return [worker = std::make_unique<int>(0)](int task) { return 2 * task + *worker; };
            });
        for (int i = 0; i < 500; ++i)
            QCOMPARE(work.take(), std::optional(2 * i));
        QVERIFY(!work.take());
        QVERIFY(!work.take());
        QVERIFY(made <= std::max(threads, 1));
        QVERIFY(only.refused() > 0);
    }

    void orderedBlocksWithFewerThreads_data() { withFewerThreadsAllIsDone_data(); }
    void orderedBlocksWithFewerThreads() {
        QFETCH(int, threads);
        const test::OnlyThreads only(threads);
        OrderedBlocks<std::uint64_t> blocks(
            100, 4, [] { return [](std::uint64_t index) { return 3 * index; }; });
        for (std::uint64_t i = 0; i < 99; ++i)
            QCOMPARE(blocks.take({}), std::optional(3 * i));
        std::stop_source stop;
        stop.request_stop();
        if (threads == 0)
            QVERIFY(!blocks.take(stop.get_token()));
        QCOMPARE(blocks.take({}), std::optional(std::uint64_t{297}));
        QVERIFY(!blocks.take({}));
        QVERIFY(only.refused() > 0);
    }

    void theCallerIsOneOfTheThreads() {
        const test::OnlyThreads only(2);
        OrderedBlocks<std::thread::id> blocks(
            100, 1, [] { return [](std::uint64_t) { return std::this_thread::get_id(); }; });
        while (const auto worker = blocks.take({}))
            QVERIFY(*worker == std::this_thread::get_id());
        OrderedBlocks<int> three(100, 3, [] { return [](std::uint64_t) { return 0; }; });
        while (three.take({})) {
        }
        QCOMPARE(only.refused(), 0);
    }

    void whatTheCallerThrowsWhereThereAreNoThreads() {
        const test::OnlyThreads only(0);
        OrderedBlocks<int> blocks(
            3, 2, []() -> std::function<int(std::uint64_t)> { throw std::bad_alloc(); });
        QVERIFY_EXCEPTION_THROWN((void)blocks.take({}), std::bad_alloc);
    }
};

QTEST_GUILESS_MAIN(TestHelperThreads)
#include "tst_helper_threads.moc"
