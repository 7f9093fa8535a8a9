#pragma once
// A table whose entries are all zero bits until they are set. The system makes its pages when they
// are first touched, so that a large table of which little is used costs little.

#include <cstddef>
#include <cstdlib>
#include <memory>
#include <new>
#include <type_traits>

namespace moji {

template <class T>
class ZeroedTable {
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

public:
    explicit ZeroedTable(std::size_t count)
        : m_entries(static_cast<T*>(std::calloc(count, sizeof(T)))) { // NOLINT: std::vector sets it
        if (!m_entries)
            throw std::bad_alloc();
    }
    [[nodiscard]] T& operator[](std::size_t place) { return m_entries.get()[place]; }
    [[nodiscard]] const T& operator[](std::size_t place) const { return m_entries.get()[place]; }

private:
    struct Free {
        void operator()(T* entries) const { std::free(entries); } // NOLINT
    };
    std::unique_ptr<T, Free> m_entries;
};

} // namespace moji
