#include "escape/style_registry.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace moji::escape {

// One line per style, in the order in which programs show them. A line declares the function that
// the style's own file defines, and calls it. Not in an unnamed namespace: the declarations would
// then name other functions.
// clang-format off
static constexpr Style (*kStyles[])() = {
    [] { extern Style percentStyle(); return percentStyle(); },
    [] { extern Style rfc8187Style(); return rfc8187Style(); },
    [] { extern Style contentDispositionStyle(); return contentDispositionStyle(); },
    [] { extern Style rfc2047BStyle(); return rfc2047BStyle(); },
    [] { extern Style rfc2047QStyle(); return rfc2047QStyle(); },
    [] { extern Style jsStyle(); return jsStyle(); },
    [] { extern Style jsonStyle(); return jsonStyle(); },
    [] { extern Style htmlStyle(); return htmlStyle(); },
    [] { extern Style xmlStyle(); return xmlStyle(); },
    [] { extern Style cStyle(); return cStyle(); },
    [] { extern Style pythonStyle(); return pythonStyle(); },
    [] { extern Style quotedPrintableStyle(); return quotedPrintableStyle(); },
    [] { extern Style base64Style(); return base64Style(); },
    [] { extern Style utf7Style(); return utf7Style(); },
    [] { extern Style punycodeStyle(); return punycodeStyle(); },
};
// clang-format on

std::span<const Style> styles() {
    static const std::vector<Style> list = [] {
        std::vector<Style> made;
        std::ranges::transform(kStyles, std::back_inserter(made),
                               [](auto style) { return style(); });
        return made;
    }();
    return list;
}

const Style* findStyle(std::string_view name) {
    const auto all = styles();
    const auto found = std::ranges::find(all, name, &Style::name);
    return found != all.end() ? &*found : nullptr;
}

} // namespace moji::escape
