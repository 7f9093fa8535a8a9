#pragma once
// One value for the calling thread, lent from a pool: threads that have ended leave theirs, filled,
// to later ones. For what is remembered of texts, of which one thread at a time may use a copy.

#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace moji {

template <class T>
class ThreadLoan {
public:
    /// The calling thread's.
    [[nodiscard]] static T& value() {
        thread_local ThreadLoan loan;
        return *loan.m_value;
    }

    ThreadLoan(const ThreadLoan&) = delete;
    ThreadLoan& operator=(const ThreadLoan&) = delete;

private:
    struct Pool {
        std::mutex mutex;
        std::vector<std::unique_ptr<T>> unused;
    };
    static Pool& pool() {
        static Pool* const pool = new Pool; // threads may end after static objects do
        return *pool;
    }

    ThreadLoan() {
        const std::lock_guard lock(pool().mutex);
        auto& unused = pool().unused;
        if (unused.empty()) {
            m_value = std::make_unique<T>();
        } else {
            m_value = std::move(unused.back());
            unused.pop_back();
        }
    }
    ~ThreadLoan() {
        const std::lock_guard lock(pool().mutex);
        pool().unused.push_back(std::move(m_value));
    }

    std::unique_ptr<T> m_value;
};

} // namespace moji
