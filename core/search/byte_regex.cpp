#include "search/byte_regex.h"

#include "search/regex_sets.h"

#include <algorithm>

namespace moji::search {

namespace {

/// The sets of the expression, and then those that sides ask for.
std::vector<icu::UnicodeSet> allSets(const RegexParts& parts, bool knowsWords) {
    std::vector<icu::UnicodeSet> sets = parts.sets;
    sets.push_back(parts.hasLineEdges ? lineEnds() : icu::UnicodeSet());
    sets.push_back(parts.hasLineEdges ? setOf(U'\r', true) : icu::UnicodeSet());
    sets.push_back(parts.hasLineEdges ? setOf(U'\n', true) : icu::UnicodeSet());
    sets.push_back(knowsWords || parts.hasWordEdges ? *escapedSet(U'w') : icu::UnicodeSet());
    sets.push_back(parts.hasWordEdges ? wordContinuing() : icu::UnicodeSet());
    return sets;
}

bool hasPositions(const RegexMachine& machine) {
    return std::ranges::any_of(machine.steps, [](const RegexMachine::Step& step) {
        return step.kind == RegexMachine::Step::Kind::Position;
    });
}

} // namespace

std::shared_ptr<const ByteRegex> ByteRegex::of(const RegexParts& parts, bool knowsWords,
                                               const ByteForm& form) {
    const auto tree = RegexTree::of(parts);
    if (!tree || tree->repeatsPositions())
        return {};
    auto forwards = RegexMachine::of(*tree, Direction::Forwards);
    auto backwards = RegexMachine::of(*tree, Direction::Backwards);
    if (!forwards || !backwards)
        return {};
    const CodePointClasses classes(rangesOf(allSets(parts, knowsWords)));
    auto ahead = ClassReader::of(form, classes, ClassReader::Direction::Forwards);
    auto behind = ClassReader::of(form, classes, ClassReader::Direction::Backwards);
    if (!ahead || !behind)
        return {};
    const std::shared_ptr<ByteRegex> made(
        new ByteRegex(classes.count(), {*std::move(forwards), *std::move(ahead)},
                      {*std::move(backwards), *std::move(behind)}));
    made->m_form = form.kind;
    made->m_knowsSides = hasPositions(made->m_forwards.machine);
    made->describe(classes, parts);
    made->m_starts = MatchStarts(
        *tree, made->m_forwards.reader,
        {made->m_classCount,
         [&](std::uint16_t number, std::uint32_t set) { return made->isIn(number, set); },
         [&](std::uint16_t number) { return (made->sideOf(number) & side::kLineEnd) != 0; }});
    return made;
}

ByteRegex::ByteRegex(std::size_t classCount, Way forwards, Way backwards)
    : m_forwards(std::move(forwards))
    , m_backwards(std::move(backwards))
    , m_classCount(classCount) {}

void ByteRegex::describe(const CodePointClasses& classes, const RegexParts& parts) {
    const std::size_t lineEnd = parts.sets.size(); // and the others, in the order of allSets()
    const std::size_t word = lineEnd + 3;
    const std::size_t continuing = lineEnd + 4;
    m_isWord.resize(m_classCount);
    m_continues.resize(m_classCount);
    m_sides.resize(2 * m_classCount + 1);
    m_isIn.resize(parts.sets.size() * m_sides.size());
    m_sides[edge()] = side::kTextEdge;
    for (std::size_t number = 0; number < m_classCount; ++number) {
        const auto& sets = classes.setsOf(number);
        const bool continues = sets.contains(continuing);
        const std::size_t inWord = m_classCount + 1 + number;
        TextSide side = 0;
        for (std::size_t i = 0; i < 4; ++i)
            if (sets.contains(lineEnd + i))
                side |= std::array{side::kLineEnd, side::kReturn, side::kFeed, side::kWord}[i];
        m_isWord[number] = sets.contains(word);
        m_continues[number] = continues;
        m_sides[number] = continues ? static_cast<TextSide>(side & ~side::kWord) : side;
        m_sides[inWord] = side | side::kWord;
        for (std::size_t set = 0; set < parts.sets.size(); ++set)
            m_isIn[set * m_sides.size() + number] = m_isIn[set * m_sides.size() + inWord] =
                sets.contains(set);
    }
}

} // namespace moji::search
