#pragma once
// Divides the code points into classes: all that are in the same of some sets are one.

#include <array>
#include <cstdint>
#include <cstring>
#include <set>
#include <utility>
#include <vector>

namespace moji::search {

/// A set of code points: its ranges [begin, end), in order, apart from each other.
using CodePointRanges = std::vector<std::pair<char32_t, char32_t>>;

class CodePointClasses {
public:
    static constexpr std::size_t kMost = 0xFFFF;

    CodePointClasses() = default;
    explicit CodePointClasses(const std::vector<CodePointRanges>& sets);

    /// Above kMost, of() cannot be used.
    [[nodiscard]] std::size_t count() const { return m_members.size(); }
    [[nodiscard]] std::size_t of(char32_t c) const { return m_pages[m_pageOf[c >> 8]][c & 0xFF]; }
    /// Code points with the same page and the same lowest byte are in one class.
    [[nodiscard]] std::uint16_t pageOf(char32_t c) const { return m_pageOf[c >> 8]; }
    /// The sets that contain the class.
    [[nodiscard]] const std::set<std::size_t>& setsOf(std::size_t number) const {
        return m_members[number];
    }

    /// Classes of the 256 code points of a page, and an order for them.
    using Page = std::array<std::uint16_t, 256>;
    struct LessBytes {
        [[nodiscard]] bool operator()(const Page& one, const Page& other) const {
            return std::memcmp(one.data(), other.data(), sizeof(Page)) < 0;
        }
    };

private:
    class Pages;

    std::vector<std::set<std::size_t>> m_members;
    std::vector<std::uint16_t> m_pageOf;
    std::vector<Page> m_pages;
};

} // namespace moji::search
