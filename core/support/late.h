#pragma once
// A value that is made when it is first asked for, once, by whichever thread asks first.

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>

namespace moji {

template <class T>
class Late {
public:
    explicit Late(std::function<T()> make)
        : m_make(std::move(make)) {}

    const T& operator*() const {
        const T* const made = m_made.load(std::memory_order_acquire);
        return made ? *made : makeNow();
    }
    const T* operator->() const { return &**this; }

private:
    const T& makeNow() const {
        std::call_once(m_once, [this] {
            m_owned.reset(new T(m_make()));
            m_made.store(m_owned.get(), std::memory_order_release);
        });
        return *m_owned;
    }

    std::function<T()> m_make;
    mutable std::once_flag m_once;
    mutable std::unique_ptr<const T> m_owned;
    mutable std::atomic<const T*> m_made = nullptr;
};

} // namespace moji
