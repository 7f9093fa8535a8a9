#include "lenses/strings/strings_lens.h"

#include "document/document.h"
#include "document/selection.h"
#include "lenses/strings/strings_model.h"
#include "style/fonts.h"
#include "text/counts.h"
#include "text/error_text.h"
#include "text/qt_text.h"
#include "widgets/lens_bar.h"
#include "widgets/notice_pages.h"
#include "widgets/plain_table.h"
#include "widgets/step_table_model.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kRowHeight = 24;
constexpr int kHeadHeight = 28;
constexpr int kWidths[] = {88, 72, 104}; // of the columns before the text, which takes the rest
constexpr int kLeastText = 160;
constexpr int kUsualMinimum = 4; // characters, as in strings(1)
constexpr int kMostMinimum = 1000;
constexpr int kFilterWidth = 160;

// The choices of encodings, as in the state.
const QString kUtf8 = QStringLiteral("utf-8");
const QString kWide = QStringLiteral("wide");
const QString kOwn = QStringLiteral("own");
const QString kAll = QStringLiteral("all");

} // namespace

StringsLens::StringsLens(Document* document, Selection* selection, QWidget* parent)
    : Lens(parent)
    , m_document(document)
    , m_selection(selection)
    , m_model(new StringsModel(this))
    , m_job(document->jobs(), tr("Looking for text"), this) {
    makeTable();
    m_pages = new NoticePages(m_table, this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeBar());
    column->addWidget(m_pages, 1);
    column->addWidget(makeFooter());
    setFocusProxy(m_table);

    m_job.setPause(kTypingPause);
    connect(document, &Document::bytesChanged, this, &StringsLens::noteChange);
    connect(document, &Document::opened, this, &StringsLens::searchAnew);
    connect(document, &Document::codecChanged, this, [this] {
        nameOwnEncoding();
        searchAnew();
    });
    connect(&document->scan(), &DocumentScan::advanced, this, [this] {
        if (m_state == State::Searching && !m_job.isRunning())
            searchOn();
    });
    connect(selection, &Selection::changed, this, &StringsLens::followSelection);
    connect(m_model, &StringsModel::filtered, this, [this] {
        followSelection();
        describe();
    });
    connect(&m_job, &JobBase::progressed, this, &StringsLens::takeFound);
    connect(&m_job, &JobBase::cancelled, this, [this] {
        finish(Error{ErrorCode::Cancelled, {}, {}});
    });
    keepState();
    nameOwnEncoding();
    noteChange();
}

void StringsLens::keepState() {
    keep(
        "minimum", [this] { return QString::number(m_minimum->value()); },
        [this](const QString& value) {
            bool isNumber = false;
            const int least = value.toInt(&isNumber);
            const bool fits =
                isNumber && least >= m_minimum->minimum() && least <= m_minimum->maximum();
            if (fits)
                m_minimum->setValue(least);
            return fits;
        },
        [this] { return countsUpTo(1, static_cast<std::uint64_t>(m_minimum->maximum())); });
    namePart("runs", m_table);
    keep("encodings", m_encodings);
    keep("filter", m_filter);
    keep("scroll", m_table);
}

LensBar* StringsLens::makeBar() {
    auto* bar = new LensBar(this);
    m_minimum = new QSpinBox(bar);
    m_minimum->setAccessibleName(tr("Minimum length"));
    m_minimum->setToolTip(tr("The fewest characters of a run"));
    m_minimum->setRange(1, kMostMinimum);
    m_minimum->setValue(kUsualMinimum);
    m_encodings = new QComboBox(bar);
    m_encodings->setAccessibleName(tr("Encodings to look for"));
    m_encodings->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_encodings->addItem(tr("ASCII and UTF-8"), kUtf8);
    m_encodings->addItem(tr("UTF-16 and UTF-32"), kWide);
    m_encodings->addItem(QString(), kOwn); // nameOwnEncoding()
    m_encodings->addItem(tr("All of these"), kAll);
    m_encodings->setCurrentIndex(m_encodings->findData(kAll));
    m_filter = new QLineEdit(bar);
    m_filter->setAccessibleName(tr("Filter"));
    m_filter->setPlaceholderText(tr("Filter"));
    m_filter->setToolTip(tr("Shows only the runs whose first %1 characters contain this text")
                             .arg(numberText(FoundRun::kMostCharacters)));
    m_filter->setClearButtonEnabled(true);
    m_filter->setMinimumWidth(scaled(kFilterWidth));
    bar->addCaption(tr("Minimum length"), m_minimum);
    bar->add(m_minimum);
    bar->addCaption(tr("Look for"), m_encodings);
    bar->add(m_encodings);
    bar->addStretch();
    bar->add(m_filter);
    connect(m_minimum, &QSpinBox::valueChanged, this, &StringsLens::searchAnew);
    connect(m_encodings, &QComboBox::currentIndexChanged, this, &StringsLens::searchAnew);
    connect(m_filter, &QLineEdit::textChanged, m_model, &StringsModel::setFilter);
    return bar;
}

void StringsLens::makeTable() {
    m_table = new PlainTable(kRowHeight, this);
    m_table->setAccessibleName(tr("Runs of text"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new StepDelegate(m_table));
    m_table->horizontalHeader()->setFixedHeight(scaled(kHeadHeight));
    m_table->setMouseTracking(true);
    m_table->viewport()->installEventFilter(this);
    connect(m_table, &PlainTable::activated, this, &StringsLens::selectRun);
    connect(m_table, &PlainTable::clicked, this, &StringsLens::selectRun);
    connect(m_table, &PlainTable::entered, this, [this](const QModelIndex& index) {
        if (m_isCurrent)
            m_selection->setHovered(m_model->range(index.row()));
    });
    connect(m_selection, &Selection::hoverChanged, this,
            [this] { m_model->setHovered(m_selection->hovered()); });
}

QWidget* StringsLens::makeFooter() {
    auto* footer = new QWidget(this);
    m_sentence = makeSentence(footer);
    m_again = new QPushButton(tr("Search again"), footer);
    m_again->hide();
    auto* row = new QHBoxLayout(footer);
    row->setContentsMargins(0, 0, 12, 0);
    row->addWidget(m_sentence, 1);
    row->addWidget(m_again);
    connect(m_again, &QPushButton::clicked, this, [this] {
        m_document->scan().resume();
        noteChange();
    });
    return footer;
}

void StringsLens::nameOwnEncoding() {
    m_encodings->setItemText(m_encodings->findData(kOwn),
                             tr("%1 (this document)").arg(fromUtf8(m_document->codec().name())));
}

QString StringsLens::sentence() const {
    return m_sentence->text();
}

/// What was found with other options, in another encoding or in another file, is of no use.
void StringsLens::searchAnew() {
    m_search.reset();
    noteChange();
}

/// The rows stay until the new search has some.
void StringsLens::noteChange() {
    {
        const QSignalBlocker blocker(m_job); // the reader did not cancel it
        m_job.cancel();
    }
    m_isCurrent = false;
    m_state = State::Outdated;
    if (!isVisible())
        return setUpdating(false); // skip the work while hidden
    search();
}

void StringsLens::showEvent(QShowEvent* event) {
    Lens::showEvent(event);
    if (m_state == State::Outdated)
        search();
    layoutColumns();
}

void StringsLens::search() {
    m_state = State::Searching;
    setUpdating(true);
    m_feed = std::make_shared<RunFeed>();
    m_searched = 0;
    if (!m_search) {
        TextRunOptions options;
        options.codecs = codecs();
        options.least = static_cast<std::uint64_t>(m_minimum->value());
        m_search = std::make_shared<RunSearch>(options, kMostRuns);
    }
    searchOn();
    describe();
}

/// In what the scan knows by now of the bytes, which the reading as UTF-8 says in any encoding.
void StringsLens::searchOn() {
    const DocumentScan& scan = m_document->scan();
    const IndexedText& text = scan.index().bytes;
    const std::uint64_t known = scan.isCurrent() ? text.index->knownEnd() : 0;
    if (known == m_searched && !scan.isComplete()) {
        if (scan.isCancelled())
            finish(Error{ErrorCode::Cancelled, {}, {}});
        else if (scan.failure())
            finish(*scan.failure());
        return;
    }
    m_job.start(
        m_document->revision(),
        [text, search = m_search, feed = m_feed,
         from = m_searched](const std::stop_token& stop, const ProgressCallback& progress) {
            return search->find(text, from, *feed, stop, progress);
        },
        [this, known](std::uint64_t, const Result<SearchEnd>& end) { takeEnd(known, end); });
}

/// The end of a search up to `searched`.
void StringsLens::takeEnd(std::uint64_t searched, const Result<SearchEnd>& end) {
    m_searched = searched;
    if (!end || *end == SearchEnd::Limited || searched == m_document->size())
        return finish(end);
    takeFound();
    describe();
    searchOn();
}

/// Every change stops the search, so what it finds belongs to the bytes as they are.
void StringsLens::takeFound() {
    if (m_isCurrent)
        return m_model->append(m_feed->take());
    m_isCurrent = true;
    const int scroll = m_table->verticalScrollBar()->value();
    m_model->replace(m_feed->take());
    m_table->verticalScrollBar()->setValue(scroll);
}

void StringsLens::finish(const Result<SearchEnd>& end) {
    const bool isCancelled = !end && end.error().code == ErrorCode::Cancelled;
    m_state = end           ? (*end == SearchEnd::Limited ? State::Limited : State::Complete)
              : isCancelled ? State::Cancelled
                            : State::Failed;
    m_hasUnlikely = end && *end == SearchEnd::Unlikely;
    m_failure = m_state == State::Failed ? errorText(end.error()) : QString();
    setUpdating(false);
    takeFound();
    describe();
}

std::vector<const Codec*> StringsLens::codecs() const {
    const QString choice = m_encodings->currentData().toString();
    std::vector<const Codec*> codecs;
    const auto add = [&](std::initializer_list<const char*> names) {
        for (const char* name : names)
            codecs.push_back(m_document->codecs().find(name));
    };
    if (choice == kUtf8 || choice == kAll)
        add({"UTF-8"});
    if (choice == kWide || choice == kAll)
        add({"UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE"});
    if (choice == kUtf8 || choice == kWide)
        return codecs;
    const Codec& own = m_document->codec();
    const bool isNamed = std::ranges::any_of(codecs, [&](const Codec* codec) {
        return codec == &own || (isUtf8(*codec) && isUtf8(own));
    });
    if (!isNamed)
        codecs.push_back(&own);
    return codecs;
}

void StringsLens::followSelection() {
    const int row = m_isCurrent ? m_model->rowAt(m_selection->caret()) : -1;
    if (row >= 0 && row != m_table->currentIndex().row())
        m_table->setCurrentIndex(m_model->index(row, StringsModel::kOffset));
}

void StringsLens::selectRun(const QModelIndex& index) {
    if (index.isValid() && m_isCurrent)
        m_selection->select(m_model->range(index.row()));
}

bool StringsLens::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_table->viewport() && event->type() == QEvent::Resize)
        layoutColumns();
    if (watched == m_table->viewport() && event->type() == QEvent::Leave)
        m_selection->setHovered(std::nullopt);
    return Lens::eventFilter(watched, event);
}

void StringsLens::layoutColumns() {
    int used = 0;
    for (int column = 0; column < StringsModel::kText; ++column) {
        m_table->setColumnWidth(column, scaled(kWidths[column]));
        used += scaled(kWidths[column]);
    }
    m_table->setColumnWidth(StringsModel::kText,
                            std::max(scaled(kLeastText), m_table->viewport()->width() - used));
}

void StringsLens::changeEvent(QEvent* event) {
    Lens::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) {
        m_table->horizontalHeader()->setFixedHeight(scaled(kHeadHeight));
        m_filter->setMinimumWidth(scaled(kFilterWidth));
        layoutColumns();
    }
}

Panel* makeStringsLens(Document* document, Selection* selection, QWidget* parent) {
    return new StringsLens(document, selection, parent);
}

} // namespace moji::app
