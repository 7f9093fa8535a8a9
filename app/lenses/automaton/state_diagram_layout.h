#pragma once
// The geometry of the state diagram: where each state is, how each edge runs.
// One unit is a logical pixel at zoom 0. States keep their font size, and are closer
// together if there is less room.

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

class StateDiagramLayout {
public:
    static constexpr QSizeF kLeast{520, 178};
    static constexpr QSizeF kFull{600, 288};

    /// Lays out for this size, or the nearest possible one.
    explicit StateDiagramLayout(QSizeF size = kFull);

    [[nodiscard]] QSizeF size() const { return m_size; }
    /// The pill of a state; for accept the square around its circle. Reject has none: see below.
    [[nodiscard]] QRectF stateRect(utf8::DfaState state) const;
    /// Where the pill of reject appears when it was reached from `from`.
    [[nodiscard]] QRectF rejectRect(utf8::DfaState from) const;
    /// The edge to it.
    [[nodiscard]] std::vector<QPointF> rejectPath(utf8::DfaState from) const;
    /// Room for two lines about the edges not drawn.
    [[nodiscard]] QRectF noteRect() const;
    [[nodiscard]] const std::vector<DiagramEdge>& edges() const { return m_edges; }
    /// The edge that a byte of this class takes out of `from`; nullptr if that is reject.
    [[nodiscard]] const DiagramEdge* edgeFor(utf8::DfaState from, unsigned byteClass) const;
    /// The states that are drawn.
    [[nodiscard]] static std::span<const utf8::DfaState> states();

private:
    [[nodiscard]] qreal x(qreal least, qreal full) const;
    [[nodiscard]] qreal y(qreal least, qreal full) const;
    [[nodiscard]] qreal middle() const { return y(82, 136); } // of accept, need 2 and need 1
    [[nodiscard]] QRectF pill(qreal left, qreal middle, qreal width) const;
    [[nodiscard]] DiagramEdge fromTrunk(utf8::DfaState to, const char* bytes) const;
    [[nodiscard]] DiagramEdge collected(utf8::DfaState from, utf8::DfaState to, qreal collector,
                                        const char* bytes) const;
    void makeEdges();

    QSizeF m_size;
    std::vector<DiagramEdge> m_edges;
};

} // namespace moji::app
