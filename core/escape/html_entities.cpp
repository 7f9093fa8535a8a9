#include "escape/html_entities.h"

#include <algorithm>
#include <iterator>

namespace moji::escape {

const HtmlEntity* longestHtmlEntity(ByteView bytes) {
    const auto entities = htmlEntities();
    std::string_view front = asChars(bytes).substr(0, kLongestHtmlEntity);
    while (!front.empty()) {
        const auto after = std::ranges::upper_bound(entities, front, {}, &HtmlEntity::name);
        if (after == entities.begin())
            return nullptr;
        // Names that `front` starts with sort before it, and all names between them and `front`
        // start with them too: they are in what the name just before `front` has in common with it.
        const HtmlEntity& before = *std::prev(after);
        const std::string_view name = before.name();
        const auto end = std::ranges::mismatch(name, front).in1;
        if (end == name.end())
            return &before;
        front = front.substr(0, static_cast<std::size_t>(end - name.begin()));
    }
    return nullptr;
}

} // namespace moji::escape
