#include "search/byte_pattern.h"

#include "search/byte_lanes.h"

#include <algorithm>
#include <cassert>

namespace moji::search {

namespace {

constexpr std::size_t kStep = 64; // places tried at a time

} // namespace

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
    if (bytes.size() < size())
        return npos;
    const std::size_t places = bytes.size() - size() + 1;
    const LaneFilter first{repeated(m_values[m_first]), repeated(m_masks[m_first])};
    const LaneFilter second{repeated(m_values[m_second]), repeated(m_masks[m_second])};
    const Byte* const begin = bytes.data();
    std::size_t place = 0;
    for (; place + kStep <= places; place += kStep) {
        std::array<Lanes, kStep / kLanes> both;
        for (std::size_t i = 0; i < both.size(); ++i) {
            const Byte* const at = begin + place + i * kLanes;
            both[i] = first.at(at + m_first) & second.at(at + m_second);
        }
        if (bitsOf(both[0] | both[1] | both[2] | both[3]) == 0) [[likely]]
            continue;
        for (std::size_t i = 0; i < both.size(); ++i)
            for (std::uint64_t bits = bitsOf(both[i]); bits != 0; bits &= bits - 1) {
                const auto lane = static_cast<std::size_t>(std::countr_zero(bits));
                if (const auto at = place + i * kLanes + lane; standsAt(begin + at))
                    return at;
            }
    }
    for (; place < places; ++place)
        if (standsAt(begin + place))
            return place;
    return npos;
}

} // namespace moji::search
