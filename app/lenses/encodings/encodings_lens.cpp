#include "lenses/encodings/encodings_lens.h"

#include "document/document.h"
#include "document/selection.h"
#include "lenses/encodings/encoding_pins.h"
#include "style/fonts.h"
#include "text/counts.h"
#include "text/qt_text.h"
#include "widgets/column_fit.h"
#include "widgets/lens_bar.h"
#include "widgets/notice_pages.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace moji::app {

namespace {

constexpr std::size_t kMostFound = 80;
constexpr int kRowHeight = 40;
constexpr int kPinWidth = 40;
constexpr int kNameWidth = 168;
constexpr int kLeastName = 118;
constexpr int kPlausibleWidth = 160;
constexpr int kLeastPlausible = 108;
constexpr int kHoldsWidth = 184;
constexpr int kLeastHolds = 136;
constexpr int kLeastReading = 200;
constexpr int kLeastRemarks = 120;
constexpr int kWidestByte = 76;
constexpr int kReadingAir = 16;

QToolButton* makeChoice(const QString& text, QButtonGroup* group, QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setText(text);
    button->setCheckable(true);
    group->addButton(button);
    return button;
}

} // namespace

EncodingsLens::EncodingsLens(Document* document, Selection* selection, QWidget* parent)
    : Lens(parent)
    , m_document(document)
    , m_selection(selection)
    , m_pins(loadPins(document->codecs()))
    , m_model(new EncodingsModel(this))
    , m_kept(std::make_shared<fits::KeptHolders>())
    , m_job(document->jobs(), tr("Reading under other encodings"), this)
    , m_holdersJob(document->jobs(), tr("Looking for encodings that hold the text"), this) {
    m_job.setPause(kTypingPause);
    m_holdersJob.setPause(kTypingPause);
    makeTable();
    m_pages = new NoticePages(m_table, this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeBar());
    column->addWidget(m_pages, 1);
    column->addWidget(makeFooter());
    setFocusProxy(m_table);

    connect(selection, &Selection::outdated, this, [this] {
        if (!m_ownSelection)
            refresh();
    });
    connect(document, &Document::opened, this, &EncodingsLens::forgetText);
    connect(&document->scan(), &DocumentScan::advanced, this, [this] {
        if (m_holdersWait && isVisible())
            findHolders();
    });
    connect(&m_job, &JobBase::cancelled, this, [this] {
        m_dirty = true;
        setUpdating(false);
    });
    connect(&m_holdersJob, &JobBase::cancelled, this, [this] { m_model->leaveOutHolders(); });
    connect(m_model, &EncodingsModel::pinChanged, this, &EncodingsLens::setPinned);
    namePart("readings", m_table);
    keep("find", m_search);
    keepOneOf("text", {{"aligned", m_alignedButton}, {"plain", m_plainButton}});
    keep("order", m_order);
    keep("scroll", m_table);
    refresh();
}

LensBar* EncodingsLens::makeBar() {
    auto* bar = new LensBar(this);
    m_search = new QLineEdit(bar);
    m_search->setPlaceholderText(tr("Find an encoding"));
    m_search->setAccessibleName(tr("Find an encoding"));
    m_search->setClearButtonEnabled(true);
    m_search->setFixedWidth(scaled(200));
    auto* group = new QButtonGroup(this);
    m_alignedButton = makeChoice(tr("Aligned to hex"), group, bar);
    m_plainButton = makeChoice(tr("Plain text"), group, bar);
    m_alignedButton->setChecked(true);
    m_order = new QComboBox(bar);
    m_order->setAccessibleName(tr("Order"));
    m_order->addItem(tr("pinned, then by plausibility"),
                     static_cast<int>(RowOrder::PinnedThenPlausible));
    m_order->addItem(tr("plausible"), static_cast<int>(RowOrder::Plausible));
    m_order->addItem(tr("by name"), static_cast<int>(RowOrder::ByName));
    m_count = new QLabel(bar);
    m_count->setTextFormat(Qt::PlainText);

    bar->add(m_search);
    bar->add(m_alignedButton);
    bar->add(m_plainButton);
    bar->addCaption(tr("Order"), m_order);
    bar->add(m_order);
    bar->addStretch();
    bar->add(m_count);
    bar->hideWhenNarrow(m_count);
    connect(m_search, &QLineEdit::textChanged, this, &EncodingsLens::refresh);
    connect(m_alignedButton, &QToolButton::toggled, this, &EncodingsLens::setAligned);
    connect(m_order, &QComboBox::currentIndexChanged, this, &EncodingsLens::refresh);
    return bar;
}

void EncodingsLens::makeTable() {
    m_table = new ByteTable(kRowHeight, EncodingsModel::kReading, m_shown, this);
    m_table->setAccessibleName(tr("Readings"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new EncodingsDelegate(*m_model, m_shown, m_table));
    connect(m_table, &ByteTable::resized, this, &EncodingsLens::layoutColumns);
    connect(m_table, &ByteTable::hovered, this,
            [this](const QModelIndex& row, std::optional<std::size_t> byte) {
                const ByteRange range = bytesOf(row, byte);
                m_selection->setHovered(range.empty() ? std::nullopt : std::optional(range));
            });
    connect(m_selection, &Selection::hoverChanged, this,
            [this] { m_table->setHovered(m_selection->hovered()); });
    connect(m_table, &ByteTable::picked, this, &EncodingsLens::pick);
    connect(m_table, &ByteTable::allPicked, this, [this] { select(m_shown.range); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &EncodingsLens::describe);
}

QWidget* EncodingsLens::makeFooter() {
    auto* footer = new QWidget(this);
    m_sentence = makeSentence(footer);
    m_readAs = new QPushButton(footer);
    m_readAs->setVisible(false);
    auto* row = new QHBoxLayout(footer);
    row->setContentsMargins(0, 0, 16, 0);
    row->addWidget(m_sentence, 1);
    row->addWidget(m_readAs);
    connect(m_readAs, &QPushButton::clicked, this,
            [this] { readDocumentAs(m_table->currentIndex()); });
    return footer;
}

QString EncodingsLens::sentence() const {
    return m_sentence->text();
}

std::vector<const Codec*> EncodingsLens::wantedCodecs() const {
    if (!m_search->text().trimmed().isEmpty())
        return searchEncodings(m_document->codecs(), m_search->text(), kMostFound);
    std::vector<const Codec*> codecs = m_pins;
    const auto add = [&](const Codec* codec) {
        if (std::ranges::find(codecs, codec) == codecs.end())
            codecs.push_back(codec);
    };
    add(&m_document->codec());
    for (const Codec* codec : findCodecs(m_document->codecs(), usualEncodings()))
        add(codec);
    return codecs;
}

void EncodingsLens::refresh() {
    m_dirty = true;
    if (!isVisible())
        return; // no work while hidden
    m_dirty = false;
    setUpdating(true);
    const ByteRange range = comparedRange(*m_document, *m_selection);
    EncodingQuery query;
    query.bytes = m_document->bytes(range);
    query.pins = m_pins;
    query.current = &m_document->codec();
    query.order = static_cast<RowOrder>(m_order->currentData().toInt());
    query.fold = m_search->text().trimmed().isEmpty();
    query.codecs = wantedCodecs();
    m_job.start(
        m_document->revision(),
        [query](const std::stop_token& stop, const ProgressCallback&) {
            return readEncodings(query, stop);
        },
        [this, range, bytes = query.bytes, codec = query.current](std::uint64_t,
                                                                  std::vector<EncodingRow> rows) {
            // Together with their rows: until then old rows stay over old bytes.
            m_shown.range = range;
            m_shown.bytes = bytes;
            m_shown.codec = codec;
            m_shown.spans = decodeAll(*codec, bytes);
            deliver(std::move(rows));
        });
}

void EncodingsLens::deliver(std::vector<EncodingRow> rows) {
    const auto before = m_table->currentIndex();
    const Codec* codec = before.isValid() ? m_model->row(before.row()).codec : nullptr;
    m_model->setRows(std::move(rows));
    int current = -1;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (m_model->row(row).codec == codec)
            current = row;
    }
    if (current >= 0)
        m_table->setCurrentIndex(m_model->index(current, before.column()));
    layoutColumns();
    describe();
    setUpdating(false);
    findHolders();
}

/// What is kept of other bytes would keep their file open.
void EncodingsLens::forgetText() {
    m_holdersJob.cancel();
    m_holdersQuery.reset();
    m_kept = std::make_shared<fits::KeptHolders>();
}

/// Unless they are known, or are being looked for. The scan says what has changed of the text.
void EncodingsLens::findHolders() {
    HoldersQuery query{m_document->revision(), &m_document->codec(), {}};
    for (int row = 0; row < m_model->rowCount(); ++row)
        query.codecs.push_back(m_model->row(row).codec);
    std::ranges::sort(query.codecs, {}, &Codec::name);
    if (query == m_holdersQuery)
        return;
    m_model->setHolders(std::nullopt);
    m_holdersWait = !m_document->scan().isComplete();
    if (m_holdersWait)
        return;
    m_holdersQuery = query;
    m_holdersJob.start(
        query.revision,
        [text = m_document->scan().index().text, query,
         kept = m_kept](const std::stop_token& stop, const ProgressCallback& report) {
            return kept->update(text, query.codecs, stop, report);
        },
        [this](std::uint64_t revision, const Result<std::vector<fits::Holder>>& found) {
            // Cancelled, or unreadable, which other parts of the window say; or of older bytes.
            if (!found || revision != m_document->revision())
                return;
            EncodingsModel::Holders holders;
            for (const fits::Holder& holder : *found)
                holders[holder.codec] = holder.size;
            m_model->setHolders(std::move(holders),
                                m_document->scan().index().text.index->totals().problems.count());
        });
}

void EncodingsLens::describe() {
    const bool nothing = m_shown.bytes.empty();
    const bool none = m_model->rowCount() == 0;
    if (nothing)
        m_pages->showNotice(m_document->size() == 0
                                ? noBytesText()
                                : tr("Select a byte to see how other encodings read it."));
    else if (none)
        m_pages->showNotice(tr("Unknown encoding: %1").arg(m_search->text().trimmed()));
    else
        m_pages->showContent();
    const ByteRange range = m_shown.range;
    const QString size = bytesText(m_shown.bytes.size());
    m_count->setText(tr("%1 of %2 encodings, %3..%4, %5")
                         .arg(m_model->rowCount())
                         .arg(m_document->codecs().list().size())
                         .arg(offsetText(range.begin),
                              offsetText(range.empty() ? range.begin : range.end - 1), size));
    if (nothing)
        m_count->clear();
    m_sentence->setText(nothing || none ? QString()
                                        : verdictOn(m_model->rows(), m_shown.bytes.size()));
    const QModelIndex index = m_table->currentIndex();
    const bool other = index.isValid() && !m_model->row(index.row()).current;
    m_readAs->setVisible(other && !none);
    if (other)
        m_readAs->setText(
            tr("Read the document as %1").arg(fromUtf8(m_model->row(index.row()).codec->name())));
}

void EncodingsLens::setAligned(bool aligned) {
    m_plainButton->setChecked(!aligned);
    m_shown.aligned = aligned;
    layoutColumns();
    m_table->viewport()->update();
    m_table->horizontalHeader()->viewport()->update();
}

void EncodingsLens::layoutColumns() {
    const int bytes = static_cast<int>(std::max<std::size_t>(1, m_shown.bytes.size()));
    const auto aligned = [bytes](int byteWidth) {
        return scaled(byteWidth) * bytes + scaled(kReadingAir);
    };
    const ColumnNeed reading =
        m_shown.aligned ? ColumnNeed{aligned(ByteTable::kNarrowestByte), aligned(kWidestByte)}
                        : ColumnNeed{scaled(kLeastReading), m_table->viewport()->width() / 2};
    QHeaderView& header = *m_table->horizontalHeader();
    const int holds = std::max(header.sectionSizeHint(EncodingsModel::kHolds), scaled(kLeastHolds));
    const ColumnNeed needs[] = {{scaled(kPinWidth), scaled(kPinWidth)},
                                {scaled(kLeastName), scaled(kNameWidth)},
                                reading,
                                {scaled(kLeastPlausible), scaled(kPlausibleWidth)},
                                {holds, std::max(holds, scaled(kHoldsWidth)), 1},
                                {scaled(kLeastRemarks), ColumnNeed::kAllThereIs, 2}};
    // Where the readings must be scrolled, what is thought of them is before them.
    const bool fits = fitColumns(*m_table, needs);
    header.moveSection(header.visualIndex(EncodingsModel::kPlausible),
                       fits ? EncodingsModel::kPlausible : EncodingsModel::kReading);
    m_table->fitBytes(m_table->columnWidth(EncodingsModel::kReading) - scaled(kReadingAir),
                      kWidestByte);
}

void EncodingsLens::setPinned(const Codec* codec, bool pinned) {
    std::erase(m_pins, codec);
    if (pinned)
        m_pins.push_back(codec);
    savePins(m_pins);
    refresh();
}

/// Those of the character that the byte is part of in a row.
ByteRange EncodingsLens::bytesOf(const QModelIndex& row, std::optional<std::size_t> byte) const {
    const auto span =
        row.isValid() && byte ? spanBytes(m_model->row(row.row()).spans, *byte) : std::nullopt;
    if (!span)
        return {};
    return {m_shown.range.begin + span->first, m_shown.range.begin + span->second};
}

void EncodingsLens::pick(const QModelIndex& index, std::optional<std::size_t> byte) {
    if (index.column() == EncodingsModel::kPin)
        m_model->setData(index, m_model->row(index.row()).pinned ? Qt::Unchecked : Qt::Checked,
                         Qt::CheckStateRole);
    else
        select(bytesOf(index, byte));
}

/// The bytes shown stay.
void EncodingsLens::select(ByteRange range) {
    const QScopedValueRollback own(m_ownSelection, true);
    if (!range.empty())
        m_selection->select(range);
}

void EncodingsLens::readDocumentAs(const QModelIndex& index) {
    if (index.isValid())
        m_document->setCodec(*m_model->row(index.row()).codec);
}

void EncodingsLens::changeEvent(QEvent* event) {
    Lens::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        layoutColumns();
}

void EncodingsLens::showEvent(QShowEvent* event) {
    Lens::showEvent(event);
    if (m_dirty)
        refresh();
    else if (m_holdersWait)
        findHolders();
}

Panel* makeEncodingsLens(Document* document, Selection* selection, QWidget* parent) {
    return new EncodingsLens(document, selection, parent);
}

} // namespace moji::app
