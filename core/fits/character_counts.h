#pragma once
// How often each character occurs in a text. At most 9 MB for any size.

#include <array>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace moji::fits {

class CharacterCounts {
public:
    void add(std::u32string_view text);
    /// Takes back what was added. False if some of it never was; then the counts are of no use.
    [[nodiscard]] bool remove(std::u32string_view text);
    [[nodiscard]] std::uint64_t of(char32_t codePoint) const {
        const auto& page = m_pages[codePoint / kPage];
        return page ? (*page)[codePoint % kPage] : 0;
    }

    /// Calls `use(codePoint, count, countBefore)` for each of which there are more or fewer than in
    /// `before`, in code point order.
    template <class Use>
    void forEachChange(const CharacterCounts& before, Use use) const {
        for (std::size_t page = 0; page < m_pages.size(); ++page) {
            if (m_pages[page] == before.m_pages[page])
                continue;
            const Page& now = m_pages[page] ? *m_pages[page] : kNone;
            const Page& then = before.m_pages[page] ? *before.m_pages[page] : kNone;
            for (std::size_t i = 0; i < kPage; ++i) {
                if (now[i] != then[i])
                    use(static_cast<char32_t>(page * kPage + i), now[i], then[i]);
            }
        }
    }

private:
    static constexpr std::size_t kPage = 64;
    using Page = std::array<std::uint64_t, kPage>;
    static constexpr Page kNone{};

    [[nodiscard]] Page& pageOf(char32_t codePoint);
    template <class Use>
    bool forEachCount(std::u32string_view text, Use use);

    // Copies share the pages that are the same.
    std::vector<std::shared_ptr<Page>> m_pages =
        std::vector<std::shared_ptr<Page>>(0x110000 / kPage);
};

} // namespace moji::fits
