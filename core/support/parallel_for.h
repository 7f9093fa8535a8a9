#pragma once
// The same work on each of a few things, by all processors; or by the calling thread alone, where
// it is itself one of many (SerialScope).

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace moji {

/// While one lives, parallelFor starts no threads for the thread that made it.
class SerialScope {
public:
    SerialScope()
        : m_before(isSerial()) {
        isSerial() = true;
    }
    ~SerialScope() { isSerial() = m_before; }
    SerialScope(const SerialScope&) = delete;
    SerialScope& operator=(const SerialScope&) = delete;
    [[nodiscard]] static bool& isSerial() {
        thread_local bool serial = false;
        return serial;
    }

private:
    bool m_before;
};

/// Calls `work(i)` once for each i below `count`, several at a time, and returns when all are done.
/// `work` must not throw.
template <class Work>
void parallelFor(std::size_t count, Work work) {
    std::atomic<std::size_t> next = 0;
    const auto run = [&] {
        for (std::size_t i = next++; i < count; i = next++)
            work(i);
    };
    const std::size_t workers =
        SerialScope::isSerial()
            ? 1
            : std::min<std::size_t>(std::max(1U, std::thread::hardware_concurrency()), count);
    std::vector<std::jthread> helpers;
    for (std::size_t i = 1; i < workers; ++i)
        helpers.emplace_back(run);
    run();
}

} // namespace moji
