#pragma once
// Threads that help the calling one with its work, and hand it what they throw: without this,
// memory that runs out in a thread would end the program.

#include <cstddef>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace moji {

/// The first exception of several threads.
class FirstFailure {
public:
    /// Calls `work`, and keeps what it throws; then calls `noted`.
    template <class Work, class Noted>
    void guard(const Work& work, const Noted& noted) noexcept {
        try {
            work();
        } catch (...) {
            {
                const std::lock_guard lock(m_mutex);
                if (!m_failure)
                    m_failure = std::current_exception();
            }
            noted();
        }
    }
    template <class Work>
    void guard(const Work& work) noexcept {
        guard(work, [] {});
    }
    void rethrow() const {
        const std::lock_guard lock(m_mutex);
        if (m_failure)
            std::rethrow_exception(m_failure);
    }

private:
    mutable std::mutex m_mutex;
    std::exception_ptr m_failure;
};

/// Starts `count` threads; fewer where the system has no more, but at least one, or throws.
template <class Work>
void startThreads(std::vector<std::jthread>& threads, std::size_t count, const Work& work) {
    threads.reserve(count);
    try {
        while (threads.size() < count)
            threads.emplace_back(work);
    } catch (const std::system_error&) {
        if (threads.empty())
            throw;
    }
}

/// Calls `work` in the calling thread and in up to `helpers` others at once; in fewer where the
/// system has no more threads. Returns when all have ended, and throws what the first one threw.
template <class Work>
void workTogether(std::size_t helpers, const Work& work) {
    FirstFailure failure;
    {
        std::vector<std::jthread> threads;
        threads.reserve(helpers);
        try {
            while (threads.size() < helpers)
                threads.emplace_back([&] { failure.guard(work); });
        } catch (const std::system_error&) {
            // The others do its part.
        }
        failure.guard(work);
    }
    failure.rethrow();
}

} // namespace moji
