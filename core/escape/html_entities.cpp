#include "escape/html_entities.h"

#include <algorithm>

namespace moji::escape {

const HtmlEntity* longestHtmlEntity(ByteView bytes) {
    const auto entities = htmlEntities();
    const std::string_view text = asChars(bytes);
    for (std::size_t length = std::min(text.size(), kLongestHtmlEntity); length > 1; --length) {
        const auto name = text.substr(0, length);
        const auto found = std::ranges::lower_bound(entities, name, {}, &HtmlEntity::name);
        if (found != entities.end() && found->name() == name)
            return &*found;
    }
    return nullptr;
}

} // namespace moji::escape
