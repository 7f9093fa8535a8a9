#pragma once
// A value that makes work faster but costs time and memory to make: it is made when about as much
// work has been done without it as making it takes. So a little work never pays for it, and much
// work, in one piece or in many small ones, hardly notices.

#include <atomic>
#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>

namespace moji {

template <class T, class Deleter = std::default_delete<const T>>
class Earned {
public:
    using Pointer = std::unique_ptr<const T, Deleter>;

    /// `price` is in the unit of the work. `make` may give nullptr: then there is no such value.
    Earned(std::size_t price, std::function<Pointer()> make)
        : m_price(price)
        , m_make(std::move(make)) {}

    /// For about `work` more: the value, or nullptr while work goes on without it.
    const T* get(std::size_t work) const {
        const T* const made = m_made.load(std::memory_order_acquire);
        if (made != nullptr || m_done.load(std::memory_order_relaxed) + work < m_price) {
            if (made == nullptr)
                m_done.fetch_add(work, std::memory_order_relaxed);
            return made;
        }
        std::call_once(m_once, [this] {
            m_owned = m_make();
            m_made.store(m_owned.get(), std::memory_order_release);
        });
        return m_owned.get();
    }

private:
    std::size_t m_price;
    std::function<Pointer()> m_make;
    mutable std::atomic<std::size_t> m_done = 0;
    mutable std::once_flag m_once;
    mutable Pointer m_owned;
    mutable std::atomic<const T*> m_made = nullptr;
};

} // namespace moji
