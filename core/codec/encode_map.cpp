#include "codec/encode_map.h"

#include <algorithm>

namespace moji {

void EncodeMap::set(std::u32string_view text, ByteView code) {
    Entry entry;
    std::ranges::copy(code, entry.bytes.begin());
    entry.length = static_cast<std::uint8_t>(code.size());
    Entry& first = entryAt(text.front());
    if (text.size() == 1) {
        entry.beginsText = first.beginsText;
        first = entry;
        return;
    }
    first.beginsText = true;
    const auto place = std::ranges::find(m_texts, text, &Text::codePoints);
    if (place != m_texts.end())
        place->entry = entry;
    else
        m_texts.push_back({std::u32string(text), entry});
    std::ranges::stable_sort(m_texts, std::ranges::greater{},
                             [](const Text& known) { return known.codePoints.size(); });
}

void EncodeMap::remove(char32_t codePoint) {
    entryAt(codePoint).length = 0;
}

bool EncodeMap::lacks(std::u32string_view text) const {
    if (text.size() == 1)
        return entryOf(text.front()).length == 0;
    return std::ranges::find(m_texts, text, &Text::codePoints) == m_texts.end();
}

EncodeStep EncodeMap::encodeText(std::u32string_view text, Tail tail) const {
    for (const auto& [codePoints, entry] : m_texts) {
        if (text.starts_with(codePoints))
            return stepOf(entry, codePoints.size());
        if (tail == Tail::MoreFollows && codePoints.starts_with(text))
            return {EncodeStep::Status::NeedsMore, 0, 0, {}};
    }
    return {EncodeStep::Status::Unmappable, 1, 0, {}};
}

EncodeMap::Entry& EncodeMap::entryAt(char32_t codePoint) {
    const std::size_t page = codePoint >> 8;
    if (page >= m_pages.size())
        m_pages.resize(page + 1);
    if (!m_pages[page])
        m_pages[page] = std::make_unique<Page>();
    return (*m_pages[page])[codePoint & 0xFF];
}

EncodeMap firstCodes(const CodeTable& table) {
    EncodeMap map;
    table.forEachCode([&](ByteView code, std::u32string_view text) {
        if (map.lacks(text))
            map.set(text, code);
    });
    return map;
}

} // namespace moji
