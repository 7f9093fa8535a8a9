#pragma once
// The threads that all background work of the program shares, as many as there are processors. They
// have a lower priority than the window's thread. What is in front goes first: jobs of other
// documents have fewer threads, which the system runs only when idle. Work that waits for something
// external (a pipe) gets its own thread, so that it blocks nothing else.

#include <QThreadPool>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>

namespace moji::app {

class JobPool {
public:
    static constexpr int kFewest = 4; // on small machines: one long scan must not stop a search
    static constexpr int kMost = 6;

    /// One job's place in the pool: its works never run side by side, and of those that wait only
    /// the newest is kept. Created by makeLane(), used through the pool.
    class Lane;
    /// `inFront`: whose jobs go first; read whenever a thread becomes free.
    [[nodiscard]] static std::shared_ptr<Lane>
    makeLane(std::shared_ptr<const std::atomic<bool>> inFront, bool waits = false);

    [[nodiscard]] static JobPool& instance();
    ~JobPool();

    void start(const std::shared_ptr<Lane>& lane, std::function<void()> work);
    /// Starts on this lane that come within `pause` of the one before must wait that long.
    void setPause(const std::shared_ptr<Lane>& lane, std::chrono::milliseconds pause);
    [[nodiscard]] std::chrono::milliseconds pauseOf(const std::shared_ptr<Lane>& lane);
    /// How long a start now must wait; start() is to be called then. Drops queued work if it must.
    [[nodiscard]] std::chrono::milliseconds waitBeforeStart(const std::shared_ptr<Lane>& lane);
    /// Between such a wait and its start().
    [[nodiscard]] bool isPausing(const std::shared_ptr<Lane>& lane);
    /// Drops queued work and waits for running work.
    void stop(const std::shared_ptr<Lane>& lane);
    /// Drops queued work.
    void drop(const std::shared_ptr<Lane>& lane);
    /// The document in front has changed.
    void reconsider();

    [[nodiscard]] int threads() const { return m_most; }
    /// How many jobs run side by side, at least one; 0: as the processors allow. Running work ends.
    void setThreads(int threads);

private:
    JobPool();
    using LanePointer = std::shared_ptr<Lane>;
    void dispatch(); // with m_mutex held
    [[nodiscard]] LanePointer takeNext();
    void run(const LanePointer& lane, const std::function<void()>& work, bool inBackground);

    std::atomic<int> m_most;
    std::mutex m_mutex; // guards all below, and every lane
    std::condition_variable m_ended;
    std::deque<LanePointer> m_queue;
    int m_running = 0;
    int m_runningInBackground = 0;
    QThreadPool m_threads;
    QThreadPool m_idleThreads; // for documents not in front
    QThreadPool m_waiting;     // one thread for each waiting job
};

} // namespace moji::app
