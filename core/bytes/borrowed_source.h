#pragma once
// Bytes in memory that somebody else owns, as a ByteSource.

#include "bytes/byte_source.h"

#include <algorithm>

namespace moji {

/// The bytes must outlive it.
class BorrowedSource final : public ByteSource {
public:
    explicit BorrowedSource(ByteView bytes)
        : m_bytes(bytes) {}
    [[nodiscard]] std::uint64_t size() const override { return m_bytes.size(); }
    [[nodiscard]] Result<std::size_t> read(std::uint64_t offset,
                                           std::span<Byte> out) const override {
        const auto begin = static_cast<std::size_t>(std::min(offset, size()));
        const ByteView rest = m_bytes.subspan(begin);
        const ByteView read = rest.first(std::min(out.size(), rest.size()));
        std::ranges::copy(read, out.begin());
        return read.size();
    }
    [[nodiscard]] std::optional<ByteView> viewOf(ByteRange range) const override {
        return m_bytes.subspan(range.begin, range.length());
    }

private:
    ByteView m_bytes;
};

} // namespace moji
