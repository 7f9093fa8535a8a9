#pragma once
// Processor time: what other programs take of the processor does not count.

#include <chrono>
#include <ctime>

namespace moji {

/// That the calling thread has used so far (POSIX clock_gettime, CLOCK_THREAD_CPUTIME_ID); 0 where
/// the system cannot tell.
[[nodiscard]] inline std::chrono::nanoseconds threadProcessorTime() {
    timespec now{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return std::chrono::seconds(now.tv_sec) + std::chrono::nanoseconds(now.tv_nsec);
}

} // namespace moji
