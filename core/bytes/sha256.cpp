#include "bytes/sha256.h"

#include "bytes/sha256_blocks.h"

#include <fmt/format.h>

#include <algorithm>

namespace moji {

namespace {

void hashBlocks(Sha256State& state, const Byte* bytes, std::size_t count) {
#if defined(__x86_64__)
    static const bool isFast = hasShaExtensions();
    if (isFast)
        return hashBlocksWithExtensions(state, bytes, count);
#endif
    hashBlocksPortably(state, bytes, count);
}

} // namespace

void Sha256::add(ByteView bytes) {
    std::size_t kept = m_size % 64;
    m_size += bytes.size();
    while (!bytes.empty()) {
        if (kept == 0 && bytes.size() >= 64) {
            const std::size_t blocks = bytes.size() / 64;
            hashBlocks(m_state, bytes.data(), blocks);
            bytes = bytes.subspan(64 * blocks);
            continue;
        }
        const std::size_t count = std::min(64 - kept, bytes.size());
        std::copy_n(bytes.data(), count, m_buffer.data() + kept);
        bytes = bytes.subspan(count);
        kept = (kept + count) % 64;
        if (kept == 0)
            hashBlocks(m_state, m_buffer.data(), 1);
    }
}

std::string Sha256::finish() {
    const std::uint64_t bits = 8 * m_size;
    Bytes tail{0x80};
    while ((m_size + tail.size()) % 64 != 56)
        tail.push_back(0);
    for (int i = 7; i >= 0; --i)
        tail.push_back(static_cast<Byte>(bits >> (8 * i)));
    add(tail);
    std::string digits;
    for (const std::uint32_t word : m_state)
        digits += fmt::format("{:08x}", word);
    return digits;
}

Result<std::string> sha256Of(const ByteSource& source) {
    constexpr std::size_t kBlock = 256 * 1024;
    Sha256 hash;
    Bytes block(std::min<std::uint64_t>(kBlock, source.size() + 1));
    for (std::uint64_t at = 0;;) {
        const auto count = source.read(at, block);
        if (!count)
            return count.error();
        if (*count == 0)
            return hash.finish();
        hash.add(ByteView(block).first(*count));
        at += *count;
    }
}

} // namespace moji
