#include "bytes/input_buffer.h"

#include <algorithm>
#include <cassert>
#include <cstring>

namespace moji {

Result<Done> InputBuffer::fill() {
    if (m_atEnd)
        return Done{};
    if (m_begin > 0) {
        std::memmove(m_buffer.data(), m_buffer.data() + m_begin, m_end - m_begin);
        m_end -= m_begin;
        m_begin = 0;
    }
    const auto room = std::span(m_buffer).subspan(m_end);
    assert(!room.empty());
    const auto wanted = static_cast<std::size_t>(std::min<std::uint64_t>(room.size(), m_left));
    if (wanted == 0) {
        m_atEnd = true;
        return Done{};
    }
    const auto count = m_reader.read(room.first(wanted));
    if (!count)
        return count.error();
    m_end += *count;
    m_left -= *count;
    m_atEnd = *count == 0;
    return Done{};
}

} // namespace moji
