// The system refuses to start threads: what can be done is done by those that run, and what cannot
// is cancelled with a word; nothing waits for ever.

#include "core/support/refused_threads.h"

#include "jobs/job.h"
#include "jobs/job_monitor.h"
#include "jobs/out_of_memory.h"

#include "patient.h"
#include <QSemaphore>
#include <QSignalSpy>

#include <pthread.h>
#include <sched.h>

using namespace moji;
using namespace moji::app;
using test::OnlyThreads;

namespace {

int schedulingPolicy() {
    int policy = -1;
    sched_param parameters{};
    return pthread_getschedparam(pthread_self(), &policy, &parameters) == 0 ? policy : -1;
}

} // namespace

/// In this order: the pool keeps the threads that it has once started.
class TestRefusedThreads : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void withoutAnyThreadAJobIsCancelled();
    void aPausedStartWithoutAThreadIsCancelled();
    void oneThreadDoesAll();
    void whatWaitsForOthersGetsNoSharedThread();
    void laterThreadsAreStarted();
};

void TestRefusedThreads::withoutAnyThreadAJobIsCancelled() {
    const OnlyThreads only(0);
    JobMonitor monitor;
    Job<int> job(monitor, QStringLiteral("Adding"), nullptr);
    const QSignalSpy said(&OutOfMemory::notifier(), &OutOfMemory::happened);
    const QSignalSpy cancelled(&job, &JobBase::cancelled);
    job.start(
        1, [](std::stop_token, const ProgressCallback&) { return 1; },
        [](std::uint64_t, int) { QFAIL("delivered"); });
    QVERIFY(job.isRunning()); // it is told as any other end: later
    QTRY_VERIFY(monitor.idle());
    QCOMPARE(cancelled.count(), 1);
    QCOMPARE(said.count(), 1);
    QCOMPARE(said.first().first().toString(), QStringLiteral("Adding"));
    QVERIFY(only.refused() > 0);
}

void TestRefusedThreads::aPausedStartWithoutAThreadIsCancelled() {
    const OnlyThreads only(0);
    JobMonitor monitor;
    Job<int> job(monitor, {}, nullptr);
    job.setPause(std::chrono::milliseconds(50));
    const QSignalSpy said(&OutOfMemory::notifier(), &OutOfMemory::happened);
    for (int i = 0; i < 2; ++i)
        job.start(
            1, [](std::stop_token, const ProgressCallback&) { return 1; },
            [](std::uint64_t, int) { QFAIL("delivered"); });
    QTRY_VERIFY(monitor.idle());
    QTRY_VERIFY(said.count() > 0);
}

/// Of the document in front and of others.
void TestRefusedThreads::oneThreadDoesAll() {
    const OnlyThreads only(1);
    JobMonitor front;
    JobMonitor other;
    other.setInFront(false);
    std::vector<std::unique_ptr<Job<int>>> jobs;
    int sum = 0;
    for (int i = 0; i < 20; ++i) {
        jobs.push_back(std::make_unique<Job<int>>(i % 2 == 0 ? front : other, QString(), nullptr));
        jobs.back()->start(
            0, [i](std::stop_token, const ProgressCallback&) { return i; },
            [&](std::uint64_t, int value) { sum += value; });
    }
    QTRY_VERIFY(front.idle() && other.idle());
    QCOMPARE(sum, 190);
    QVERIFY(only.refused() > 0);
}

void TestRefusedThreads::whatWaitsForOthersGetsNoSharedThread() {
    const OnlyThreads only(0);
    JobMonitor monitor;
    Job<int> job(monitor, QStringLiteral("Reading"), nullptr, JobBase::Turn::Waiting);
    const QSignalSpy said(&OutOfMemory::notifier(), &OutOfMemory::happened);
    job.start(
        0, [](std::stop_token, const ProgressCallback&) { return 0; },
        [](std::uint64_t, int) { QFAIL("delivered"); });
    QTRY_COMPARE(said.count(), 1);
    QVERIFY(monitor.idle());
}

void TestRefusedThreads::laterThreadsAreStarted() {
    JobMonitor monitor;
    JobMonitor other;
    other.setInFront(false);
    Job<int> first(monitor, {}, nullptr);
    Job<int> second(monitor, {}, nullptr);
    Job<int> background(other, {}, nullptr);
    Job<int> waiting(monitor, {}, nullptr, JobBase::Turn::Waiting);
    QSemaphore meet;
    const auto together = [&](std::stop_token, const ProgressCallback&) {
        meet.release();
        while (meet.available() < 4) // all four run at once
            QThread::yieldCurrentThread();
        return schedulingPolicy();
    };
    int idlePolicy = -1;
    first.start(0, together, [](std::uint64_t, int policy) { QCOMPARE(policy, SCHED_OTHER); });
    second.start(0, together, [](std::uint64_t, int policy) { QCOMPARE(policy, SCHED_OTHER); });
    background.start(0, together, [&](std::uint64_t, int policy) { idlePolicy = policy; });
    waiting.start(0, together, [](std::uint64_t, int) {});
    QTRY_VERIFY(monitor.idle() && other.idle());
    QCOMPARE(idlePolicy, SCHED_IDLE);
}

QTEST_GUILESS_MAIN(TestRefusedThreads)
#include "tst_refused_threads.moc"
