#pragma once
// Divides work into blocks. Several threads do them, the caller's among them, and the caller takes
// the results in order; the threads stay only a little ahead of it, so that memory does not grow
// with the work.
//
//     OrderedBlocks<Value> blocks(count, threads, [&] { return Worker(...); });
//     while (auto value = blocks.take(stop)) ...
//
// Each thread makes a worker; worker(index) returns a Value. What a thread throws, take() throws.
// take() does blocks itself as long as the one it is asked for is not done: a thread that only
// waits would be woken for each block, at the cost of one that works.

#include "support/helper_threads.h"

#include <algorithm>
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

template <class Value>
class OrderedBlocks {
public:
    template <class MakeWorker>
    OrderedBlocks(std::uint64_t count, unsigned threads, const MakeWorker& makeWorker)
        : m_count(count)
        , m_workHere(WorkerOnDemand(makeWorker))
        , m_slots(2 * std::size_t{threads} + 2) {
        startThreads(m_threads, std::max(threads, 1u) - 1,
                     [this, makeWorker](const std::stop_token& stop) {
                         m_failure.guard([&] { work(makeWorker(), stop); }, [&] { noteFailure(); });
                     });
    }
    ~OrderedBlocks() {
        for (std::jthread& thread : m_threads)
            thread.request_stop();
    }
    OrderedBlocks(const OrderedBlocks&) = delete;
    OrderedBlocks& operator=(const OrderedBlocks&) = delete;

    /// The value of the next block, in order; nothing if `stop` came first, or no block is left.
    [[nodiscard]] std::optional<Value> take(const std::stop_token& stop) {
        std::unique_lock lock(m_mutex);
        if (m_taken == m_count)
            return {};
        auto& slot = m_slots[m_taken % m_slots.size()];
        while (!slot) {
            if (stop.stop_requested())
                return {};
            if (m_failed) {
                lock.unlock();
                m_failure.rethrow();
                return {};
            }
            if (hasRoom() && m_next < m_count)
                workHere(m_next++, lock);
            else
                m_arrived.wait(lock, stop, [&] { return slot.has_value() || m_failed; });
        }
        auto value = std::exchange(slot, std::nullopt);
        const bool isOneWaiting = !hasRoom();
        ++m_taken;
        lock.unlock();
        if (isOneWaiting)
            m_freed.notify_all();
        return value;
    }

private:
    /// Whether the next block to do is not too far ahead.
    [[nodiscard]] bool hasRoom() const { return m_next < m_taken + m_slots.size(); }

    void workHere(std::uint64_t index, std::unique_lock<std::mutex>& lock) {
        lock.unlock();
        std::optional<Value> value;
        m_failure.guard([&] { value.emplace(m_workHere(index)); }, [&] { noteFailure(); });
        lock.lock();
        m_slots[index % m_slots.size()] = std::move(value);
    }

    void noteFailure() {
        const std::lock_guard lock(m_mutex);
        m_failed = true;
        m_arrived.notify_one();
    }

    template <class Worker>
    void work(Worker worker, const std::stop_token& stop) {
        while (const auto index = next(stop)) {
            Value value = worker(*index);
            const std::lock_guard lock(m_mutex);
            m_slots[*index % m_slots.size()] = std::move(value);
            if (*index == m_taken) // the caller waits for no other
                m_arrived.notify_one();
        }
    }
    [[nodiscard]] std::optional<std::uint64_t> next(const std::stop_token& stop) {
        std::unique_lock lock(m_mutex);
        const bool goesOn =
            m_freed.wait(lock, stop, [&] { return m_next == m_count || hasRoom(); });
        if (!goesOn || m_next == m_count)
            return {};
        return m_next++;
    }

    const std::uint64_t m_count;
    std::function<Value(std::uint64_t)> m_workHere; // in the caller's thread
    std::mutex m_mutex;                             // guards the members below
    std::condition_variable_any m_arrived;
    std::condition_variable_any m_freed;
    std::vector<std::optional<Value>> m_slots;
    std::uint64_t m_next = 0;  // the next block to do
    std::uint64_t m_taken = 0; // values already taken
    bool m_failed = false;     // m_failure has an exception
    FirstFailure m_failure;
    std::vector<std::jthread>
        m_threads; // the last member: the threads end before the others are destroyed
};

} // namespace moji
