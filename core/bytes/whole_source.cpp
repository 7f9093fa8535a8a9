#include "bytes/whole_source.h"

#include "bytes/byte_reader.h"

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

Result<Done> readWhole(const ByteSource& source, const std::string& name,
                       const std::function<Result<Done>(ByteView)>& use) {
    constexpr std::size_t kBlock = 256 * 1024;
    const WholeSource whole(source, name);
    SourceReader reader(whole);
    Bytes block(kBlock);
    for (;;) {
        const auto count = reader.read(block);
        if (!count)
            return count.error();
        if (*count == 0)
            return Done{};
        if (auto used = use(ByteView(block).first(*count)); !used)
            return used;
    }
}

} // namespace moji
