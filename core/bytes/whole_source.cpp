#include "bytes/whole_source.h"

#include <fmt/format.h>

#include <algorithm>

namespace moji {

Result<std::size_t> WholeSource::read(std::uint64_t offset, std::span<Byte> out) const {
    auto count = m_source.read(offset, out);
    if (!count || offset >= size())
        return count;
    const auto expected = std::min<std::uint64_t>(out.size(), size() - offset);
    if (*count < expected)
        return Error{ErrorCode::ReadFailed, m_name,
                     fmt::format("only {} of {} bytes could be read: the source has shrunk",
                                 offset + *count, size())};
    return count;
}

} // namespace moji
