#pragma once
// Work parted into blocks, done by several threads ahead of whoever takes the results in order,
// but not far ahead, so that memory does not grow with the work.
//
//     OrderedBlocks<Value> blocks(count, threads, [&] { return Worker(...); });
//     while (auto value = blocks.take(stop)) ...
//
// A worker is made in each thread; worker(index) returns a Value.

#include <condition_variable>
#include <cstdint>
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
        for (unsigned i = 0; i < threads; ++i)
            m_threads.emplace_back(
                [this, makeWorker](const std::stop_token& stop) { work(makeWorker(), stop); });
    }
    ~OrderedBlocks() {
        for (std::jthread& thread : m_threads)
            thread.request_stop();
    }
    OrderedBlocks(const OrderedBlocks&) = delete;
    OrderedBlocks& operator=(const OrderedBlocks&) = delete;

    /// The value of the block whose turn it is; nothing where `stop` came first, or no block is
    /// left.
    [[nodiscard]] std::optional<Value> take(const std::stop_token& stop) {
        std::unique_lock lock(m_mutex);
        if (m_taken == m_count)
            return {};
        auto& slot = m_slots[m_taken % m_slots.size()];
        if (!m_arrived.wait(lock, stop, [&] { return slot.has_value(); }))
            return {};
        auto value = std::exchange(slot, std::nullopt);
        ++m_taken;
        lock.unlock();
        m_freed.notify_all();
        return value;
    }

private:
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
    std::mutex m_mutex; // guards what follows
    std::condition_variable_any m_arrived;
    std::condition_variable_any m_freed;
    std::vector<std::optional<Value>> m_slots;
    std::uint64_t m_next = 0;            // to be done
    std::uint64_t m_taken = 0;           // values that had their turn
    std::vector<std::jthread> m_threads; // the last member: they end before the rest does
};

} // namespace moji
