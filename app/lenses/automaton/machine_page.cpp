#include "lenses/automaton/machine_page.h"

#include "lenses/automaton/automaton_trace.h"
#include "lenses/automaton/machine_model.h"
#include "lenses/automaton/machine_view.h"
#include "lenses/automaton/step_detail_view.h"
#include "style/fonts.h"
#include "widgets/hairline.h"
#include "widgets/plain_table.h"

#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kMargin = 12;
constexpr int kByteColumn = 44;
constexpr int kResultColumn = 84;
constexpr int kLeastSteps = 300; // wide
constexpr int kFullSteps = 460;
constexpr int kDetail = 348;
constexpr int kLeastBottom = 130; // high
constexpr int kFullBottom = 190;
constexpr int kHighFrom = 280; // room for rows of the full height
constexpr int kStepRow = 26;
constexpr int kDenseStepRow = 20;

} // namespace

MachinePage::MachinePage(PlainTable* steps)
    : m_steps(steps)
    , m_title(new QLabel(this))
    , m_area(new QScrollArea(this))
    , m_diagram(new MachineView)
    , m_rule(makeHairline(this))
    , m_detail(new StepDetailView(this)) {
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_steps->setParent(this);
    m_steps->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_title->setTextFormat(Qt::PlainText);
    m_diagram->setAccessibleName(AutomatonText::tr("Diagram of the decoder"));
    m_steps->setAccessibleName(AutomatonText::tr("Steps of the decoder"));
    m_detail->setAccessibleName(AutomatonText::tr("This step of the decoder"));
    m_area->setWidget(m_diagram);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->viewport()->setBackgroundRole(QPalette::Base);
}

void MachinePage::setReader(const std::shared_ptr<const automaton::MachineReader>& reader) {
    m_diagram->setReader(reader);
    m_title->setText(reader == nullptr ? QString() : titleOf(reader->machine()));
    arrange();
}

void MachinePage::showStep(const MachineTrace& trace, std::optional<std::size_t> step) {
    m_diagram->setStep(step ? std::optional(trace.steps[*step]) : std::nullopt);
    const QString sentence = step ? stepSentence(trace, *step) : QString();
    m_diagram->setAccessibleDescription(
        (sentence + QLatin1Char(' ') + m_diagram->spoken()).trimmed());
    m_detail->setLines(step ? stepLines(trace, *step) : std::vector<std::pair<QString, QString>>{});
    scrollToStep();
}

void MachinePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void MachinePage::arrange() {
    m_title->setFont(uiFont(FontSize::Caption, QFont::Bold));
    m_title->adjustSize();
    m_title->move(scaled(kMargin) / 2 + 4, 4);
    const QSize natural = m_diagram->naturalSize();
    const bool fitsBeside = natural.width() + scaled(kLeastSteps) <= width();
    const int bottom = height() - m_title->height() - 8 - natural.height();
    if (!fitsBeside && bottom >= scaled(kLeastBottom))
        placeAbove(std::min(bottom, scaled(kFullBottom)));
    else
        placeBeside();
    m_diagram->fitInto(m_area->size());
    fitColumns();
    scrollToStep();
}

void MachinePage::placeBeside() {
    const bool dense = height() < scaled(kHighFrom);
    m_detail->setDense(dense);
    m_steps->setRowHeightAtZoom0(dense ? kDenseStepRow : kStepRow);
    const int wanted = width() - m_diagram->naturalSize().width() - scaled(kMargin);
    const int steps =
        std::min(std::clamp(wanted, scaled(kLeastSteps), scaled(kFullSteps)), width());
    const int left = width() - steps;
    const int top = m_title->height() + 8;
    m_area->setGeometry(0, top, left, height() - top);
    m_rule->setGeometry(left, 0, 1, height());
    const int detail = m_detail->sizeHint().height();
    m_steps->setGeometry(left + 1, 0, steps - 1, height() - detail);
    m_detail->setGeometry(left + 1, height() - detail, steps - 1, detail);
}

void MachinePage::placeAbove(int bottom) {
    m_detail->setDense(false);
    m_steps->setRowHeightAtZoom0(kDenseStepRow);
    const int top = m_title->height() + 8;
    const int upper = height() - bottom;
    const int left = width() - std::min(scaled(kDetail), width() / 2);
    m_area->setGeometry(0, top, width(), upper - top);
    m_rule->setGeometry(0, upper, width(), 1);
    m_steps->setGeometry(0, upper + 1, left, bottom - 1);
    m_detail->setGeometry(left, upper + 1, width() - left, bottom - 1);
}

void MachinePage::fitColumns() {
    const int states = (m_steps->width() - scaled(kByteColumn + kResultColumn)) / 2 - 2;
    m_steps->setColumnWidth(MachineStepModel::kByte, scaled(kByteColumn));
    m_steps->setColumnWidth(MachineStepModel::kState, states);
    m_steps->setColumnWidth(MachineStepModel::kNext, states);
}

void MachinePage::scrollToStep() {
    m_area->horizontalScrollBar()->setValue(0);
    m_area->verticalScrollBar()->setValue(0);
    if (const auto state = m_diagram->areaNamed(QStringLiteral("current")))
        m_area->ensureVisible(state->center().x(), state->center().y(), state->width() / 2 + 8,
                              state->height() / 2 + 8);
}

} // namespace moji::app
