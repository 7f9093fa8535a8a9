#pragma once
// What is known of each code point of the Basic Multilingual Plane, found out page by page when it
// is first asked for: a text needs a few pages, and to fill all of them takes milliseconds.

#include <array>
#include <atomic>
#include <memory>

namespace moji::repair {

/// Thread-safe. `Make` gives the value of a code point; one for all ideographs and Hangul
/// syllables.
template <class Value, Value (*Make)(char32_t)>
class PagedTable {
public:
    PagedTable() = default;
    ~PagedTable() {
        for (std::size_t i = 0; i < kPages; ++i)
            if (!isShared(i) || i == kFirstShared)
                delete m_pages[i].load(std::memory_order_relaxed);
    }
    PagedTable(const PagedTable&) = delete;
    PagedTable& operator=(const PagedTable&) = delete;

    /// Of code points beyond the plane the value is found out each time.
    [[nodiscard]] Value operator[](char32_t c) const {
        if (c >= kPages * kPage)
            return Make(c);
        const Page* page = m_pages[c / kPage].load(std::memory_order_acquire);
        return (page ? *page : fill(c / kPage))[c % kPage];
    }

private:
    static constexpr char32_t kPage = 0x40; // a search meets a few characters of many blocks
    static constexpr std::size_t kPages = 0x10000 / kPage;
    using Page = std::array<Value, kPage>;

    /// Pages of nothing but ideographs or nothing but Hangul syllables are the same one.
    static constexpr bool isShared(std::size_t page) {
        const std::size_t c = page * kPage;
        return (c >= 0x3400 && c < 0x4D00) || (c >= 0x4E00 && c < 0x9F00) ||
               (c >= 0xAC00 && c < 0xD700);
    }
    static constexpr std::size_t kFirstShared = 0x4E00 / kPage;

    const Page& fill(std::size_t number) const {
        if (isShared(number) && number != kFirstShared) {
            const Page* first = m_pages[kFirstShared].load(std::memory_order_acquire);
            const Page& page = first ? *first : fill(kFirstShared);
            m_pages[number].store(&page, std::memory_order_release);
            return page;
        }
        auto made = std::make_unique<Page>();
        for (char32_t i = 0; i < kPage; ++i)
            (*made)[i] = Make(static_cast<char32_t>(number) * kPage + i);
        const Page* known = nullptr;
        if (m_pages[number].compare_exchange_strong(known, made.get(), std::memory_order_acq_rel))
            return *made.release();
        return *known; // another thread was first
    }

    mutable std::array<std::atomic<const Page*>, kPages> m_pages{};
};

} // namespace moji::repair
