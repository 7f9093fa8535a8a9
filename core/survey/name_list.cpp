#include "survey/name_list.h"

#include <algorithm>
#include <cstring>

namespace moji {

bool NameList::isBefore(std::string_view a, Kind kindOfA, std::string_view b, Kind kindOfB) {
    const std::size_t common = std::min(a.size(), b.size());
    if (const int order = std::memcmp(a.data(), b.data(), common); order != 0)
        return order < 0;
    const auto isLess = [common](Kind kind, std::string_view other) {
        // Of a name that ends at `common`: as if a slash followed a folder's.
        return kind != Kind::Folder || static_cast<unsigned char>(other[common]) >= '/';
    };
    if (a.size() == b.size())
        return kindOfA != Kind::Folder && kindOfB == Kind::Folder;
    return a.size() < b.size() ? isLess(kindOfA, b) : !isLess(kindOfB, a);
}

void NameList::sort() {
    std::ranges::sort(m_entries, [this](const Entry& left, const Entry& right) {
        return isBefore(nameOf(left), left.kind, nameOf(right), right.kind);
    });
}

} // namespace moji
