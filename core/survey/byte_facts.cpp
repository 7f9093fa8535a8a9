#include "survey/byte_facts.h"

#include <cstring>
#include <numeric>

namespace moji {

namespace {

/// E2 80 AA..AE and E2 81 A6..A9.
bool hasBidiControl(ByteView bytes) {
    const Byte* at = bytes.data();
    const Byte* const end = at + bytes.size();
    while (end - at >= 3 && (at = static_cast<const Byte*>(std::memchr(
                                 at, 0xE2, static_cast<std::size_t>(end - at - 2)))) != nullptr) {
        if ((at[1] == 0x80 && at[2] >= 0xAA && at[2] <= 0xAE) ||
            (at[1] == 0x81 && at[2] >= 0xA6 && at[2] <= 0xA9))
            return true;
        ++at;
    }
    return false;
}

} // namespace

void ByteFacts::add(ByteView bytes) {
    if (bytes.empty())
        return;
    const std::uint64_t returnsBefore = m_counts[0x0D];
    addToHistogram(bytes, m_counts);
    if (m_counts[0x0D] > returnsBefore || m_last == 0x0D) {
        std::uint64_t pairs = m_last == 0x0D && bytes[0] == 0x0A ? 1 : 0;
        for (std::size_t i = 1; i < bytes.size(); ++i)
            pairs += static_cast<unsigned>(bytes[i - 1] == 0x0D) &
                     static_cast<unsigned>(bytes[i] == 0x0A);
        m_lineEnds.crlf += pairs;
    }
    m_high = std::accumulate(m_counts.begin() + 0x80, m_counts.end(), std::uint64_t{0});
    m_size += bytes.size();
    m_last = bytes.back();
    if (m_carried.empty()) {
        scan(bytes, Tail::MoreFollows);
    } else {
        Bytes joined = std::move(m_carried);
        m_carried.clear();
        joined.insert(joined.end(), bytes.begin(), bytes.end());
        scan(joined, Tail::MoreFollows);
    }
}

void ByteFacts::scan(ByteView bytes, Tail tail) {
    if (m_high == 0) { // nothing to decode; what follows is counted from here on
        m_utf8.range = {m_size, m_size};
        return;
    }
    StretchOptions options;
    options.tail = tail;
    const StretchTotals stretch = scanStretch(bytes, m_utf8.range.end, options);
    const std::size_t done = stretch.range.length();
    m_utf8.append(stretch);
    m_hasBidi = m_hasBidi || (m_counts[0xE2] > 0 && hasBidiControl(bytes.first(done)));
    m_carried.assign(bytes.begin() + static_cast<std::ptrdiff_t>(done), bytes.end());
}

void ByteFacts::finish() {
    if (!m_carried.empty()) {
        const Bytes rest = std::move(m_carried);
        m_carried.clear();
        scan(rest, Tail::AtEnd);
    }
    m_lineEnds.lf = m_counts[0x0A] - m_lineEnds.crlf;
    m_lineEnds.cr = m_counts[0x0D] - m_lineEnds.crlf;
}

std::uint64_t ByteFacts::leads() const {
    return std::accumulate(m_counts.begin() + 0xC0, m_counts.end(), std::uint64_t{0});
}

} // namespace moji
