// Job: the latest start wins, nothing is delivered after cancel, destroying waits.

#include "jobs/job.h"
#include "jobs/job_monitor.h"
#include "jobs/out_of_memory.h"

#include "patient.h"
#include <QSemaphore>
#include <QSignalSpy>

#include <functional>
#include <new>
#include <utility>

#include <unistd.h>

using namespace moji;
using namespace moji::app;

class TestJob : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void deliversOnTheOwnersThread();
    void theLatestStartWins();
    void cancelDeliversNothing();
    void whoHearsOfACancelMayDeleteJobs();
    void destroyingStopsTheWork();
    void deliveringMayStartAnew();
    void whatIsStartedAnewRunsOn();
    void whatIsDeliveredNoLongerRuns();
    void deliveringMayDeleteTheJob();
    void reportsProgress();
    void startsInQuickSuccessionRunOnceAtTheEnd();
    void aWaitingStartCanBeCancelled();
    void workGivesWayToTheWindow();
    void withoutMemoryItIsCancelled();
    void whatWorkHasFreedGoesBackToTheSystem();
};

namespace {

/// Of this process, in memory.
qint64 residentBytes() {
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toLongLong() * ::sysconf(_SC_PAGESIZE);
}

} // namespace

void TestJob::deliversOnTheOwnersThread() {
    JobMonitor monitor;
    Job<int> job(monitor, QStringLiteral("Adding"), nullptr);
    int result = 0;
    QThread* thread = nullptr;
    QThread* worker = nullptr;
    std::uint64_t stamp = 0;
    job.start(
        42,
        [&](std::stop_token, const ProgressCallback&) {
            worker = QThread::currentThread();
            return 1 + 1;
        },
        [&](std::uint64_t revision, int value) {
            stamp = revision;
            result = value;
            thread = QThread::currentThread();
        });
    QVERIFY(!monitor.idle());
    QCOMPARE(monitor.running().front()->title(), QStringLiteral("Adding"));
    QTRY_VERIFY(monitor.idle());
    QCOMPARE(result, 2);
    QCOMPARE(stamp, std::uint64_t{42});
    QCOMPARE(thread, QThread::currentThread());
    QVERIFY(worker != thread);
}

void TestJob::theLatestStartWins() {
    JobMonitor monitor;
    Job<int> job(monitor, {}, nullptr);
    std::vector<int> delivered;
    for (int i = 0; i < 50; ++i)
        job.start(
            0, [i](std::stop_token, const ProgressCallback&) { return i; },
            [&](std::uint64_t, int value) { delivered.push_back(value); });
    QTRY_VERIFY(monitor.idle());
    QCOMPARE(delivered, std::vector<int>{49});
}

void TestJob::cancelDeliversNothing() {
    JobMonitor monitor;
    Job<int> job(monitor, {}, nullptr);
    QSemaphore begun;
    bool delivered = false;
    bool sawStop = false;
    job.start(
        0,
        [&](std::stop_token stop, const ProgressCallback&) {
            begun.release();
            while (!stop.stop_requested())
                QThread::yieldCurrentThread();
            sawStop = true;
            return 1;
        },
        [&](std::uint64_t, int) { delivered = true; });
    begun.acquire();
    QSignalSpy cancelled(&job, &JobBase::cancelled);
    monitor.cancelAll();
    QCOMPARE(cancelled.count(), 1);
    QVERIFY(monitor.idle());
    QTRY_VERIFY(sawStop);
    QCoreApplication::processEvents();
    QVERIFY(!delivered);
}

void TestJob::whoHearsOfACancelMayDeleteJobs() {
    JobMonitor monitor;
    const auto untilStopped = [](std::stop_token stop, const ProgressCallback&) {
        while (!stop.stop_requested())
            QThread::yieldCurrentThread();
        return 0;
    };
    Job<int> first(monitor, QStringLiteral("first"), nullptr);
    auto* second = new Job<int>(monitor, QStringLiteral("second"), nullptr);
    connect(&first, &JobBase::cancelled, this, [&] { delete std::exchange(second, nullptr); });
    first.start(1, untilStopped, [](std::uint64_t, int) {});
    second->start(1, untilStopped, [](std::uint64_t, int) {});
    monitor.cancelAll();
    QVERIFY(second == nullptr);
    QVERIFY(monitor.idle());
}

void TestJob::destroyingStopsTheWork() {
    JobMonitor monitor;
    std::atomic<bool> ended = false;
    {
        Job<int> job(monitor, {}, nullptr);
        QSemaphore begun;
        job.start(
            0,
            [&](std::stop_token stop, const ProgressCallback&) {
                begun.release();
                while (!stop.stop_requested())
                    QThread::yieldCurrentThread();
                ended = true;
                return 1;
            },
            [](std::uint64_t, int) { QFAIL("delivered"); });
        begun.acquire();
    }
    QVERIFY(ended);
    QVERIFY(monitor.idle());
    QCoreApplication::processEvents();
}

void TestJob::deliveringMayStartAnew() {
    JobMonitor monitor;
    Job<int> job(monitor, {}, nullptr);
    int last = 0;
    std::function<void(int)> go = [&](int round) {
        job.start(
            0, [round](std::stop_token, const ProgressCallback&) { return round; },
            [&](std::uint64_t, int value) {
                last = value;
                if (value < 3)
                    go(value + 1);
            });
    };
    go(1);
    QTRY_VERIFY(monitor.idle());
    QCOMPARE(last, 3);
}

/// As a search does, part by part: its progress would be hidden and shown with each.
void TestJob::whatIsStartedAnewRunsOn() {
    JobMonitor monitor;
    Job<int> job(monitor, {}, nullptr);
    const QSignalSpy changed(&monitor, &JobMonitor::runningChanged);
    int deliveries = 0;
    std::function<void()> start = [&] {
        job.start(
            0, [](std::stop_token, const ProgressCallback&) { return 0; },
            [&](std::uint64_t, int) {
                if (++deliveries < 5)
                    start();
            });
    };
    start();
    QTRY_VERIFY(monitor.idle());
    QCOMPARE(deliveries, 5);
    QCOMPARE(changed.count(), 2); // it came, and it went
}

/// A delivery may show a message, and nothing says meanwhile that the work goes on.
void TestJob::whatIsDeliveredNoLongerRuns() {
    JobMonitor monitor;
    Job<int> job(monitor, {}, nullptr);
    bool isDelivered = false;
    job.start(
        0, [](std::stop_token, const ProgressCallback&) { return 0; },
        [&](std::uint64_t, int) {
            QVERIFY(!job.isRunning());
            QTRY_VERIFY(monitor.idle()); // in the event loop of the message
            isDelivered = true;
        });
    QTRY_VERIFY(isDelivered);
}

void TestJob::deliveringMayDeleteTheJob() {
    JobMonitor monitor;
    auto job = std::make_unique<Job<int>>(monitor, QString(), nullptr);
    connect(job.get(), &JobBase::finished, this, [] { QFAIL("of a job that is no more"); });
    job->start(
        0, [](std::stop_token, const ProgressCallback&) { return 0; },
        [&](std::uint64_t, int) { job.reset(); });
    QTRY_VERIFY(job == nullptr);
    QVERIFY(monitor.idle());
}

void TestJob::reportsProgress() {
    JobMonitor monitor;
    Job<int> job(monitor, {}, nullptr);
    QSignalSpy progressed(&monitor, &JobMonitor::progressed);
    job.start(
        0,
        [&](std::stop_token stop, const ProgressCallback& report) {
            for (std::uint64_t i = 0; !stop.stop_requested(); ++i)
                report(i, 1000);
            return 0;
        },
        [](std::uint64_t, int) {});
    QTRY_VERIFY(progressed.count() > 0);
    QCOMPARE(job.total(), std::uint64_t{1000});
    job.cancel();
}

void TestJob::startsInQuickSuccessionRunOnceAtTheEnd() {
    JobMonitor monitor;
    Job<int> job(monitor, {}, nullptr);
    job.setPause(std::chrono::seconds(1));
    std::atomic<int> runs = 0;
    std::vector<int> delivered;
    const auto start = [&](int number) {
        job.start(
            0,
            [&runs, number](std::stop_token, const ProgressCallback&) {
                ++runs;
                return number;
            },
            [&](std::uint64_t, int value) { delivered.push_back(value); });
    };
    start(0); // nothing before it: at once
    QTRY_VERIFY(monitor.idle());
    for (int i = 1; i <= 5; ++i)
        start(i);
    QVERIFY(job.isRunning());
    QVERIFY(!monitor.idle());
    QVERIFY(job.isPausing());
    QTRY_VERIFY(monitor.idle());
    QCOMPARE(delivered, (std::vector<int>{0, 5}));
    QCOMPARE(runs.load(), 2);
}

void TestJob::aWaitingStartCanBeCancelled() {
    JobMonitor monitor;
    Job<int> job(monitor, {}, nullptr);
    job.setPause(std::chrono::milliseconds(300));
    std::vector<int> delivered;
    for (int i = 0; i < 2; ++i)
        job.start(
            0, [i](std::stop_token, const ProgressCallback&) { return i; },
            [&](std::uint64_t, int value) { delivered.push_back(value); });
    QSignalSpy cancelled(&job, &JobBase::cancelled);
    monitor.cancelAll();
    QCOMPARE(cancelled.count(), 1);
    QVERIFY(monitor.idle());
    QTest::qWait(400);
    QVERIFY(delivered.empty());
}

void TestJob::workGivesWayToTheWindow() {
    JobMonitor monitor;
    Job<int> job(monitor, {}, nullptr);
    int niceness = 0;
    job.start(
        0, [](std::stop_token, const ProgressCallback&) { return ::nice(0); },
        [&](std::uint64_t, int value) { niceness = value; });
    QTRY_VERIFY(monitor.idle());
    QVERIFY(niceness > ::nice(0) || niceness == 19); // 19: the highest
}

void TestJob::withoutMemoryItIsCancelled() {
    JobMonitor monitor;
    Job<int> job(monitor, QStringLiteral("Adding"), nullptr);
    const QSignalSpy said(&OutOfMemory::notifier(), &OutOfMemory::happened);
    const QSignalSpy cancelled(&job, &JobBase::cancelled);
    job.start(
        0, [](std::stop_token, const ProgressCallback&) -> int { throw std::bad_alloc(); },
        [](std::uint64_t, int) { QFAIL("delivered"); });
    QTRY_VERIFY(monitor.idle());
    QCOMPARE(cancelled.count(), 1);
    QTRY_COMPARE(said.count(), 1);
    QCOMPARE(said.first().first().toString(), QStringLiteral("Adding"));
    int result = 0; // the next start is as any other
    job.start(
        0, [](std::stop_token, const ProgressCallback&) { return 3; },
        [&](std::uint64_t, int value) { result = value; });
    QTRY_COMPARE(result, 3);
}

/// Also where blocks that stay lie between those that went.
void TestJob::whatWorkHasFreedGoesBackToTheSystem() {
#if defined(__SANITIZE_ADDRESS__) || !defined(__GLIBC__)
    QSKIP("not glibc's malloc");
#endif
    constexpr int kBlocks = 100'000;
    constexpr std::size_t kSize = 1000;
    constexpr qint64 kMost = 20 * 1024 * 1024;
    JobMonitor monitor;
    Job<int> job(monitor, QStringLiteral("Filling"), nullptr);
    const qint64 before = residentBytes();
    qint64 filled = 0;
    std::vector<std::unique_ptr<char[]>> kept;
    job.start(
        0,
        [&](std::stop_token, const ProgressCallback&) {
            std::vector<std::unique_ptr<char[]>> blocks;
            for (int i = 0; i < kBlocks; ++i) {
                blocks.push_back(std::make_unique<char[]>(kSize));
                if (i % 1000 == 999)
                    kept.push_back(std::make_unique<char[]>(kSize));
            }
            filled = residentBytes();
            return 0;
        },
        [](std::uint64_t, int) {});
    QTRY_VERIFY(monitor.idle());
    QVERIFY(filled - before > 4 * kMost);
    QTRY_VERIFY(residentBytes() - before < kMost);
}

QTEST_GUILESS_MAIN(TestJob)
#include "tst_job.moc"
