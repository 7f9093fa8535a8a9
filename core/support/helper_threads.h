#pragma once
// Threads that help the calling one with its work, and hand it what they throw: without this,
// memory that runs out in a thread would end the program.

#include <cstddef>
#include <exception>
#include <memory>
#include <mutex>
#include <system_error>
#include <thread>
#include <type_traits>
#include <utility>
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

/// Starts `count` threads; fewer, or none, where the system has no more.
template <class Work>
void startThreads(std::vector<std::jthread>& threads, std::size_t count, const Work& work) {
    threads.reserve(count);
    try {
        while (threads.size() < count)
            threads.emplace_back(work);
    } catch (const std::system_error&) {
        // Those that run do its part, or the caller does.
    }
}

/// A worker that makeWorker() makes when it is first needed.
template <class MakeWorker>
class WorkerOnDemand {
public:
    explicit WorkerOnDemand(const MakeWorker& makeWorker)
        : m_makeWorker(makeWorker) {}
    template <class Task>
    auto operator()(Task task) {
        if (!m_worker)
            m_worker = std::make_shared<Worker>(m_makeWorker());
        return (*m_worker)(std::move(task));
    }

private:
    using Worker = std::invoke_result_t<MakeWorker>;
    MakeWorker m_makeWorker;
    std::shared_ptr<Worker> m_worker;
};

/// Calls `work` in the calling thread and in up to `helpers` others at once; in fewer where the
/// system has no more threads. Returns when all have ended, and throws what the first one threw.
template <class Work>
void workTogether(std::size_t helpers, const Work& work) {
    FirstFailure failure;
    {
        std::vector<std::jthread> threads;
        startThreads(threads, helpers, [&] { failure.guard(work); });
        failure.guard(work);
    }
    failure.rethrow();
}

} // namespace moji
