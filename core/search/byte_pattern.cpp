#include "search/byte_pattern.h"

#include "search/byte_lanes.h"

#include <algorithm>
#include <cassert>
#include <cstring>

namespace moji::search {

BytePattern::BytePattern(const Bytes& values)
    : BytePattern(values, Bytes(values.size(), 0xFF)) {}

BytePattern::BytePattern(Bytes values, Bytes masks)
    : m_values(std::move(values))
    , m_masks(std::move(masks))
    , m_exact(std::ranges::all_of(m_masks, [](Byte mask) { return mask == 0xFF; })) {
    assert(!m_values.empty() && m_values.size() == m_masks.size());
    for (std::size_t i = 0; i < m_values.size(); ++i)
        m_values[i] &= m_masks[i];
    ByteHistogram evenly;
    evenly.fill(1);
    tune(evenly);
}

std::uint64_t BytePattern::placesOf(std::size_t index, const ByteHistogram& seen) const {
    if (m_masks[index] == 0xFF)
        return seen[m_values[index]];
    std::uint64_t places = 0;
    for (std::size_t byte = 0; byte < seen.size(); ++byte)
        if ((byte & m_masks[index]) == m_values[index])
            places += seen[byte];
    return places;
}

void BytePattern::tune(const ByteHistogram& seen) {
    constexpr std::size_t kConsidered = 256; // of a long pattern
    const std::size_t count = std::min(size(), kConsidered);
    std::vector<std::pair<std::uint64_t, std::size_t>> places;
    for (std::size_t i = 0; i < count; ++i)
        places.emplace_back(placesOf(i, seen), i);
    std::ranges::sort(places);
    m_first = places[0].second;
    m_second = places[std::min<std::size_t>(1, count - 1)].second;
}

bool BytePattern::standsAt(const Byte* at) const {
    if (m_exact)
        return std::memcmp(at, m_values.data(), m_values.size()) == 0;
    for (std::size_t i = 0; i < m_values.size(); ++i)
        if ((at[i] & m_masks[i]) != m_values[i])
            return false;
    return true;
}

std::optional<Byte> BytePattern::repeatedByte() const {
    const bool same = m_exact && std::ranges::all_of(m_values, [this](Byte byte) {
                          return byte == m_values.front();
                      });
    return same ? std::optional(m_values.front()) : std::nullopt;
}

std::size_t BytePattern::find(ByteView bytes) const {
    const LaneFilter first{repeated(m_values[m_first]), repeated(m_masks[m_first])};
    const LaneFilter second{repeated(m_values[m_second]), repeated(m_masks[m_second])};
    return firstPlace(
        bytes, size(),
        [&](const Byte* at) { return first.at(at + m_first) & second.at(at + m_second); },
        [this](const Byte* at) { return standsAt(at); });
}

} // namespace moji::search
