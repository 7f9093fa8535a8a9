#include "lenses/lookup/lookup_lens.h"

#include "document/selection.h"
#include "lenses/lookup/lookup_band.h"
#include "lenses/lookup/lookup_words.h"
#include "style/fonts.h"
#include "text/qt_text.h"
#include "widgets/lens_bar.h"
#include "widgets/transport_bar.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace moji::app {

namespace {

using utf8::kLookupBlock;

constexpr int kBand = 124; // as high as five lines

} // namespace

LookupLens::LookupLens(Document* document, Selection* selection, QWidget* parent)
    : SteppingLens(document, selection, parent)
    , m_model(new LookupModel(this)) {
    setContent(makeContent());
    fillBar();
    connect(selection, &Selection::hoverChanged, this, [this] {
        m_look.hovered = this->selection().hovered();
        m_table->viewport()->update();
    });
    namePart("lanes", m_table);
    namePart("band", m_band);
    namePart("verdict", m_verdict);
    keep("tables", m_tables);
    keepSteps([this] { return place(); }, [this](const QString& place) { return setPlace(place); });
    start();
}

void LookupLens::fillBar() {
    transport().setPositionPattern(tr("Block %1 of %2"));
    m_range = new QLabel(&bar());
    m_range->setAccessibleName(tr("Bytes of the block"));
    bar().add(m_range);
    bar().hideWhenNarrow(m_range);
    bar().addStretch();
    m_tables = addChoice(tr("Tables"));
    for (const utf8::LookupTables* tables : utf8::kLookupTableSets)
        m_tables->addItem(tablesName(*tables));
    m_verdict = new LookupVerdict(&bar());
    m_failing = new QPushButton(&bar());
    bar().add(m_verdict);
    bar().add(m_failing);
    connect(m_tables, &QComboBox::currentIndexChanged, this, &LookupLens::showStory);
    connect(m_failing, &QPushButton::clicked, this, &LookupLens::goToFailingLane);
}

QWidget* LookupLens::makeContent() {
    makeTable();
    m_band = new LookupBand;
    auto* content = new QWidget;
    content->setBackgroundRole(QPalette::Base);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_table);
    column->addWidget(m_band, 1);
    m_area = new QScrollArea;
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setWidgetResizable(true);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->viewport()->setBackgroundRole(QPalette::Base);
    m_area->setWidget(content);
    m_area->installEventFilter(this);
    const QScrollBar* bar = m_area->horizontalScrollBar();
    const auto placeWords = [this, bar] {
        m_band->keepWithin(bar->value(), bar->maximum() - bar->value());
    };
    connect(bar, &QScrollBar::valueChanged, this, placeWords);
    connect(bar, &QScrollBar::rangeChanged, this, placeWords);
    return m_area;
}

void LookupLens::makeTable() {
    m_table = new LookupTable(*m_model, m_look);
    m_table->setAccessibleName(tr("Lanes"));
    m_table->viewport()->installEventFilter(this);
    // Scrolls to the current cell.
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) {
                const QPoint centre = m_table->visualRect(index).center();
                const QPoint place = m_table->viewport()->mapTo(m_area->widget(), centre);
                if (m_table->hasFocus())
                    m_area->ensureVisible(place.x(), place.y(), scaled(40), scaled(40));
            });
}

void LookupLens::restyle() {
    m_range->setFont(monoFont(FontSize::Label));
    fitTable();
    showStory();
}

/// The table takes the room that the band below it leaves, or all of it if that is too little. What
/// the band currently says does not matter: nothing moves during a step.
void LookupLens::fitTable() {
    const QSize all = m_area->maximumViewportSize();
    const int scrollBar = m_area->verticalScrollBar()->sizeHint().width();
    const LookupLayout layout({all.width() - scrollBar, all.height()}, scaled(kBand));
    if (layout == m_look.layout)
        return;
    m_look.layout = layout;
    m_table->arrange();
}

std::uint64_t LookupLens::stepCount() const {
    return story().empty() ? 0 : m_count;
}

std::uint64_t LookupLens::stepIndex() const {
    return m_block - std::min(m_block, m_first);
}

void LookupLens::chooseBlocks() {
    const std::uint64_t size = document().size();
    const ByteRange range = selection().range();
    m_first = 0;
    m_count = document().isUtf8() ? lookupBlocks(size) : 0;
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
    showBlock(lookupBlockOf(selection().caret(), document().size()));
}

void LookupLens::showBlock(std::uint64_t block) {
    m_block = block;
    showStory();
}

void LookupLens::showStory() {
    const auto set = static_cast<std::size_t>(std::max(0, m_tables->currentIndex()));
    LookupStory story =
        m_count == 0 ? LookupStory{} : tellBlock(document(), *utf8::kLookupTableSets[set], m_block);
    const ByteRange focus = selection().focus();
    const auto span = story.empty() ? std::nullopt : document().spanAt(selection().caret());
    const bool cutOff = selection().range().empty() && span && span->isError();
    const std::size_t lane = laneToExplain(story, focus, cutOff, selection().caret());
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
    m_verdict->setVisible(!empty);
    const auto failing = nextFailingLane();
    m_failing->setEnabled(failing.has_value());
    m_failing->setText(
        tr("Go to lane %1").arg(failing ? QString::number(*failing) : QStringLiteral("–")));
    const ByteRange range = story().range();
    m_range->setText(empty ? QString()
                           : offsetText(range.begin) + QStringLiteral("..") +
                                 offsetText(range.end - 1));
    if (!empty) {
        m_verdict->setStory(story());
        m_band->setStory(story(), m_look.lane);
    }
    showSentence(empty ? QString() : blockSentence(story(), m_look.lane));
    m_table->setAccessibleDescription(sentence());
}

/// Of several, the one after the lane explained; after the last, the first.
std::optional<std::size_t> LookupLens::nextFailingLane() const {
    const auto lanes = story().failingLanes();
    if (lanes.empty())
        return std::nullopt;
    const auto next = std::ranges::upper_bound(lanes, m_look.lane);
    return next == lanes.end() ? lanes.front() : *next;
}

/// "FIRST COUNT STEP": the blocks of the transport, and the one shown, from 1.
QString LookupLens::place() const {
    return story().empty()
               ? QString()
               : QStringLiteral("%1 %2 %3").arg(m_first).arg(m_count).arg(stepIndex() + 1);
}

/// Also accepts only a step, of the blocks that the selection gives.
bool LookupLens::setPlace(const QString& place) {
    const QStringList words = place.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (words.empty())
        return true;
    const std::uint64_t all = document().isUtf8() ? lookupBlocks(document().size()) : 0;
    const bool whole = words.size() == 3;
    const std::uint64_t first = whole ? words[0].toULongLong() : m_first;
    const std::uint64_t count = whole ? words[1].toULongLong() : m_count;
    const std::uint64_t step = words.back().toULongLong();
    if (step == 0 || step > count || first >= all || count > all - first)
        return false;
    m_first = first;
    m_count = count;
    showBlock(first + step - 1);
    return true;
}

void LookupLens::goTo(std::uint64_t step) {
    const std::uint64_t block = m_first + step;
    const std::uint64_t begin = block * kLookupBlock;
    select({begin, std::min(begin + kLookupBlock, document().size())});
    showBlock(block);
}

void LookupLens::goToFailingLane() {
    if (const auto lane = nextFailingLane())
        selectLane(*lane);
}

/// The blocks stepped through stay.
void LookupLens::selectLane(std::size_t lane) {
    if (story().empty())
        return;
    const std::uint64_t offset = story().block.offset + lane;
    select(lane < story().bytes ? ByteRange{offset, offset + 1}
                                : ByteRange{document().size(), document().size()});
    m_look.selected = selection().focus();
    explain(lane);
}

void LookupLens::hoverLane(std::optional<std::size_t> lane) {
    const std::uint64_t offset = story().block.offset + lane.value_or(0);
    selection().setHovered(lane && *lane < story().bytes
                               ? std::optional(ByteRange{offset, offset + 1})
                               : std::nullopt);
}

/// After the last lane of a block comes the first lane of the next one.
void LookupLens::goToNextLane(bool forward) {
    const std::size_t edge = forward ? kLookupBlock - 1 : 0;
    if (story().empty())
        return;
    if (m_look.lane != edge)
        return selectLane(forward ? m_look.lane + 1 : m_look.lane - 1);
    const std::uint64_t begin = story().block.offset;
    if (forward ? begin + kLookupBlock >= document().size() : begin == 0)
        return;
    const std::uint64_t offset = forward ? begin + kLookupBlock : begin - 1;
    const std::uint64_t block = lookupBlockOf(offset, document().size());
    if (block < m_first || block - m_first >= m_count)
        return selection().select(
            {offset, offset + 1}); // following the selection: the range of blocks changes
    select({offset, offset + 1});
    showBlock(block);
}

bool LookupLens::handleKey(int key) {
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        goToNextLane(key == Qt::Key_Right);
        return true;
    case Qt::Key_PageDown:
        goForward();
        return true;
    case Qt::Key_PageUp:
        goBack();
        return true;
    default:
        return SteppingLens::handleKey(key);
    }
}

/// In the table Home and End stay in the block, and Enter selects the lane, not the block.
bool LookupLens::handleTableKey(int key) {
    if (story().empty())
        return handleKey(key);
    switch (key) {
    case Qt::Key_Home:
        selectLane(0);
        return true;
    case Qt::Key_End:
        selectLane(story().bytes - 1);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        selectLane(m_look.lane);
        return true;
    default:
        return handleKey(key);
    }
}

bool LookupLens::eventFilter(QObject* watched, QEvent* event) {
    const auto laneAt = [&] {
        return m_table->laneAt(static_cast<QMouseEvent*>(event)->position().toPoint());
    };
    const bool onLanes = watched == m_table->viewport();
    if (watched == m_area && event->type() == QEvent::Resize)
        fitTable();
    else if (watched == m_table && event->type() == QEvent::KeyPress &&
             static_cast<QKeyEvent*>(event)->modifiers() == Qt::NoModifier)
        return handleTableKey(static_cast<QKeyEvent*>(event)->key());
    else if (onLanes && event->type() == QEvent::MouseMove)
        hoverLane(laneAt());
    else if (onLanes && event->type() == QEvent::Leave)
        hoverLane(std::nullopt);
    else if (onLanes && event->type() == QEvent::MouseButtonRelease &&
             static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton && laneAt())
        selectLane(*laneAt());
    return SteppingLens::eventFilter(watched, event);
}

Panel* makeLookupLens(Document* document, Selection* selection, QWidget* parent) {
    return new LookupLens(document, selection, parent);
}

} // namespace moji::app
