#include "search/match_starts.h"

#include <algorithm>

namespace moji::search {

namespace {

/// How often a byte is seen in ordinary text, roughly.
double frequency(std::size_t byte) {
    if (byte >= 0x80)
        return byte < 0xC0 ? 0.015 : 0.01;
    if (byte == ' ')
        return 0.15;
    if (byte >= 'a' && byte <= 'z')
        return byte == 'e' || byte == 't' || byte == 'a' || byte == 'o' ? 0.07 : 0.03;
    return byte == '\n' ? 0.015 : 0.003;
}

double frequency(const PrefixFilter& filter) {
    double all = 1;
    for (const PrefixFilter::Values& values : filter.places()) {
        double one = 0;
        for (std::size_t byte = 0; byte < values.size(); ++byte)
            one += values[byte] ? frequency(byte) : 0;
        all *= std::min(one, 1.0);
    }
    return all;
}

void addSets(const RegexTree& tree, std::vector<std::uint32_t>& sets) {
    if (tree.kind == RegexTree::Kind::Part && tree.part.kind == RegexParts::Kind::Set)
        sets.push_back(static_cast<std::uint32_t>(tree.part.set));
    for (const RegexTree& child : tree.children)
        addSets(child, sets);
}

} // namespace

MatchStarts::MatchStarts(const RegexTree& tree, const ClassReader& reader, const Classes& classes) {
    constexpr std::size_t kMostSplits = 8;
    // A run costs more than a place where the match itself begins.
    constexpr double kMuchRarer = 0.25;
    const auto filterOf = [&](const RegexTree& part) {
        const auto machine = RegexMachine::of(part, RegexMachine::Direction::Forwards);
        return machine ? PrefixFilter(*machine, reader, classes.isIn) : PrefixFilter();
    };
    m_unit = reader.unit();
    m_filter = filterOf(tree);
    if (tree.kind != RegexTree::Kind::Sequence)
        return;
    double best = frequency(m_filter) * kMuchRarer;
    RegexTree before;
    RegexTree rest = tree;
    for (std::size_t i = 0; i < kMostSplits && rest.children.size() > 1; ++i) {
        before.children.push_back(rest.children.front());
        rest.children.erase(rest.children.begin());
        PrefixFilter filter = filterOf(rest);
        if (frequency(filter) >= best)
            continue;
        best = frequency(filter);
        m_filter = std::move(filter);
        takeRun(before, classes);
    }
    const bool areLines =
        !tree.children.empty() && tree.children.front().part.kind == RegexParts::Kind::LineBegin;
    if (areLines && frequency(m_filter) > frequency('\n'))
        takeLines(reader, classes);
    for (std::size_t c = 0; m_kind != Kind::Match && m_unit == 1 && c < m_runAscii.size(); ++c)
        m_runAscii[c] =
            m_runClasses[reader.after(ClassReader::kRoot, static_cast<std::uint8_t>(c))];
}

void MatchStarts::takeRun(const RegexTree& before, const Classes& classes) {
    m_kind = Kind::Part;
    m_runCanBeEmpty = before.canBeEmpty();
    std::vector<std::uint32_t> sets;
    addSets(before, sets);
    m_runClasses.assign(classes.count, false);
    for (std::size_t number = 0; number < classes.count; ++number)
        m_runClasses[number] = std::ranges::any_of(sets, [&](std::uint32_t set) {
            return classes.isIn(static_cast<std::uint16_t>(number), set);
        });
}

void MatchStarts::takeLines(const ClassReader& reader, const Classes& classes) {
    using Step = RegexMachine::Step;
    m_kind = Kind::Line;
    RegexMachine end;
    end.steps = {{Step::Kind::Set, {}, 0, 1, 0}, {Step::Kind::Match, {}, 0, 0, 0}};
    const auto isEnd = [&](std::uint16_t number, std::uint32_t) { return classes.endLine(number); };
    m_filter = PrefixFilter(end, reader, isEnd);
    m_runClasses.assign(classes.count, false);
    for (std::size_t number = 0; number < classes.count; ++number)
        m_runClasses[number] = classes.endLine(static_cast<std::uint16_t>(number));
}

std::size_t MatchStarts::find(std::string_view text, std::size_t from, const ClassReader& behind,
                              Found& last) const {
    if (m_kind == Kind::Match)
        return findPlace(text, from);
    if (m_kind == Kind::Line)
        return findLine(text, from, behind);
    if (last.from <= from && from <= last.part)
        return std::max(from, last.begin);
    last.from = from;
    for (std::size_t low = from, at = from;;) {
        last.part = findPlace(text, at);
        last.begin = runBefore(text, low, last.part, behind);
        if (last.begin < last.part || m_runCanBeEmpty || last.part == text.size())
            break;
        low = last.part; // a match may start here, and its part come later
        at = low + m_unit;
    }
    if (last.part == text.size())
        last.begin = last.part;
    return last.begin;
}

/// `from` if a line begins there, else the next character that ends one.
std::size_t MatchStarts::findLine(std::string_view text, std::size_t from,
                                  const ClassReader& behind) const {
    if (from == 0 || m_runClasses[behind.read(text, from).number])
        return from;
    return findPlace(text, from);
}

/// The first place in `m_filter` from `from` on where a code unit begins.
std::size_t MatchStarts::findPlace(std::string_view text, std::size_t from) const {
    std::size_t at = m_filter.find(text, from);
    while (at % m_unit != 0 && at < text.size())
        at = m_filter.find(text, at + 1);
    return at;
}

/// Where the characters before `at` begin that the part before can read; not before `from`.
std::size_t MatchStarts::runBefore(std::string_view text, std::size_t from, std::size_t at,
                                   const ClassReader& behind) const {
    while (at > from) {
        const auto byte = static_cast<std::uint8_t>(text[at - 1]);
        const bool isAscii = byte < 0x80 && m_unit == 1;
        const auto [number, length] = isAscii ? ClassReader::Read{0, 1} : behind.read(text, at);
        if (isAscii ? !m_runAscii[byte] : !m_runClasses[number])
            break;
        at -= length;
    }
    return at;
}

} // namespace moji::search
