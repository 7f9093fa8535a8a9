#pragma once
// The automaton lens: Hoehrmann's decoder step by step over the selected characters, as a diagram,
// as a table of steps, and as look-ups in utf8d.

#include "lenses/automaton/automaton_trace.h"
#include "trace_lens.h"

namespace moji::app {

class AutomatonPage;
class ByteClassModel;
class StateDiagramView;
class StepDetailView;
class StepModel;
class TransitionModel;

class AutomatonLens : public TraceLens {
    Q_OBJECT
public:
    AutomatonLens(Document* document, Selection* selection, QWidget* parent);

    [[nodiscard]] const AutomatonTrace& trace() const { return m_trace; }

protected:
    void retrace(ByteRange range) override;
    [[nodiscard]] ByteRange tracedRange() const override { return m_trace.range; }
    [[nodiscard]] ByteRange characterOf(std::size_t step) const override;
    [[nodiscard]] std::optional<std::size_t> stepAt(std::uint64_t offset) const override;
    [[nodiscard]] QString sentenceOf(std::size_t step) const override;
    void showStep(std::optional<std::size_t> step, bool moving) override;
    void restyle() override;

private:
    void makeChoices();
    [[nodiscard]] AutomatonPage* makePage();

    AutomatonTrace m_trace;
    StepModel* m_steps;
    ByteClassModel* m_classes;
    TransitionModel* m_transitions;
    QComboBox* m_numbering;
    QComboBox* m_recovery;
    StateDiagramView* m_diagram;
    StepDetailView* m_detail;
    AutomatonPage* m_page;
};

[[nodiscard]] Lens* makeAutomatonLens(Document* document, Selection* selection, QWidget* parent);

} // namespace moji::app
