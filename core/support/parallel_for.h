#pragma once
// Does the same work on a few items in parallel: with one thread per processor, or with as many as
// the calling thread may have (thread_seats.h) if it is itself one of several.

#include "support/helper_threads.h"
#include "support/thread_seats.h"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <thread>

namespace moji {

/// The threads that help the calling one.
class Helpers {
public:
    explicit Helpers(std::size_t most)
        : m_seats(ThreadSeats::ofThisThread())
        , m_count(m_seats ? m_seats->takeFree(most)
                          : std::min<std::size_t>(
                                most, std::max(1U, std::thread::hardware_concurrency()) - 1)) {}
    ~Helpers() {
        if (m_seats)
            m_seats->giveBack(m_count);
    }
    Helpers(const Helpers&) = delete;
    Helpers& operator=(const Helpers&) = delete;
    [[nodiscard]] std::size_t count() const { return m_count; }

private:
    ThreadSeats* m_seats;
    std::size_t m_count;
};

/// Calls `work(i)` once for each i below `count`, in parallel, and returns when all are done. If
/// `work` throws, some are not done, and the first exception is thrown again.
template <class Work>
void parallelFor(std::size_t count, Work work) {
    std::atomic<std::size_t> next = 0;
    const auto run = [&] {
        const SerialScope alone; // all that may help already do
        for (std::size_t i = next++; i < count; i = next++)
            work(i);
    };
    const Helpers helpers(count > 0 ? count - 1 : 0);
    workTogether(helpers.count(), run);
}

/// Calls `work(begin, end)` for parts of `size` of so many items, which the last one may have fewer
/// of: for items that are too small to be handed out one by one.
template <class Work>
void parallelForParts(std::size_t count, std::size_t size, Work work) {
    parallelFor((count + size - 1) / size,
                [&](std::size_t part) { work(part * size, std::min(count, (part + 1) * size)); });
}

} // namespace moji
