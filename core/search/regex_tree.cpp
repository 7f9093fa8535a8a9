#include "search/regex_tree.h"

#include <algorithm>
#include <charconv>

namespace moji::search {

namespace {

using Part = RegexParts::Part;
using Kind = RegexParts::Kind;

class TreeReader {
public:
    explicit TreeReader(const std::vector<Part>& parts)
        : m_parts(parts) {}

    [[nodiscard]] RegexTree readAlternatives() {
        RegexTree all{RegexTree::Kind::Alternatives, {}, {}};
        all.children.push_back(readSequence());
        while (isAt("|")) {
            ++m_at;
            all.children.push_back(readSequence());
        }
        return all.children.size() == 1 ? std::move(all.children.front()) : std::move(all);
    }

private:
    [[nodiscard]] bool isAt(std::string_view syntax) const {
        return m_at < m_parts.size() && m_parts[m_at].kind == Kind::Syntax &&
               m_parts[m_at].syntax == syntax;
    }

    [[nodiscard]] RegexTree readSequence() {
        RegexTree sequence;
        while (m_at < m_parts.size() && !isAt("|") && !isAt(")")) {
            RegexTree item = readItem();
            while (isQuantifier())
                item = repeated(std::move(item), m_parts[m_at++].syntax);
            sequence.children.push_back(std::move(item));
        }
        return sequence;
    }

    [[nodiscard]] RegexTree readItem() {
        const Part& part = m_parts[m_at++];
        if (part.kind != Kind::Syntax || !part.syntax.starts_with('('))
            return {RegexTree::Kind::Part, part, {}};
        RegexTree group = readAlternatives();
        ++m_at; // the expression is valid: here the group is closed
        return group;
    }

    [[nodiscard]] bool isQuantifier() const {
        return m_at < m_parts.size() && m_parts[m_at].kind == Kind::Syntax &&
               std::string_view("*+?{").find(m_parts[m_at].syntax.front()) !=
                   std::string_view::npos;
    }

    [[nodiscard]] static RegexTree repeated(RegexTree item, std::string_view quantifier) {
        RegexTree repeat{RegexTree::Kind::Repeat, {}, {}};
        repeat.children.push_back(std::move(item));
        repeat.least = quantifier[0] == '+' ? 1 : 0;
        repeat.most = quantifier[0] == '?' ? 1 : RegexTree::kEndless;
        repeat.isLazy = quantifier.size() > 1 && quantifier.back() == '?';
        if (quantifier[0] == '{')
            readCounts(quantifier.substr(1), repeat);
        return repeat;
    }
    /// `2}`, `2,}`, `2,3}`
    static void readCounts(std::string_view counts, RegexTree& repeat) {
        const char* const end = counts.data() + counts.size();
        const char* at = std::from_chars(counts.data(), end, repeat.least).ptr;
        repeat.most = repeat.least;
        if (*at != ',')
            return;
        repeat.most = RegexTree::kEndless;
        std::from_chars(at + 1, end, repeat.most);
    }

    const std::vector<Part>& m_parts;
    std::size_t m_at = 0;
};

bool hasPositions(const RegexTree& tree) {
    return (tree.kind == RegexTree::Kind::Part && tree.part.kind != Kind::Set) ||
           std::ranges::any_of(tree.children, hasPositions);
}

} // namespace

std::optional<RegexTree> RegexTree::of(const RegexParts& regex) {
    if (regex.needsBacktracking)
        return {};
    return TreeReader(regex.parts).readAlternatives();
}

bool RegexTree::canBeEmpty() const {
    const auto isEmpty = [](const RegexTree& child) { return child.canBeEmpty(); };
    switch (kind) {
    case Kind::Part:
        return part.kind != RegexParts::Kind::Set;
    case Kind::Sequence:
        return std::ranges::all_of(children, isEmpty);
    case Kind::Alternatives:
        return std::ranges::any_of(children, isEmpty);
    case Kind::Repeat:
        return least == 0 || children.front().canBeEmpty();
    }
    return false;
}

bool RegexTree::repeatsPositions() const {
    const bool repeats = kind == Kind::Repeat && most > 1;
    return (repeats && children.front().canBeEmpty() && hasPositions(children.front())) ||
           std::ranges::any_of(children, &RegexTree::repeatsPositions);
}

} // namespace moji::search
