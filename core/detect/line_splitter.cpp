#include "detect/line_splitter.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace moji {

namespace {

constexpr std::size_t kFirstBlock = 16 * 1024; // often only a few lines are looked at
constexpr std::size_t kBlock = 256 * 1024;

/// Plain ASCII: nothing that any encoding reads as something else. "~{" is HZ's shift.
bool isPlain(ByteView bytes) {
    unsigned other = 0; // without a branch, so that many bytes are looked at together
    unsigned tilde = 0;
    for (const Byte byte : bytes) {
        other |= unsigned{byte >= 0x80} | unsigned{byte == 0x1B} | unsigned{byte == 0x0E};
        tilde |= unsigned{byte == '~'};
    }
    if (other != 0 || tilde == 0)
        return other == 0;
    const std::array<Byte, 2> shift{'~', '{'};
    return std::search(bytes.begin(), bytes.end(), shift.begin(), shift.end()) == bytes.end();
}

} // namespace

LineSplitter::LineSplitter(const ByteSource& source, std::uint64_t offset)
    : m_source(source)
    , m_offset(offset) {}

Result<Done> LineSplitter::fill() {
    m_buffer.resize(std::clamp(4 * m_buffer.size(), kFirstBlock, kBlock));
    m_at = 0;
    const auto count = m_source.read(m_offset, m_buffer);
    if (!count)
        return count.error();
    m_buffer.resize(*count);
    return Done{};
}

Result<std::optional<LineEvidence>> LineSplitter::next() {
    LineEvidence line;
    line.offset = m_offset;
    line.ascii = true;
    for (;;) {
        if (m_at == m_buffer.size()) {
            if (auto filled = fill(); !filled)
                return filled.error();
        }
        const ByteView rest = ByteView(m_buffer).subspan(m_at);
        if (rest.empty() && line.length == 0)
            return std::optional<LineEvidence>();
        const void* const end =
            rest.empty() ? nullptr : std::memchr(rest.data(), 0x0A, rest.size());
        const std::size_t count =
            end ? static_cast<std::size_t>(static_cast<const Byte*>(end) - rest.data())
                : rest.size();
        line.ascii = line.ascii && isPlain(rest.first(count));
        line.length += count;
        const std::size_t feed = end ? 1 : 0;
        m_at += count + feed;
        m_offset += count + feed;
        if (feed > 0 || rest.empty())
            break;
    }
    line.line = ++m_line;
    return std::optional(line);
}

} // namespace moji
