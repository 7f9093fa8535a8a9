#pragma once
// The automaton lens: a decoder step by step over the selected characters, as a diagram and as a
// table of steps. Of UTF-8 it is Hoehrmann's, with the look-ups in utf8d; of other encodings that
// of the standard which defines them.

#include "lenses/automaton/automaton_trace.h"
#include "lenses/automaton/machine_trace.h"
#include "lenses/stepping_lens.h"
#include "lenses/trace_steps.h"

class QStackedWidget;

namespace moji::app {

class AutomatonPage;
class ByteClassModel;
class MachinePage;
class MachineStepModel;
class StateDiagramView;
class StepDetailView;
class StepModel;
class TransitionModel;

class AutomatonLens : public SteppingLens {
    Q_OBJECT
public:
    AutomatonLens(Document* document, Selection* selection, QWidget* parent);

    [[nodiscard]] const AutomatonTrace& trace() const { return m_trace; }
    /// Of an encoding other than UTF-8.
    [[nodiscard]] const MachineTrace& machineTrace() const { return m_machineTrace; }

    [[nodiscard]] std::optional<std::size_t> step() const { return steps().step(); }

protected:
    [[nodiscard]] std::uint64_t stepCount() const override { return steps().count(); }
    [[nodiscard]] std::uint64_t stepIndex() const override { return steps().index(); }
    [[nodiscard]] ByteRange stepRange() const override { return steps().range(); }
    void goTo(std::uint64_t step) override { steps().goTo(step); }
    bool goBeyond(bool forward) override { return steps().goBeyond(forward); }
    void refresh() override;
    [[nodiscard]] bool readsEncoding() const override;
    [[nodiscard]] QString notice() const override;
    void restyle() override;

private:
    [[nodiscard]] bool isUtf8() const;
    [[nodiscard]] TraceSteps& steps() const { return isUtf8() ? *m_steps : *m_machineSteps; }
    [[nodiscard]] TraceSteps* makeSteps();
    [[nodiscard]] TraceSteps* makeMachineSteps();
    void showMachineStep(std::optional<std::size_t> step);
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

    MachineTrace m_machineTrace;
    std::shared_ptr<const automaton::MachineReader> m_reader; // null: UTF-8, or no description
    std::uint64_t m_readerRevision = ~std::uint64_t{0};       // of the document
    MachineStepModel* m_machineModel;
    TraceSteps* m_machineSteps;
    MachinePage* m_machinePage;
    QStackedWidget* m_content;
};

[[nodiscard]] Panel* makeAutomatonLens(Document* document, Selection* selection, QWidget* parent);

} // namespace moji::app
