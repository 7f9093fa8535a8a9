#include "lenses/automaton/state_diagram_layout.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace moji::app {

namespace {

using utf8::DfaState;

constexpr qreal kAcceptRadius = 26;
constexpr qreal kLabelLift = 5; // above its edge

} // namespace

StateDiagramLayout::StateDiagramLayout(QSizeF size)
    : m_size(size.boundedTo(kFull).expandedTo(kLeast)) {
    makeEdges();
}

qreal StateDiagramLayout::x(qreal least, qreal full) const {
    const qreal share = (m_size.width() - kLeast.width()) / (kFull.width() - kLeast.width());
    return std::round(least + (full - least) * share);
}

qreal StateDiagramLayout::y(qreal least, qreal full) const {
    const qreal share = (m_size.height() - kLeast.height()) / (kFull.height() - kLeast.height());
    return std::round(least + (full - least) * share);
}

QRectF StateDiagramLayout::pill(qreal left, qreal middle, qreal width) const {
    const qreal height = y(20, 30);
    return {left, middle - height / 2, width, height};
}

/// Out of accept, along the trunk, to the left end of a pill.
DiagramEdge StateDiagramLayout::fromTrunk(DfaState to, const char* bytes) const {
    const QRectF start = stateRect(DfaState::Accept);
    const QRectF end = stateRect(to);
    const qreal trunk = x(76, 108);
    const qreal level = end.center().y();
    DiagramEdge edge{DfaState::Accept,
                     to,
                     QString::fromLatin1(bytes),
                     {{start.right() + 1, middle()}},
                     {trunk + 9, level - kLabelLift}};
    if (level != middle())
        edge.corners.insert(edge.corners.end(), {{trunk, middle()}, {trunk, level}});
    edge.corners.push_back({end.left(), level});
    return edge;
}

/// From the right end of a pill into a collector.
DiagramEdge StateDiagramLayout::collected(DfaState from, DfaState to, qreal collector,
                                          const char* bytes) const {
    const QRectF start = stateRect(from);
    const qreal level = start.center().y();
    DiagramEdge edge{from,
                     to,
                     QString::fromLatin1(bytes),
                     {{start.right(), level}},
                     {start.right() + 7, level - kLabelLift}};
    if (level != middle())
        edge.corners.insert(edge.corners.end(), {{collector, level}, {collector, middle()}});
    edge.corners.push_back({stateRect(to).left(), middle()});
    return edge;
}

void StateDiagramLayout::makeEdges() {
    const QRectF accept = stateRect(DfaState::Accept);
    const QRectF need1 = stateRect(DfaState::Need1);
    const qreal centre = accept.center().x();
    const qreal loop = accept.top() - y(14, 30);
    const qreal trunk = x(76, 108);
    const qreal top = y(14, 24); // of the edge over everything
    const qreal bottom = y(172, 272);
    const qreal need2Collector = x(266, 316);
    const qreal need1Collector = x(418, 484);
    m_edges = {
        {DfaState::Accept,
         DfaState::Accept,
         QStringLiteral("00..7F"),
         {{centre - 10, accept.top() + 3},
          {centre - 10, loop},
          {centre + 10, loop},
          {centre + 10, accept.top() + 3}},
         {centre - 20, loop - 7}},
        {DfaState::Accept,
         DfaState::Need1,
         QStringLiteral("C2..DF"),
         {{accept.right() + 1, middle()},
          {trunk, middle()},
          {trunk, top},
          {need1.center().x(), top},
          {need1.center().x(), need1.top()}},
         {trunk + 9, top - 4}},
        fromTrunk(DfaState::AfterE0, "E0"),
        fromTrunk(DfaState::AfterED, "ED"),
        fromTrunk(DfaState::Need2, "E1..EC EE EF"),
        fromTrunk(DfaState::AfterF0, "F0"),
        fromTrunk(DfaState::AfterF1F3, "F1..F3"),
        fromTrunk(DfaState::AfterF4, "F4"),
        collected(DfaState::AfterE0, DfaState::Need1, need1Collector, "A0..BF"),
        collected(DfaState::AfterED, DfaState::Need1, need1Collector, "80..9F"),
        collected(DfaState::Need2, DfaState::Need1, need1Collector, "80..BF"),
        collected(DfaState::AfterF0, DfaState::Need2, need2Collector, "90..BF"),
        collected(DfaState::AfterF1F3, DfaState::Need2, need2Collector, "80..BF"),
        collected(DfaState::AfterF4, DfaState::Need2, need2Collector, "80..8F"),
        {DfaState::Need1,
         DfaState::Accept,
         QStringLiteral("80..BF"),
         {{need1.center().x(), need1.bottom()},
          {need1.center().x(), bottom},
          {centre, bottom},
          {centre, accept.bottom()}},
         {x(424, 484), bottom - kLabelLift}},
    };
}

QRectF StateDiagramLayout::stateRect(DfaState state) const {
    const qreal second = x(280, 329); // left of the pills before need 1
    const qreal first = x(128, 165);  // and of those before need 2
    const qreal width = x(86, 94);
    switch (state) {
    case DfaState::Accept:
        return {x(34, 52) - kAcceptRadius, middle() - kAcceptRadius, 2 * kAcceptRadius,
                2 * kAcceptRadius};
    case DfaState::Need1:
        return pill(x(432, 500), middle(), x(80, 86));
    case DfaState::Need2:
        return pill(second, middle(), width);
    case DfaState::AfterE0:
        return pill(second, y(36, 60), width);
    case DfaState::AfterED:
        return pill(second, y(59, 98), width);
    case DfaState::AfterF0:
        return pill(first, y(105, 176), width);
    case DfaState::AfterF1F3:
        return pill(first, y(128, 210), width);
    case DfaState::AfterF4:
        return pill(first, y(151, 244), width);
    case DfaState::Reject:
        break;
    }
    return {};
}

QRectF StateDiagramLayout::rejectRect(DfaState from) const {
    return from == DfaState::Accept ? pill(x(1, 8), y(11, 20), x(66, 88))
                                    : pill(x(296, 344), y(148, 228), 96);
}

std::vector<QPointF> StateDiagramLayout::rejectPath(DfaState from) const {
    const QRectF start = stateRect(from);
    const QRectF end = rejectRect(from);
    const QPointF centre = end.center();
    switch (from) {
    case DfaState::Accept:
        return {{start.left(), middle()},
                {start.left() - 5, middle()},
                {start.left() - 5, end.bottom()}};
    case DfaState::Need1: {
        const qreal down = start.left() + 20;
        return {{down, start.bottom()}, {down, centre.y()}, {end.right(), centre.y()}};
    }
    case DfaState::AfterF0:
    case DfaState::AfterF1F3:
    case DfaState::AfterF4: {
        const qreal down = x(250, 300);
        const qreal level = start.center().y();
        return {
            {start.right(), level}, {down, level}, {down, centre.y()}, {end.left(), centre.y()}};
    }
    default: {
        const qreal down = start.left() + 71;
        return {{down, start.bottom()}, {down, end.top()}};
    }
    }
}

QRectF StateDiagramLayout::noteRect() const {
    return {x(290, 344), y(100, 162), x(170, 180), y(34, 44)};
}

const DiagramEdge* StateDiagramLayout::edgeFor(DfaState from, unsigned byteClass) const {
    const auto next =
        static_cast<DfaState>(utf8::kDfaTransitions[static_cast<std::size_t>(from)][byteClass]);
    const auto found = std::ranges::find_if(
        m_edges, [&](const DiagramEdge& edge) { return edge.from == from && edge.to == next; });
    return found == m_edges.end() ? nullptr : &*found;
}

std::span<const DfaState> StateDiagramLayout::states() {
    static constexpr std::array kStates = {
        DfaState::Accept,  DfaState::Need1,   DfaState::Need2,     DfaState::AfterE0,
        DfaState::AfterED, DfaState::AfterF0, DfaState::AfterF1F3, DfaState::AfterF4};
    return kStates;
}

} // namespace moji::app
