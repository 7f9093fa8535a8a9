#include "survey/glob.h"

#include <algorithm>
#include <optional>

namespace moji {

namespace {

/// Whether `byte` is in the set that begins after a `[` at `at`; moves `at` past its `]`.
/// Nothing where there is no `]`: then `[` is a byte like any other.
std::optional<bool> inSet(std::string_view pattern, std::size_t& at, char byte) {
    std::size_t i = at;
    const bool negated = i < pattern.size() && (pattern[i] == '!' || pattern[i] == '^');
    i += negated ? 1 : 0;
    bool found = false;
    const auto literal = [&] {
        if (pattern[i] == '\\' && i + 1 < pattern.size())
            ++i;
        return static_cast<unsigned char>(pattern[i++]);
    };
    for (bool isFirst = true; i < pattern.size() && (isFirst || pattern[i] != ']');
         isFirst = false) {
        const unsigned char low = literal();
        unsigned char high = low;
        if (i + 1 < pattern.size() && pattern[i] == '-' && pattern[i + 1] != ']') {
            ++i;
            high = literal();
        }
        const auto value = static_cast<unsigned char>(byte);
        found = found || (low <= value && value <= high);
    }
    if (i >= pattern.size())
        return std::nullopt;
    at = i + 1;
    return found != negated && byte != '/';
}

/// Matches one byte that is no star; the pattern's rest, or nothing.
std::optional<std::string_view> afterOne(std::string_view pattern, char byte) {
    std::size_t at = 1;
    switch (pattern[0]) {
    case '?':
        return byte != '/' ? std::optional(pattern.substr(1)) : std::nullopt;
    case '[':
        if (const auto in = inSet(pattern, at, byte))
            return *in ? std::optional(pattern.substr(at)) : std::nullopt;
        break;
    case '\\':
        if (pattern.size() > 1)
            return pattern[1] == byte ? std::optional(pattern.substr(2)) : std::nullopt;
        break;
    default:
        break;
    }
    return pattern[0] == byte ? std::optional(pattern.substr(1)) : std::nullopt;
}

/// A place to come back to: a star takes one byte more.
struct Star {
    bool isSet = false;
    std::string_view pattern; // after it
    std::size_t at = 0;       // of the path: taken so far
};

} // namespace

bool globMatches(std::string_view pattern, std::string_view path) {
    Star star;  // the last `*`
    Star stars; // the last `**`
    const std::string_view whole = pattern;
    std::size_t at = 0;
    for (;;) {
        const auto done = static_cast<std::size_t>(pattern.data() - whole.data());
        const bool beginsPart = done == 0 || whole[done - 1] == '/';
        if (beginsPart && pattern == "**") // everything inside
            return at < path.size();
        if (beginsPart && pattern.starts_with("**/")) {
            pattern.remove_prefix(3);
            stars = {true, pattern, at};
            star = {};
            continue;
        }
        if (!pattern.empty() && pattern[0] == '*') {
            pattern.remove_prefix(std::min(pattern.find_first_not_of('*'), pattern.size()));
            star = {true, pattern, at};
            continue;
        }
        if (pattern.empty() && at == path.size())
            return true;
        if (!pattern.empty() && at < path.size()) {
            if (const auto rest = afterOne(pattern, path[at])) {
                pattern = *rest;
                ++at;
                continue;
            }
        }
        if (star.isSet && star.at < path.size() && path[star.at] != '/') {
            at = ++star.at;
            pattern = star.pattern;
            continue;
        }
        star = {};
        if (!stars.isSet)
            return false;
        const std::size_t slash = path.find('/', stars.at); // on to the next folder
        if (slash == std::string_view::npos)
            return false;
        at = stars.at = slash + 1;
        pattern = stars.pattern;
    }
}

bool pathPatternMatches(std::string_view pattern, std::string_view path, bool isFolder) {
    if (pattern.ends_with('/')) {
        if (!isFolder)
            return false;
        pattern.remove_suffix(1);
    }
    if (pattern.find('/') == std::string_view::npos)
        return globMatches(pattern, path.substr(path.rfind('/') + 1));
    if (pattern.starts_with('/'))
        pattern.remove_prefix(1);
    return globMatches(pattern, path);
}

bool GlobList::matches(std::string_view path, bool isFolder) const {
    return std::ranges::any_of(
        m_globs, [&](const std::string& glob) { return pathPatternMatches(glob, path, isFolder); });
}

} // namespace moji
