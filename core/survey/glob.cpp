#include "survey/glob.h"

#include <algorithm>
#include <iterator>
#include <optional>

namespace moji {

namespace {

/// A class of bytes that a set may name: `[:digit:]`. As in Git these are of ASCII, whatever the
/// locale.
struct ByteClass {
    std::string_view name;
    bool (*has)(unsigned char byte);
};

constexpr bool isBetween(unsigned char byte, char first, char last) {
    return static_cast<unsigned char>(first) <= byte && byte <= static_cast<unsigned char>(last);
}
constexpr bool isUpper(unsigned char byte) {
    return isBetween(byte, 'A', 'Z');
}
constexpr bool isLower(unsigned char byte) {
    return isBetween(byte, 'a', 'z');
}
constexpr bool isDigit(unsigned char byte) {
    return isBetween(byte, '0', '9');
}
constexpr bool isAlnum(unsigned char byte) {
    return isUpper(byte) || isLower(byte) || isDigit(byte);
}
constexpr bool isGraph(unsigned char byte) {
    return isBetween(byte, '!', '~');
}

constexpr ByteClass kByteClasses[] = {
    {"alnum", isAlnum},
    {"alpha", [](unsigned char byte) { return isUpper(byte) || isLower(byte); }},
    {"blank", [](unsigned char byte) { return byte == ' ' || byte == '\t'; }},
    {"cntrl", [](unsigned char byte) { return byte < 0x20 || byte == 0x7F; }},
    {"digit", isDigit},
    {"graph", isGraph},
    {"lower", isLower},
    {"print", [](unsigned char byte) { return isGraph(byte) || byte == ' '; }},
    {"punct", [](unsigned char byte) { return isGraph(byte) && !isAlnum(byte); }},
    // Git's: without the vertical tab and the form feed.
    {"space",
     [](unsigned char byte) {
         return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r';
     }},
    {"upper", isUpper},
    {"xdigit",
     [](unsigned char byte) {
         return isDigit(byte) || isBetween(byte, 'A', 'F') || isBetween(byte, 'a', 'f');
     }},
};

/// The name of the class at the front: "alpha" of `[:alpha:]...`. Nothing where none is there: then
/// `[` is a byte of the set.
std::optional<std::string_view> classAt(std::string_view pattern) {
    if (!pattern.starts_with("[:"))
        return std::nullopt;
    const std::string_view name = pattern.substr(2, pattern.find(']') - 2);
    if (name.size() + 2 >= pattern.size() || !name.ends_with(':'))
        return std::nullopt;
    return name.substr(0, name.size() - 1);
}

/// Whether `byte` is in the set that begins after a `[` at `at`; moves `at` past its `]`.
/// Nothing where there is no `]`, or an unknown class in it: such a pattern matches nothing, as in
/// Git.
std::optional<bool> inSet(std::string_view pattern, std::size_t& at, char byte) {
    const auto value = static_cast<unsigned char>(byte);
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
        if (const auto name = classAt(pattern.substr(i))) {
            const auto* const known = std::ranges::find(kByteClasses, *name, &ByteClass::name);
            if (known == std::end(kByteClasses))
                return std::nullopt;
            found = found || known->has(value);
            i += name->size() + std::string_view("[::]").size();
            continue;
        }
        const unsigned char low = literal();
        unsigned char high = low;
        if (i + 1 < pattern.size() && pattern[i] == '-' && pattern[i + 1] != ']') {
            ++i;
            high = literal();
        }
        found = found || value == low || (low <= value && value <= high);
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
        return inSet(pattern, at, byte).value_or(false) ? std::optional(pattern.substr(at))
                                                        : std::nullopt;
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
