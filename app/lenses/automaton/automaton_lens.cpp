#include "lenses/automaton/automaton_lens.h"

#include "lenses/automaton/automaton_models.h"
#include "lenses/automaton/automaton_page.h"
#include "lenses/automaton/state_diagram_view.h"
#include "lenses/automaton/step_detail_view.h"
#include "widgets/lens_bar.h"
#include "widgets/plain_table.h"
#include "widgets/transport_bar.h"

#include <QComboBox>

namespace moji::app {

namespace {

constexpr int kStepRow = 26;

} // namespace

AutomatonLens::AutomatonLens(Document* document, Selection* selection, QWidget* parent)
    : SteppingLens(document, selection, parent)
    , m_model(new StepModel(this))
    , m_steps(makeSteps())
    , m_classes(new ByteClassModel(this))
    , m_transitions(new TransitionModel(this)) {
    m_page = makePage();
    setContent(m_page);
    makeChoices();
    namePart("diagram", m_diagram,
             [this](const QString& item) { return m_diagram->areaNamed(item); });
    namePart("steps", m_steps->table());
    namePart("detail", m_detail);
    namePart("classes", m_page->parts().classes);
    namePart("transitions", m_page->parts().transitions);
    keep("numbering", m_numbering);
    keep("recovery", m_recovery);
    keepSteps(
        [this] { return m_steps->place(); },
        [this](const QString& place) { return m_steps->setPlace(place); });
    start();
}

TraceSteps* AutomatonLens::makeSteps() {
    return new TraceSteps(
        &document(), &selection(), m_model, kStepRow,
        {.retrace = [this](ByteRange range) { retrace(range); },
         .tracedRange = [this] { return m_trace.range; },
         .characterOf = [this](std::size_t step) { return m_trace.characterOf(step); },
         .stepAt = [this](std::uint64_t offset) { return m_trace.stepAt(offset); },
         .show = [this](std::optional<std::size_t> step) { showStep(step); },
         .select = [this](ByteRange range) { select(range); }},
        this);
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
        {m_diagram, m_steps->table(), m_detail,
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
    m_model->setTrace(m_trace);
}

void AutomatonLens::traceAgain() {
    transport().setPlaying(false);
    m_steps->traceAgain();
}

void AutomatonLens::showStep(std::optional<std::size_t> step) {
    const QString sentence = step ? stepSentence(m_trace, *step) : QString();
    m_diagram->setStep(m_trace.numbering, step ? std::optional(m_trace.steps[*step]) : std::nullopt,
                       transport().leavesTimeToMove());
    m_diagram->setAccessibleDescription(sentence);
    m_detail->setStep(m_trace, step);
    m_classes->setStep(m_trace, step);
    m_transitions->setStep(m_trace, step);
    m_page->showCells();
    showSentence(sentence, m_steps->limitSentence());
}

Panel* makeAutomatonLens(Document* document, Selection* selection, QWidget* parent) {
    return new AutomatonLens(document, selection, parent);
}

} // namespace moji::app
