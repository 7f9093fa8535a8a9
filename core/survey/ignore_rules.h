#pragma once
// What .gitignore and .ignore files leave out (gitignore(5)): a pattern a line, `#` begins a
// comment, `!` takes back what an earlier line left out, a slash at the end is for folders only.
// Rules of inner folders go before those of outer ones, and .ignore before .gitignore.

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace moji {

/// The rules of one folder.
class IgnoreRules {
public:
    /// Reads .gitignore, then .ignore in `folder`. Nothing where there is neither.
    [[nodiscard]] static std::shared_ptr<const IgnoreRules> of(const std::string& folder);
    /// The lines of one file.
    [[nodiscard]] static IgnoreRules parse(std::string_view text);

    /// Whether `path`, below the rules' folder, is left out; nothing where no rule says.
    [[nodiscard]] std::optional<bool> ignores(std::string_view path, bool isFolder) const;
    [[nodiscard]] bool empty() const { return m_rules.empty(); }

private:
    struct Rule {
        std::string pattern;
        bool negated = false;
    };
    void add(std::string_view line);

    std::vector<Rule> m_rules;
};

/// The rules of a folder and of those it lies in.
class IgnoreStack {
public:
    /// For a walk that begins at `folder`: with the rules of the folders around it, up to the one
    /// with a .git. None where there is no such folder.
    [[nodiscard]] static IgnoreStack around(const std::string& folder);

    /// Rules for what begins with the first `prefix` bytes of its name.
    void push(std::shared_ptr<const IgnoreRules> rules, std::size_t prefix);
    void pop(std::size_t prefix);
    /// `name` as the walk has it.
    [[nodiscard]] bool ignores(std::string_view name, bool isFolder) const;

private:
    struct Level {
        std::shared_ptr<const IgnoreRules> rules;
        std::size_t prefix = 0; // bytes of a name that name the rules' folder, or the walk's
        std::string lead;       // from an outer folder to where the walk begins: "src/"
    };
    std::vector<Level> m_levels; // outermost first
};

} // namespace moji
