#include "codec/generator/encode_map.h"

#include <algorithm>
#include <stdexcept>

namespace moji {

void EncodeMap::set(std::u32string_view text, ByteView code) {
    Entry entry;
    std::ranges::copy(code, entry.bytes.begin());
    entry.length = static_cast<std::uint8_t>(code.size());
    if (text.size() == 1) {
        entryAt(text.front()) = entry;
        return;
    }
    const auto place = std::ranges::find(m_texts, text, &Text::codePoints);
    if (place != m_texts.end())
        place->entry = entry;
    else
        m_texts.push_back({std::u32string(text), entry});
    std::ranges::stable_sort(m_texts, std::ranges::greater{},
                             [](const Text& known) { return known.codePoints.size(); });
}

bool EncodeMap::lacks(std::u32string_view text) const {
    if (text.size() == 1)
        return codeOf(text.front()).empty();
    return std::ranges::find(m_texts, text, &Text::codePoints) == m_texts.end();
}

EncodeMap::Entry& EncodeMap::entryAt(char32_t codePoint) {
    const std::size_t page = codePoint >> 8;
    if (page >= m_pages.size())
        m_pages.resize(page + 1);
    if (!m_pages[page])
        m_pages[page] = std::make_unique<Page>();
    return (*m_pages[page])[codePoint & 0xFF];
}

std::uint32_t numberOf(ByteView code) {
    if (code.size() > 1 && code[0] == 0)
        throw std::length_error("a code of several bytes begins with 00");
    std::uint32_t number = 0;
    for (const Byte byte : code)
        number = number << 8 | byte;
    return number;
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
