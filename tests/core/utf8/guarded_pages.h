#pragma once
// Memory that ends exactly where it says.

#include "bytes/byte_source.h"

#include <QtGlobal>

#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>

namespace moji::test {

/// Memory with unreadable pages on both sides: a kernel that reads too far is killed.
class GuardedPages {
public:
    GuardedPages()
        : m_page(static_cast<std::size_t>(::sysconf(_SC_PAGESIZE))) {
        void* all = ::mmap(nullptr, 3 * m_page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (all == MAP_FAILED)
            qFatal("no memory");
        m_all = static_cast<Byte*>(all);
        ::mprotect(m_all + m_page, m_page, PROT_READ | PROT_WRITE);
    }
    ~GuardedPages() { ::munmap(m_all, 3 * m_page); }
    GuardedPages(const GuardedPages&) = delete;
    GuardedPages& operator=(const GuardedPages&) = delete;

    [[nodiscard]] Byte* begin() const { return m_all + m_page; }
    [[nodiscard]] Byte* end() const { return m_all + 2 * m_page; }
    [[nodiscard]] ByteView copyToBegin(ByteView bytes) const {
        std::copy(bytes.begin(), bytes.end(), begin());
        return {begin(), bytes.size()};
    }
    [[nodiscard]] ByteView copyToEnd(ByteView bytes) const {
        std::copy(bytes.begin(), bytes.end(), end() - bytes.size());
        return {end() - bytes.size(), bytes.size()};
    }

private:
    std::size_t m_page;
    Byte* m_all;
};

} // namespace moji::test
