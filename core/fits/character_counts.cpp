#include "fits/character_counts.h"

namespace moji::fits {

CharacterCounts::Page& CharacterCounts::pageOf(char32_t codePoint) {
    std::shared_ptr<Page>& page = m_pages[codePoint / kPage];
    if (!page)
        page = std::make_shared<Page>();
    else if (page.use_count() > 1)
        page = std::make_shared<Page>(*page);
    return *page;
}

/// Calls `use` with the count of each code point, until it returns false.
template <class Use>
bool CharacterCounts::forEachCount(std::u32string_view text, Use use) {
    Page* page = nullptr;
    char32_t number = 0;
    for (const char32_t codePoint : text) {
        if (page == nullptr || codePoint / kPage != number) {
            page = &pageOf(codePoint);
            number = codePoint / kPage;
        }
        if (!use((*page)[codePoint % kPage]))
            return false;
    }
    return true;
}

void CharacterCounts::add(std::u32string_view text) {
    forEachCount(text, [](std::uint64_t& count) { return ++count > 0; });
}

bool CharacterCounts::remove(std::u32string_view text) {
    return forEachCount(text, [](std::uint64_t& count) { return count-- > 0; });
}

} // namespace moji::fits
