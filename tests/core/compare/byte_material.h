#pragma once
// Seeded bytes and seeded edits of them, and sources that watch how they are read.

#include "bytes/byte_source.h"

#include <algorithm>
#include <atomic>
#include <random>

namespace moji::test {

/// So many bytes of `letters` different values, those of the alphabet first.
inline Bytes randomBytes(std::mt19937_64& random, std::size_t length, unsigned letters) {
    Bytes bytes(length);
    for (Byte& byte : bytes)
        byte = static_cast<Byte>(letters > 26 ? random() % letters : 'a' + random() % letters);
    return bytes;
}

/// A run of bytes is replaced by another; either may be empty.
inline void editOnce(std::mt19937_64& random, Bytes& bytes, std::size_t longest, unsigned letters) {
    const std::size_t at = random() % (bytes.size() + 1);
    const std::size_t removed = std::min(random() % (longest + 1), bytes.size() - at);
    const Bytes inserted = randomBytes(random, random() % (longest + 1), letters);
    const auto begin = bytes.begin() + static_cast<std::ptrdiff_t>(at);
    bytes.erase(begin, begin + static_cast<std::ptrdiff_t>(removed));
    bytes.insert(bytes.begin() + static_cast<std::ptrdiff_t>(at), inserted.begin(), inserted.end());
}

inline Bytes edited(std::mt19937_64& random, Bytes bytes, std::size_t edits, std::size_t longest,
                    unsigned letters) {
    for (std::size_t i = 0; i < edits; ++i)
        editOnce(random, bytes, longest, letters);
    return bytes;
}

/// Bytes that are computed when they are read, and counts how many were. None are in memory.
template <class ByteAt>
class ComputedSource final : public ByteSource {
public:
    ComputedSource(std::uint64_t size, ByteAt byteAt)
        : m_size(size)
        , m_byteAt(byteAt) {}
    [[nodiscard]] std::uint64_t size() const override { return m_size; }
    [[nodiscard]] Result<std::size_t> read(std::uint64_t offset,
                                           std::span<Byte> out) const override {
        const auto count =
            static_cast<std::size_t>(std::min<std::uint64_t>(out.size(), m_size - offset));
        for (std::size_t i = 0; i < count; ++i)
            out[i] = m_byteAt(offset + i);
        m_bytesRead += count;
        return count;
    }
    [[nodiscard]] std::uint64_t bytesRead() const { return m_bytesRead; }

private:
    std::uint64_t m_size;
    ByteAt m_byteAt;
    mutable std::atomic<std::uint64_t> m_bytesRead = 0;
};

} // namespace moji::test
