#pragma once
// The state diagram of the automaton as it is drawn: where each state stands, how each edge runs.
// One unit is a logical pixel at zoom 0; the whole is kSize.

#include "utf8/hoehrmann.h"

#include <QPointF>
#include <QRectF>
#include <QString>

#include <span>
#include <vector>

namespace moji::app {

/// One edge: the bytes that take it, from which state to which, and its corners.
struct DiagramEdge {
    utf8::DfaState from;
    utf8::DfaState to;
    QString bytes;                // "E1..EC EE EF"
    std::vector<QPointF> corners; // at least two; the arrow's head is at the last
    QPointF label;                // left end of the text's base line
};

namespace state_diagram {

inline constexpr QSizeF kSize{600, 288};

/// The pill of a state; for accept the square around its circle. Reject has none: see rejectRect.
[[nodiscard]] QRectF stateRect(utf8::DfaState state);
/// Where the pill of reject appears when it was reached from `from`.
[[nodiscard]] QRectF rejectRect(utf8::DfaState from);
/// How one gets there.
[[nodiscard]] std::vector<QPointF> rejectPath(utf8::DfaState from);
[[nodiscard]] const std::vector<DiagramEdge>& edges();
/// The edge that a byte of this class takes out of `from`; nullptr where that is reject.
[[nodiscard]] const DiagramEdge* edgeFor(utf8::DfaState from, unsigned byteClass);
/// The states that are drawn.
[[nodiscard]] std::span<const utf8::DfaState> states();

} // namespace state_diagram

} // namespace moji::app
