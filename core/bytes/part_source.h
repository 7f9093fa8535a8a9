#pragma once
// A range of another source, as if it were the whole.

#include "bytes/byte_source.h"

#include <algorithm>

namespace moji {

/// The source must outlive it; `range` lies within its size.
class PartSource final : public ByteSource {
public:
    PartSource(const ByteSource& source, ByteRange range)
        : m_source(source)
        , m_range(range) {}
    [[nodiscard]] std::uint64_t size() const override { return m_range.length(); }
    [[nodiscard]] Result<std::size_t> read(std::uint64_t offset,
                                           std::span<Byte> out) const override {
        const std::uint64_t begin = std::min(offset, size());
        const auto count = std::min<std::uint64_t>(out.size(), size() - begin);
        return m_source.read(m_range.begin + begin, out.first(static_cast<std::size_t>(count)));
    }
    [[nodiscard]] std::optional<ByteView> viewOf(ByteRange range) const override {
        return m_source.viewOf({m_range.begin + range.begin, m_range.begin + range.end});
    }

private:
    const ByteSource& m_source;
    const ByteRange m_range;
};

} // namespace moji
