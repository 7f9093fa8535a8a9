#pragma once
// Does the same work on a few items in parallel, with one thread per processor; or in the calling
// thread alone, if that is already one of many (SerialScope).

#include "support/helper_threads.h"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <thread>

namespace moji {

/// While a SerialScope exists, parallelFor starts no threads for the thread that created it.
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

/// Calls `work(i)` once for each i below `count`, in parallel, and returns when all are done. If
/// `work` throws, some are not done, and the first exception is thrown again.
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
    workTogether(workers > 0 ? workers - 1 : 0, run);
}

} // namespace moji
