#pragma once
// The characters between the two halves of a conversion through code points (transcoder.h).

#include "codec/codec.h"

#include <vector>

namespace moji {

/// Decoded characters not yet encoded, each with the offset of its bytes.
class PendingText {
public:
    /// Decodes more. `bytes` start at `offset`.
    Codec::Characters decode(const Codec& from, ByteView bytes, std::uint64_t offset,
                             DecoderState& state, Tail tail) {
        makeRoom(kBatch, offset);
        const auto done =
            from.decodeCharacters(bytes, state, tail, std::span(m_text).subspan(m_count),
                                  std::span(m_offsets).subspan(m_count));
        if (const auto ahead = static_cast<std::uint32_t>(offset - m_base); ahead > 0) {
            for (std::uint32_t& known : std::span(m_offsets).subspan(m_count, done.count))
                known += ahead;
        }
        m_count += done.count;
        return done;
    }
    void push(char32_t codePoint, std::uint64_t offset) {
        makeRoom(1, offset);
        m_text[m_count] = codePoint;
        m_offsets[m_count++] = static_cast<std::uint32_t>(offset - m_base);
    }
    void push(std::u32string_view text, std::uint64_t offset) {
        for (const char32_t codePoint : text)
            push(codePoint, offset);
    }

    [[nodiscard]] std::u32string_view text() const { return {m_text.data(), m_count}; }
    [[nodiscard]] std::uint64_t offsetOf(std::size_t index) const {
        return m_base + m_offsets[index];
    }

    void removeFirst(std::size_t count) {
        const std::uint32_t passed = count < m_count ? m_offsets[count] : 0;
        for (std::size_t i = count; i < m_count;
             ++i) { // code points that wait for more text; there are hardly ever any
            m_text[i - count] = m_text[i];
            m_offsets[i - count] = m_offsets[i] - passed;
        }
        m_base += passed;
        m_count -= count;
    }

private:
    static constexpr std::size_t kBatch = 1024; // so that the buffers stay in the L1 cache

    void makeRoom(std::size_t count, std::uint64_t offset) {
        if (m_count == 0)
            m_base = offset;
        if (m_text.size() - m_count < count) {
            m_text.resize(m_count + kBatch);
            m_offsets.resize(m_count + kBatch);
        }
    }

    std::vector<char32_t> m_text;
    std::vector<std::uint32_t> m_offsets; // relative to m_base
    std::size_t m_count = 0;              // entries in use in both
    std::uint64_t m_base = 0;             // at or before the offset of the first one
};

} // namespace moji
