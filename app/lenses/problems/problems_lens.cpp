#include "lenses/problems/problems_lens.h"

#include "document/document.h"
#include "document/selection.h"
#include "lenses/problems/problems_model.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "text/error_words.h"
#include "text/qt_text.h"
#include "widgets/plain_table.h"
#include "widgets/step_table_model.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace moji::app {

namespace {

constexpr int kDelayMilliseconds = 150;
constexpr int kProgressMilliseconds = 250;
constexpr int kRowHeight = 24;
constexpr int kAllKinds = -1;

QString number(std::uint64_t value) {
    return QLocale().toString(static_cast<qulonglong>(value));
}

} // namespace

ProblemsLens::ProblemsLens(Document* document, Selection* selection, QWidget* parent)
    : Lens(parent)
    , m_document(document)
    , m_selection(selection)
    , m_model(new ProblemsModel(document, this))
    , m_job(document->jobs(), tr("Scanning"), this) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeToolBar());
    makeTable();
    m_notice = new QLabel(this);
    m_notice->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_notice->setObjectName(QStringLiteral("notice"));
    m_notice->setTextFormat(Qt::PlainText);
    m_pages = new QStackedWidget(this);
    m_pages->setAutoFillBackground(true);
    m_pages->addWidget(m_table);
    m_pages->addWidget(m_notice);
    column->addWidget(m_pages, 1);
    m_sentence = new QLabel(this);
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setObjectName(QStringLiteral("sentence"));
    column->addWidget(m_sentence);
    setFocusProxy(m_table);

    m_delay.setSingleShot(true);
    m_delay.setInterval(kDelayMilliseconds);
    m_progress.setInterval(kProgressMilliseconds);
    connect(&m_delay, &QTimer::timeout, this, &ProblemsLens::rescan);
    connect(&m_progress, &QTimer::timeout, this, &ProblemsLens::showProgress);
    const auto later = [this] {
        setUpdating(true);
        m_delay.start();
    };
    connect(document, &Document::bytesChanged, this, later);
    connect(document, &Document::codecChanged, this, later);
    connect(selection, &Selection::changed, this, &ProblemsLens::followSelection);
    connect(&m_job, &JobBase::cancelled, this, [this] {
        m_progress.stop();
        m_notice->setText(
            tr("The scan was cancelled. Edit the text or choose the encoding again to scan."));
    });
    restyle();
    later();
}

QWidget* ProblemsLens::makeToolBar() {
    auto* bar = new QWidget(this);
    bar->setMinimumHeight(scaled(40));
    m_kinds = new QComboBox(bar);
    m_kinds->setAccessibleName(tr("Kind"));
    m_kinds->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_counts = new QLabel(bar);
    m_counts->setTextFormat(Qt::PlainText);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(12, 0, 12, 0);
    row->addWidget(new QLabel(tr("Show"), bar));
    row->addWidget(m_kinds);
    row->addStretch(1);
    row->addWidget(m_counts);
    connect(m_kinds, &QComboBox::currentIndexChanged, this, [this] {
        const int kind = m_kinds->currentData().toInt();
        m_model->setKind(kind == kAllKinds ? std::nullopt
                                           : std::optional(static_cast<SpanStatus>(kind)));
        followSelection();
    });
    return bar;
}

void ProblemsLens::makeTable() {
    m_table = new PlainTable(kRowHeight, this);
    m_table->setAccessibleName(tr("Problems"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new StepDelegate(m_table));
    const int widths[] = {88, 72, 64, 132, 136, 64, 92};
    for (int column = 0; column < ProblemsModel::kWhy; ++column)
        m_table->setColumnWidth(column, scaled(widths[column]));
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->horizontalHeader()->setFixedHeight(scaled(28));
    connect(m_table, &PlainTable::activated, this, &ProblemsLens::choose);
    connect(m_table, &PlainTable::clicked, this, &ProblemsLens::choose);
    m_table->setMouseTracking(true);
    m_table->viewport()->installEventFilter(this);
    connect(m_table, &PlainTable::entered, this, [this](const QModelIndex& index) {
        if (!isUpdating()) // the rows are those of the document
            m_selection->setHovered(m_model->problem(index.row()).range());
    });
    connect(m_selection, &Selection::hoverChanged, this,
            [this] { m_model->setHovered(m_selection->hovered()); });
    // Not currentChanged: a table that takes the focus makes its first row current.
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this] { choose(chosen()); });
}

QString ProblemsLens::sentence() const {
    return m_sentence->text();
}

void ProblemsLens::rescan() {
    m_found = std::make_shared<std::atomic<std::uint64_t>>(0);
    m_progress.start();
    if (m_model->rowCount() == 0)
        showProgress();
    m_job.start(
        m_document->revision(),
        [source = m_document->snapshot(), &codec = m_document->codec(),
         found = m_found](const std::stop_token& stop, const ProgressCallback& progress) {
            return scanProblems(*source, codec, stop, progress, *found);
        },
        [this](std::uint64_t revision, ProblemScan scan) {
            if (revision == m_document->revision())
                deliver(std::move(scan));
        });
}

void ProblemsLens::showProgress() {
    const std::uint64_t found = m_found->load();
    m_notice->setText(found == 0 ? tr("Scanning, none found so far.")
                                 : tr("Scanning, %1 found so far.").arg(number(found)));
    if (m_model->rowCount() == 0)
        m_pages->setCurrentIndex(1);
    else
        m_counts->setText(m_notice->text());
}

void ProblemsLens::deliver(ProblemScan scan) {
    m_progress.stop();
    m_model->setScan(std::move(scan));
    fillKinds();
    describe();
    setBadge(m_model->scan().summary.problems);
    setUpdating(false);
    followSelection();
}

void ProblemsLens::fillKinds() {
    const QVariant before = m_kinds->currentData();
    const QSignalBlocker blocker(m_kinds);
    const ProblemScan& scan = m_model->scan();
    m_kinds->clear();
    m_kinds->addItem(tr("all kinds: %1").arg(number(scan.summary.problems)), kAllKinds);
    for (std::size_t kind = 0; kind < scan.kinds.size(); ++kind) {
        if (scan.kinds[kind] > 0)
            m_kinds->addItem(tr("%1: %2").arg(errorTitle(static_cast<SpanStatus>(kind)),
                                              number(scan.kinds[kind])),
                             static_cast<int>(kind));
    }
    const int again = m_kinds->findData(before);
    m_kinds->setCurrentIndex(std::max(0, again));
    const int kind = m_kinds->currentData().toInt();
    m_model->setKind(kind == kAllKinds ? std::nullopt
                                       : std::optional(static_cast<SpanStatus>(kind)));
}

void ProblemsLens::describe() {
    const ProblemScan& scan = m_model->scan();
    const CheckSummary& summary = scan.summary;
    const QString codec = fromUtf8(m_document->codec().name());
    m_pages->setCurrentIndex(summary.problems == 0 ? 1 : 0);
    m_kinds->setEnabled(summary.problems > 0);
    m_sentence->clear();
    m_counts->clear();
    if (scan.failed) {
        m_notice->setText(tr("The bytes could not be read: %1").arg(fromUtf8(scan.error.detail)));
        return;
    }
    if (summary.problems == 0) {
        m_notice->setText(
            summary.bytes == 0 ? tr("No problems: there are no bytes.")
            : summary.bytes == 1
                ? tr("No problems. The one byte is valid %1.").arg(codec)
                : tr("No problems. All %1 bytes are valid %2.").arg(number(summary.bytes), codec));
        if (summary.replacementCharacters > 0)
            m_sentence->setText(tr("Genuine U+FFFD in the text: %1. They are no errors, but "
                                   "something was lost earlier.")
                                    .arg(number(summary.replacementCharacters)));
        return;
    }
    const QModelIndex current = chosen();
    m_sentence->setText(current.isValid()
                            ? m_model->index(current.row(), ProblemsModel::kWhy).data().toString()
                            : tr("A decoder writes U+FFFD in their places: %1 in all.")
                                  .arg(number(summary.errors)));
    if (summary.problems > scan.problems.size())
        m_counts->setText(
            tr("the first %1 of %2").arg(number(scan.problems.size()), number(summary.problems)));
}

void ProblemsLens::followSelection() {
    const int row = m_model->rowAt(m_selection->caret());
    if (row < 0 || row == chosen().row())
        return;
    m_following = true;
    m_table->setCurrentIndex(m_model->index(row, 0));
    m_following = false;
}

QModelIndex ProblemsLens::chosen() const {
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    return rows.isEmpty() ? QModelIndex() : rows.front();
}

void ProblemsLens::choose(const QModelIndex& index) {
    if (index.isValid())
        describe();
    if (!m_following && index.isValid() && !isUpdating())
        m_selection->select(m_model->problem(index.row()).range());
}

void ProblemsLens::restyle() {
    m_sentence->setFont(uiFont(FontSize::Label));
    m_notice->setFont(uiFont(FontSize::Body));
    QPalette surface = m_pages->palette();
    surface.setColor(QPalette::Window, colours().surface);
    if (surface != m_pages->palette())
        m_pages->setPalette(surface);
}

bool ProblemsLens::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_table->viewport() && event->type() == QEvent::Leave)
        m_selection->setHovered(std::nullopt);
    return Lens::eventFilter(watched, event);
}

void ProblemsLens::changeEvent(QEvent* event) {
    Lens::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
}

Lens* makeProblemsLens(Document* document, Selection* selection, QWidget* parent) {
    return new ProblemsLens(document, selection, parent);
}

} // namespace moji::app
