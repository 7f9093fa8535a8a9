#pragma once
// Stands in for the system's call that starts a thread, which refuses when a test wants it.
// Included by one file of a test program; the program's own definition takes precedence.

#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <dlfcn.h>
#include <pthread.h>

namespace moji::test {

/// How many more threads can be started; less than 0: any number.
inline std::atomic<int> threadsLeft = -1;
inline std::atomic<int> threadsRefused = 0;

/// While it lives, the system starts so many threads and no more.
class OnlyThreads {
public:
    explicit OnlyThreads(int count) {
        threadsRefused = 0;
        threadsLeft = count;
    }
    ~OnlyThreads() { threadsLeft = -1; }
    OnlyThreads(const OnlyThreads&) = delete;
    OnlyThreads& operator=(const OnlyThreads&) = delete;
    /// How many were refused.
    [[nodiscard]] int refused() const { return threadsRefused; }
};

inline bool mayStartThread() {
    for (int left = threadsLeft; left >= 0;) {
        if (left == 0) {
            ++threadsRefused;
            return false;
        }
        if (threadsLeft.compare_exchange_weak(left, left - 1))
            return true;
    }
    return true;
}

} // namespace moji::test

extern "C" int pthread_create(pthread_t* thread, const pthread_attr_t* attributes,
                              void* (*work)(void*), void* argument) noexcept {
    if (!moji::test::mayStartThread())
        return EAGAIN;
    auto* const real =
        reinterpret_cast<decltype(&pthread_create)>(::dlsym(RTLD_NEXT, "pthread_create"));
    if (real == nullptr)
        std::abort();
    return real(thread, attributes, work, argument);
}
