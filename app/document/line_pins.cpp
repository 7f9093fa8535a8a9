#include "document/line_pins.h"

#include "document/document.h"

#include <algorithm>
#include <utility>

namespace moji::app {

namespace {

// The most bytes of a line that its pin belongs to; and how far back its beginning is looked for.
constexpr std::uint64_t kReach = 64 * 1024;
constexpr Byte kLineFeed = 0x0A;

/// The line from its first byte on, without its line feed; an empty line is its line feed.
ByteRange lineAt(const Document& document, std::uint64_t offset) {
    const Bytes bytes = document.bytes({offset, offset + kReach});
    const auto length = std::ranges::find(bytes, kLineFeed) - bytes.begin();
    return {offset, offset + std::max<std::uint64_t>(1, static_cast<std::uint64_t>(length))};
}

/// The first byte of the line that has a byte at `offset`; `offset` if that is too far before it.
std::uint64_t lineBegin(const Document& document, std::uint64_t offset) {
    for (const std::uint64_t reach : {std::uint64_t{1}, kReach}) { // most begin there
        const std::uint64_t least = offset - std::min(offset, reach);
        const Bytes before = document.bytes({least, offset});
        const auto feed = std::find(before.rbegin(), before.rend(), kLineFeed);
        if (feed != before.rend())
            return offset - static_cast<std::uint64_t>(feed - before.rbegin());
        if (least == 0)
            return 0;
    }
    return offset;
}

} // namespace

LinePins::LinePins(Document* document)
    : QObject(document)
    , m_document(document)
    , m_lines(document) {
    connect(&m_lines, &AnchoredRanges::moved, this, &LinePins::follow);
    connect(document, &Document::opened, this, &LinePins::clear);
}

void LinePins::set(std::uint64_t offset, const Codec* codec) {
    const auto [first, last] = m_idsAt.equal_range(offset);
    for (auto one = first; one != last; ++one) {
        m_lines.remove(one->second);
        m_codecs.erase(one->second);
    }
    m_idsAt.erase(first, last);
    m_pins.erase(offset);
    if (codec == nullptr)
        return;
    const Id id = m_lines.add(lineAt(*m_document, offset));
    m_codecs[id] = codec;
    m_idsAt.emplace(offset, id);
    m_pins[offset] = codec;
}

void LinePins::clear() {
    m_lines.clear();
    m_codecs.clear();
    m_aside.clear();
    m_idsAt.clear();
    m_pins.clear();
}

LinePins::Ids LinePins::exchange(const Ids& back) {
    Ids before;
    for (const auto& [id, line] : m_lines.all())
        if (m_aside.insert(id).second)
            before.push_back(id);
    for (const Id id : back)
        m_aside.erase(id);
    follow();
    return before;
}

/// Where an edit joined two pinned lines, the pin of the first one counts.
void LinePins::follow() {
    std::vector<std::pair<std::uint64_t, Id>> byPlace;
    for (const auto& [id, line] : m_lines.all())
        if (!m_aside.contains(id))
            byPlace.emplace_back(line.begin, id);
    std::ranges::sort(byPlace);
    m_idsAt.clear();
    m_pins.clear();
    for (const auto& [offset, id] : byPlace) {
        const std::uint64_t begin = lineBegin(*m_document, offset);
        m_idsAt.emplace(begin, id);
        m_pins.emplace(begin, m_codecs[id]);
    }
    Q_EMIT moved();
}

} // namespace moji::app
