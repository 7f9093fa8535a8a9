#include "survey/ignore_rules.h"

#include "survey/glob.h"

#include <filesystem>
#include <fstream>
#include <iterator>

namespace moji {

namespace {

std::string contentOf(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

} // namespace

void IgnoreRules::add(std::string_view line) {
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    while (line.ends_with(' ') && !line.ends_with("\\ "))
        line.remove_suffix(1);
    if (line.empty() || line[0] == '#')
        return;
    Rule rule;
    rule.negated = line[0] == '!';
    rule.pattern = line.substr(rule.negated ? 1 : 0);
    if (!rule.pattern.empty() && rule.pattern != "/")
        m_rules.push_back(std::move(rule));
}

IgnoreRules IgnoreRules::parse(std::string_view text) {
    IgnoreRules rules;
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        rules.add(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return rules;
}

std::shared_ptr<const IgnoreRules> IgnoreRules::of(const std::string& folder) {
    IgnoreRules all;
    for (const char* name : {"/.gitignore", "/.ignore"}) {
        IgnoreRules some = parse(contentOf(folder + name));
        all.m_rules.insert(all.m_rules.end(), std::make_move_iterator(some.m_rules.begin()),
                           std::make_move_iterator(some.m_rules.end()));
    }
    return all.empty() ? nullptr : std::make_shared<const IgnoreRules>(std::move(all));
}

std::optional<bool> IgnoreRules::ignores(std::string_view path, bool isFolder) const {
    for (auto rule = m_rules.rbegin(); rule != m_rules.rend(); ++rule) { // the last one counts
        if (pathPatternMatches(rule->pattern, path, isFolder))
            return !rule->negated;
    }
    return std::nullopt;
}

IgnoreStack IgnoreStack::around(const std::string& folder) {
    IgnoreStack stack;
    std::error_code failed;
    const auto begin = std::filesystem::canonical(folder, failed);
    if (failed)
        return stack;
    std::vector<Level> levels; // innermost first
    std::string lead;
    for (auto at = begin; !std::filesystem::exists(at / ".git", failed);) {
        if (!at.has_relative_path())
            return stack;
        lead = at.filename().string() + "/" + lead;
        at = at.parent_path();
        if (auto rules = IgnoreRules::of(at.string()))
            levels.push_back(
                {std::move(rules), folder.size() + (folder.ends_with('/') ? 0 : 1), lead});
    }
    stack.m_levels.assign(std::make_move_iterator(levels.rbegin()),
                          std::make_move_iterator(levels.rend()));
    return stack;
}

void IgnoreStack::push(std::shared_ptr<const IgnoreRules> rules, std::size_t prefix) {
    m_levels.push_back({std::move(rules), prefix, {}});
}

void IgnoreStack::pop(std::size_t prefix) {
    if (!m_levels.empty() && m_levels.back().lead.empty() && m_levels.back().prefix == prefix)
        m_levels.pop_back();
}

bool IgnoreStack::ignores(std::string_view name, bool isFolder) const {
    for (auto level = m_levels.rbegin(); level != m_levels.rend(); ++level) {
        const std::string_view below = name.substr(level->prefix);
        const auto verdict =
            level->lead.empty() ? level->rules->ignores(below, isFolder)
                                : level->rules->ignores(level->lead + std::string(below), isFolder);
        if (verdict)
            return *verdict;
    }
    return false;
}

} // namespace moji
