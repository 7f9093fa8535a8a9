#include "lenses/table/table_lens.h"

#include "document/selection.h"
#include "lenses/table/step_delegate.h"
#include "lenses/table/table_models.h"
#include "style/fonts.h"
#include "text/qt_text.h"
#include "widgets/plain_table.h"
#include "widgets/transport_bar.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScopedValueRollback>
#include <QStackedWidget>

#include <algorithm>
#include <array>

namespace moji::app {

namespace {

constexpr int kLookedUpRow = 15;
constexpr int kStepRow = 24;
constexpr int kLineRow = 18;
constexpr int kRowHead = 46;
constexpr std::array<int, kTabColumns> kTabWidths = {46, 40, 40, 68, 66};
constexpr std::array<int, kTestColumns> kTestWidths = {42, 48, 52, 84};
constexpr std::array<int, 5> kStepWidths = {36, 58, 52, 46, 84}; // the words take the rest
constexpr int kSteps = 440;
constexpr int kLineName = 76;
constexpr int kLines = 230;
constexpr int kScrollBar = 16;

template <std::size_t N>
void setColumnWidths(QTableView* table, const std::array<int, N>& widths) {
    for (std::size_t i = 0; i < N; ++i)
        table->setColumnWidth(static_cast<int>(i), scaled(widths[i]));
}

template <std::size_t N>
int widthOf(const std::array<int, N>& widths) {
    int sum = 0;
    for (const int width : widths)
        sum += scaled(width);
    return sum;
}

QWidget* makeHairline() {
    auto* line = new QWidget;
    line->setBackgroundRole(QPalette::Midlight);
    line->setAutoFillBackground(true);
    line->setFixedWidth(1);
    return line;
}

} // namespace

TableLens::TableLens(Document* document, Selection* selection, QWidget* parent)
    : Lens(parent)
    , m_document(document)
    , m_selection(selection)
    , m_tab(new TabModel(this))
    , m_tests(new TestModel(this))
    , m_steps(new TableStepModel(this))
    , m_lines(new StepLineModel(this)) {
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

    connect(document, &Document::bytesChanged, this, &TableLens::refresh);
    connect(document, &Document::codecChanged, this, &TableLens::refresh);
    connect(selection, &Selection::changed, this, &TableLens::followSelection);
    connect(selection, &Selection::hoverChanged, this,
            [this] { m_steps->setHovered(m_selection->hovered()); });
    connectTransport();
    restyle();
    refresh();
}

QWidget* TableLens::makeToolBar() {
    auto* bar = new QWidget(this);
    bar->setMinimumHeight(scaled(40));
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(12, 0, 12, 0);
    m_transport = new TransportBar(bar);
    m_algorithm = new QComboBox(bar);
    m_algorithm->setAccessibleName(tr("Algorithm"));
    m_algorithm->addItem(tr("mbtowc (1992), reads"), static_cast<int>(Algorithm::Mbtowc));
    m_algorithm->addItem(tr("wctomb (1992), writes"), static_cast<int>(Algorithm::Wctomb));
    m_algorithm->addItem(tr("branchy, reads"), static_cast<int>(Algorithm::Branchy));
    row->addWidget(m_transport);
    row->addStretch(1);
    row->addWidget(new QLabel(tr("Algorithm"), bar));
    row->addWidget(m_algorithm);
    connect(m_algorithm, &QComboBox::currentIndexChanged, this, &TableLens::changeAlgorithm);
    return bar;
}

PlainTable* TableLens::makeLookedUpTable(LookedUpModel* model, const QString& name) {
    auto* table = new PlainTable(kLookedUpRow);
    table->setModel(model);
    table->setAccessibleName(name);
    table->setSelectionMode(QAbstractItemView::NoSelection);
    table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table->verticalHeader()->show();
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    return table;
}

void TableLens::makeStepTable() {
    m_stepTable = new PlainTable(kStepRow);
    m_stepTable->setModel(m_steps);
    m_stepTable->setItemDelegate(new StepDelegate(m_stepTable));
    m_stepTable->setAccessibleName(tr("Steps"));
    m_stepTable->horizontalHeader()->setStretchLastSection(true);
    m_stepTable->setMouseTracking(true);
    m_stepTable->installEventFilter(this);
    m_stepTable->viewport()->installEventFilter(this);
    connect(m_stepTable->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) {
                if (index.isValid() && static_cast<std::size_t>(index.row()) != m_step)
                    goTo(static_cast<std::size_t>(index.row()));
            });
    connect(m_stepTable, &PlainTable::clicked, this,
            [this](const QModelIndex& index) { goTo(static_cast<std::size_t>(index.row())); });
    connect(m_stepTable, &PlainTable::entered, this, [this](const QModelIndex& index) {
        const std::uint64_t offset = m_trace.steps[static_cast<std::size_t>(index.row())].offset;
        if (offset < m_document->size())
            m_selection->setHovered(ByteRange{offset, offset + 1});
    });
}

QWidget* TableLens::makePages() {
    m_tabTable = makeLookedUpTable(m_tab, tr("Tab"));
    m_testTable = makeLookedUpTable(m_tests, tr("Tests"));
    m_lookedUp = new QStackedWidget;
    m_lookedUp->addWidget(m_tabTable);
    m_lookedUp->addWidget(m_testTable);
    makeStepTable();
    m_lineTable = new PlainTable(kLineRow);
    m_lineTable->setModel(m_lines);
    m_lineTable->setAccessibleName(tr("This step"));
    m_lineTable->setSelectionMode(QAbstractItemView::NoSelection);
    m_lineTable->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);

    auto* content = new QWidget;
    auto* row = new QHBoxLayout(content);
    row->setContentsMargins(12, 2, 0, 2);
    row->setSpacing(0);
    row->addWidget(m_lookedUp);
    row->addWidget(makeHairline());
    row->addWidget(m_stepTable, 3);
    row->addWidget(makeHairline());
    row->addSpacing(12);
    row->addWidget(m_lineTable, 2);

    m_notice = new QLabel;
    m_notice->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_notice->setContentsMargins(16, 12, 16, 12);
    m_notice->setTextFormat(Qt::PlainText);
    m_notice->setForegroundRole(QPalette::PlaceholderText);
    m_notice->setWordWrap(true);
    m_pages = new QStackedWidget(this);
    m_pages->setBackgroundRole(QPalette::Base);
    m_pages->setAutoFillBackground(true);
    m_pages->addWidget(content);
    m_pages->addWidget(m_notice);
    return m_pages;
}

void TableLens::connectTransport() {
    connect(m_transport, &TransportBar::firstRequested, this, [this] { goTo(0); });
    connect(m_transport, &TransportBar::lastRequested, this,
            [this] { goTo(m_trace.steps.size() - 1); });
    connect(m_transport, &TransportBar::nextRequested, this, &TableLens::goForward);
    connect(m_transport, &TransportBar::previousRequested, this, &TableLens::goBack);
}

QString TableLens::sentence() const {
    return m_sentence->text();
}

void TableLens::restyle() {
    setColumnWidths(m_tabTable, kTabWidths);
    setColumnWidths(m_testTable, kTestWidths);
    setColumnWidths(m_stepTable, kStepWidths);
    m_lineTable->setColumnWidth(0, scaled(kLineName));
    m_lineTable->setMinimumWidth(scaled(kLines));
    m_lineTable->horizontalHeader()->setFixedHeight(scaled(kLineRow) + 2);
    m_stepTable->setMinimumWidth(scaled(kSteps));
    for (PlainTable* table : {m_tabTable, m_testTable}) {
        table->verticalHeader()->setFixedWidth(scaled(kRowHead));
        table->horizontalHeader()->setFixedHeight(scaled(kLookedUpRow) + 1);
    }
    m_lookedUp->setFixedWidth(scaled(kRowHead) + widthOf(kTabWidths) + kScrollBar);
    m_sentence->setFont(uiFont(FontSize::Label));
    m_notice->setFont(uiFont(FontSize::Body));
}

void TableLens::changeEvent(QEvent* event) {
    Lens::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
}

bool TableLens::stepByKey(int key) {
    switch (key) {
    case Qt::Key_Space:
        m_transport->setPlaying(!m_transport->isPlaying() && m_step);
        return true;
    case Qt::Key_Right:
        goForward();
        return true;
    case Qt::Key_Left:
        goBack();
        return true;
    case Qt::Key_Home:
        goTo(0);
        return true;
    case Qt::Key_End:
        goTo(m_trace.steps.size() - 1);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_step)
            select(m_trace.sequenceOf(*m_step).range());
        return true;
    default:
        return false;
    }
}

void TableLens::keyPressEvent(QKeyEvent* event) {
    if (event->modifiers() != Qt::NoModifier || !stepByKey(event->key()))
        Lens::keyPressEvent(event);
}

bool TableLens::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_stepTable && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->modifiers() == Qt::NoModifier && stepByKey(key->key()))
            return true;
    }
    if (watched == m_stepTable->viewport() && event->type() == QEvent::Leave)
        m_selection->setHovered(std::nullopt);
    // A longer sentence makes the tables lower; they know their new height only afterwards.
    if (watched == m_stepTable->viewport() && event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &TableLens::scrollToStep, Qt::QueuedConnection);
    return Lens::eventFilter(watched, event);
}

void TableLens::traceAround(ByteRange range) {
    m_trace = makeTableTrace(*m_document, range,
                             static_cast<Algorithm>(m_algorithm->currentData().toInt()));
    m_step.reset();
    m_steps->setTrace(m_trace);
}

void TableLens::showTrace(std::optional<std::uint64_t> offset) {
    const bool none = m_trace.steps.empty();
    m_notice->setText(m_document->isUtf8()
                          ? tr("Select a byte to see how it is read.")
                          : tr("This lens reads UTF-8. The document is read as %1.")
                                .arg(fromUtf8(m_document->codec().name())));
    m_pages->setCurrentIndex(none ? 1 : 0);
    m_lookedUp->setCurrentWidget(m_trace.algorithm == Algorithm::Branchy ? m_testTable
                                                                         : m_tabTable);
    m_sentence->setVisible(!none);
    if (none)
        showStep(std::nullopt);
    else
        showStep(offset ? m_trace.stepAt(*offset).value_or(0) : 0);
}

void TableLens::refresh() {
    traceAround(m_document->isUtf8() ? m_selection->focus() : ByteRange{});
    showTrace(m_selection->caret());
}

void TableLens::followSelection() {
    if (!m_stepping)
        refresh();
}

void TableLens::changeAlgorithm() {
    if (!m_step)
        return refresh();
    const ByteRange shown = m_trace.range;
    const std::uint64_t offset = m_trace.sequenceOf(*m_step).offset;
    m_transport->setPlaying(false);
    traceAround(shown);
    showTrace(offset);
}

void TableLens::showStep(std::optional<std::size_t> step) {
    m_step = step;
    m_transport->setPosition(step.value_or(0), m_trace.steps.size());
    m_lines->setLines(step ? stepLines(m_trace, *step) : std::vector<StepLine>{});
    const bool branchy = m_trace.algorithm == Algorithm::Branchy;
    auto cells = step ? litCells(m_trace, *step) : std::vector<LitCell>{};
    (branchy ? m_tab : m_tests)->setLitCells({});
    LookedUpModel* model = branchy ? m_tests : m_tab;
    model->setLitCells(std::move(cells));
    m_sentence->setText(step ? stepSentence(m_trace, *step) : QString());
    setAccessibleDescription(m_sentence->text());
    if (!step)
        return;
    m_stepTable->setCurrentIndex(m_steps->index(static_cast<int>(*step), 0));
    scrollToStep();
}

void TableLens::scrollToStep() {
    for (PlainTable* table : {m_tabTable, m_testTable}) {
        const auto* model = static_cast<const LookedUpModel*>(table->model());
        if (const auto row = model->currentRow())
            table->scrollTo(model->index(*row, 0));
    }
    m_stepTable->scrollTo(m_stepTable->currentIndex());
}

void TableLens::select(ByteRange range) {
    const QScopedValueRollback stepping(m_stepping, true);
    m_selection->select(range);
}

void TableLens::goTo(std::size_t step) {
    if (step >= m_trace.steps.size() || m_document->size() == 0)
        return;
    const std::uint64_t offset = std::min(m_trace.steps[step].offset, m_document->size() - 1);
    select({offset, offset + 1});
    showStep(step);
}

void TableLens::goForward() {
    if (m_step && *m_step + 1 < m_trace.steps.size()) {
        goTo(*m_step + 1);
    } else if (m_step && m_trace.range.end < m_document->size()) {
        traceAround({m_trace.range.end, m_trace.range.end + 1});
        goTo(0);
    } else {
        m_transport->setPlaying(false);
    }
}

void TableLens::goBack() {
    if (m_step && *m_step > 0) {
        goTo(*m_step - 1);
    } else if (m_step && m_trace.range.begin > 0) {
        traceAround({m_trace.range.begin - 1, m_trace.range.begin});
        goTo(m_trace.steps.size() - 1);
    }
}

Lens* makeTableLens(Document* document, Selection* selection, QWidget* parent) {
    return new TableLens(document, selection, parent);
}

} // namespace moji::app
