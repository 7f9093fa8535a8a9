#include "survey/ignore_rules.h"

#include "bytes/file_source.h"
#include "survey/glob.h"

#include <algorithm>
#include <filesystem>
#include <iterator>

namespace moji {

namespace {

/// Far more than people write.
constexpr std::size_t kMost = std::size_t{1} << 20;

/// Of a regular file: a FIFO would wait for ever, a device never end. A larger file, made to fill
/// the memory, counts up to its last whole line within kMost.
std::string contentOf(const std::string& path) {
    const auto file = FileSource::open(path);
    if (!file)
        return {};
    SourceReader reader(**file);
    std::string content(std::min<std::uint64_t>((*file)->size(), kMost), '\0');
    const auto count = readFully(reader, {reinterpret_cast<Byte*>(content.data()), content.size()});
    content.resize(count ? *count : 0);
    if ((*file)->size() > kMost)
        content.resize(content.rfind('\n') + 1); // npos + 1 is 0
    return content;
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
        lead.insert(0, at.filename().string() + "/");
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
