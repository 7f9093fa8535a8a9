#pragma once
// The threads that all background work of the program shares, as many as there are processors. What
// the reader looks at goes first: jobs of documents that are not in front have fewer threads, which
// the system runs only where nothing else is to be done. Work that waits for somebody else (a pipe)
// gets a thread of its own, so that it holds nobody up.

#include <QThreadPool>

#include <atomic>
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
    /// What has not begun does not begin; what runs is waited for.
    void stop(const std::shared_ptr<Lane>& lane);
    /// What has not begun does not begin.
    void drop(const std::shared_ptr<Lane>& lane);
    /// Some documents have come to the front, others have left it.
    void reconsider();

    [[nodiscard]] int threads() const { return m_most; }

private:
    JobPool();
    using LanePointer = std::shared_ptr<Lane>;
    void dispatch(); // with m_mutex held
    [[nodiscard]] LanePointer takeNext();
    void run(const LanePointer& lane, const std::function<void()>& work, bool behind);

    const int m_most;
    std::mutex m_mutex; // guards all below, and every lane
    std::condition_variable m_ended;
    std::deque<LanePointer> m_queue;
    int m_running = 0;
    int m_runningBehind = 0;
    QThreadPool m_threads;
    QThreadPool m_idleThreads; // for what is not in front
    QThreadPool m_waiting; // a thread for each work that waits
};

} // namespace moji::app
