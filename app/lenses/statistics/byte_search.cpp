#include "lenses/statistics/byte_search.h"

#include <algorithm>

namespace moji::app {

namespace {

constexpr std::size_t kBlock = 256 * 1024;

} // namespace

std::optional<std::uint64_t> findByte(const ByteSource& source, Byte byte, std::uint64_t from,
                                      const std::stop_token& stop, const ProgressCallback& report) {
    const std::uint64_t size = source.size();
    const std::uint64_t start = std::min(from, size);
    Bytes block(kBlock);
    std::uint64_t done = 0;
    for (const ByteRange part : {ByteRange{start, size}, ByteRange{0, start}}) {
        for (std::uint64_t at = part.begin; at < part.end && !stop.stop_requested();) {
            const auto wanted =
                static_cast<std::size_t>(std::min<std::uint64_t>(kBlock, part.end - at));
            const auto count = source.read(at, std::span(block).first(wanted));
            if (!count || *count == 0)
                return {};
            const auto end = block.begin() + static_cast<std::ptrdiff_t>(*count);
            const auto found = std::find(block.begin(), end, byte);
            if (found != end)
                return at + static_cast<std::uint64_t>(found - block.begin());
            at += *count;
            report(done += *count, size);
        }
    }
    return {};
}

} // namespace moji::app
