#include "jobs/job_pool.h"

#include <QThread>

#include <algorithm>
#include <exception>
#include <malloc.h>
#include <optional>
#include <pthread.h>
#include <sched.h>
#include <unistd.h>
#include <utility>

namespace moji::app {

namespace {

// The window's thread goes first where processors are short. As for nice(1), which on Linux means
// one thread, and those that it starts.
constexpr int kNicer = 5;
constexpr int kMostWaiting = 1024;
constexpr std::chrono::seconds kQuiet(2); // without work, before memory is given back

/// Of the calling thread.
void setPriority(bool onlyWhenIdle) {
    [[maybe_unused]] const int niceness = ::nice(kNicer);
    const sched_param none{};
    if (onlyWhenIdle)
        static_cast<void>(::pthread_setschedparam(::pthread_self(), SCHED_IDLE, &none));
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

JobPool::JobPool() {
    limit(0);
    m_waiting.most = kMostWaiting;
}

void JobPool::limit(int threads) {
    m_most = threads > 0 ? threads : std::clamp(QThread::idealThreadCount(), kFewest, kMost);
    m_front.most = m_most;
    m_background.most = std::max(1, m_most / 2);
}

void JobPool::setThreads(int threads) {
    const std::lock_guard lock(m_mutex);
    limit(threads);
    dispatch();
}

JobPool::~JobPool() {
    {
        const std::lock_guard lock(m_mutex);
        m_isEnding = true;
        m_queued.notify_all();
    }
    for (Crew* crew : {&m_front, &m_background, &m_waiting})
        for (std::thread& thread : crew->threads)
            thread.join();
}

bool JobPool::start(const LanePointer& lane, std::function<void()> work) {
    const std::lock_guard lock(m_mutex);
    lane->isPausing = false;
    lane->next = std::move(work);
    if (!lane->queued && !lane->running) {
        lane->queued = true;
        m_queue.push_back(lane);
    }
    dispatch();
    if (lane->running || canBeDone(*lane))
        return true;
    unqueue(lane);
    return false;
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
    unqueue(lane);
}

void JobPool::unqueue(const LanePointer& lane) {
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

JobPool::Crew& JobPool::crewOf(const Lane& lane) {
    return lane.waits ? m_waiting : lane.inFront->load() ? m_front : m_background;
}

int JobPool::queuedFor(const Crew& crew) {
    return static_cast<int>(std::ranges::count_if(
        m_queue, [&](const LanePointer& lane) { return &crewOf(*lane) == &crew; }));
}

/// Wakes the threads that can do what is queued, or starts them.
void JobPool::dispatch() {
    for (Crew* crew : {&m_front, &m_background, &m_waiting}) {
        const int wanted = std::min(queuedFor(*crew), crew->most - crew->running);
        for (int missing = wanted - crew->free; missing > 0; --missing)
            hire(*crew);
    }
    m_queued.notify_all();
}

void JobPool::hire(Crew& crew) {
    try {
        crew.threads.emplace_back([this, &crew] { workOn(crew); });
        ++crew.free;
    } catch (const std::exception&) { // no thread, or no memory for one
        // The other threads do its work, or none can: canBeDone().
    }
}

/// Whether a thread will take this queued lane, now or later.
bool JobPool::canBeDone(const Lane& lane) {
    if (lane.waits)
        return queuedFor(m_waiting) <= m_waiting.free;
    return !m_front.threads.empty() || !m_background.threads.empty();
}

/// Front and background work have separate threads, unless the system refused all of one kind.
bool JobPool::takes(const Crew& crew, const Lane& lane) {
    const Crew& own = crewOf(lane);
    return &own == &crew || (!lane.waits && &crew != &m_waiting && own.threads.empty());
}

JobPool::LanePointer JobPool::takeNext(Crew& crew) {
    if (crew.running >= crew.most)
        return nullptr;
    const auto found =
        std::ranges::find_if(m_queue, [&](const LanePointer& lane) { return takes(crew, *lane); });
    if (found == m_queue.end())
        return nullptr;
    LanePointer lane = *found;
    m_queue.erase(found);
    return lane;
}

/// What a thread does until the program ends.
void JobPool::workOn(Crew& crew) {
    setPriority(&crew == &m_background);
    std::unique_lock lock(m_mutex);
    for (;;) {
        LanePointer lane;
        const auto isWanted = [&] { return (lane = takeNext(crew)) || m_isEnding; };
        while (&crew == &m_front && m_hasGarbage && !m_queued.wait_for(lock, kQuiet, isWanted))
            giveMemoryBack(crew, lock);
        if (!lane)
            m_queued.wait(lock, isWanted);
        if (!lane)
            return;
        run(crew, lane, lock);
    }
}

/// malloc keeps what is freed for the thread that had it, and each has its own: after some work on
/// large files hundreds of megabytes. Only by a thread in front: it holds locks of malloc that the
/// window waits for.
void JobPool::giveMemoryBack(Crew& crew, std::unique_lock<std::mutex>& lock) {
    if (m_front.running + m_background.running > 0 || !std::exchange(m_hasGarbage, false))
        return;
    --crew.free;
    lock.unlock();
#ifdef __GLIBC__
    ::malloc_trim(0);
#endif
    lock.lock();
    ++crew.free;
}

void JobPool::run(Crew& crew, const LanePointer& lane, std::unique_lock<std::mutex>& lock) {
    --crew.free;
    ++crew.running;
    lane->queued = false;
    lane->running = true;
    auto work = std::exchange(lane->next, nullptr);
    lock.unlock();
    work();
    work = nullptr; // what it holds ends before anybody is told
    lock.lock();
    ++crew.free;
    --crew.running;
    lane->running = false;
    m_hasGarbage = true;
    if (lane->next) {
        lane->queued = true;
        m_queue.push_back(lane);
    }
    m_ended.notify_all();
    dispatch();
}

} // namespace moji::app
