#pragma once
// Draws the diagram of a decoder, with the line and the arrow of the current step lit.

#include "lenses/automaton/machine_layout.h"
#include "lenses/automaton/machine_trace.h"

#include <QWidget>

namespace moji::app {

class MachineView : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    /// Null: nothing is drawn.
    void setReader(std::shared_ptr<const automaton::MachineReader> reader);
    void setStep(const std::optional<automaton::MachineStep>& step);
    /// Without enlargement.
    [[nodiscard]] QSize naturalSize() const;
    /// Takes as much of the room as it can use; more where that does not suffice.
    void fitInto(QSize room);
    [[nodiscard]] QSize sizeHint() const override { return size(); }
    /// The drawing in words: every state with its bytes and what they do.
    [[nodiscard]] QString spoken() const;
    /// Where a state ("lead") is drawn, in pixels; `current` is the state entered.
    [[nodiscard]] std::optional<QRect> areaNamed(const QString& name) const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void arrange();
    void drawArrow(QPainter& painter, const MachineLine& line, const QColor& colour,
                   qreal width) const;
    void drawBox(QPainter& painter, std::size_t state) const;
    void drawLine(QPainter& painter, const MachineLine& line, bool isLit) const;
    [[nodiscard]] const MachineLine* litLine() const;
    [[nodiscard]] bool isRejected() const;

    std::shared_ptr<const automaton::MachineReader> m_reader;
    std::optional<automaton::MachineStep> m_step;
    MachineLayout m_layout;
    qreal m_factor = 1; // pixels a unit
};

} // namespace moji::app
