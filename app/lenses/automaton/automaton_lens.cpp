#include "lenses/automaton/automaton_lens.h"

#include "lenses/automaton/automaton_models.h"
#include "lenses/automaton/automaton_page.h"
#include "lenses/automaton/machine_model.h"
#include "lenses/automaton/machine_page.h"
#include "lenses/automaton/machine_view.h"
#include "lenses/automaton/state_diagram_view.h"
#include "lenses/automaton/step_detail_view.h"
#include "text/qt_text.h"
#include "widgets/lens_bar.h"
#include "widgets/plain_table.h"
#include "widgets/transport_bar.h"

#include <QComboBox>
#include <QStackedWidget>

namespace moji::app {

namespace {

constexpr int kStepRow = 26;

} // namespace

AutomatonLens::AutomatonLens(Document* document, Selection* selection, QWidget* parent)
    : SteppingLens(document, selection, parent)
    , m_model(new StepModel(this))
    , m_steps(makeSteps())
    , m_classes(new ByteClassModel(this))
    , m_transitions(new TransitionModel(this))
    , m_machineModel(new MachineStepModel(this))
    , m_machineSteps(makeMachineSteps())
    , m_content(new QStackedWidget) {
    m_page = makePage();
    m_machinePage = new MachinePage(m_machineSteps->table());
    m_content->addWidget(m_page);
    m_content->addWidget(m_machinePage);
    setContent(m_content);
    letContentScroll();
    makeChoices();
    namePart("diagram", m_diagram,
             [this](const QString& item) { return m_diagram->areaNamed(item); });
    namePart("steps", m_steps->table());
    namePart("detail", m_detail);
    namePart("classes", m_page->parts().classes);
    namePart("transitions", m_page->parts().transitions);
    namePart("machine", m_machinePage->diagram(),
             [this](const QString& item) { return m_machinePage->diagram()->areaNamed(item); });
    namePart("machine-steps", m_machineSteps->table());
    namePart("machine-detail", m_machinePage->detail());
    keep("numbering", m_numbering);
    keep("recovery", m_recovery);
    keepSteps([this] { return steps().place(); },
              [this](const QString& place) { return steps().setPlace(place); });
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

TraceSteps* AutomatonLens::makeMachineSteps() {
    return new TraceSteps(
        &document(), &selection(), m_machineModel, kStepRow,
        {.retrace =
             [this](ByteRange range) {
                 m_machineTrace = makeTrace(document(), m_reader, range);
                 m_machineModel->setTrace(m_machineTrace);
             },
         .tracedRange = [this] { return m_machineTrace.range; },
         .characterOf = [this](std::size_t step) { return m_machineTrace.characterOf(step); },
         .stepAt = [this](std::uint64_t offset) { return m_machineTrace.stepAt(offset); },
         .show = [this](std::optional<std::size_t> step) { showMachineStep(step); },
         .select = [this](ByteRange range) { select(range); },
         .reads = [this] { return m_reader != nullptr; }},
        this);
}

bool AutomatonLens::isUtf8() const {
    return document().isUtf8();
}

void AutomatonLens::refresh() {
    if (m_readerRevision != document().revision()) { // it counts changes of bytes and encoding
        m_readerRevision = document().revision();
        m_reader = isUtf8() ? nullptr : readerFor(document());
        m_machinePage->setReader(m_reader);
    }
    m_content->setCurrentWidget(isUtf8() ? static_cast<QWidget*>(m_page) : m_machinePage);
    bar().setShown(m_numbering, isUtf8());
    bar().setShown(m_recovery, isUtf8());
    steps().followSelection();
}

bool AutomatonLens::readsEncoding() const {
    return isUtf8() || m_reader != nullptr;
}

QString AutomatonLens::notice() const {
    return readsEncoding() ? SteppingLens::notice()
                           : tr("This program has no diagram of the decoder of %1.")
                                 .arg(fromUtf8(document().codec().name()));
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
    m_machinePage->arrange();
}

void AutomatonLens::retrace(ByteRange range) {
    m_trace =
        makeTrace(document(), range, static_cast<Numbering>(m_numbering->currentData().toInt()),
                  static_cast<utf8::Recovery>(m_recovery->currentData().toInt()));
    m_model->setTrace(m_trace);
}

void AutomatonLens::traceAgain() {
    transport().setPlaying(false);
    if (isUtf8())
        m_steps->traceAgain();
}

void AutomatonLens::showStep(std::optional<std::size_t> step) {
    const QString sentence = step ? stepSentence(m_trace, *step) : QString();
    m_diagram->setStep(m_trace.numbering, step ? std::optional(m_trace.steps[*step]) : std::nullopt,
                       transport().leavesTimeToMove());
    m_diagram->setAccessibleDescription(
        (sentence + QLatin1Char(' ') + m_diagram->spoken()).trimmed());
    m_detail->setStep(m_trace, step);
    m_classes->setStep(m_trace, step);
    m_transitions->setStep(m_trace, step);
    m_page->showCells();
    showSentence(sentence, m_steps->limitSentence());
}

void AutomatonLens::showMachineStep(std::optional<std::size_t> step) {
    m_machinePage->showStep(m_machineTrace, step);
    showSentence(step ? stepSentence(m_machineTrace, *step) : QString(),
                 m_machineSteps->limitSentence());
}

Panel* makeAutomatonLens(Document* document, Selection* selection, QWidget* parent) {
    return new AutomatonLens(document, selection, parent);
}

} // namespace moji::app
