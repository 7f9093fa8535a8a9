// Job: the latest start wins, nothing is delivered after cancel, destroying waits.

#include "jobs/job.h"
#include "jobs/job_monitor.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QtTest>

using namespace moji;
using namespace moji::app;

class TestJob : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void deliversOnTheOwnersThread();
    void theLatestStartWins();
    void cancelDeliversNothing();
    void destroyingStopsTheWork();
    void deliveringMayStartAnew();
    void reportsProgress();
};

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

QTEST_GUILESS_MAIN(TestJob)
#include "tst_job.moc"
