#include "lenses/problems/problems_lens.h"

#include "document/document.h"
#include "document/scan_words.h"
#include "document/selection.h"
#include "lenses/problems/problem_actions.h"
#include "lenses/problems/problem_columns.h"
#include "lenses/problems/problems_model.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "text/counts.h"
#include "text/error_words.h"
#include "text/qt_text.h"
#include "text/quotable.h"
#include "widgets/plain_table.h"
#include "widgets/step_table_model.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace moji::app {

namespace {

constexpr int kRowHeight = 24;
constexpr int kAllKinds = -1;
constexpr int kKinds = static_cast<int>(CheckSummary::kKinds);

QString replacements(const CheckSummary& summary) {
    return ProblemsLens::tr("A decoder writes U+FFFD in their places: %1 in all.")
        .arg(numberText(summary.errors));
}

} // namespace

ProblemsLens::ProblemsLens(Document* document, Selection* selection, QWidget* parent)
    : Lens(parent)
    , m_document(document)
    , m_selection(selection)
    , m_model(new ProblemsModel(document, this))
    , m_actions(new ProblemActions(document, selection, this)) {
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

    connect(&document->scan(), &DocumentScan::advanced, selection, &Selection::noteOutdated);
    connect(selection, &Selection::outdated, this, &ProblemsLens::refresh);
    connect(document, &Document::opened, this, &ProblemsLens::refresh);
    connect(selection, &Selection::changed, this, &ProblemsLens::followSelection);
    connect(m_model, &ProblemsModel::arrived, this, [this] {
        if (m_choosing)
            choose(chosen());
    });
    namePart("problems", m_table);
    namePart("kind", m_kinds);
    keep(
        "kind", [this] { return QString::number(m_kinds->currentData().toInt()); },
        [this](const QString& value) {
            bool isNumber = false;
            const int kind = value.toInt(&isNumber);
            const bool exists = isNumber && kind >= kAllKinds && kind < kKinds;
            if (exists)
                m_wantedKind = kind;
            fillKinds();
            return exists;
        },
        [] {
            QStringList kinds{QStringLiteral("%1 (%2)").arg(kAllKinds).arg(tr("all kinds"))};
            for (int kind = 0; kind < kKinds; ++kind)
                if (const auto status = static_cast<SpanStatus>(kind); isError(status))
                    kinds += QStringLiteral("%1 (%2)").arg(kind).arg(errorTitle(status));
            return kinds;
        });
    keep("scroll", m_table);
    restyle();
    refresh();
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
    row->addWidget(makeWindowBar());
    m_repair = new QToolButton(bar);
    m_repair->setText(tr("Repair…"));
    m_repair->setToolTip(tr("Delete or replace problems, or read them as another encoding"));
    m_repair->setAutoRaise(true);
    connect(m_repair, &QToolButton::clicked, this, &ProblemsLens::openRepair);
    row->addWidget(m_repair);
    connect(m_kinds, &QComboBox::currentIndexChanged, this, [this] {
        chooseKind();
        followSelection();
    });
    return bar;
}

QWidget* ProblemsLens::makeWindowBar() {
    m_windowBar = new QWidget(this);
    const auto button = [this](const QString& text, const QString& tip, std::int64_t by) {
        auto* made = new QToolButton(m_windowBar);
        made->setText(text);
        made->setToolTip(tip);
        made->setAutoRaise(true);
        connect(made, &QToolButton::clicked, this, [this, by] { moveWindow(by); });
        return made;
    };
    constexpr auto kWindow = static_cast<std::int64_t>(ProblemsModel::kMostRows);
    m_earlier = button(tr("Earlier"), tr("Previous problems"), -kWindow);
    m_later = button(tr("Later"), tr("Next problems"), kWindow);
    m_number = new QLineEdit(m_windowBar);
    m_number->setAccessibleName(tr("Problem number"));
    m_number->setPlaceholderText(tr("Number"));
    m_number->setToolTip(tr("Go to the problem with this number"));
    m_number->setFixedWidth(scaled(104));
    connect(m_number, &QLineEdit::returnPressed, this, &ProblemsLens::goToNumber);
    auto* row = new QHBoxLayout(m_windowBar);
    row->setContentsMargins(0, 0, 0, 0);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_earlier, m_later, m_number})
        row->addWidget(widget);
    m_windowBar->hide();
    return m_windowBar;
}

void ProblemsLens::makeTable() {
    m_table = new PlainTable(kRowHeight, this);
    m_table->setAccessibleName(tr("Problems"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new StepDelegate(m_table));
    m_table->horizontalHeader()->setFixedHeight(scaled(28));
    connect(m_table, &PlainTable::activated, this, &ProblemsLens::choose);
    connect(m_table, &PlainTable::clicked, this, &ProblemsLens::choose);
    m_table->setMouseTracking(true);
    m_table->viewport()->installEventFilter(this);
    connect(m_table, &PlainTable::entered, this, [this](const QModelIndex& index) {
        const auto problem = m_model->problem(index.row());
        if (problem && m_document->scan().isCurrent()) // the rows are those of the document
            m_selection->setHovered(problem->range());
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

/// Shows the results of the scan so far. After an edit the old rows stay
/// until the scan has read the edit.
void ProblemsLens::refresh() {
    const DocumentScan& scan = m_document->scan();
    const bool hasFailed = scan.failure() || scan.isCancelled();
    setUpdating(!scan.isComplete() && !hasFailed);
    if (!scan.isCurrent())
        return;
    m_model->setText(scan.index().text);
    fillKinds();
    describe();
    setBadge(problemCount(*m_document));
    followSelection();
}

void ProblemsLens::fillKinds() {
    if (m_kinds->view()->isVisible())
        return; // the reader is choosing
    const QVariant before = m_wantedKind ? *m_wantedKind : m_kinds->currentData();
    const QSignalBlocker blocker(m_kinds);
    const StretchTotals& totals = m_document->scan().index().text.index->totals();
    m_kinds->clear();
    m_kinds->addItem(tr("all kinds: %1").arg(numberText(totals.problems.count())), kAllKinds);
    for (std::size_t kind = 0; kind < totals.problemKinds.size(); ++kind) {
        if (totals.problemKinds[kind] > 0)
            m_kinds->addItem(tr("%1: %2").arg(errorTitle(static_cast<SpanStatus>(kind)),
                                              numberText(totals.problemKinds[kind])),
                             static_cast<int>(kind));
    }
    m_kinds->setCurrentIndex(std::max(0, m_kinds->findData(before)));
    if (m_kinds->currentData() == before || m_document->scan().isComplete())
        m_wantedKind.reset();
    chooseKind();
}

void ProblemsLens::chooseKind() {
    const int kind = m_kinds->currentData().toInt();
    m_model->setKind(kind == kAllKinds ? std::nullopt
                                       : std::optional(static_cast<SpanStatus>(kind)));
    describeWindow();
}

void ProblemsLens::describe() {
    const CheckSummary summary = summaryOf(m_document->scan().index().text.index->totals());
    m_pages->setCurrentIndex(summary.problems == 0 ? 1 : 0);
    m_kinds->setEnabled(summary.problems > 0);
    m_repair->setEnabled(summary.problems > 0);
    m_sentence->clear();
    describeWindow();
    if (summary.problems == 0)
        return describeNone();
    const QString failure = scanFailureText(*m_document);
    const QModelIndex current = chosen();
    m_sentence->setText(!failure.isEmpty() ? tr("%1 Before that:").arg(failure) + QLatin1Char(' ') +
                                                 replacements(summary)
                        : current.isValid()
                            ? m_model->index(current.row(), ProblemsModel::kWhy).data().toString()
                            : replacements(summary));
}

/// The sentence shown instead of the table.
void ProblemsLens::describeNone() {
    const DocumentScan& scan = m_document->scan();
    const CheckSummary summary = summaryOf(scan.index().text.index->totals());
    const QString codec = fromUtf8(m_document->codec().name());
    if (const QString failure = scanFailureText(*m_document); !failure.isEmpty())
        return m_notice->setText(failure);
    if (!scan.isComplete())
        return m_notice->setText(tr("Scanning. No problems found so far."));
    m_notice->setText(
        summary.bytes == 0 ? tr("No bytes, so no problems.")
        : summary.bytes == 1
            ? tr("No problems. The only byte is valid %1.").arg(codec)
            : tr("No problems. All %1 bytes are valid %2.").arg(numberText(summary.bytes), codec));
    if (summary.replacementCharacters > 0)
        m_sentence->setText(tr("Genuine U+FFFD in the text: %1. They are not errors, but "
                               "text was lost earlier.")
                                .arg(numberText(summary.replacementCharacters)));
}

/// Which problems of how many the table shows, and whether more may come.
void ProblemsLens::describeWindow() {
    const std::uint64_t total = m_model->total();
    const std::uint64_t first = m_model->firstNumber();
    const auto rows = static_cast<std::uint64_t>(m_model->rowCount());
    const bool scanning = isUpdating();
    m_windowBar->setVisible(total > rows);
    m_earlier->setEnabled(first > 0);
    m_later->setEnabled(first + rows < total);
    if (total > rows)
        m_counts->setText(
            tr("%1 to %2 of %3")
                .arg(numberText(first + 1), numberText(first + rows), numberText(total)));
    else
        m_counts->setText(scanning && total > 0
                              ? tr("Scanning. %1 found so far.").arg(numberText(total))
                              : QString());
}

void ProblemsLens::moveWindow(std::int64_t by) {
    constexpr auto kHalf = static_cast<std::int64_t>(ProblemsModel::kMostRows / 2);
    const auto last = static_cast<std::int64_t>(m_model->total()) - 1;
    const auto middle = static_cast<std::int64_t>(m_model->firstNumber()) + kHalf + by;
    m_model->showNumber(static_cast<std::uint64_t>(std::clamp<std::int64_t>(middle, 0, last)));
    describeWindow();
    m_table->scrollToTop();
}

void ProblemsLens::goToNumber() {
    const QString text = m_number->text().trimmed();
    const qulonglong wanted = QLocale().toULongLong(text);
    const int row = wanted > 0 ? m_model->showNumber(wanted - 1) : -1;
    const QString all = numberText(m_model->total());
    const QString refusal =
        row >= 0 ? QString()
        : text.isEmpty()
            ? tr("Enter a number from 1 to %1.").arg(all)
            : tr("There is no problem %1. Enter a number from 1 to %2.").arg(quotable(text), all);
    m_number->setAccessibleDescription(refusal);
    if (!refusal.isEmpty())
        return m_sentence->setText(refusal);
    showRow(row);
    choose(chosen());
}

void ProblemsLens::showRow(int row) {
    describeWindow();
    if (row >= 0)
        m_table->setCurrentIndex(m_model->index(row, 0));
}

void ProblemsLens::followSelection() {
    m_following = true;
    const int row = m_model->showOffset(m_selection->caret());
    if (row >= 0 && row != chosen().row())
        showRow(row);
    m_following = false;
}

QModelIndex ProblemsLens::chosen() const {
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    return rows.isEmpty() ? QModelIndex() : rows.front();
}

void ProblemsLens::choose(const QModelIndex& index) {
    m_choosing = false;
    if (!index.isValid())
        return;
    describe();
    if (m_following || !m_document->scan().isCurrent())
        return;
    const auto problem = m_model->problem(index.row());
    m_choosing = !problem;
    if (problem)
        m_selection->select(problem->range());
}

void ProblemsLens::openRepair() {
    const QModelIndex current = chosen();
    m_actions->open(current.isValid() ? m_model->problem(current.row()) : std::nullopt,
                    ProblemRepairDialog::Scope::All);
}

void ProblemsLens::addContextEntries(QMenu& menu, const QPoint& globalPlace) {
    const QWidget* viewport = m_table->viewport();
    const QPoint place = viewport->mapFromGlobal(globalPlace);
    QModelIndex index = viewport->rect().contains(place) ? m_table->indexAt(place) : QModelIndex();
    index = index.isValid() ? index : chosen();
    const auto problem = index.isValid() && m_document->scan().isCurrent()
                             ? m_model->problem(index.row())
                             : std::nullopt;
    if (problem)
        m_actions->addTo(menu, *problem);
}

void ProblemsLens::restyle() {
    m_sentence->setFont(uiFont(FontSize::Label));
    m_notice->setFont(uiFont(FontSize::Body));
    fitProblemColumns(*m_table);
    QPalette surface = m_pages->palette();
    surface.setColor(QPalette::Window, colours().surface);
    if (surface != m_pages->palette())
        m_pages->setPalette(surface);
}

bool ProblemsLens::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_table->viewport() && event->type() == QEvent::Leave)
        m_selection->setHovered(std::nullopt);
    else if (watched == m_table->viewport() && event->type() == QEvent::Resize)
        fitProblemColumns(*m_table);
    return Lens::eventFilter(watched, event);
}

void ProblemsLens::changeEvent(QEvent* event) {
    Lens::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
}

std::uint64_t problemCount(const Document& document) {
    return document.scan().index().text.index->totals().problems.count();
}

Panel* makeProblemsLens(Document* document, Selection* selection, QWidget* parent) {
    return new ProblemsLens(document, selection, parent);
}

} // namespace moji::app
