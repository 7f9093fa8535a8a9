#include "search/code_point_classes.h"

#include <algorithm>
#include <map>

namespace moji::search {

namespace {

constexpr char32_t kCodePoints = 0x110000;
constexpr char32_t kPageSize = std::tuple_size_v<CodePointClasses::Page>;

} // namespace

/// Takes the classes in the order of the code points. Equal pages are stored once.
class CodePointClasses::Pages {
public:
    Pages(std::vector<Page>& pages, std::vector<std::uint16_t>& pageOf)
        : m_pages(pages)
        , m_pageOf(pageOf) {}

    /// The class of the next code points, up to `end`.
    void fill(char32_t end, std::uint16_t number) {
        while (m_at < end) {
            const char32_t low = m_at % kPageSize;
            const char32_t wholePages = (end - m_at) / kPageSize;
            if (low == 0 && wholePages > 0) {
                m_page.fill(number);
                m_pageOf.insert(m_pageOf.end(), wholePages, numberOf(m_page));
                m_at += wholePages * kPageSize;
                continue;
            }
            const char32_t length = std::min(end - m_at, kPageSize - low);
            std::fill_n(m_page.begin() + low, length, number);
            m_at += length;
            if (m_at % kPageSize == 0)
                m_pageOf.push_back(numberOf(m_page));
        }
    }

private:
    std::uint16_t numberOf(const Page& page) {
        const auto number = static_cast<std::uint16_t>(m_pages.size());
        const auto [entry, isNew] = m_known.emplace(page, number);
        if (isNew)
            m_pages.push_back(page);
        return entry->second;
    }

    std::vector<Page>& m_pages;
    std::vector<std::uint16_t>& m_pageOf;
    std::map<Page, std::uint16_t, LessBytes> m_known;
    Page m_page{};
    char32_t m_at = 0;
};

/// Walks through all code points, from one place where some set begins or ends to the next.
CodePointClasses::CodePointClasses(const std::vector<CodePointRanges>& sets) {
    std::map<char32_t, std::vector<std::size_t>> changes{{0, {}}, {kCodePoints, {}}};
    for (std::size_t i = 0; i < sets.size(); ++i) {
        for (const auto& [begin, end] : sets[i]) {
            changes[begin].push_back(i);
            changes[end].push_back(i);
        }
    }
    std::map<std::set<std::size_t>, std::size_t> known;
    std::set<std::size_t> members;
    Pages pages(m_pages, m_pageOf);
    for (auto at = changes.begin(); at->first < kCodePoints; ++at) {
        for (const std::size_t set : at->second)
            if (!members.erase(set))
                members.insert(set);
        const auto [entry, isNew] = known.emplace(members, m_members.size());
        if (isNew)
            m_members.push_back(members);
        pages.fill(std::next(at)->first, static_cast<std::uint16_t>(entry->second));
    }
}

} // namespace moji::search
