#include "lenses/automaton/automaton_lens.h"

#include "document/selection.h"
#include "lenses/automaton/automaton_models.h"
#include "lenses/automaton/state_diagram_view.h"
#include "lenses/automaton/step_detail_view.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "text/qt_text.h"
#include "widgets/plain_table.h"
#include "widgets/transport_bar.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QStackedWidget>

namespace moji::app {

namespace {

constexpr int kDenseRow = 15;

/// A table of short numbers, as dense as the design has it.
PlainTable* makeDenseTable(QAbstractItemModel* model, const QString& name, int columnWidth,
                           int headWidth) {
    auto* table = new PlainTable(kDenseRow);
    table->setModel(model);
    table->setAccessibleName(name);
    table->setSelectionMode(QAbstractItemView::NoSelection);
    table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table->verticalHeader()->show();
    table->verticalHeader()->setFixedWidth(scaled(headWidth));
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignCenter);
    table->horizontalHeader()->setFixedHeight(scaled(kDenseRow));
    table->horizontalHeader()->setDefaultSectionSize(scaled(columnWidth));
    table->setFixedSize(scaled(headWidth) + model->columnCount() * scaled(columnWidth) + 2,
                        scaled(kDenseRow) * (model->rowCount() + 1) + 2);
    return table;
}

QLabel* makeHeading(const QString& text) {
    auto* label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setObjectName(QStringLiteral("heading"));
    return label;
}

} // namespace

AutomatonLens::AutomatonLens(Document* document, Selection* selection, QWidget* parent)
    : Lens(parent)
    , m_document(document)
    , m_selection(selection)
    , m_steps(new StepModel(this))
    , m_classes(new ByteClassModel(this))
    , m_transitions(new TransitionModel(this)) {
    setFocusPolicy(Qt::StrongFocus);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeToolBar());
    column->addWidget(makePages(), 1);
    m_sentence = new QLabel(this);
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setContentsMargins(16, 4, 16, 8);
    column->addWidget(m_sentence);

    connect(document, &Document::bytesChanged, this, &AutomatonLens::refresh);
    connect(document, &Document::codecChanged, this, &AutomatonLens::refresh);
    connect(selection, &Selection::changed, this, &AutomatonLens::followSelection);
    connect(m_transport, &TransportBar::firstRequested, this, [this] { goTo(0); });
    connect(m_transport, &TransportBar::lastRequested, this,
            [this] { goTo(m_trace.steps.size() - 1); });
    connect(m_transport, &TransportBar::nextRequested, this, &AutomatonLens::goForward);
    connect(m_transport, &TransportBar::previousRequested, this, &AutomatonLens::goBack);
    connect(m_stepTable, &PlainTable::clicked, this,
            [this](const QModelIndex& index) { goTo(static_cast<std::size_t>(index.row())); });
    connect(m_stepTable->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) {
                if (index.isValid() && static_cast<std::size_t>(index.row()) != m_step)
                    goTo(static_cast<std::size_t>(index.row()));
            });
    restyle();
    refresh();
}

QWidget* AutomatonLens::makeToolBar() {
    auto* bar = new QWidget(this);
    bar->setFixedHeight(scaled(40));
    bar->setObjectName(QStringLiteral("toolbar"));
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(12, 0, 12, 0);
    m_transport = new TransportBar(bar);
    m_numbering = new QComboBox(bar);
    m_numbering->addItem(tr("2010, times 12"), static_cast<int>(Numbering::Of2010));
    m_numbering->addItem(tr("2009, plain"), static_cast<int>(Numbering::Of2009));
    m_numbering->setAccessibleName(tr("Numbering"));
    m_recovery = new QComboBox(bar);
    m_recovery->addItem(tr("retry the byte (WHATWG)"), static_cast<int>(utf8::Recovery::Retry));
    m_recovery->addItem(tr("eat the byte"), static_cast<int>(utf8::Recovery::Eat));
    m_recovery->setAccessibleName(tr("After REJECT"));
    row->addWidget(m_transport);
    row->addStretch(1);
    row->addWidget(new QLabel(tr("Numbering"), bar));
    row->addWidget(m_numbering);
    row->addSpacing(8);
    row->addWidget(new QLabel(tr("After REJECT"), bar));
    row->addWidget(m_recovery);
    connect(m_numbering, &QComboBox::currentIndexChanged, this, &AutomatonLens::refresh);
    connect(m_recovery, &QComboBox::currentIndexChanged, this, &AutomatonLens::refresh);
    return bar;
}

QWidget* AutomatonLens::makePages() {
    m_diagram = new StateDiagramView;
    m_diagram->setAccessibleName(tr("State diagram"));
    m_stepTable = new PlainTable(26);
    m_stepTable->setModel(m_steps);
    m_stepTable->setAccessibleName(tr("Steps"));
    for (int column = 0; column < StepModel::kCodePoint; ++column)
        m_stepTable->setColumnWidth(column, scaled(56));
    m_stepTable->horizontalHeader()->setStretchLastSection(true);
    m_detail = new StepDetailView;
    m_detail->setAccessibleName(tr("This step"));

    auto* content = new QWidget;
    auto* grid = new QGridLayout(content);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(0);
    grid->addWidget(m_diagram, 0, 0, 2, 1);
    grid->addWidget(m_stepTable, 0, 1);
    grid->addWidget(m_detail, 1, 1);
    grid->addWidget(makeTables(), 2, 0, 1, 2);
    grid->setColumnStretch(0, 1);
    grid->setRowStretch(0, 1);
    auto* area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(content);

    m_notice = new QLabel;
    m_notice->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_notice->setContentsMargins(16, 12, 16, 12);
    m_notice->setTextFormat(Qt::PlainText);
    m_pages = new QStackedWidget(this);
    m_pages->setAutoFillBackground(true);
    m_pages->addWidget(area);
    m_pages->addWidget(m_notice);
    return m_pages;
}

QWidget* AutomatonLens::makeTables() {
    m_classTable = makeDenseTable(m_classes, tr("utf8d, byte to class"), 22, 32);
    m_transitionTable = makeDenseTable(m_transitions, tr("utf8d, next state"), 34, 110);
    auto* panel = new QWidget;
    auto* grid = new QGridLayout(panel);
    grid->setContentsMargins(12, 8, 12, 8);
    grid->setHorizontalSpacing(24);
    grid->setVerticalSpacing(4);
    grid->addWidget(makeHeading(tr("utf8d[0..255]: byte to class. 00..7F are all class 0")), 0, 0);
    grid->addWidget(makeHeading(tr("utf8d[256 + state + class]: next state")), 0, 1);
    grid->addWidget(m_classTable, 1, 0, Qt::AlignTop);
    grid->addWidget(m_transitionTable, 1, 1, Qt::AlignTop);
    grid->setColumnStretch(1, 1);
    return panel;
}

QString AutomatonLens::sentence() const {
    return m_sentence->text();
}

void AutomatonLens::restyle() {
    for (QLabel* heading : findChildren<QLabel*>(QStringLiteral("heading")))
        heading->setFont(uiFont(FontSize::Caption, QFont::Bold));
    for (PlainTable* table : {m_classTable, m_transitionTable}) {
        table->horizontalHeader()->setFont(monoFont(FontSize::DenseTable));
        table->verticalHeader()->setFont(uiFont(FontSize::DenseTable));
    }
    QPalette surface = m_pages->palette();
    surface.setColor(QPalette::Window, colours().surface);
    if (surface != m_pages->palette())
        m_pages->setPalette(surface);
    m_sentence->setFont(uiFont(FontSize::Label));
    m_notice->setFont(uiFont(FontSize::Body));
}

void AutomatonLens::changeEvent(QEvent* event) {
    Lens::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
}

void AutomatonLens::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Space:
        m_transport->setPlaying(!m_transport->isPlaying());
        break;
    case Qt::Key_Right:
        goForward();
        break;
    case Qt::Key_Left:
        goBack();
        break;
    case Qt::Key_Home:
        goTo(0);
        break;
    case Qt::Key_End:
        goTo(m_trace.steps.size() - 1);
        break;
    default:
        Lens::keyPressEvent(event);
    }
}

void AutomatonLens::traceAround(ByteRange range) {
    m_trace =
        makeTrace(*m_document, range, static_cast<Numbering>(m_numbering->currentData().toInt()),
                  static_cast<utf8::Recovery>(m_recovery->currentData().toInt()));
    m_steps->setTrace(m_trace);
}

void AutomatonLens::refresh() {
    const bool readable = m_document->isUtf8();
    const ByteRange focus = m_selection->focus();
    traceAround(readable ? focus : ByteRange{});
    m_notice->setText(readable ? tr("Select a byte to see how it is read.")
                               : tr("This lens reads UTF-8. The document is read as %1.")
                                     .arg(fromUtf8(m_document->codec().name())));
    m_pages->setCurrentIndex(m_trace.steps.empty() ? 1 : 0);
    m_sentence->setVisible(!m_trace.steps.empty());
    if (m_trace.steps.empty())
        showStep(std::nullopt, false);
    else
        showStep(m_trace.stepAt(m_selection->caret()).value_or(0), false);
}

void AutomatonLens::followSelection() {
    if (!m_stepping)
        refresh();
}

void AutomatonLens::showStep(std::optional<std::size_t> step, bool animated) {
    m_step = step;
    m_transport->setPosition(step.value_or(0), m_trace.steps.size());
    const auto current = step ? std::optional(m_trace.steps[*step]) : std::nullopt;
    m_diagram->setStep(m_trace.numbering, current, animated);
    m_detail->setStep(m_trace, step);
    m_classes->setStep(m_trace, step);
    m_transitions->setStep(m_trace, step);
    if (step) {
        m_stepTable->setCurrentIndex(m_steps->index(static_cast<int>(*step), 0));
        m_sentence->setText(stepSentence(m_trace, *step));
        m_diagram->setAccessibleDescription(m_sentence->text());
    }
}

void AutomatonLens::goTo(std::size_t step) {
    if (step >= m_trace.steps.size())
        return;
    m_stepping = true;
    const std::uint64_t offset = m_trace.steps[step].offset;
    if (offset < m_document->size())
        m_selection->select({offset, offset + 1});
    m_stepping = false;
    showStep(step, m_transport->isPlaying());
}

void AutomatonLens::goForward() {
    if (m_step && *m_step + 1 < m_trace.steps.size()) {
        goTo(*m_step + 1);
    } else if (m_step && m_trace.range.end < m_document->size()) {
        traceAround({m_trace.range.end, m_trace.range.end + 1});
        goTo(0);
    } else {
        m_transport->setPlaying(false);
    }
}

void AutomatonLens::goBack() {
    if (m_step && *m_step > 0) {
        goTo(*m_step - 1);
    } else if (m_step && m_trace.range.begin > 0) {
        traceAround({m_trace.range.begin - 1, m_trace.range.begin});
        goTo(m_trace.steps.size() - 1);
    }
}

Lens* makeAutomatonLens(Document* document, Selection* selection, QWidget* parent) {
    return new AutomatonLens(document, selection, parent);
}

} // namespace moji::app
