#include "lenses/lookup/lookup_lens.h"

#include "document/selection.h"
#include "lenses/lookup/lookup_band.h"
#include "lenses/lookup/lookup_words.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "text/qt_text.h"
#include "widgets/transport_bar.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>

#include <algorithm>

namespace moji::app {

namespace {

using utf8::kLookupBlock;

constexpr int kToolBar = 40;
constexpr int kWideEnoughForRange = 1000;

} // namespace

LookupLens::LookupLens(Document* document, Selection* selection, QWidget* parent)
    : Lens(parent)
    , m_document(document)
    , m_selection(selection)
    , m_model(new LookupModel(this)) {
    setFocusPolicy(Qt::StrongFocus);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeToolBar());
    column->addWidget(makePages(), 1);
    m_sentence = new QLabel(this);
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setContentsMargins(12, 4, 12, 8);
    column->addWidget(m_sentence);

    connect(document, &Document::bytesChanged, this, &LookupLens::refresh);
    connect(document, &Document::codecChanged, this, &LookupLens::refresh);
    connect(selection, &Selection::changed, this, &LookupLens::followSelection);
    connect(selection, &Selection::hoverChanged, this, &LookupLens::followHover);
    connect(m_transport, &TransportBar::firstRequested, this, [this] { goTo(m_first); });
    connect(m_transport, &TransportBar::lastRequested, this,
            [this] { goTo(m_first + m_count - 1); });
    connect(m_transport, &TransportBar::nextRequested, this, [this] { goBy(1); });
    connect(m_transport, &TransportBar::previousRequested, this, [this] { goBy(-1); });
    restyle();
    refresh();
}

QWidget* LookupLens::makeToolBar() {
    auto* bar = new QWidget(this);
    bar->setMinimumHeight(scaled(kToolBar));
    m_transport = new TransportBar(bar);
    m_transport->setPositionPattern(tr("Block %1 of %2"));
    m_range = new QLabel(bar);
    m_range->setAccessibleName(tr("Bytes of the block"));
    m_tables = new QComboBox(bar);
    m_tables->setAccessibleName(tr("Tables"));
    for (const utf8::LookupTables* tables : utf8::kLookupTableSets)
        m_tables->addItem(tablesName(*tables));
    m_verdict = new LookupVerdict(bar);
    m_failing = new QPushButton(bar);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(12, 0, 12, 0);
    row->setSpacing(8);
    row->addWidget(m_transport);
    row->addWidget(m_range);
    row->addStretch(1);
    row->addWidget(new QLabel(tr("Tables"), bar));
    row->addWidget(m_tables);
    row->addWidget(m_verdict);
    row->addWidget(m_failing);
    connect(m_tables, &QComboBox::currentIndexChanged, this, &LookupLens::showStory);
    connect(m_failing, &QPushButton::clicked, this, &LookupLens::goToFailingLane);
    return bar;
}

QWidget* LookupLens::makePages() {
    makeTable();
    m_band = new LookupBand;
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_table);
    column->addWidget(m_band, 1);
    m_area = new QScrollArea;
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setWidgetResizable(true);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setWidget(content);

    m_notice = new QLabel;
    m_notice->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_notice->setContentsMargins(16, 12, 16, 12);
    m_notice->setTextFormat(Qt::PlainText);
    m_pages = new QStackedWidget(this);
    m_pages->setAutoFillBackground(true);
    m_pages->addWidget(m_area);
    m_pages->addWidget(m_notice);
    return m_pages;
}

void LookupLens::makeTable() {
    m_table = new LookupTable(*m_model, m_look);
    m_table->setAccessibleName(tr("Lanes"));
    m_table->viewport()->installEventFilter(this);
    m_table->installEventFilter(this);
    // The part of the table that the current cell lies in comes into view.
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) {
                const QPoint centre = m_table->visualRect(index).center();
                const QPoint place = m_table->viewport()->mapTo(m_area->widget(), centre);
                if (m_table->hasFocus())
                    m_area->ensureVisible(place.x(), place.y(), scaled(40), scaled(40));
            });
}

QString LookupLens::sentence() const {
    return m_sentence->text();
}

void LookupLens::restyle() {
    m_sentence->setFont(uiFont(FontSize::Label));
    m_notice->setFont(uiFont(FontSize::Body));
    m_range->setFont(monoFont(FontSize::Label));
    QPalette surface = m_pages->palette();
    surface.setColor(QPalette::Window, colours().surface);
    if (surface != m_pages->palette())
        m_pages->setPalette(surface);
}

void LookupLens::changeEvent(QEvent* event) {
    Lens::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        restyle();
        showStory();
    }
}

void LookupLens::resizeEvent(QResizeEvent* event) {
    Lens::resizeEvent(event);
    m_range->setVisible(!story().empty() && width() >= scaled(kWideEnoughForRange));
}

void LookupLens::chooseBlocks() {
    const std::uint64_t size = m_document->size();
    const ByteRange range = m_selection->range();
    m_first = 0;
    m_count = m_document->isUtf8() ? lookupBlocks(size) : 0;
    if (m_count == 0 || range.empty())
        return;
    const std::uint64_t first = lookupBlockOf(range.begin, size);
    const std::uint64_t last = lookupBlockOf(range.end - 1, size);
    if (first == last)
        return;
    m_first = first;
    m_count = last - first + 1;
}

void LookupLens::refresh() {
    chooseBlocks();
    m_block = lookupBlockOf(m_selection->caret(), m_document->size());
    showStory();
}

void LookupLens::followSelection() {
    if (!m_stepping)
        chooseBlocks();
    m_block = lookupBlockOf(m_selection->caret(), m_document->size());
    showStory();
}

void LookupLens::followHover() {
    m_look.hovered = m_selection->hovered();
    m_table->viewport()->update();
}

void LookupLens::showStory() {
    const auto set = static_cast<std::size_t>(std::max(0, m_tables->currentIndex()));
    LookupStory story = m_count == 0
                            ? LookupStory{}
                            : tellBlock(*m_document, *utf8::kLookupTableSets[set], m_block);
    const ByteRange focus = m_selection->focus();
    const auto span = story.empty() ? std::nullopt : m_document->spanAt(m_selection->caret());
    const bool cutOff = m_selection->range().empty() && span && span->isError();
    const std::size_t lane = laneToExplain(story, focus, cutOff, m_selection->caret());
    m_look.selected = focus;
    m_model->setStory(std::move(story));
    explain(lane);
}

void LookupLens::explain(std::size_t lane) {
    m_look.lane = lane;
    m_table->repaintAll();
    const int row = std::max(m_table->currentIndex().row(), static_cast<int>(LookupRow::Input));
    m_table->setCurrentIndex(m_model->index(row, static_cast<int>(m_look.lane)));
    describe();
}

void LookupLens::describe() {
    const bool empty = story().empty();
    m_notice->setText(m_document->isUtf8()
                          ? tr("Select a byte to see how it is read.")
                          : tr("This lens reads UTF-8. The document is read as %1.")
                                .arg(fromUtf8(m_document->codec().name())));
    m_pages->setCurrentIndex(empty ? 1 : 0);
    m_transport->setPosition(m_block - std::min(m_block, m_first), empty ? 0 : m_count);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_verdict, m_sentence})
        widget->setVisible(!empty);
    m_range->setVisible(!empty && width() >= scaled(kWideEnoughForRange));
    const auto failing = nextFailingLane();
    m_failing->setEnabled(failing.has_value());
    m_failing->setText(
        tr("Go to lane %1").arg(failing ? QString::number(*failing) : QStringLiteral("–")));
    if (empty) {
        m_sentence->clear();
        return;
    }
    const ByteRange range = story().range();
    m_range->setText(offsetText(range.begin) + QStringLiteral("..") + offsetText(range.end - 1));
    m_verdict->setStory(story());
    m_band->setStory(story(), m_look.lane);
    m_sentence->setText(blockSentence(story(), m_look.lane));
    m_table->setAccessibleDescription(m_sentence->text());
}

/// Of several the one behind the lane explained; after the last the first.
std::optional<std::size_t> LookupLens::nextFailingLane() const {
    const auto lanes = story().failingLanes();
    if (lanes.empty())
        return std::nullopt;
    const auto next = std::ranges::upper_bound(lanes, m_look.lane);
    return next == lanes.end() ? lanes.front() : *next;
}

void LookupLens::goTo(std::uint64_t block) {
    if (block < m_first || block - m_first >= m_count)
        return;
    const std::uint64_t begin = block * kLookupBlock;
    m_stepping = true;
    m_selection->select({begin, std::min(begin + kLookupBlock, m_document->size())});
    m_stepping = false;
}

void LookupLens::goBy(int blocks) {
    const bool forward = blocks > 0;
    const bool stays = forward ? m_block + 1 >= m_first + m_count : m_block <= m_first;
    if (stays)
        m_transport->setPlaying(false);
    else
        goTo(forward ? m_block + 1 : m_block - 1);
}

void LookupLens::goToFailingLane() {
    if (const auto lane = nextFailingLane())
        selectLane(*lane);
}

void LookupLens::selectLane(std::size_t lane) {
    if (story().empty())
        return;
    const std::uint64_t offset = story().block.offset + lane;
    m_stepping = true; // the blocks stepped through stay
    if (lane < story().bytes)
        m_selection->select({offset, offset + 1});
    else
        m_selection->setCaret(m_document->size());
    m_stepping = false;
    explain(lane);
}

bool LookupLens::handleKey(int key) {
    switch (key) {
    case Qt::Key_Space:
        m_transport->setPlaying(!m_transport->isPlaying() && m_count > 0);
        return true;
    case Qt::Key_PageDown:
        goBy(1);
        return true;
    case Qt::Key_PageUp:
        goBy(-1);
        return true;
    default:
        return false;
    }
}

void LookupLens::keyPressEvent(QKeyEvent* event) {
    if (handleKey(event->key()))
        return;
    switch (event->key()) {
    case Qt::Key_Right:
        goBy(1);
        break;
    case Qt::Key_Left:
        goBy(-1);
        break;
    case Qt::Key_Home:
        goTo(m_first);
        break;
    case Qt::Key_End:
        goTo(m_first + m_count - 1);
        break;
    default:
        Lens::keyPressEvent(event);
    }
}

bool LookupLens::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_table && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (handleKey(key))
            return true;
        if ((key == Qt::Key_Return || key == Qt::Key_Enter) && m_table->currentIndex().isValid()) {
            selectLane(static_cast<std::size_t>(m_table->currentIndex().column()));
            return true;
        }
    }
    if (watched != m_table->viewport())
        return Lens::eventFilter(watched, event);
    const auto laneAt = [&] {
        return m_table->laneAt(static_cast<QMouseEvent*>(event)->position().toPoint());
    };
    if (event->type() == QEvent::MouseMove) {
        const auto lane = laneAt();
        const std::uint64_t offset = story().block.offset + lane.value_or(0);
        m_selection->setHovered(lane && *lane < story().bytes
                                    ? std::optional(ByteRange{offset, offset + 1})
                                    : std::nullopt);
    } else if (event->type() == QEvent::Leave) {
        m_selection->setHovered(std::nullopt);
    } else if (event->type() == QEvent::MouseButtonRelease &&
               static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton) {
        if (const auto lane = laneAt())
            selectLane(*lane);
    } else if (event->type() == QEvent::Resize) {
        m_table->fitInto(m_area->viewport()->width());
    }
    return Lens::eventFilter(watched, event);
}

Lens* makeLookupLens(Document* document, Selection* selection, QWidget* parent) {
    return new LookupLens(document, selection, parent);
}

} // namespace moji::app
