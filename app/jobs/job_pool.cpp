#include "jobs/job_pool.h"

#include <QThread>

#include <algorithm>
#include <optional>
#include <unistd.h>
#include <utility>

namespace moji::app {

namespace {

// The window's thread goes first where processors are short. As for nice(1), which on Linux means
// one thread, and those that it starts.
constexpr int kNicer = 5;

void yieldToWindow() {
    thread_local const int niceness = ::nice(kNicer); // once for each thread
    static_cast<void>(niceness);
}

/// How many of `threads` may work for documents that are not in front.
int inBackgroundOf(int threads) {
    return std::max(1, threads / 2);
}

} // namespace

class JobPool::Lane {
public:
    using Clock = std::chrono::steady_clock;
    std::shared_ptr<const std::atomic<bool>> inFront;
    bool waits = false;
    std::function<void()> next; // empty: nothing to do
    bool queued = false;
    bool running = false;
    std::chrono::milliseconds pause{0};
    std::optional<Clock::time_point> lastStart; // or the last that had to wait
    bool isPausing = false;
};

std::shared_ptr<JobPool::Lane> JobPool::makeLane(std::shared_ptr<const std::atomic<bool>> inFront,
                                                 bool waits) {
    auto lane = std::make_shared<Lane>();
    lane->inFront = std::move(inFront);
    lane->waits = waits;
    return lane;
}

JobPool& JobPool::instance() {
    static JobPool pool;
    return pool;
}

JobPool::JobPool()
    : m_most(std::clamp(QThread::idealThreadCount(), kFewest, kMost)) {
    m_threads.setMaxThreadCount(m_most);
    m_idleThreads.setMaxThreadCount(inBackgroundOf(m_most));
    m_idleThreads.setThreadPriority(QThread::IdlePriority);
    m_waiting.setMaxThreadCount(1024);
}

void JobPool::setThreads(int threads) {
    const std::lock_guard lock(m_mutex);
    m_most = threads > 0 ? threads : std::clamp(QThread::idealThreadCount(), kFewest, kMost);
    m_threads.setMaxThreadCount(m_most);
    m_idleThreads.setMaxThreadCount(inBackgroundOf(m_most));
    dispatch();
}

JobPool::~JobPool() {
    m_threads.waitForDone();
    m_idleThreads.waitForDone();
    m_waiting.waitForDone();
}

void JobPool::start(const LanePointer& lane, std::function<void()> work) {
    const std::lock_guard lock(m_mutex);
    lane->isPausing = false;
    lane->next = std::move(work);
    if (!lane->queued && !lane->running) {
        lane->queued = true;
        m_queue.push_back(lane);
    }
    dispatch();
}

void JobPool::setPause(const LanePointer& lane, std::chrono::milliseconds pause) {
    const std::lock_guard lock(m_mutex);
    lane->pause = pause;
}

std::chrono::milliseconds JobPool::pauseOf(const LanePointer& lane) {
    const std::lock_guard lock(m_mutex);
    return lane->pause;
}

std::chrono::milliseconds JobPool::waitBeforeStart(const LanePointer& lane) {
    const auto now = Lane::Clock::now();
    {
        const std::lock_guard lock(m_mutex);
        const auto last = std::exchange(lane->lastStart, now);
        if (!last || now - *last >= lane->pause)
            return std::chrono::milliseconds(0);
    }
    drop(lane);
    const std::lock_guard lock(m_mutex);
    lane->isPausing = true;
    return lane->pause;
}

bool JobPool::isPausing(const LanePointer& lane) {
    const std::lock_guard lock(m_mutex);
    return lane->isPausing;
}

void JobPool::drop(const LanePointer& lane) {
    const std::lock_guard lock(m_mutex);
    lane->isPausing = false;
    lane->next = nullptr;
    if (std::exchange(lane->queued, false))
        std::erase(m_queue, lane);
}

void JobPool::stop(const LanePointer& lane) {
    drop(lane);
    std::unique_lock lock(m_mutex);
    m_ended.wait(lock, [&] { return !lane->running; });
}

void JobPool::reconsider() {
    const std::lock_guard lock(m_mutex);
    dispatch();
}

/// Waiting work uses none of the shared threads; front and background work have separate ones.
JobPool::LanePointer JobPool::takeNext() {
    const auto take = [this](auto found) {
        LanePointer lane = *found;
        m_queue.erase(found);
        return lane;
    };
    const auto waiting = std::find_if(m_queue.begin(), m_queue.end(),
                                      [](const LanePointer& lane) { return lane->waits; });
    if (waiting != m_queue.end())
        return take(waiting);
    const auto isInFront = [](const LanePointer& lane) { return lane->inFront->load(); };
    const auto front = std::find_if(m_queue.begin(), m_queue.end(), isInFront);
    if (front != m_queue.end() && m_running < m_most)
        return take(front);
    const auto inBackground = std::find_if_not(m_queue.begin(), m_queue.end(), isInFront);
    if (inBackground != m_queue.end() && m_runningInBackground < inBackgroundOf(m_most))
        return take(inBackground);
    return nullptr;
}

void JobPool::dispatch() {
    while (const LanePointer lane = takeNext()) {
        lane->queued = false;
        lane->running = true;
        const bool inBackground = !lane->waits && !lane->inFront->load();
        if (inBackground)
            ++m_runningInBackground;
        else if (!lane->waits)
            ++m_running;
        auto work = std::exchange(lane->next, nullptr);
        QThreadPool& threads = lane->waits ? m_waiting : inBackground ? m_idleThreads : m_threads;
        threads.start(
            [this, lane, inBackground, work = std::move(work)] { run(lane, work, inBackground); });
    }
}

void JobPool::run(const LanePointer& lane, const std::function<void()>& work, bool inBackground) {
    yieldToWindow();
    work();
    const std::lock_guard lock(m_mutex);
    lane->running = false;
    if (inBackground)
        --m_runningInBackground;
    else if (!lane->waits)
        --m_running;
    if (lane->next) {
        lane->queued = true;
        m_queue.push_back(lane);
    }
    m_ended.notify_all();
    dispatch();
}

} // namespace moji::app
