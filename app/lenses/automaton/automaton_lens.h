#pragma once
// The automaton lens: Hoehrmann's decoder step by step over the selected characters, as a diagram,
// as a table of steps, and as look-ups in utf8d.

#include "lenses/automaton/automaton_trace.h"
#include "lenses/stepping_lens.h"
#include "lenses/trace_steps.h"

namespace moji::app {

class AutomatonPage;
class ByteClassModel;
class StateDiagramView;
class StepDetailView;
class StepModel;
class TransitionModel;

class AutomatonLens : public SteppingLens {
    Q_OBJECT
public:
    AutomatonLens(Document* document, Selection* selection, QWidget* parent);

    [[nodiscard]] const AutomatonTrace& trace() const { return m_trace; }

    [[nodiscard]] std::optional<std::size_t> step() const { return m_steps->step(); }

protected:
    [[nodiscard]] std::uint64_t stepCount() const override { return m_steps->count(); }
    [[nodiscard]] std::uint64_t stepIndex() const override { return m_steps->index(); }
    [[nodiscard]] ByteRange stepRange() const override { return m_steps->range(); }
    void goTo(std::uint64_t step) override { m_steps->goTo(step); }
    bool goBeyond(bool forward) override { return m_steps->goBeyond(forward); }
    void refresh() override { m_steps->followSelection(); }
    void restyle() override;

private:
    [[nodiscard]] TraceSteps* makeSteps();
    void makeChoices();
    void retrace(ByteRange range);
    void traceAgain();
    void showStep(std::optional<std::size_t> step);
    [[nodiscard]] AutomatonPage* makePage();

    AutomatonTrace m_trace;
    StepModel* m_model;
    TraceSteps* m_steps;
    ByteClassModel* m_classes;
    TransitionModel* m_transitions;
    QComboBox* m_numbering;
    QComboBox* m_recovery;
    StateDiagramView* m_diagram;
    StepDetailView* m_detail;
    AutomatonPage* m_page;
};

[[nodiscard]] Panel* makeAutomatonLens(Document* document, Selection* selection, QWidget* parent);

} // namespace moji::app
