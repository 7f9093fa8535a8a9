#include "survey/half_overwritten.h"

#include <algorithm>

namespace moji {

namespace {

constexpr std::uint64_t kPage = 4096; // written as a whole by the system

/// Whether the page begins as `first` and goes on as `second` at the same places.
bool isJoined(ByteView page, ByteView first, ByteView second) {
    const std::size_t most = std::min(page.size(), first.size());
    const auto begin = static_cast<std::size_t>(
        std::mismatch(page.begin(), page.begin() + static_cast<std::ptrdiff_t>(most), first.begin())
            .first -
        page.begin());
    return begin == page.size() ||
           (page.size() <= second.size() &&
            std::ranges::equal(page.subspan(begin), second.subspan(begin, page.size() - begin)));
}

} // namespace

Result<bool> isHalfOverwritten(const ByteSource& now, const ByteSource& old,
                               const ByteSource& fresh) {
    const auto [least, most] = std::minmax({old.size(), fresh.size()});
    if (now.size() < least || now.size() > most)
        return false;
    for (std::uint64_t at = 0; at < now.size(); at += kPage) {
        const ByteRange place{at, std::min(at + kPage, now.size())};
        const auto page = readRange(now, place);
        const auto before = readRange(old, place);
        const auto after = readRange(fresh, place);
        for (const auto* read : {&page, &before, &after})
            if (!*read)
                return read->error();
        if (page->size() < place.length() ||
            (!isJoined(*page, *after, *before) && !isJoined(*page, *before, *after)))
            return false;
    }
    return true;
}

} // namespace moji
