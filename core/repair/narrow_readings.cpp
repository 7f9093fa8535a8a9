#include "repair/narrow_readings.h"

#include "repair/work_count.h"

#include <algorithm>

namespace moji::repair {

NarrowReadings::NarrowReadings(std::span<const Candidate> candidates) {
    for (const Candidate& candidate : candidates.first(std::min(candidates.size(), kMost))) {
        const bool isNarrow = candidate.info().family == CodecFamily::SingleByte;
        m_maps.push_back(isNarrow ? byteMapOf(candidate.codec()) : ByteMap{});
        if (!m_maps.back().isUsable)
            continue;
        const Set bit = Set{1} << (m_maps.size() - 1);
        m_known |= bit;
        for (std::size_t byte = 0; byte < m_readers.size(); ++byte)
            m_readers[byte] |= m_maps.back().isCharacter[byte] ? bit : 0;
    }
}

NarrowReadings::Set NarrowReadings::thatRead(ByteView bytes) const {
    countWork(bytes.size());
    Set readers = m_known;
    for (const Byte byte : bytes)
        readers &= m_readers[byte];
    return readers;
}

void NarrowReadings::read(std::size_t candidate, ByteView bytes, std::u32string& text) const {
    countWork(bytes.size());
    const std::array<char32_t, 256>& characters = m_maps[candidate].characters;
    text.resize(bytes.size());
    std::ranges::transform(bytes, text.begin(), [&](Byte byte) { return characters[byte]; });
}

} // namespace moji::repair
