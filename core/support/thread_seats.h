#pragma once
// How many threads may work at once on the items of a list: where some of the threads that take the
// items have nothing to do (few items are left, or there is but one), others may start helpers in
// their place (parallel_for.h). So one large file among many small ones is worked on by all
// processors in the end, and no more threads work than were asked for.

#include <algorithm>
#include <atomic>
#include <cstddef>

namespace moji {

class ThreadSeats {
public:
    explicit ThreadSeats(std::size_t count)
        : m_free(static_cast<std::ptrdiff_t>(count)) {}

    /// Takes a seat, for what has to be done in any case: helpers may have taken the last one, and
    /// there are more threads than seats until they have finished.
    void takeOne() { --m_free; }
    /// Takes free seats, `most` at most. Returns how many.
    [[nodiscard]] std::size_t takeFree(std::size_t most) {
        std::ptrdiff_t free = m_free;
        for (;;) {
            const auto taken =
                std::clamp<std::ptrdiff_t>(free, 0, static_cast<std::ptrdiff_t>(most));
            if (m_free.compare_exchange_weak(free, free - taken))
                return static_cast<std::size_t>(taken);
        }
    }
    void giveBack(std::size_t count) { m_free += static_cast<std::ptrdiff_t>(count); }

    /// Those that the calling thread is to take its helpers from; nullptr: as many as there are
    /// processors.
    [[nodiscard]] static ThreadSeats*& ofThisThread() {
        thread_local ThreadSeats* seats = nullptr;
        return seats;
    }

private:
    std::atomic<std::ptrdiff_t> m_free;
};

/// While it exists, the calling thread has the helpers that `seats` have room for.
class HelperScope {
public:
    explicit HelperScope(ThreadSeats& seats)
        : m_before(ThreadSeats::ofThisThread()) {
        ThreadSeats::ofThisThread() = &seats;
    }
    ~HelperScope() { ThreadSeats::ofThisThread() = m_before; }
    HelperScope(const HelperScope&) = delete;
    HelperScope& operator=(const HelperScope&) = delete;

private:
    ThreadSeats* m_before;
};

/// While it exists, the calling thread has no helpers.
class SerialScope {
    ThreadSeats m_none{0};
    HelperScope m_scope{m_none};
};

/// The same for a thread that sits on one of the seats itself.
class SeatScope {
public:
    explicit SeatScope(ThreadSeats& seats)
        : m_seats(seats)
        , m_scope(seats) {
        m_seats.takeOne();
    }
    ~SeatScope() { m_seats.giveBack(1); }
    SeatScope(const SeatScope&) = delete;
    SeatScope& operator=(const SeatScope&) = delete;

private:
    ThreadSeats& m_seats;
    HelperScope m_scope;
};

} // namespace moji
