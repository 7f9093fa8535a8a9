#include "lenses/lines/line_window.h"

#include <algorithm>
#include <cstring>
#include <deque>

namespace moji::app {

namespace {

constexpr std::size_t kBlock = 256 * 1024;

/// Hears where each line begins, from the first on.
class WindowFinder {
public:
    WindowFinder(const LinePlace& place, std::uint64_t most, const std::set<std::uint64_t>& offsets)
        : m_place(place)
        , m_most(most)
        , m_offsets(offsets) {
        add(0);
    }

    void add(std::uint64_t offset) {
        ++m_window.lines;
        if (m_offsets.contains(offset))
            m_window.lineAt[offset] = m_window.lines;
        if (m_isPast)
            ++m_after;
        else if (isPast(offset))
            m_isPast = true, m_after = 1;
        if (m_isPast && m_after > m_most / 2)
            return; // enough after the place
        m_begins.push_back(offset);
        if (m_begins.size() > m_most)
            m_begins.pop_front();
        m_window.firstLine = m_window.lines - m_begins.size() + 1;
    }

    [[nodiscard]] LineWindow finish() && {
        m_window.offset = m_begins.front();
        return std::move(m_window);
    }

private:
    [[nodiscard]] bool isPast(std::uint64_t offset) const {
        return m_place.by == LinePlace::By::Line ? m_window.lines > m_place.value
                                                 : offset > m_place.value;
    }

    const LinePlace& m_place;
    const std::uint64_t m_most;
    const std::set<std::uint64_t>& m_offsets;
    LineWindow m_window;
    std::deque<std::uint64_t> m_begins; // of the last lines, up to enough of them after the place
    bool m_isPast = false;
    std::uint64_t m_after = 0; // lines past the place
};

} // namespace

Result<LineWindow> findLineWindow(const ByteSource& source, const LinePlace& place,
                                  std::uint64_t most, const std::set<std::uint64_t>& offsets,
                                  const std::stop_token& stop, const ProgressCallback& progress) {
    if (source.size() == 0)
        return LineWindow();
    WindowFinder finder(place, most, offsets);
    Bytes block(std::min<std::uint64_t>(kBlock, source.size()));
    for (std::uint64_t at = 0; at < source.size();) {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, {}, {}};
        const auto count = source.read(at, block);
        if (!count)
            return count.error();
        if (*count == 0)
            break;
        const Byte* from = block.data();
        const Byte* const end = from + *count;
        while (const void* found = std::memchr(from, '\n', static_cast<std::size_t>(end - from))) {
            from = static_cast<const Byte*>(found) + 1;
            const std::uint64_t next = at + static_cast<std::uint64_t>(from - block.data());
            if (next < source.size()) // no line begins at the end
                finder.add(next);
            if (from == end)
                break;
        }
        at += *count;
        progress(at, source.size());
    }
    return std::move(finder).finish();
}

} // namespace moji::app
