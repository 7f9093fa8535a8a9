#include "jobs/job.h"

#include "jobs/job_monitor.h"

#include <chrono>

namespace moji::app {

namespace {

constexpr auto kReportEvery = std::chrono::milliseconds(50);

} // namespace

JobBase::JobBase(JobMonitor& monitor, QString title, QObject* parent, Turn turn)
    : QObject(parent)
    , m_monitor(&monitor)
    , m_title(std::move(title))
    , m_turn(turn)
    , m_lane(makeLane(monitor)) {
    m_pause.setSingleShot(true);
    m_pause.setInterval(0);
    connect(&m_pause, &QTimer::timeout, this, &JobBase::launch);
}

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
    m_monitor = &monitor;
    m_lane = makeLane(monitor);
}

JobBase::~JobBase() {
    stopAndWait();
    if (m_running && m_monitor)
        m_monitor->remove(this);
}

void JobBase::stopAndWait() {
    m_pause.stop();
    m_stop.request_stop();
    JobPool::instance().stop(m_lane);
}

void JobBase::cancel() {
    if (!m_running)
        return;
    m_pause.stop();
    m_stop.request_stop();
    JobPool::instance().drop(m_lane);
    ++m_start;
    end();
    Q_EMIT cancelled();
}

void JobBase::run(Work work, std::function<void()> deliver) {
    m_stop.request_stop();
    m_stop = std::stop_source();
    ++m_start;
    m_work = std::move(work);
    m_deliver = std::move(deliver);
    const bool follows =
        m_sinceStart.isValid() && m_sinceStart.elapsed() < m_pause.intervalAsDuration().count();
    m_sinceStart.start();
    begin();
    if (!follows)
        return launch();
    JobPool::instance().drop(m_lane);
    m_pause.start();
    if (m_monitor)
        m_monitor->expect(this);
}

void JobBase::launch() {
    m_pause.stop();
    if (m_monitor)
        m_monitor->add(this);
    JobPool::instance().start(m_lane, [this, start = m_start, stop = m_stop.get_token(),
                                       work = std::move(m_work), deliver = std::move(m_deliver)] {
        auto last = std::chrono::steady_clock::now();
        work(stop, [&](std::uint64_t done, std::uint64_t total) {
            const auto now = std::chrono::steady_clock::now();
            if (now - last < kReportEvery)
                return;
            last = now;
            QMetaObject::invokeMethod(
                this, [=, this] { report(start, done, total); }, Qt::QueuedConnection);
        });
        QMetaObject::invokeMethod(
            this,
            [this, start, deliver] {
                if (start != m_start)
                    return;
                m_running = false;
                deliver(); // may start again
                if (!m_running)
                    end();
                Q_EMIT finished();
            },
            Qt::QueuedConnection);
    });
}

void JobBase::begin() {
    m_done = 0;
    m_total = 0;
    m_running = true;
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
