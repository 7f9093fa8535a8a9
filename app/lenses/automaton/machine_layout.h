#pragma once
// The geometry of the diagram of any decoder: each state is a box that lists what its classes of
// bytes do, boxes are in columns by their distance from the start, and an arrow leads from a line
// to the next state. Arrows run between the columns and below them, never through a box. One unit
// is a logical pixel at zoom 0.

#include "automaton/machine.h"

#include <QPointF>
#include <QRectF>
#include <QString>

#include <functional>
#include <map>
#include <vector>

namespace moji::app {

/// A class of bytes in the box of its state.
struct MachineLine {
    QString bytes; // "81..FE", or "others"
    QString output;
    QRectF area;
    std::vector<QPointF> arrow; // corners; the head is at the last; none if the state stays
};

struct MachineBox {
    QRectF area; // title and lines
    QRectF title;
    std::vector<MachineLine> lines; // as State::moves, in another order: see `moves`
    std::vector<std::size_t> moves; // of each line
};

class MachineLayout {
public:
    /// Widths of texts: of a state's name, and of a line.
    struct Metrics {
        std::function<qreal(const QString&)> title;
        std::function<qreal(const QString&)> line;
    };
    MachineLayout() = default;
    MachineLayout(const automaton::Machine& machine, const Metrics& metrics);

    [[nodiscard]] QSizeF size() const { return m_size; }
    /// One a state, in the order of Machine::states.
    [[nodiscard]] const std::vector<MachineBox>& boxes() const { return m_boxes; }
    [[nodiscard]] const MachineLine* lineFor(std::size_t state,
                                             const automaton::ByteSet& bytes) const;
    /// Between the bytes of a line and what they do.
    static constexpr qreal kLineGap = 10;
    static constexpr qreal kPadding = 8;

private:
    void makeColumns();
    void makeBox(std::size_t state, const Metrics& metrics);
    void placeGutters();
    void placeBoxes();
    void placeArrows();
    [[nodiscard]] std::vector<QPointF> arrow(std::size_t from, std::size_t to, qreal level) const;
    [[nodiscard]] qreal lane(std::size_t gutter, std::size_t target) const;

    const automaton::Machine* m_machine = nullptr; // only while it is laid out
    QSizeF m_size;
    std::vector<MachineBox> m_boxes;
    std::vector<std::size_t> m_columnOf; // of each state
    std::vector<std::vector<std::size_t>> m_columns;
    /// Vertical lanes left of each column and right of the last one, by the state they lead to.
    std::vector<std::map<std::size_t, qreal>> m_gutters;
    std::map<std::size_t, qreal> m_bottom; // horizontal lanes below the boxes
    std::vector<qreal> m_gutterWidths;
};

} // namespace moji::app
