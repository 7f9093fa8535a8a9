#include "bytes/byte_source.h"

#include <algorithm>
#include <cstring>

namespace moji {

Result<std::size_t> MemorySource::read(std::uint64_t offset, std::span<Byte> out) const {
    if (offset >= m_bytes.size())
        return std::size_t{0};
    const auto count = std::min<std::size_t>(out.size(), m_bytes.size() - offset);
    if (count > 0)
        std::memcpy(out.data(), m_bytes.data() + offset, count);
    return count;
}

Result<Bytes> readRange(const ByteSource& source, ByteRange range) {
    const ByteRange cut = range.clampedTo({0, source.size()});
    Bytes bytes(cut.length());
    const auto count = source.read(cut.begin, bytes);
    if (!count)
        return count.error();
    bytes.resize(*count);
    return bytes;
}

} // namespace moji
