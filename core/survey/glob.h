#pragma once
// Patterns for file names, as gitignore(5) has them: `?` is any byte but a slash, `*` any run
// without a slash, `[a-z]`, `[!a-z]` and `[[:alpha:]_]` one byte of a set, `\` takes the next byte
// literally. `**/` at the beginning, `/**/` inside and `/**` at the end stand for any number of
// folders. A pattern whose set has no end, or an unknown class, matches nothing.

#include <string>
#include <string_view>
#include <vector>

namespace moji {

/// Whether all of `path` matches `pattern`. Both are bytes.
[[nodiscard]] bool globMatches(std::string_view pattern, std::string_view path);

/// Globs of --include and --exclude. One without a slash (but at its end) is compared with the last
/// part of a name, any other with the whole path below the folder that was named.
class GlobList {
public:
    GlobList() = default;
    explicit GlobList(std::vector<std::string> globs)
        : m_globs(std::move(globs)) {}

    [[nodiscard]] bool empty() const { return m_globs.empty(); }
    /// `path` without a slash at its beginning or end. Globs that end with a slash match folders
    /// only.
    [[nodiscard]] bool matches(std::string_view path, bool isFolder) const;

private:
    std::vector<std::string> m_globs;
};

/// One such comparison: `pattern` as written in a list, without `!` in front.
[[nodiscard]] bool pathPatternMatches(std::string_view pattern, std::string_view path,
                                      bool isFolder);

} // namespace moji
