#pragma once
// Draws the state diagram with the edge of the current step lit, and lets the accent run along it.

#include "lenses/automaton/automaton_trace.h"
#include "lenses/automaton/state_diagram_layout.h"

#include <QVariantAnimation>
#include <QWidget>

namespace moji::app {

class StateDiagramView : public QWidget {
    Q_OBJECT
public:
    explicit StateDiagramView(QWidget* parent = nullptr);

    /// Nothing: no step is shown. `animated`: the accent runs along the edge in 120 ms.
    void setStep(Numbering numbering, const std::optional<utf8::HoehrmannStep>& step,
                 bool animated);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Where the state that the step enters is drawn, in pixels.
    [[nodiscard]] std::optional<QRect> current() const;
    /// Where a state ("NEED2") or an edge ("ACCEPT>NEED2", "REJECT" after a reject) is drawn, in
    /// pixels; `current` is the state entered.
    [[nodiscard]] std::optional<QRect> areaNamed(const QString& name) const;
    /// The drawing in words: every edge with its bytes and states.
    [[nodiscard]] QString spoken() const;
    [[nodiscard]] bool isMoving() const { return m_run.state() == QAbstractAnimation::Running; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void drawEdges(QPainter& painter) const;
    void drawLitEdge(QPainter& painter) const;
    void drawState(QPainter& painter, utf8::DfaState state) const;
    void drawReject(QPainter& painter) const;
    void drawNote(QPainter& painter) const;
    [[nodiscard]] utf8::DfaState fromState() const;
    [[nodiscard]] std::optional<utf8::DfaState> toState() const;

    Numbering m_numbering = Numbering::Of2010;
    std::optional<utf8::HoehrmannStep> m_step;
    StateDiagramLayout m_layout;
    qreal m_factor = 1; // pixels a unit
    QVariantAnimation m_run;
};

} // namespace moji::app
