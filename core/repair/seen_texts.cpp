#include "repair/seen_texts.h"

#include <algorithm>
#include <cstring>

namespace moji::repair {

namespace {

std::uint64_t hashOf(std::u32string_view text) {
    constexpr std::uint64_t kFactor = 0x9E3779B97F4A7C15U;
    std::uint64_t hash = text.size() * kFactor;
    const auto mix = [&](std::uint64_t value) {
        hash = (hash ^ value) * kFactor;
        hash ^= hash >> 29;
    };
    std::size_t at = 0;
    for (; at + 2 <= text.size(); at += 2) {
        std::uint64_t two = 0;
        std::memcpy(&two, text.data() + at, sizeof(two));
        mix(two);
    }
    if (at < text.size())
        mix(text[at]);
    return hash;
}

} // namespace

bool SeenTexts::add(std::u32string_view text) {
    if (m_places.size() * 2 >= m_slots.size())
        grow();
    const std::uint64_t hash = hashOf(text);
    std::uint32_t& slot = slotOf(hash, text);
    if (slot != 0)
        return false;
    m_places.push_back({hash, m_all.size(), text.size()});
    m_all += text;
    slot = static_cast<std::uint32_t>(m_places.size());
    return true;
}

void SeenTexts::grow() {
    constexpr std::size_t kFewest = 256;
    m_slots.assign(std::max(kFewest, m_slots.size() * 2), 0);
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        const Place& place = m_places[i];
        const auto text = std::u32string_view(m_all).substr(place.begin, place.length);
        slotOf(place.hash, text) = static_cast<std::uint32_t>(i + 1);
    }
}

/// The slot that has the text, or the free one where it belongs.
std::uint32_t& SeenTexts::slotOf(std::uint64_t hash, std::u32string_view text) {
    for (std::size_t i = hash;; ++i) {
        std::uint32_t& slot = m_slots[i & (m_slots.size() - 1)];
        if (slot == 0)
            return slot;
        const Place& place = m_places[slot - 1];
        if (place.hash == hash &&
            std::u32string_view(m_all).substr(place.begin, place.length) == text)
            return slot;
    }
}

} // namespace moji::repair
