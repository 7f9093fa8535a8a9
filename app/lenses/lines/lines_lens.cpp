#include "lenses/lines/lines_lens.h"

#include "document/document.h"
#include "document/line_pins.h"
#include "document/selection.h"
#include "lenses/lines/line_window_bar.h"
#include "lenses/lines/lines_delegate.h"
#include "lenses/lines/lines_model.h"
#include "style/fonts.h"
#include "text/counts.h"
#include "text/error_text.h"
#include "text/qt_text.h"
#include "widgets/lens_bar.h"
#include "widgets/notice_pages.h"
#include "widgets/plain_table.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace moji::app {

namespace {

constexpr int kRowHeight = 28;
constexpr int kWidths[] = {64, 88, 200, 156}; // columns before the text, which has what is left
constexpr int kMostAlternatives = 200;
constexpr int kCellMargins = 16;
constexpr int kLeastText = 160;
constexpr int kChoiceLength = 30; // characters that a choice of an encoding has room for

} // namespace

LinesLens::LinesLens(Document* document, Selection* selection, QWidget* parent)
    : Lens(parent)
    , m_document(document)
    , m_selection(selection)
    , m_model(new LinesModel(this))
    , m_export(&LineExport::of(document))
    , m_job(document->jobs(), tr("Judging the lines"), this) {
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
    connect(document, &Document::bytesChanged, this, &LinesLens::noteChange);
    connect(document, &Document::codecChanged, this, &LinesLens::noteChange);
    connect(document, &Document::readOnlyChanged, this, &LinesLens::enableConvert);
    connect(&document->linePins(), &LinePins::moved, this, &LinesLens::noteChange);
    connect(document, &Document::opened, this, [this] {
        m_showAll = false;
        m_place = {};
    });
    connect(selection, &Selection::changed, this, &LinesLens::followSelection);
    connect(&m_job, &JobBase::cancelled, this, &LinesLens::showCancelled);
    connect(m_pages, &NoticePages::actionRequested, this, &LinesLens::judge);
    connectExport();
    namePart("lines", m_table);
    keep("show", m_filter);
    keep(
        "all", [this] { return m_showAll ? QStringLiteral("on") : QStringLiteral("off"); },
        [this](const QString& value) {
            if (value != QStringLiteral("on") && value != QStringLiteral("off"))
                return false;
            m_showAll = value == QStringLiteral("on");
            describe();
            return true;
        },
        [] {
            return QStringList{QStringLiteral("on"), QStringLiteral("off")};
        });
    keep("scroll", m_table);
    describe();
    noteChange();
}

LensBar* LinesLens::makeBar() {
    auto* bar = new LensBar(this);
    m_filter = new QComboBox(bar);
    m_filter->setAccessibleName(tr("Lines to show"));
    m_filter->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_filter->addItem(tr("all lines"));
    m_filter->addItem(tr("lines that differ"));
    m_show = new QPushButton(tr("Show the lines"), bar);
    m_convert = new QPushButton(tr("Convert the document"), bar);
    m_exportButton = new QPushButton(tr("Export as UTF-8…"), bar);
    m_window = new LineWindowBar(bar);
    connect(m_window, &LineWindowBar::lineWanted, this, &LinesLens::goToLine);
    connect(m_window, &LineWindowBar::refused, this, &LinesLens::setSentence);
    bar->addCaption(tr("Show"), m_filter);
    bar->add(m_filter);
    bar->add(m_show);
    bar->add(m_window);
    bar->addStretch();
    bar->add(m_convert);
    bar->add(m_exportButton);
    connect(m_filter, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_model->setOnlyDiffering(index == 1);
        layoutColumns();
        describe();
        followSelection();
    });
    connect(m_show, &QPushButton::clicked, this, [this] {
        m_showAll = true;
        describe();
        followSelection();
        m_table->setFocus();
    });
    return bar;
}

void LinesLens::makeTable() {
    m_table = new PlainTable(kRowHeight, this);
    m_table->setAccessibleName(tr("Encodings of the lines"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new LinesDelegate(*m_model, m_table));
    m_table->horizontalHeader()->setFixedHeight(scaled(28));
    m_table->installEventFilter(this);
    m_table->viewport()->installEventFilter(this);
    connect(m_table, &PlainTable::activated, this, &LinesLens::selectLine);
    connect(m_table, &PlainTable::clicked, this, &LinesLens::selectLine);
    m_table->setMouseTracking(true);
    connect(m_table, &PlainTable::entered, this, [this](const QModelIndex& index) {
        const ByteRange range = m_model->range(index.row());
        if (!isUpdating() && !range.empty()) // the rows are those of the document
            m_selection->setHovered(range);
    });
    connect(m_selection, &Selection::hoverChanged, this,
            [this] { m_model->setHovered(m_selection->hovered()); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &LinesLens::describeCurrent);
}

QWidget* LinesLens::makeFooter() {
    auto* footer = new QWidget(this);
    m_sentence = makeSentence(footer);
    m_pinRow = new QWidget(footer);
    m_choices = new QComboBox(m_pinRow);
    connect(m_choices, &QComboBox::currentTextChanged, m_choices, &QWidget::setToolTip);
    m_choices->setAccessibleName(tr("Encoding of the line"));
    m_choices->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choices->setMinimumContentsLength(kChoiceLength);
    auto* caption = new QLabel(tr("The line is in"), m_pinRow);
    caption->setBuddy(m_choices);
    m_unpin = new QPushButton(tr("Unpin"), m_pinRow);
    m_unpin->setToolTip(tr("Delete"));
    auto* pins = new QHBoxLayout(m_pinRow);
    pins->setContentsMargins(0, 4, 0, 4);
    pins->addWidget(caption);
    pins->addWidget(m_choices);
    pins->addWidget(m_unpin);
    auto* row = new QHBoxLayout(footer);
    row->setContentsMargins(0, 0, 12, 0);
    row->addWidget(m_sentence, 1);
    row->addWidget(m_pinRow);
    connect(m_choices, &QComboBox::activated, this, [this](int index) {
        const Codec* codec =
            m_document->codecs().find(toUtf8(m_choices->itemData(index).toString()));
        pin(m_table->currentIndex().row(), codec);
    });
    connect(m_unpin, &QPushButton::clicked, this, &LinesLens::unpinCurrent);
    return footer;
}

void LinesLens::setSentence(const QString& sentence) {
    m_sentence->setText(sentence);
}

void LinesLens::noteChange() {
    m_dirty = true;
    if (!isVisible())
        return; // skip the work while hidden
    judge();
}

void LinesLens::showEvent(QShowEvent* event) {
    Lens::showEvent(event);
    if (m_dirty)
        judge();
    layoutColumns();
}

void LinesLens::judge() {
    m_dirty = false;
    setUpdating(true);
    m_job.start(
        m_document->revision(),
        [source = m_document->snapshot(), &codecs = m_document->codecs(),
         &codec = m_document->codec(), pins = m_document->linePins().all(),
         place = m_place](const std::stop_token& stop, const ProgressCallback& progress) {
            return LineTable::judge(source, codecs, codec, pins, place, stop, progress);
        },
        [this](std::uint64_t revision, Result<LineTable> table) {
            if (revision == m_document->revision())
                deliver(std::move(table));
        });
}

void LinesLens::deliver(Result<LineTable> table) {
    setUpdating(false);
    const auto wantsPins = std::exchange(m_wantsPins, nullptr);
    if (!table) {
        m_model->setTable({});
        describe();
        m_pages->showNotice(errorText(table.error()));
        return;
    }
    const int scroll = m_table->verticalScrollBar()->value();
    m_model->setTable(*std::move(table));
    layoutColumns();
    describe();
    m_table->verticalScrollBar()->setValue(scroll);
    if (m_wantedLine > 0)
        showWantedLine();
    else
        followSelection();
    if (wantsPins)
        withPins(wantsPins); // once more if the caret is among other lines now
    m_export->tellWaiting();
}

void LinesLens::pin(int row, const Codec* codec) {
    if (row < 0 || row >= m_model->rowCount() || isUpdating())
        return;
    const std::uint64_t offset = m_model->line(row).offset;
    m_document->linePins().set(offset, codec);
    m_model->pin(row, codec);
    describe();
}

void LinesLens::selectLine(const QModelIndex& index) {
    if (!index.isValid() || isUpdating())
        return;
    m_selection->select(m_model->range(index.row()));
}

void LinesLens::goToLine(std::uint64_t line) {
    m_place = {LinePlace::By::Line, line};
    m_wantedLine = line;
    const LineTable& table = m_model->table();
    if (line < table.firstLine() || line >= table.firstLine() + table.size())
        return judge();
    describe();
    showWantedLine();
}

/// The row of the line that was asked for, if it is one; and its bytes.
void LinesLens::showWantedLine() {
    const std::uint64_t line = std::exchange(m_wantedLine, 0);
    const LineTable& table = m_model->table();
    if (line < table.firstLine() || line >= table.firstLine() + table.size())
        return;
    const int row = m_model->rowAt(table.evidence(line - table.firstLine()).offset);
    if (row < 0)
        return setSentence(tr("Line %1 is not shown: only lines that differ from %2 are.")
                               .arg(numberText(line), fromUtf8(m_document->codec().name())));
    m_table->setCurrentIndex(m_model->index(row, LinesModel::kEncoding));
    selectLine(m_table->currentIndex());
}

void LinesLens::followSelection() {
    if (!isUpdating() && isVisible() && !m_model->table().reaches(m_selection->caret())) {
        m_place = {LinePlace::By::Offset, m_selection->caret()};
        return judge();
    }
    const int row = m_model->rowAt(m_selection->caret());
    if (row >= 0 && row != m_table->currentIndex().row())
        m_table->setCurrentIndex(m_model->index(row, LinesModel::kEncoding));
    describeCurrent();
}

void LinesLens::unpinCurrent() {
    pin(m_table->currentIndex().row(), nullptr);
}

void LinesLens::addContextEntries(QMenu& menu, const QPoint& globalPlace) {
    const QModelIndex index = m_table->indexAt(m_table->viewport()->mapFromGlobal(globalPlace));
    if (!index.isValid() || isUpdating())
        return;
    m_table->setCurrentIndex(index);
    QMenu* encodings = menu.addMenu(tr("Pin the line to"));
    for (const LineTable::Choice& choice : m_model->table().choices(m_model->place(index.row())))
        encodings->addAction(choiceText(choice), this,
                             [this, row = index.row(), codec = choice.codec] { pin(row, codec); });
    encodings->setEnabled(!encodings->isEmpty());
    QAction* unpin = menu.addAction(tr("Unpin"), this, &LinesLens::unpinCurrent);
    unpin->setEnabled(m_model->line(index.row()).pinned);
}

bool LinesLens::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_table && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Delete || key == Qt::Key_Backspace) {
            unpinCurrent();
            return true;
        }
    }
    if (watched == m_table->viewport() && event->type() == QEvent::Resize)
        layoutColumns();
    if (watched == m_table->viewport() && event->type() == QEvent::Leave)
        m_selection->setHovered(std::nullopt);
    return Lens::eventFilter(watched, event);
}

/// The encodings and the alternatives, which few lines have, take what they need; the text has what
/// is left.
void LinesLens::layoutColumns() {
    const QHeaderView* header = m_table->horizontalHeader();
    const int width = m_table->viewport()->width();
    int used = 0;
    const auto set = [&](int column, int columnWidth) {
        m_table->setColumnWidth(column, columnWidth);
        used += columnWidth;
    };
    const QFontMetrics metrics(uiFont(FontSize::Label));
    const int names =
        m_model->encodingWidth(metrics).value_or(scaled(kWidths[LinesModel::kEncoding])) +
        scaled(LinesDelegate::kPinWidth) + kCellMargins;
    for (int column = 0; column < LinesModel::kText; ++column)
        set(column, column == LinesModel::kEncoding ? std::min(names, scaled(kWidths[column]))
                                                    : scaled(kWidths[column]));
    const int wanted = m_model->alternativesWidth(metrics) + kCellMargins;
    set(LinesModel::kAlternatives,
        std::clamp(wanted, header->sectionSizeHint(LinesModel::kAlternatives),
                   std::max(scaled(kMostAlternatives), width / 4)));
    set(LinesModel::kText, std::max(scaled(kLeastText), width - used));
}

void LinesLens::changeEvent(QEvent* event) {
    Lens::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) {
        m_table->horizontalHeader()->setFixedHeight(scaled(28));
        layoutColumns();
    }
}

Panel* makeLinesLens(Document* document, Selection* selection, QWidget* parent) {
    return new LinesLens(document, selection, parent);
}

} // namespace moji::app
