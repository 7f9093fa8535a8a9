#pragma once
// Divides work into blocks. Several threads do them and the caller takes the results in order; the
// threads stay only a little ahead of the caller, so that memory does not grow with the work.
//
//     OrderedBlocks<Value> blocks(count, threads, [&] { return Worker(...); });
//     while (auto value = blocks.take(stop)) ...
//
// Each thread makes a worker; worker(index) returns a Value. What a thread throws, take() throws.
// Where the system starts no thread, take() does the blocks itself.

#include "support/helper_threads.h"

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
        , m_slots(2 * std::size_t{threads} + 2) {
        startThreads(m_threads, threads, [this, makeWorker](const std::stop_token& stop) {
            m_failure.guard([&] { work(makeWorker(), stop); }, [&] { noteFailure(); });
        });
        if (m_threads.empty())
            m_workHere = WorkerOnDemand(makeWorker);
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
        if (m_workHere)
            return stop.stop_requested() ? std::nullopt
                                         : std::optional<Value>(m_workHere(m_taken++));
        auto& slot = m_slots[m_taken % m_slots.size()];
        if (!m_arrived.wait(lock, stop, [&] { return slot.has_value() || m_failed; }))
            return {};
        if (!slot) {
            lock.unlock();
            m_failure.rethrow();
            return {};
        }
        auto value = std::exchange(slot, std::nullopt);
        ++m_taken;
        lock.unlock();
        m_freed.notify_all();
        return value;
    }

private:
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
            m_arrived.notify_one();
        }
    }
    [[nodiscard]] std::optional<std::uint64_t> next(const std::stop_token& stop) {
        std::unique_lock lock(m_mutex);
        const bool goesOn = m_freed.wait(
            lock, stop, [&] { return m_next == m_count || m_next < m_taken + m_slots.size(); });
        if (!goesOn || m_next == m_count)
            return {};
        return m_next++;
    }

    const std::uint64_t m_count;
    std::function<Value(std::uint64_t)> m_workHere; // where there are no threads
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
