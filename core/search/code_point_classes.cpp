#include "search/code_point_classes.h"

#include <algorithm>
#include <map>

namespace moji::search {

namespace {

constexpr char32_t kCodePoints = 0x110000;

} // namespace

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
    std::vector<std::uint16_t> classes(kCodePoints);
    for (auto at = changes.begin(); at->first < kCodePoints; ++at) {
        for (const std::size_t set : at->second)
            if (!members.erase(set))
                members.insert(set);
        const auto [entry, isNew] = known.emplace(members, m_members.size());
        if (isNew)
            m_members.push_back(members);
        std::fill(classes.begin() + at->first, classes.begin() + std::next(at)->first,
                  static_cast<std::uint16_t>(entry->second));
    }
    fold(classes);
}

/// Equal pages are stored once.
void CodePointClasses::fold(const std::vector<std::uint16_t>& classes) {
    std::map<Page, std::uint16_t, LessBytes> known;
    for (std::size_t begin = 0; begin < classes.size(); begin += 256) {
        Page page;
        std::copy_n(classes.begin() + static_cast<std::ptrdiff_t>(begin), 256, page.begin());
        if (!m_pageOf.empty() && page == m_pages[m_pageOf.back()]) {
            m_pageOf.push_back(m_pageOf.back());
            continue;
        }
        const auto number = static_cast<std::uint16_t>(m_pages.size());
        const auto [entry, isNew] = known.emplace(page, number);
        if (isNew)
            m_pages.push_back(page);
        m_pageOf.push_back(entry->second);
    }
}

} // namespace moji::search
