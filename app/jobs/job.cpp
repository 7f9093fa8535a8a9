#include "jobs/job.h"

#include "jobs/job_monitor.h"
#include "jobs/out_of_memory.h"

#include <QTimer>

#include <chrono>
#include <new>
#include <system_error>

namespace moji::app {

namespace {

constexpr auto kReportEvery = std::chrono::milliseconds(50);

} // namespace

JobBase::JobBase(JobMonitor& monitor, QString title, QObject* parent, Turn turn)
    : QObject(parent)
    , m_monitor(&monitor)
    , m_title(std::move(title))
    , m_turn(turn)
    , m_lane(makeLane(monitor)) {}

std::shared_ptr<JobPool::Lane> JobBase::makeLane(const JobMonitor& monitor) const {
    static const auto always = std::make_shared<const std::atomic<bool>>(true);
    return JobPool::makeLane(m_turn == Turn::OfDocument ? monitor.inFront() : always,
                             m_turn == Turn::Waiting);
}

void JobBase::setMonitor(JobMonitor& monitor) {
    if (m_monitor == &monitor)
        return;
    cancel();
    stopAndWait(); // the new lane knows nothing of the old one
    const auto pause = JobPool::instance().pauseOf(m_lane);
    m_monitor = &monitor;
    m_lane = makeLane(monitor);
    setPause(pause);
}

void JobBase::setPause(std::chrono::milliseconds pause) {
    JobPool::instance().setPause(m_lane, pause);
}

JobBase::~JobBase() {
    stopAndWait();
    if (m_monitor)
        m_monitor->remove(this);
}

void JobBase::stopAndWait() {
    m_stop.request_stop();
    JobPool::instance().stop(m_lane);
}

void JobBase::cancel() {
    if (!m_running)
        return;
    m_stop.request_stop();
    JobPool::instance().drop(m_lane);
    ++m_start;
    end();
    Q_EMIT cancelled();
}

void JobBase::run(Work work, std::function<void()> deliver) {
    m_stop.request_stop();
    m_stop = std::stop_source();
    const std::uint64_t start = ++m_start;
    const auto wait = JobPool::instance().waitBeforeStart(m_lane);
    begin();
    std::function<void()> run = [this, start, stop = m_stop.get_token(), work = std::move(work),
                                 deliver = std::move(deliver)] {
        auto last = std::chrono::steady_clock::now();
        const auto progress = [&](std::uint64_t done, std::uint64_t total) {
            const auto now = std::chrono::steady_clock::now();
            if (now - last < kReportEvery)
                return;
            last = now;
            QMetaObject::invokeMethod(
                this, [=, this] { report(start, done, total); }, Qt::QueuedConnection);
        };
        try {
            work(stop, progress);
        } catch (const std::bad_alloc&) {
            return giveUp(start);
        } catch (const std::system_error&) { // it could not start a thread
            return giveUp(start);
        }
        QMetaObject::invokeMethod(
            this,
            [this, start, deliver] {
                if (start != m_start)
                    return;
                m_running = false;
                const auto leave = [this] {
                    if (!m_running && m_monitor)
                        m_monitor->remove(this);
                };
                // The delivery may show a message and wait for its answer: the work is over then.
                QMetaObject::invokeMethod(this, leave, Qt::QueuedConnection);
                const QPointer<JobBase> self(this);
                deliver(); // may start again, and may delete this
                if (self == nullptr)
                    return;
                leave();
                Q_EMIT finished();
            },
            Qt::QueuedConnection);
    };
    if (wait.count() == 0) {
        if (!JobPool::instance().start(m_lane, std::move(run)))
            giveUp(start);
        return;
    }
    QTimer::singleShot(wait, this, [this, start, run = std::move(run)] {
        if (start != m_start) // a later one, or cancelled
            return;
        if (!JobPool::instance().start(m_lane, run))
            giveUp(start);
        if (m_monitor)
            Q_EMIT m_monitor->runningChanged();
    });
}

/// Later, since it may delete this.
void JobBase::giveUp(std::uint64_t start) {
    const auto cancelIt = [this, start] {
        if (start != m_start || !m_running)
            return;
        const QString title = m_title;
        cancel(); // may delete this
        Q_EMIT OutOfMemory::notifier().happened(title);
    };
    QMetaObject::invokeMethod(this, cancelIt, Qt::QueuedConnection);
}

void JobBase::begin() {
    m_done = 0;
    m_total = 0;
    m_running = true;
    if (m_monitor)
        m_monitor->add(this);
    Q_EMIT started();
}

void JobBase::end() {
    m_running = false;
    if (m_monitor)
        m_monitor->remove(this);
}

void JobBase::report(std::uint64_t start, std::uint64_t done, std::uint64_t total) {
    if (start != m_start || !m_running)
        return;
    m_done = done;
    m_total = total;
    Q_EMIT progressed();
    if (m_monitor)
        Q_EMIT m_monitor->progressed();
}

} // namespace moji::app
