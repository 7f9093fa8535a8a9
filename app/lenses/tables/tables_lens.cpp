#include "lenses/tables/tables_lens.h"

#include "document/document.h"
#include "document/selection.h"
#include "lenses/tables/reference_model.h"
#include "reference/reference_registry.h"
#include "style/fonts.h"
#include "text/core_words.h"
#include "text/counts.h"
#include "text/qt_text.h"
#include "utf8/utf8_writer.h"
#include "widgets/lens_bar.h"
#include "widgets/notice_pages.h"
#include "widgets/plain_table.h"
#include "widgets/step_table_model.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kRowHeight = 24;
constexpr int kHeadHeight = 28;
constexpr int kInset = 12;
constexpr int kRoomForNotes = 340; // pixels
constexpr int kPadding = 20;       // beside the text of a column

QString fromReference(const char* english) {
    return QCoreApplication::translate("Reference", english);
}

/// With the numbers as the reader's language writes them.
moji::Words withSeparators(moji::Words note) {
    for (std::string& argument : note.arguments) {
        bool isNumber = false;
        const qulonglong value = fromUtf8(argument).toULongLong(&isNumber);
        if (isNumber)
            argument = toUtf8(numberText(value));
    }
    return note;
}

/// The character at the caret, or the byte of UTF-8 that starts none.
ReferenceFocus focusOf(const Document& document, const Selection& selection) {
    const auto span = document.spanAt(selection.focus().begin);
    if (!span)
        return {};
    if (span->span.text().empty())
        return document.isUtf8() ? ReferenceFocus{{}, span->bytes.front()} : ReferenceFocus{};
    const char32_t codePoint = span->span.text().front();
    char utf8[4];
    writeUtf8(codePoint, utf8);
    return {codePoint, static_cast<Byte>(utf8[0])};
}

} // namespace

TablesLens::TablesLens(Document* document, Selection* selection, QWidget* parent)
    : Lens(parent)
    , m_document(document)
    , m_selection(selection)
    , m_model(new ReferenceModel(this)) {
    makeTable();
    m_about = makeSentence(this);
    m_explanation = makeSentence(this);
    m_explanation->setAccessibleName(tr("The current entry"));
    m_notes = makeSentence(this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeBar());
    column->addWidget(m_about);
    column->addWidget(m_explanation);
    auto* inset = new QHBoxLayout; // in line with the words above and below
    inset->setContentsMargins(kInset, 0, 0, 0);
    inset->addWidget(m_table);
    column->addLayout(inset, 1);
    column->addWidget(m_notes);
    setFocusProxy(m_table);
    m_table->viewport()->installEventFilter(this);
    keepState();

    connect(m_choice, &QComboBox::currentIndexChanged, this, &TablesLens::showTable);
    connect(m_use, &QPushButton::clicked, this, [this] { useExample(m_table->currentIndex()); });
    connect(m_table, &PlainTable::activated, this, &TablesLens::useExample);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &TablesLens::explain);
    connect(selection, &Selection::changed, this, &TablesLens::followSelection);
    connect(document, &Document::bytesChanged, this, &TablesLens::followSelection);
    connect(document, &Document::codecChanged, this, &TablesLens::followSelection);
    connect(document, &Document::readOnlyChanged, this, &TablesLens::explain);
    showTable();
}

void TablesLens::keepState() {
    keep("table", m_choice);
    keep(
        "entry",
        [this] {
            const QModelIndex current = m_table->currentIndex();
            return m_table->selectionModel()->isSelected(current)
                       ? QStringLiteral("%1,%2").arg(current.row()).arg(current.column())
                       : QString();
        },
        [this](const QString& value) {
            if (value.isEmpty())
                return true;
            const QStringList places = value.split(QLatin1Char(','));
            bool isRow = false;
            bool isColumn = places.size() < 2;
            const int row = places[0].toInt(&isRow);
            const int column = places.size() < 2 ? 0 : places[1].toInt(&isColumn);
            const QModelIndex entry = m_model->index(row, column);
            if (!isRow || !isColumn || places.size() > 2 || !entry.isValid())
                return false;
            m_table->setCurrentIndex(entry);
            return true;
        });
    keep("scroll", m_table);
}

LensBar* TablesLens::makeBar() {
    auto* bar = new LensBar(this);
    m_choice = new QComboBox(bar);
    m_choice->setAccessibleName(tr("Reference table"));
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (const reference::Entry& entry : reference::allTables())
        m_choice->addItem(fromReference(entry.title), QString::fromLatin1(entry.id));
    m_use = new QPushButton(tr("Put in the document"), bar);
    m_use->setToolTip(tr("Replaces the whole document by the example of this row. Undo brings it "
                         "back."));
    bar->addCaption(tr("Show"), m_choice);
    bar->add(m_choice);
    bar->addStretch();
    bar->add(m_use);
    return bar;
}

void TablesLens::makeTable() {
    m_table = new PlainTable(kRowHeight, this);
    m_table->setModel(m_model);
    m_table->setItemDelegate(new StepDelegate(m_table));
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    m_table->setAutoScroll(false); // eventFilter()
    m_table->horizontalHeader()->setFixedHeight(scaled(kHeadHeight));
}

QString TablesLens::explanation() const {
    return m_explanation->text();
}

void TablesLens::showTable() {
    const reference::Entry& entry =
        reference::allTables()[static_cast<std::size_t>(m_choice->currentIndex())];
    m_model->setTable(entry.make());
    m_about->setText(fromReference(entry.about));
    m_table->setAccessibleName(fromReference(entry.title));
    QStringList notes;
    for (const moji::Words& note : m_model->table().notes)
        notes += inReadersLanguage(withSeparators(note), "Reference");
    m_notes->setText(notes.join(QLatin1Char('\n')));
    layoutColumns();
    lightFocus();
    goToLit();
    explain();
}

void TablesLens::lightFocus() {
    m_hasFocus = !m_selection->focus().empty();
    m_model->setFocus(focusOf(*m_document, *m_selection));
}

/// Lights what is about the character at the caret, and goes there.
void TablesLens::followSelection() {
    if (!isVisible())
        return; // showEvent()
    lightFocus();
    goToLit();
    explain();
}

/// Where nothing is lit nothing is selected, which would look as if it was about the character.
void TablesLens::goToLit() {
    const QModelIndex lit = m_model->litEntry();
    if (lit.isValid())
        return m_table->setCurrentIndex(lit);
    m_table->clearSelection();
    if (!m_table->currentIndex().isValid()) // for the keyboard
        m_table->selectionModel()->setCurrentIndex(m_model->index(0, 0),
                                                   QItemSelectionModel::NoUpdate);
}

void TablesLens::explain() {
    const QModelIndexList selected = m_table->selectionModel()->selectedIndexes();
    const QModelIndex current = selected.isEmpty() ? QModelIndex() : selected.front();
    QString meaning = m_model->meaning(current);
    if (meaning.isEmpty() && m_hasFocus && !m_model->litEntry().isValid())
        meaning = tr("No entry of this table is about the bytes at the caret.");
    m_explanation->setText(meaning);
    m_explanation->setVisible(!m_explanation->text().isEmpty());
    m_use->setEnabled(!m_document->isReadOnly() && !m_model->example(current).empty());
}

void TablesLens::useExample(const QModelIndex& index) {
    const Bytes example = m_model->example(index);
    if (example.empty())
        return;
    if (m_document->replace({0, m_document->size()}, example, tr("Put Example in Document")))
        m_selection->select(ByteRange{0, example.size()});
}

/// A low dock shows the table and what its entry does; the rest has room in a high one.
void TablesLens::adaptTo(QSize room) {
    const bool isHigh = room.height() >= scaled(kRoomForNotes);
    m_about->setVisible(isHigh);
    m_notes->setVisible(isHigh);
}

void TablesLens::layoutColumns() {
    const int last = m_model->columnCount() - 1;
    int used = 0;
    for (int column = 0; column <= last; ++column) {
        int width = m_table->horizontalHeader()->sectionSizeHint(column);
        for (int row = 0; row < m_model->rowCount(); ++row) {
            const QModelIndex index = m_model->index(row, column);
            const QFontMetrics metrics(index.data(Qt::FontRole).value<QFont>());
            const QString text = index.data().toString();
            width = std::max(width, metrics.horizontalAdvance(text) + scaled(kPadding));
        }
        if (column == last)
            width = std::max(width, m_table->viewport()->width() - used);
        m_table->setColumnWidth(column, width);
        used += width;
    }
}

void TablesLens::showEvent(QShowEvent* event) {
    Lens::showEvent(event);
    layoutColumns();
    lightFocus();
    if (!m_table->selectionModel()->hasSelection()) // else as it was left
        goToLit();
    explain();
}

void TablesLens::changeEvent(QEvent* event) {
    Lens::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) {
        m_table->horizontalHeader()->setFixedHeight(scaled(kHeadHeight));
        layoutColumns();
    }
}

/// The last column takes what is left. To the current entry the table goes when it has its size: in
/// less room it would scroll rows away that are in sight then.
bool TablesLens::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_table->viewport() && event->type() == QEvent::Resize)
        layoutColumns();
    if (watched == m_table->viewport() && event->type() == QEvent::Paint &&
        !m_table->hasAutoScroll()) {
        m_table->setAutoScroll(true);
        if (m_table->verticalScrollBar()->value() == 0) // else as it was left
            m_table->scrollTo(m_table->currentIndex());
    }
    return Lens::eventFilter(watched, event);
}

Panel* makeTablesLens(Document* document, Selection* selection, QWidget* parent) {
    return new TablesLens(document, selection, parent);
}

} // namespace moji::app
