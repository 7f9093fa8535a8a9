#include "lenses/automaton/state_diagram_layout.h"

#include <algorithm>
#include <array>

namespace moji::app::state_diagram {

namespace {

using utf8::DfaState;

constexpr qreal kTrunk = 108;        // x of the trunk out of accept
constexpr qreal kCollectNeed2 = 316; // x of the collectors
constexpr qreal kCollectNeed1 = 484;
constexpr qreal kMiddle = 136; // y of accept, need 2 and need 1
constexpr qreal kTop = 24;     // y of the edge over everything
constexpr qreal kBottom = 272; // and of the one under it
constexpr qreal kPillHeight = 30;
constexpr qreal kAcceptRight = 79;
constexpr qreal kAcceptX = 52;
constexpr qreal kNeed1X = 543;

QRectF pill(qreal left, qreal middle, qreal width) {
    return {left, middle - kPillHeight / 2, width, kPillHeight};
}

/// Out of accept, along the trunk, to the left end of a pill.
DiagramEdge fromTrunk(DfaState to, const char* bytes) {
    const QRectF end = stateRect(to);
    const qreal y = end.center().y();
    DiagramEdge edge{
        DfaState::Accept, to, QString::fromLatin1(bytes), {{kAcceptRight, kMiddle}}, {118, y - 5}};
    if (y != kMiddle)
        edge.corners.insert(edge.corners.end(), {{kTrunk, kMiddle}, {kTrunk, y}});
    edge.corners.push_back({end.left(), y});
    return edge;
}

/// From the right end of a pill into a collector.
DiagramEdge collected(DfaState from, DfaState to, qreal collector, const char* bytes) {
    const QRectF start = stateRect(from);
    const qreal y = start.center().y();
    DiagramEdge edge{
        from, to, QString::fromLatin1(bytes), {{start.right(), y}}, {start.right() + 7, y - 5}};
    if (y != kMiddle)
        edge.corners.insert(edge.corners.end(), {{collector, y}, {collector, kMiddle}});
    edge.corners.push_back({stateRect(to).left(), kMiddle});
    return edge;
}

std::vector<DiagramEdge> makeEdges() {
    const QRectF accept = stateRect(DfaState::Accept);
    const QRectF need1 = stateRect(DfaState::Need1);
    std::vector<DiagramEdge> edges;
    edges.push_back({DfaState::Accept,
                     DfaState::Accept,
                     QStringLiteral("00..7F"),
                     {{42, accept.top() + 3}, {42, 80}, {62, 80}, {62, accept.top() + 3}},
                     {32, 73}});
    edges.push_back({DfaState::Accept,
                     DfaState::Need1,
                     QStringLiteral("C2..DF"),
                     {{kAcceptRight, kMiddle},
                      {kTrunk, kMiddle},
                      {kTrunk, kTop},
                      {kNeed1X, kTop},
                      {kNeed1X, need1.top()}},
                     {118, kTop - 5}});
    edges.push_back(fromTrunk(DfaState::AfterE0, "E0"));
    edges.push_back(fromTrunk(DfaState::AfterED, "ED"));
    edges.push_back(fromTrunk(DfaState::Need2, "E1..EC EE EF"));
    edges.push_back(fromTrunk(DfaState::AfterF0, "F0"));
    edges.push_back(fromTrunk(DfaState::AfterF1F3, "F1..F3"));
    edges.push_back(fromTrunk(DfaState::AfterF4, "F4"));
    edges.push_back(collected(DfaState::AfterE0, DfaState::Need1, kCollectNeed1, "A0..BF"));
    edges.push_back(collected(DfaState::AfterED, DfaState::Need1, kCollectNeed1, "80..9F"));
    edges.push_back(collected(DfaState::Need2, DfaState::Need1, kCollectNeed1, "80..BF"));
    edges.push_back(collected(DfaState::AfterF0, DfaState::Need2, kCollectNeed2, "90..BF"));
    edges.push_back(collected(DfaState::AfterF1F3, DfaState::Need2, kCollectNeed2, "80..BF"));
    edges.push_back(collected(DfaState::AfterF4, DfaState::Need2, kCollectNeed2, "80..8F"));
    edges.push_back({DfaState::Need1,
                     DfaState::Accept,
                     QStringLiteral("80..BF"),
                     {{kNeed1X, need1.bottom()},
                      {kNeed1X, kBottom},
                      {kAcceptX, kBottom},
                      {kAcceptX, accept.bottom()}},
                     {430, kBottom - 5}});
    return edges;
}

} // namespace

QRectF stateRect(DfaState state) {
    switch (state) {
    case DfaState::Accept:
        return {kAcceptX - 26, kMiddle - 26, 52, 52};
    case DfaState::Need1:
        return pill(500, kMiddle, 86);
    case DfaState::Need2:
        return pill(329, kMiddle, 94);
    case DfaState::AfterE0:
        return pill(329, 60, 94);
    case DfaState::AfterED:
        return pill(329, 98, 94);
    case DfaState::AfterF0:
        return pill(165, 176, 94);
    case DfaState::AfterF1F3:
        return pill(165, 210, 94);
    case DfaState::AfterF4:
        return pill(165, 244, 94);
    case DfaState::Reject:
        break;
    }
    return {};
}

QRectF rejectRect(DfaState from) {
    return from == DfaState::Accept ? pill(8, 206, 88) : pill(344, 228, 96);
}

std::vector<QPointF> rejectPath(DfaState from) {
    const QRectF start = stateRect(from);
    const QRectF end = rejectRect(from);
    switch (from) {
    case DfaState::Accept:
        return {{kAcceptX, start.bottom()}, {kAcceptX, end.top()}};
    case DfaState::Need1:
        return {{520, start.bottom()}, {520, end.center().y()}, {end.right(), end.center().y()}};
    case DfaState::AfterF0:
    case DfaState::AfterF1F3:
    case DfaState::AfterF4: {
        const qreal y = start.center().y();
        return {
            {start.right(), y}, {300, y}, {300, end.center().y()}, {end.left(), end.center().y()}};
    }
    default:
        return {{400, start.bottom()}, {400, end.top()}};
    }
}

const std::vector<DiagramEdge>& edges() {
    static const std::vector<DiagramEdge> all = makeEdges();
    return all;
}

const DiagramEdge* edgeFor(DfaState from, unsigned byteClass) {
    const auto next =
        static_cast<DfaState>(utf8::kDfaTransitions[static_cast<std::size_t>(from)][byteClass]);
    const auto found = std::ranges::find_if(
        edges(), [&](const DiagramEdge& edge) { return edge.from == from && edge.to == next; });
    return found == edges().end() ? nullptr : &*found;
}

std::span<const DfaState> states() {
    static constexpr std::array kStates = {
        DfaState::Accept,  DfaState::Need1,   DfaState::Need2,     DfaState::AfterE0,
        DfaState::AfterED, DfaState::AfterF0, DfaState::AfterF1F3, DfaState::AfterF4};
    return kStates;
}

} // namespace moji::app::state_diagram
