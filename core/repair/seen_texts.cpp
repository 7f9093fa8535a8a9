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
    if (m_known.size() * 2 >= m_slots.size())
        grow();
    const std::uint64_t hash = hashOf(text);
    std::uint32_t& slot = slotOf(hash, text);
    if (slot != 0)
        return false;
    m_known.push_back({hash, kept(text)});
    slot = static_cast<std::uint32_t>(m_known.size());
    return true;
}

/// A copy of the text. Blocks stay where they are: one string would be copied each time it grows.
std::u32string_view SeenTexts::kept(std::u32string_view text) {
    constexpr std::size_t kFirst = 1024; // characters
    constexpr std::size_t kLargest = 16 * 1024;
    if (m_free.size() < text.size()) {
        m_size = std::clamp(2 * m_size, kFirst, kLargest);
        const std::size_t size = std::max(m_size, text.size());
        m_blocks.push_back(std::make_unique_for_overwrite<char32_t[]>(size)); // NOLINT
        m_free = {m_blocks.back().get(), size};
    }
    const auto place = m_free.first(text.size());
    std::ranges::copy(text, place.begin());
    m_free = m_free.subspan(text.size());
    return {place.data(), place.size()};
}

void SeenTexts::grow() {
    constexpr std::size_t kFewest = 256;
    m_slots.assign(std::max(kFewest, m_slots.size() * 2), 0);
    for (std::size_t i = 0; i < m_known.size(); ++i)
        slotOf(m_known[i].hash, m_known[i].text) = static_cast<std::uint32_t>(i + 1);
}

/// The slot that has the text, or the free one where it belongs.
std::uint32_t& SeenTexts::slotOf(std::uint64_t hash, std::u32string_view text) {
    for (std::size_t i = hash;; ++i) {
        std::uint32_t& slot = m_slots[i & (m_slots.size() - 1)];
        if (slot == 0)
            return slot;
        const Known& known = m_known[slot - 1];
        if (known.hash == hash && known.text == text)
            return slot;
    }
}

} // namespace moji::repair
