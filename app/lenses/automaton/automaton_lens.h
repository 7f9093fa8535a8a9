#pragma once
// The automaton lens: Hoehrmann's decoder step by step over the selected characters, as a diagram,
// as a table of steps, and as look-ups in utf8d. Step and selection follow each other. Space plays,
// Left and Right step.

#include "lens.h"
#include "lenses/automaton/automaton_trace.h"

class QComboBox;
class QLabel;
class QStackedWidget;

namespace moji::app {

class ByteClassModel;
class PlainTable;
class Selection;
class StateDiagramView;
class StepDetailView;
class StepModel;
class TransitionModel;
class TransportBar;

class AutomatonLens : public Lens {
    Q_OBJECT
public:
    AutomatonLens(Document* document, Selection* selection, QWidget* parent);

    [[nodiscard]] const AutomatonTrace& trace() const { return m_trace; }
    [[nodiscard]] std::optional<std::size_t> step() const { return m_step; }
    [[nodiscard]] QString sentence() const;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeToolBar();
    QWidget* makePages();
    QWidget* makeTables();
    void refresh(); // bytes, codec or settings changed
    void followSelection();
    void showStep(std::optional<std::size_t> step, bool animated);
    void goTo(std::size_t step);
    void goForward();
    void goBack();
    void traceAround(ByteRange range);
    void restyle();

    Document* m_document;
    Selection* m_selection;
    AutomatonTrace m_trace;
    std::optional<std::size_t> m_step;
    bool m_stepping = false; // the selection changes because of a step

    TransportBar* m_transport;
    QComboBox* m_numbering;
    QComboBox* m_recovery;
    QStackedWidget* m_pages;
    QLabel* m_notice; // instead of everything
    StateDiagramView* m_diagram;
    PlainTable* m_stepTable;
    StepModel* m_steps;
    StepDetailView* m_detail;
    PlainTable* m_classTable;
    ByteClassModel* m_classes;
    PlainTable* m_transitionTable;
    TransitionModel* m_transitions;
    QLabel* m_sentence;
};

[[nodiscard]] Lens* makeAutomatonLens(Document* document, Selection* selection, QWidget* parent);

} // namespace moji::app
