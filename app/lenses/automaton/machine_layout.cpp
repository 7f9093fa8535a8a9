#include "lenses/automaton/machine_layout.h"

#include "lenses/automaton/automaton_trace.h"
#include "lenses/automaton/machine_trace.h"
#include "text/qt_text.h"

#include <algorithm>

namespace moji::app {

namespace {

using automaton::Machine;
using automaton::Move;
using automaton::State;

constexpr qreal kMargin = 8;
constexpr qreal kTitle = 22; // high
constexpr qreal kLine = 16;
constexpr qreal kBoxGap = 14;
constexpr qreal kLane = 9;
constexpr qreal kGutter = 14;     // without lanes, for the arrow's head
constexpr int kLongestClass = 14; // letters; a longer one is called "others"

/// The state that an arrow leads to, if any.
std::optional<std::size_t> targetOf(const Move& move, std::size_t from) {
    for (const std::uint8_t next : {move.next, move.unfinished})
        if (next != automaton::kModeState && next != from)
            return next;
    return std::nullopt;
}

/// The class that is described by what it is not: the longest one, if it is long.
std::optional<std::size_t> othersOf(const State& state) {
    std::optional<std::size_t> longest;
    std::size_t length = kLongestClass;
    for (std::size_t i = 0; i < state.moves.size(); ++i) {
        const std::size_t own = state.moves[i].bytes.text().size();
        if (own > length) {
            length = own;
            longest = i;
        }
    }
    return longest;
}

} // namespace

MachineLayout::MachineLayout(const Machine& machine, const Metrics& metrics)
    : m_machine(&machine)
    , m_boxes(machine.states.size()) {
    makeColumns();
    for (std::size_t state = 0; state < m_boxes.size(); ++state)
        makeBox(state, metrics);
    placeGutters();
    placeBoxes();
    placeArrows();
    m_machine = nullptr;
}

/// Base states first, then each state after the first that leads to it.
void MachineLayout::makeColumns() {
    const auto& states = m_machine->states;
    m_columnOf.assign(states.size(), states.size());
    m_columns.emplace_back();
    for (std::size_t i = 0; i < states.size(); ++i) {
        if (states[i].isBase) {
            m_columnOf[i] = 0;
            m_columns[0].push_back(i);
        }
    }
    for (std::size_t column = 0; column < m_columns.size(); ++column) {
        std::vector<std::size_t> next;
        for (const std::size_t from : m_columns[column]) {
            for (const Move& move : states[from].moves) {
                const auto to = targetOf(move, from);
                if (to && m_columnOf[*to] == states.size()) {
                    m_columnOf[*to] = column + 1;
                    next.push_back(*to);
                }
            }
        }
        std::ranges::sort(next);
        if (!next.empty())
            m_columns.push_back(std::move(next));
    }
}

void MachineLayout::makeBox(std::size_t state, const Metrics& metrics) {
    const State& described = m_machine->states[state];
    MachineBox& box = m_boxes[state];
    const auto others = othersOf(described);
    for (std::size_t i = 0; i < described.moves.size(); ++i) {
        if (i != others)
            box.moves.push_back(i);
    }
    if (others)
        box.moves.push_back(*others);
    qreal bytes = 0;
    qreal output = 0;
    for (const std::size_t i : box.moves) {
        const Move& move = described.moves[i];
        box.lines.push_back(
            {i == others ? AutomatonText::tr("others") : fromUtf8(move.bytes.text()),
             outputText(move),
             {},
             {}});
        bytes = std::max(bytes, metrics.line(box.lines.back().bytes));
        output = std::max(output, metrics.line(box.lines.back().output));
    }
    const qreal width = std::max(metrics.title(stateName(described)), bytes + kLineGap + output);
    box.area = {0, 0, std::ceil(width) + 2 * kPadding,
                kTitle + kLine * static_cast<qreal>(box.lines.size()) + 4};
}

/// A lane to each state of the column on the right, and one to each state elsewhere that the column
/// on the left leads to.
void MachineLayout::placeGutters() {
    m_gutters.resize(m_columns.size() + 1);
    std::map<std::size_t, qreal> below;
    for (std::size_t from = 0; from < m_boxes.size(); ++from) {
        for (const Move& move : m_machine->states[from].moves) {
            const auto to = targetOf(move, from);
            if (!to)
                continue;
            m_gutters[m_columnOf[from] + 1][*to] = 0;
            m_gutters[m_columnOf[*to]][*to] = 0;
            if (m_columnOf[*to] != m_columnOf[from] + 1)
                below[*to] = 0;
        }
    }
    m_bottom = std::move(below);
    for (const auto& gutter : m_gutters) {
        const bool isNeeded = !gutter.empty() || &gutter != &m_gutters.back();
        m_gutterWidths.push_back(isNeeded ? kGutter + kLane * static_cast<qreal>(gutter.size() + 1)
                                          : 0);
    }
}

void MachineLayout::placeBoxes() {
    qreal x = kMargin;
    qreal bottom = 0;
    for (std::size_t column = 0; column <= m_columns.size(); ++column) {
        qreal at = x + kLane;
        // The lanes that lead down and away are nearer to the boxes they come from.
        for (const bool entering : {false, true})
            for (auto& [target, place] : m_gutters[column]) {
                const bool enters = column < m_columns.size() && m_columnOf[target] == column;
                if (enters == entering) {
                    place = at;
                    at += kLane;
                }
            }
        x += m_gutterWidths[column];
        if (column == m_columns.size())
            break;
        qreal y = kMargin;
        qreal width = 0;
        for (const std::size_t state : m_columns[column])
            width = std::max(width, m_boxes[state].area.width());
        for (const std::size_t state : m_columns[column]) {
            MachineBox& box = m_boxes[state];
            box.area = {x, y, width, box.area.height()};
            box.title = {x, y, width, kTitle};
            for (std::size_t i = 0; i < box.lines.size(); ++i)
                box.lines[i].area = {x, y + kTitle + kLine * static_cast<qreal>(i), width, kLine};
            y += box.area.height() + kBoxGap;
        }
        bottom = std::max(bottom, y - kBoxGap);
        x += width;
    }
    qreal y = bottom + kLane + 2;
    for (auto& [target, place] : m_bottom) {
        place = y;
        y += kLane;
    }
    m_size = {x + kMargin, (m_bottom.empty() ? bottom : y - kLane) + kMargin};
}

qreal MachineLayout::lane(std::size_t gutter, std::size_t target) const {
    return m_gutters[gutter].at(target);
}

std::vector<QPointF> MachineLayout::arrow(std::size_t from, std::size_t to, qreal level) const {
    const std::size_t exit = m_columnOf[from] + 1;
    const QPointF head(m_boxes[to].area.left(), m_boxes[to].title.center().y());
    const qreal out = lane(exit, to);
    std::vector<QPointF> corners{{m_boxes[from].area.right(), level}, {out, level}};
    if (m_columnOf[to] != exit) {
        const qreal below = m_bottom.at(to);
        const qreal in = lane(m_columnOf[to], to);
        corners.insert(corners.end(), {{out, below}, {in, below}, {in, head.y()}});
    } else if (level != head.y()) {
        corners.emplace_back(out, head.y());
    }
    corners.push_back(head);
    return corners;
}

void MachineLayout::placeArrows() {
    for (std::size_t from = 0; from < m_boxes.size(); ++from) {
        MachineBox& box = m_boxes[from];
        for (std::size_t i = 0; i < box.lines.size(); ++i) {
            const Move& move = m_machine->states[from].moves[box.moves[i]];
            if (const auto to = targetOf(move, from))
                box.lines[i].arrow = arrow(from, *to, box.lines[i].area.center().y());
        }
    }
}

const MachineLine* MachineLayout::lineFor(std::size_t state,
                                          const automaton::ByteSet& bytes) const {
    const MachineBox& box = m_boxes[state];
    for (const MachineLine& line : box.lines)
        if (line.bytes == fromUtf8(bytes.text()))
            return &line;
    return box.lines.empty() || bytes.empty() ? nullptr : &box.lines.back();
}

} // namespace moji::app
