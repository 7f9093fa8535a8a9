#include "lenses/table/table_lens.h"

#include "lenses/table/table_models.h"
#include "lenses/table/table_parts.h"
#include "style/fonts.h"
#include "widgets/lens_bar.h"
#include "widgets/plain_table.h"
#include "widgets/transport_bar.h"

#include <QComboBox>
#include <QEvent>
#include <QFontMetrics>
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
constexpr std::array<int, kLimitColumns> kLimitWidths = {64, 44, 40, 78};
constexpr std::array<int, 5> kStepWidths = {36, 58, 52, 46, 84}; // the words take the rest
constexpr std::array<int, 5> kNarrowStepWidths = {28, 44, 40, 40, 72};
constexpr int kSteps = 400;
constexpr int kNarrowSteps = 330;
constexpr int kLineName = 76;
constexpr int kMostLineName = 120;
constexpr int kLines = 230;
constexpr int kScrollBar = 16;
constexpr int kMostLines = 6; // of a step, without its heading
constexpr int kLeastLines = 3;
constexpr int kHighFrom = 420; // room for stacked parts
constexpr int kNumberPadding = 12;

/// Returns the sum. `fitted`: at least as wide as the heads, which are translated.
template <std::size_t N>
int setColumnWidths(QTableView* table, const std::array<int, N>& widths, bool fitted) {
    int sum = 0;
    for (std::size_t i = 0; i < N; ++i) {
        const auto column = static_cast<int>(i);
        const int head = fitted ? table->horizontalHeader()->sectionSizeHint(column) : 0;
        table->setColumnWidth(column, std::max(scaled(widths[i]), head));
        sum += table->columnWidth(column);
    }
    return sum;
}

} // namespace

TableLens::TableLens(Document* document, Selection* selection, QWidget* parent)
    : SteppingLens(document, selection, parent)
    , m_model(new TableStepModel(this))
    , m_steps(makeSteps())
    , m_tab(new TabModel(this))
    , m_tests(new TestModel(this))
    , m_limits(new LimitModel(this))
    , m_lines(new StepLineModel(this)) {
    makeContent();
    setContent(m_parts);
    makeChoice();
    namePart("tab", m_tabTable);
    namePart("tests", m_testTable);
    namePart("limits", m_limitTable);
    namePart("steps", m_steps->table());
    namePart("lines", m_lineTable);
    keep("algorithm", m_algorithm);
    keepSteps([this] { return m_steps->place(); },
              [this](const QString& place) { return m_steps->setPlace(place); });
    start();
}

TraceSteps* TableLens::makeSteps() {
    return new TraceSteps(
        &document(), &selection(), m_model, kStepRow,
        {.retrace = [this](ByteRange range) { retrace(range); },
         .tracedRange = [this] { return m_trace.range; },
         .characterOf = [this](std::size_t step) { return m_trace.sequenceOf(step).range(); },
         .stepAt = [this](std::uint64_t offset) { return m_trace.stepAt(offset); },
         .show = [this](std::optional<std::size_t> step) { showStep(step); },
         .select = [this](ByteRange range) { select(range); }},
        this);
}

void TableLens::makeChoice() {
    bar().addStretch();
    m_algorithm = addChoice(tr("Algorithm"));
    m_algorithm->addItem(tr("mbtowc (1992), reads"), static_cast<int>(Algorithm::Mbtowc));
    m_algorithm->addItem(tr("wctomb (1992), writes"), static_cast<int>(Algorithm::Wctomb));
    m_algorithm->addItem(tr("branchy, reads"), static_cast<int>(Algorithm::Branchy));
    m_algorithm->addItem(tr("branchy, writes"), static_cast<int>(Algorithm::BranchyWrites));
    connect(m_algorithm, &QComboBox::currentIndexChanged, this, &TableLens::traceAgain);
}

PlainTable* TableLens::makeLookedUpTable(LookedUpModel* model, const QString& name) {
    auto* table = new PlainTable(kLookedUpRow);
    table->setModel(model);
    table->setAccessibleName(name);
    table->setSelectionMode(QAbstractItemView::NoSelection);
    table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table->verticalHeader()->show();
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table->viewport()->installEventFilter(this);
    return table;
}

void TableLens::makeContent() {
    m_tabTable = makeLookedUpTable(m_tab, tr("Tab"));
    m_testTable = makeLookedUpTable(m_tests, tr("Tests"));
    m_limitTable = makeLookedUpTable(m_limits, tr("Limits"));
    m_lookedUp = new QStackedWidget;
    for (PlainTable* table : {m_tabTable, m_testTable, m_limitTable})
        m_lookedUp->addWidget(table);
    m_lineTable = new PlainTable(kLineRow);
    m_lineTable->setModel(m_lines);
    m_lineTable->setAccessibleName(tr("This step"));
    m_lineTable->setSelectionMode(QAbstractItemView::NoSelection);
    m_lineTable->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);

    m_parts = new TableParts(m_lookedUp, m_steps->table(), m_lineTable);
}

/// Where all three parts do not fit side by side, the lines go below the table that is looked up,
/// and in a high panel all go one below the other.
void TableLens::adaptTo(QSize room) {
    using Arrangement = TableParts::Arrangement;
    constexpr int kBetween = 28; // margins, spacing and hairlines
    const int beside = m_lookedUp->width() + scaled(kSteps + kLines) + kBetween;
    const Arrangement arrangement = room.width() >= beside               ? Arrangement::Beside
                                    : room.height() >= scaled(kHighFrom) ? Arrangement::Stacked
                                                                         : Arrangement::Corner;
    m_parts->arrange(arrangement);
    layoutSteps();
    const bool areBelow = arrangement != Arrangement::Beside;
    const auto heightOf = [](const PlainTable& table) {
        return table.horizontalHeader()->height() + table.verticalHeader()->length() + 2;
    };
    const int rows = std::max(heightOf(*m_tabTable), heightOf(*m_testTable));
    const int lines = arrangement == Arrangement::Stacked ? kMostLines : kLeastLines;
    m_lineTable->horizontalHeader()->setStretchLastSection(areBelow);
    m_lineTable->setMinimumHeight(areBelow ? scaled(kLineRow) * (lines + 1) + 4 : 0);
    m_lookedUp->setMinimumHeight(areBelow ? std::min(heightOf(*m_tabTable), room.height() / 2) : 0);
    m_lookedUp->setMaximumHeight(areBelow ? rows : QWIDGETSIZE_MAX); // the others get the rest
}

/// Columns are at least as wide as their heads and numbers.
void TableLens::layoutSteps() {
    const bool isNarrow = m_parts->arrangement() == TableParts::Arrangement::Corner;
    const auto& widths = isNarrow ? kNarrowStepWidths : kStepWidths;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        const auto column = static_cast<int>(i);
        m_steps->table()->setColumnWidth(
            column, std::max(scaled(widths[i]),
                             m_steps->table()->horizontalHeader()->sectionSizeHint(column)));
    }
    const QFontMetrics metrics(monoFont(FontSize::Label));
    for (const auto& [column, largest] : valueColumns(m_trace)) {
        const int number =
            metrics.horizontalAdvance(table_words::hex(largest)) + scaled(kNumberPadding);
        m_steps->table()->setColumnWidth(column,
                                         std::max(m_steps->table()->columnWidth(column), number));
    }
    m_steps->table()->setMinimumWidth(scaled(isNarrow ? kNarrowSteps : kSteps));
}

/// It never shrinks: from step to step nothing moves.
void TableLens::growLineNames() {
    const int wanted = m_lineTable->QAbstractItemView::sizeHintForColumn(0);
    m_lineTable->setColumnWidth(
        0, std::clamp(wanted, m_lineTable->columnWidth(0),
                      std::max(m_lineTable->columnWidth(0), scaled(kMostLineName))));
}

void TableLens::restyle() {
    const int columns = std::max({setColumnWidths(m_tabTable, kTabWidths, false),
                                  setColumnWidths(m_testTable, kTestWidths, true),
                                  setColumnWidths(m_limitTable, kLimitWidths, true)});
    layoutSteps();
    const int rowHead =
        std::max({scaled(kRowHead), m_tabTable->verticalHeader()->sizeHint().width(),
                  m_testTable->verticalHeader()->sizeHint().width(),
                  m_limitTable->verticalHeader()->sizeHint().width()});
    m_lineTable->setColumnWidth(0, scaled(kLineName));
    growLineNames();
    m_lineTable->setMinimumWidth(scaled(kLines));
    m_lineTable->horizontalHeader()->setFixedHeight(scaled(kLineRow) + 2);
    for (PlainTable* table : {m_tabTable, m_testTable, m_limitTable}) {
        table->verticalHeader()->setFixedWidth(rowHead);
        table->horizontalHeader()->setFixedHeight(scaled(kLookedUpRow) + 1);
    }
    m_lookedUp->setFixedWidth(rowHead + columns + kScrollBar);
}

bool TableLens::eventFilter(QObject* watched, QEvent* event) {
    const bool lookedUp = watched == m_tabTable->viewport() || watched == m_testTable->viewport() ||
                          watched == m_limitTable->viewport();
    if (!lookedUp)
        return SteppingLens::eventFilter(watched, event);
    if (event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &TableLens::scrollToLitRow, Qt::QueuedConnection);
    return SteppingLens::eventFilter(watched, event);
}

void TableLens::retrace(ByteRange range) {
    m_trace = makeTableTrace(document(), range,
                             static_cast<Algorithm>(m_algorithm->currentData().toInt()));
    m_model->setTrace(m_trace);
    layoutSteps();
}

void TableLens::traceAgain() {
    transport().setPlaying(false);
    m_steps->traceAgain();
}

void TableLens::showStep(std::optional<std::size_t> step) {
    m_lookedUp->setCurrentWidget(lookedUpNow());
    m_lines->setLines(step ? stepLines(m_trace, *step) : std::vector<StepLine>{});
    growLineNames();
    for (LookedUpModel* model : {m_tab, m_tests, m_limits})
        model->setLitCells(step && lookedUpNow()->model() == model ? litCells(m_trace, *step)
                                                                   : std::vector<LitCell>{});
    scrollToLitRow();
    showSentence(step ? stepSentence(m_trace, *step) : QString(), m_steps->limitSentence());
}

PlainTable* TableLens::lookedUpNow() const {
    switch (m_trace.algorithm) {
    case Algorithm::Mbtowc:
    case Algorithm::Wctomb:
        break;
    case Algorithm::Branchy:
        return m_testTable;
    case Algorithm::BranchyWrites:
        return m_limitTable;
    }
    return m_tabTable;
}

void TableLens::scrollToLitRow() {
    for (PlainTable* table : {m_tabTable, m_testTable, m_limitTable}) {
        const auto* model = static_cast<const LookedUpModel*>(table->model());
        if (const auto row = model->currentRow())
            table->scrollTo(model->index(*row, 0));
    }
}

Panel* makeTableLens(Document* document, Selection* selection, QWidget* parent) {
    return new TableLens(document, selection, parent);
}

} // namespace moji::app
