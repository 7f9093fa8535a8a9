#include "lenses/statistics/statistics_lens.h"

#include "detect/bom.h"
#include "document/document.h"
#include "document/scan_words.h"
#include "document/selection.h"
#include "lenses/statistics/byte_search.h"
#include "lenses/statistics/histogram_view.h"
#include "lenses/statistics/statistics_table.h"
#include "scan/statistics.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "text/qt_text.h"
#include "widgets/plain_table.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kRowHeight = 20;
constexpr int kHeadHeight = 28;
constexpr int kRolesWidth = 288;
constexpr int kFiguresWidth = 328;
constexpr int kSpacing = 24;
constexpr int kMargins = 12 + 16;
constexpr int kLeastHistogram = 200;
constexpr int kHighFrom = 420;    // room for the histogram below the tables
constexpr int kHighestFrom = 620; // and for the tables one below the other

CheckSummary checkOf(const IndexedText& text) {
    CheckSummary check = summaryOf(text.index->totals());
    const auto marked = beginsWithMarkOf(*text.source, text.codec->name());
    check.byteOrderMark = marked && *marked;
    return check;
}

/// The results so far.
Statistics statisticsOf(const IndexedText& bytes) {
    return statisticsOf(checkOf(bytes), bytes.index->totals(), bytes.index->histogram());
}

} // namespace

StatisticsLens::StatisticsLens(Document* document, Selection* selection, QWidget* parent)
    : Lens(parent)
    , m_document(document)
    , m_selection(selection)
    , m_roles(new StatisticsTable({tr("Role in UTF-8"), tr("Count"), tr("Share")}, this))
    , m_figures(new StatisticsTable({tr("Measure"), tr("Value")}, this))
    , m_histogram(new HistogramModel(this))
    , m_histogramView(new HistogramView(m_histogram, this))
    , m_tables(new QHBoxLayout)
    , m_parts(new QHBoxLayout)
    , m_sentence(new QLabel(this))
    , m_failure(new QLabel(this))
    , m_again(new QPushButton(tr("Count again"), this))
    , m_searching(document->jobs(), tr("Searching"), this) {
    makeLayout();
    setFocusProxy(m_histogramView);
    setAutoFillBackground(true);
    connect(&document->scan(), &DocumentScan::advanced, selection, &Selection::noteOutdated);
    connect(selection, &Selection::outdated, this, &StatisticsLens::refresh);
    connect(document, &Document::opened, this, &StatisticsLens::refresh);
    connect(document, &Document::opened, &m_searching, &JobBase::cancel);
    connect(document, &Document::codecChanged, this, &StatisticsLens::describe);
    connect(selection, &Selection::changed, this, &StatisticsLens::followSelection);
    connect(selection, &Selection::hoverChanged, this, &StatisticsLens::followHover);
    connect(m_again, &QPushButton::clicked, this, [this] { m_document->scan().resume(); });
    connect(m_histogramView, &QTableView::activated, this, &StatisticsLens::goToNext);
    connect(m_histogramView, &QTableView::clicked, this, &StatisticsLens::goToNext);
    connect(m_histogramView->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &StatisticsLens::describe);
    namePart("histogram", m_histogramView);
    namePart("sentence", m_sentence);
    m_roles->setRows(roleRows({}));
    m_figures->setRows(figureRows({}, {}));
    restyle();
}

void StatisticsLens::makeLayout() {
    auto* callout = new QHBoxLayout;
    callout->setContentsMargins(16, 0, 16, 0);
    callout->addWidget(m_failure, 1);
    callout->addWidget(m_again);
    m_failure->setWordWrap(true);
    m_failure->setMargin(4);
    m_failure->setTextFormat(Qt::PlainText);
    m_failure->setAutoFillBackground(true);
    m_failure->hide();
    m_again->hide();
    m_tables->setSpacing(kSpacing);
    m_rolesTable = makeTable(m_roles, tr("Roles"));
    m_figuresTable = makeTable(m_figures, tr("Measures"));
    m_tables->addWidget(m_rolesTable);
    m_tables->addWidget(m_figuresTable);
    m_parts->setContentsMargins(12, 4, 16, 0);
    m_parts->setSpacing(kSpacing);
    m_parts->addLayout(m_tables);
    m_parts->addWidget(m_histogramView, 1);
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setObjectName(QStringLiteral("sentence"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(callout);
    column->addLayout(m_parts, 1);
    column->addWidget(m_sentence);
}

void StatisticsLens::adaptTo(QSize room) {
    m_room = room;
    const int tables = m_rolesTable->width() + m_figuresTable->width() + kSpacing + kMargins;
    const bool fitsBeside = room.width() >= tables + kSpacing + scaled(kLeastHistogram);
    const bool isColumn = !fitsBeside && room.height() >= scaled(kHighFrom);
    const bool stacksTables =
        isColumn && room.width() < tables && room.height() >= scaled(kHighestFrom);
    const auto direction = [](bool down) {
        return down ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    };
    m_parts->setDirection(direction(isColumn));
    m_tables->setDirection(direction(stacksTables));
    m_tables->setAlignment(isColumn ? Qt::AlignLeft : Qt::Alignment());
}

PlainTable* StatisticsLens::makeTable(StatisticsTable* model, const QString& name) {
    auto* table = new PlainTable(kRowHeight, this);
    table->setAccessibleName(name);
    table->setModel(model);
    QHeaderView* heads = table->horizontalHeader();
    heads->setFixedHeight(scaled(kHeadHeight));
    heads->setSectionResizeMode(QHeaderView::ResizeToContents);
    heads->setSectionResizeMode(1, QHeaderView::Stretch); // counts, which can be long
    table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    return table;
}

/// Wide enough for their longest texts: counts are never cut.
void StatisticsLens::fitTables() {
    for (const auto& [table, usual] :
         {std::pair(m_rolesTable, kRolesWidth), std::pair(m_figuresTable, kFiguresWidth)}) {
        int wanted = 2 * table->frameWidth();
        for (int column = 0; column < table->model()->columnCount(); ++column)
            wanted += std::max(static_cast<QAbstractItemView*>(table)->sizeHintForColumn(column),
                               table->horizontalHeader()->sectionSizeHint(column));
        table->setFixedWidth(std::max(scaled(usual), wanted));
    }
    adaptTo(m_room);
}

QString StatisticsLens::sentence() const {
    return m_sentence->text();
}

/// Whether the display is older than the document.
void StatisticsLens::setStale(bool stale) {
    m_roles->setStale(stale);
    m_figures->setStale(stale);
    m_sentence->setForegroundRole(stale ? QPalette::PlaceholderText : QPalette::WindowText);
}

/// Shows the results of the scan so far, unless hidden.
void StatisticsLens::refresh() {
    const DocumentScan& scan = m_document->scan();
    const QString failure = scanFailureText(*m_document);
    m_failure->setText(failure);
    m_failure->setVisible(!failure.isEmpty());
    m_again->setVisible(!failure.isEmpty());
    const DocumentIndex& index = scan.index();
    const bool isShown = m_shown == index.bytes.index && m_shownText == index.text.index;
    if (isVisible() && scan.isCurrent() && !isShown) {
        m_shown = index.bytes.index;
        m_shownText = index.text.index;
        display(statisticsOf(index.bytes), checkOf(index.text));
    }
    setStale(!scan.isComplete());
    setUpdating(!scan.isComplete() && failure.isEmpty());
}

void StatisticsLens::display(const Statistics& statistics, const CheckSummary& text) {
    m_statistics = statistics;
    m_text = text;
    m_roles->setRows(roleRows(*m_statistics));
    m_figures->setRows(figureRows(*m_statistics, m_text));
    m_histogram->setStatistics(*m_statistics);
    fitTables();
    followSelection();
    describe();
}

/// The byte at the caret is the current cell.
void StatisticsLens::followSelection() {
    const std::uint64_t caret = m_selection->caret();
    const Bytes byte = m_document->bytes({caret, caret + 1});
    if (!byte.empty())
        m_histogramView->setCurrentIndex(m_histogram->indexOf(byte.front()));
}

/// A value occurs at many offsets, so that hovering over a cell marks none of them.
void StatisticsLens::followHover() {
    const ByteRange range = m_selection->hovered().value_or(ByteRange{});
    const Bytes byte = m_document->bytes({range.begin, std::min(range.begin + 1, range.end)});
    m_histogramView->setHovered(byte.empty() ? std::nullopt : std::optional(byte.front()));
}

void StatisticsLens::describe() {
    if (!m_statistics) {
        m_sentence->setText(tr("Counting."));
        return;
    }
    QStringList sentences{statisticsSentence(*m_statistics, m_text)};
    const QModelIndex current = m_histogramView->currentIndex();
    if (current.isValid() && m_statistics->check.bytes > 0)
        sentences += byteSentence(*m_statistics, HistogramModel::byteAt(current));
    if (!m_document->isUtf8())
        sentences += tr("The document is read as %1. Roles and validity apply to UTF-8.")
                         .arg(fromUtf8(m_document->codec().name()));
    m_sentence->setText(sentences.join(QLatin1Char(' ')));
}

void StatisticsLens::goToNext(const QModelIndex& index) {
    const Byte byte = HistogramModel::byteAt(index);
    m_searching.start(
        m_document->revision(),
        [source = m_document->snapshot(), byte, from = m_selection->caret() + 1](
            const std::stop_token& stop, const ProgressCallback& report) {
            return findByte(*source, byte, from, stop, report);
        },
        [this, index](std::uint64_t revision, std::optional<std::uint64_t> found) {
            if (revision != m_document->revision())
                goToNext(index); // in the bytes as they are
            else if (found)
                m_selection->select({*found, *found + 1});
        });
}

void StatisticsLens::restyle() {
    const Palette& p = colours();
    m_sentence->setFont(uiFont(FontSize::Label));
    fitTables();
    m_failure->setFont(uiFont(FontSize::Label));
    QPalette own = palette();
    own.setColor(QPalette::Window, p.surface);
    if (own != palette())
        setPalette(own);
    setStale(!m_document->scan().isComplete());
    QPalette callout = m_failure->palette();
    callout.setColor(QPalette::Window, p.badBg);
    callout.setColor(QPalette::WindowText, p.bad);
    m_failure->setPalette(callout);
}

void StatisticsLens::showEvent(QShowEvent* event) {
    Lens::showEvent(event);
    refresh();
}

void StatisticsLens::changeEvent(QEvent* event) {
    Lens::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
}

Panel* makeStatisticsLens(Document* document, Selection* selection, QWidget* parent) {
    return new StatisticsLens(document, selection, parent);
}

} // namespace moji::app
