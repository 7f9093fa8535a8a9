#include "fits/target_encoder.h"

#include "codec/owned_mark.h"

#include <utility>

namespace moji::fits {

void TargetEncoder::take(std::u32string_view text, std::span<const std::uint64_t> offsets,
                         Tail tail) {
    if (std::exchange(m_isAtStart, m_isAtStart && text.empty()) && !text.empty())
        m_bytes += ownedMarkSize(m_to, text.front());
    m_text += text;
    m_offsets.insert(m_offsets.end(), offsets.begin(), offsets.end());
    std::size_t done = 0;
    while (done < m_text.size()) {
        const auto rest = std::u32string_view(m_text).substr(done);
        const Codec::Encoded encoded = m_to.encodeText(rest, m_state, tail, m_buffer);
        done += encoded.consumed;
        m_bytes += encoded.written;
        if (encoded.stopped) {
            m_lacking.add(m_text[done], m_offsets[done]);
            ++done;
        } else if (encoded.consumed == 0) {
            break; // waits for what may combine
        }
    }
    m_text.erase(0, done);
    m_offsets.erase(m_offsets.begin(), m_offsets.begin() + static_cast<std::ptrdiff_t>(done));
}

} // namespace moji::fits
