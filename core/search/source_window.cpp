#include "search/source_window.h"

#include <algorithm>

namespace moji::search {

namespace {

constexpr std::size_t kRead = 256 * 1024;
// The system copies three times faster if file and memory have the same alignment.
constexpr std::uint64_t kAlignment = 64;
constexpr std::uint64_t kSamples = 16;
constexpr std::uint64_t kSampleSize = 4 * 1024;

} // namespace

Result<ByteView> SourceWindow::from(std::uint64_t offset, std::size_t least) {
    const std::uint64_t end = m_begin + m_view.size();
    if (offset >= m_begin && offset + least <= end)
        return m_view.subspan(static_cast<std::size_t>(offset - m_begin));
    if (m_stop.stop_requested())
        return Error{ErrorCode::Cancelled, {}, {}};
    m_view = {}; // if the read fails, the buffer holds a part of both places
    m_buffer.resize(kRead + least + kAlignment);
    const auto address = reinterpret_cast<std::uintptr_t>(m_buffer.data());
    const auto shift = static_cast<std::size_t>((offset - address) % kAlignment);
    const auto room = std::span(m_buffer).subspan(shift, kRead + least);
    const auto got = m_source.read(offset, room);
    if (!got)
        return got.error();
    if (*got < least)
        return Error{ErrorCode::ReadFailed, {}, "shrank while it was searched"};
    m_view = room.first(*got);
    m_begin = offset;
    return m_view;
}

ByteHistogram SourceWindow::sample() const {
    ByteHistogram histogram{};
    Bytes bytes(kSampleSize);
    const std::uint64_t step = std::max(m_source.size() / kSamples, kSampleSize);
    for (std::uint64_t offset = 0; offset < m_source.size(); offset += step) {
        const auto got = m_source.read(offset, bytes);
        if (!got)
            break; // the search will meet this error again and report it
        addToHistogram(ByteView(bytes).first(*got), histogram);
    }
    return histogram;
}

} // namespace moji::search
