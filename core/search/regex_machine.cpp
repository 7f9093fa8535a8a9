#include "search/regex_machine.h"

#include <utility>

namespace moji::search {

namespace {

using Step = RegexMachine::Step;
using Position = RegexMachine::Position;
using Direction = RegexMachine::Direction;

constexpr std::size_t kMostSteps = 20'000;

Position positionOf(const RegexParts::Part& part) {
    switch (part.kind) {
    case RegexParts::Kind::LineBegin:
        return Position::LineBegin;
    case RegexParts::Kind::LineEnd:
        return Position::LineEnd;
    case RegexParts::Kind::WordEdge:
        return Position::WordEdge;
    case RegexParts::Kind::NoWordEdge:
        return Position::NoWordEdge;
    default:
        return part.syntax == "\\A" ? Position::TextBegin : Position::TextEnd;
    }
}

/// Makes steps from the end of the expression to its beginning: each is told the next one.
class MachineBuilder {
public:
    explicit MachineBuilder(Direction direction)
        : m_direction(direction) {}

    [[nodiscard]] bool isTooLarge() const { return m_steps.size() > kMostSteps; }
    [[nodiscard]] std::vector<Step> take() { return std::move(m_steps); }

    std::uint32_t add(Step step) {
        m_steps.push_back(step);
        return static_cast<std::uint32_t>(m_steps.size() - 1);
    }
    std::uint32_t fork(std::uint32_t next, std::uint32_t other, bool isLazy) {
        if (isLazy)
            std::swap(next, other);
        return add({Step::Kind::Fork, {}, 0, next, other});
    }

    std::uint32_t build(const RegexTree& tree, std::uint32_t next) {
        if (isTooLarge())
            return next;
        switch (tree.kind) {
        case RegexTree::Kind::Part:
            return buildPart(tree.part, next);
        case RegexTree::Kind::Sequence:
            return buildSequence(tree, next);
        case RegexTree::Kind::Alternatives:
            return buildAlternatives(tree, next);
        case RegexTree::Kind::Repeat:
            return buildRepeat(tree, next);
        }
        return next;
    }

private:
    std::uint32_t buildPart(const RegexParts::Part& part, std::uint32_t next) {
        if (part.kind == RegexParts::Kind::Set)
            return add({Step::Kind::Set, {}, static_cast<std::uint32_t>(part.set), next, 0});
        return add({Step::Kind::Position, positionOf(part), 0, next, 0});
    }
    std::uint32_t buildSequence(const RegexTree& tree, std::uint32_t next) {
        const std::size_t count = tree.children.size();
        for (std::size_t i = 0; i < count; ++i)
            next =
                build(tree.children[m_direction == Direction::Forwards ? count - 1 - i : i], next);
        return next;
    }
    std::uint32_t buildAlternatives(const RegexTree& tree, std::uint32_t next) {
        std::uint32_t all = build(tree.children.back(), next);
        for (std::size_t i = tree.children.size() - 1; i-- > 0;)
            all = fork(build(tree.children[i], next), all, false);
        return all;
    }
    /// x{2,4} is xx(x(x)?)?
    std::uint32_t buildRepeat(const RegexTree& tree, std::uint32_t next) {
        const RegexTree& child = tree.children.front();
        std::uint32_t fixed = tree.least;
        if (tree.most == RegexTree::kEndless) {
            next = buildEndless(tree, next);
            fixed -= std::min<std::uint32_t>(fixed, 1);
        } else {
            const std::uint32_t end = next;
            for (std::uint32_t i = tree.least; i < tree.most && !isTooLarge(); ++i)
                next = fork(build(child, next), end, tree.isLazy);
        }
        for (std::uint32_t i = 0; i < fixed && !isTooLarge(); ++i)
            next = build(child, next);
        return next;
    }
    /// x* or x+. If x can be empty, x* is (x+)?, which keeps what is preferred.
    std::uint32_t buildEndless(const RegexTree& tree, std::uint32_t next) {
        const RegexTree& child = tree.children.front();
        const std::uint32_t loop = fork(0, next, tree.isLazy);
        const std::uint32_t begin = build(child, loop);
        (tree.isLazy ? m_steps[loop].other : m_steps[loop].next) = begin;
        if (tree.least > 0)
            return begin;
        return child.canBeEmpty() ? fork(begin, next, tree.isLazy) : loop;
    }

    Direction m_direction;
    std::vector<Step> m_steps;
};

} // namespace

std::optional<RegexMachine> RegexMachine::of(const RegexTree& regex, Direction direction) {
    MachineBuilder builder(direction);
    RegexMachine machine;
    machine.begin = builder.build(regex, builder.add({Step::Kind::Match, {}, 0, 0, 0}));
    if (builder.isTooLarge())
        return {};
    machine.steps = builder.take();
    return machine;
}

} // namespace moji::search
