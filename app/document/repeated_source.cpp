#include "document/repeated_source.h"

#include <algorithm>

namespace moji::app {

RepeatedSource::RepeatedSource(Bytes pattern, std::uint64_t size)
    : m_pattern(std::move(pattern))
    , m_size(size) {}

Result<std::size_t> RepeatedSource::read(std::uint64_t offset, std::span<Byte> out) const {
    const std::uint64_t left = m_size - std::min(offset, m_size);
    const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(out.size(), left));
    std::size_t at = static_cast<std::size_t>(offset % m_pattern.size());
    for (std::size_t done = 0; done < count; at = 0) {
        const std::size_t part = std::min(m_pattern.size() - at, count - done);
        std::copy_n(m_pattern.begin() + static_cast<std::ptrdiff_t>(at), part,
                    out.begin() + static_cast<std::ptrdiff_t>(done));
        done += part;
    }
    return count;
}

} // namespace moji::app
