#pragma once
// Several threads do tasks that arrive one by one, and the caller takes the results in the order of
// the tasks; the threads stay only a little ahead of the caller, so that memory does not grow with
// the work. (For work of known extent: ordered_blocks.h.)
//
//     OrderedWork<Task, Value> work(threads, nextTask, [&] { return Worker(...); });
//     while (auto value = work.take()) ...
//
// `nextTask()` returns std::optional<Task>, nothing at the end; two threads never call it at once.
// Each thread makes a worker; worker(task) returns a Value. What a thread throws, take() throws.
// Where the system starts no thread, take() does the tasks itself. While some threads have no task,
// the others have as many helpers for theirs (thread_seats.h).

#include "support/helper_threads.h"
#include "support/thread_seats.h"

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

namespace moji {

template <class Task, class Value>
class OrderedWork {
public:
    using NextTask = std::function<std::optional<Task>()>;

    template <class MakeWorker>
    OrderedWork(unsigned threads, NextTask nextTask, const MakeWorker& makeWorker)
        : m_nextTask(std::move(nextTask))
        , m_slots(4 * std::size_t{threads} + 4)
        , m_seats(threads) {
        startThreads(m_threads, threads, [this, makeWorker](const std::stop_token& stop) {
            m_failure.guard([&] { run(makeWorker(), stop); }, [&] { noteFailure(); });
        });
        if (m_threads.empty())
            m_workHere = WorkerOnDemand(makeWorker);
    }
    ~OrderedWork() {
        for (std::jthread& thread : m_threads)
            thread.request_stop();
    }
    OrderedWork(const OrderedWork&) = delete;
    OrderedWork& operator=(const OrderedWork&) = delete;

    /// The value of the next task, in order; nothing when all have been taken.
    [[nodiscard]] std::optional<Value> take() {
        if (m_workHere)
            return takeHere();
        std::unique_lock lock(m_mutex);
        auto& slot = m_slots[m_taken % m_slots.size()];
        m_arrived.wait(
            lock, [&] { return slot.has_value() || m_failed || (m_ended && m_taken == m_next); });
        if (!slot) {
            lock.unlock();
            m_failure.rethrow();
            return {};
        }
        auto value = std::exchange(slot, std::nullopt);
        ++m_taken;
        lock.unlock();
        m_freed.notify_one();
        return value;
    }

private:
    [[nodiscard]] std::optional<Value> takeHere() {
        auto task = m_ended ? std::nullopt : m_nextTask();
        m_ended = !task;
        if (m_ended)
            return {};
        return m_workHere(*std::move(task));
    }
    void noteFailure() {
        const std::lock_guard lock(m_mutex);
        m_failed = true;
        m_arrived.notify_one();
    }

    struct Numbered {
        std::uint64_t index;
        Task task;
    };

    template <class Worker>
    void run(Worker worker, const std::stop_token& stop) {
        while (auto numbered = next(stop)) {
            Value value = doTask(worker, std::move(numbered->task));
            const std::lock_guard lock(m_mutex);
            m_slots[numbered->index % m_slots.size()] = std::move(value);
            m_arrived.notify_one();
        }
    }
    template <class Worker>
    [[nodiscard]] Value doTask(Worker& worker, Task task) {
        const SeatScope seat(m_seats);
        return worker(std::move(task));
    }
    [[nodiscard]] std::optional<Numbered> next(const std::stop_token& stop) {
        const std::lock_guard order(m_taskMutex);
        {
            std::unique_lock lock(m_mutex);
            const bool goesOn = m_freed.wait(
                lock, stop, [&] { return m_ended || m_next < m_taken + m_slots.size(); });
            if (!goesOn || m_ended)
                return {};
        }
        auto task = m_nextTask();
        const std::lock_guard lock(m_mutex);
        if (!task) {
            m_ended = true;
            m_arrived.notify_one();
            return {};
        }
        return Numbered{m_next++, *std::move(task)};
    }

    NextTask m_nextTask;
    std::function<Value(Task)> m_workHere; // where there are no threads
    std::mutex m_taskMutex;                // held while a thread fetches a task
    std::mutex m_mutex;                    // guards the members below
    std::condition_variable m_arrived;
    std::condition_variable_any m_freed;
    std::vector<std::optional<Value>> m_slots;
    ThreadSeats m_seats;
    std::uint64_t m_next = 0;  // the number of the next task
    std::uint64_t m_taken = 0; // values already taken
    bool m_ended = false;      // no task is left
    bool m_failed = false;     // m_failure has an exception
    FirstFailure m_failure;
    std::vector<std::jthread>
        m_threads; // the last member: the threads end before the others are destroyed
};

} // namespace moji
