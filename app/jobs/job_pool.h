#pragma once
// The threads that all background work of the program shares, as many as there are processors. They
// have a lower priority than the window's thread. What is in front goes first: jobs of other
// documents have fewer threads, which the system runs only when idle. Work that waits for something
// external (a pipe) gets its own thread, so that it blocks nothing else.
//
// Threads are started when there is work for them, and stay. When there has been none for a while,
// what they have freed goes back to the system. Where the system refuses one (a limit
// of processes or of address space), those that run do its work.

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

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
    /// Waits for all work.
    ~JobPool();

    /// False if the system refused a thread and no other can do the work: it is dropped.
    [[nodiscard]] bool start(const std::shared_ptr<Lane>& lane, std::function<void()> work);
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
    using LanePointer = std::shared_ptr<Lane>;
    /// Threads that do one kind of work.
    struct Crew {
        int most = 0; // works side by side
        std::vector<std::thread> threads;
        int free = 0; // threads that wait for work
        int running = 0;
    };

    JobPool();
    void limit(int threads);
    // All below with m_mutex held.
    [[nodiscard]] Crew& crewOf(const Lane& lane);
    void unqueue(const LanePointer& lane);
    void dispatch();
    void hire(Crew& crew);
    [[nodiscard]] bool canBeDone(const Lane& lane);
    [[nodiscard]] bool takes(const Crew& crew, const Lane& lane);
    [[nodiscard]] LanePointer takeNext(Crew& crew);
    [[nodiscard]] int queuedFor(const Crew& crew);
    void workOn(Crew& crew);
    void giveMemoryBack(Crew& crew, std::unique_lock<std::mutex>& lock);
    void run(Crew& crew, const LanePointer& lane, std::unique_lock<std::mutex>& lock);

    std::atomic<int> m_most;
    std::mutex m_mutex; // guards all below, and every lane
    std::condition_variable m_ended;
    std::condition_variable m_queued;
    std::deque<LanePointer> m_queue;
    bool m_isEnding = false;
    bool m_hasGarbage = false; // work has been done since memory was given back to the system
    Crew m_front;
    Crew m_background; // for documents not in front
    Crew m_waiting;    // one thread for each waiting job
};

} // namespace moji::app
