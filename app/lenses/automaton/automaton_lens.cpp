#include "lenses/automaton/automaton_lens.h"

#include "lenses/automaton/automaton_models.h"
#include "lenses/automaton/automaton_page.h"
#include "lenses/automaton/state_diagram_view.h"
#include "lenses/automaton/step_detail_view.h"
#include "widgets/lens_bar.h"
#include "widgets/plain_table.h"

#include <QComboBox>

namespace moji::app {

namespace {

constexpr int kStepRow = 26;

} // namespace

AutomatonLens::AutomatonLens(Document* document, Selection* selection, QWidget* parent)
    : TraceLens(document, selection, parent)
    , m_steps(new StepModel(this))
    , m_classes(new ByteClassModel(this))
    , m_transitions(new TransitionModel(this)) {
    m_page = makePage();
    setContent(m_page);
    makeChoices();
    start();
}

void AutomatonLens::makeChoices() {
    bar().addStretch();
    m_numbering = addChoice(tr("Numbering"));
    m_numbering->addItem(tr("2010, times 12"), static_cast<int>(Numbering::Of2010));
    m_numbering->addItem(tr("2009, plain"), static_cast<int>(Numbering::Of2009));
    m_recovery = addChoice(tr("After REJECT"));
    m_recovery->addItem(tr("retry the byte (WHATWG)"), static_cast<int>(utf8::Recovery::Retry));
    m_recovery->addItem(tr("eat the byte"), static_cast<int>(utf8::Recovery::Eat));
    for (QComboBox* choice : {m_numbering, m_recovery})
        connect(choice, &QComboBox::currentIndexChanged, this, &AutomatonLens::traceAgain);
}

AutomatonPage* AutomatonLens::makePage() {
    m_diagram = new StateDiagramView;
    m_diagram->setAccessibleName(tr("State diagram"));
    m_detail = new StepDetailView;
    m_detail->setAccessibleName(tr("This step"));
    return new AutomatonPage(
        {m_diagram, makeStepTable(m_steps, kStepRow), m_detail,
         AutomatonPage::makeLookedUpTable(m_classes, tr("utf8d, byte to class")),
         AutomatonPage::makeLookedUpTable(m_transitions, tr("utf8d, next state"))});
}

void AutomatonLens::restyle() {
    m_page->arrange();
}

void AutomatonLens::retrace(ByteRange range) {
    m_trace =
        makeTrace(document(), range, static_cast<Numbering>(m_numbering->currentData().toInt()),
                  static_cast<utf8::Recovery>(m_recovery->currentData().toInt()));
    m_steps->setTrace(m_trace);
}

ByteRange AutomatonLens::characterOf(std::size_t step) const {
    return m_trace.characterOf(step);
}

std::optional<std::size_t> AutomatonLens::stepAt(std::uint64_t offset) const {
    return m_trace.stepAt(offset);
}

QString AutomatonLens::sentenceOf(std::size_t step) const {
    return stepSentence(m_trace, step);
}

void AutomatonLens::showStep(std::optional<std::size_t> step, bool moving) {
    m_diagram->setStep(m_trace.numbering, step ? std::optional(m_trace.steps[*step]) : std::nullopt,
                       moving);
    m_diagram->setAccessibleDescription(step ? sentenceOf(*step) : QString());
    m_detail->setStep(m_trace, step);
    m_classes->setStep(m_trace, step);
    m_transitions->setStep(m_trace, step);
    m_page->showCells();
}

Lens* makeAutomatonLens(Document* document, Selection* selection, QWidget* parent) {
    return new AutomatonLens(document, selection, parent);
}

} // namespace moji::app
