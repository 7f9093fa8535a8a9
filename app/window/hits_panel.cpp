#include "window/hits_panel.h"

#include "document/hit_lines.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "text/counts.h"
#include "widgets/marked_line.h"
#include "widgets/plain_table.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QVBoxLayout>

namespace moji::app {

namespace {

constexpr int kRowHeight = 24;

/// Writes the context with its hit marked.
class ContextDelegate final : public PlainDelegate {
public:
    using PlainDelegate::PlainDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        QStyleOptionViewItem cell = option;
        initStyleOption(&cell, index);
        paintMarkedLine(
            painter, cell,
            {index.data(HitsModel::kHitRole).toPoint(), colours().text, colours().accent});
    }
};

} // namespace

HitsPanel::HitsPanel(Document* document, Selection* selection, HitSearch* search, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_selection(selection)
    , m_search(search)
    , m_model(new HitsModel(document, this))
    , m_table(new PlainTable(kRowHeight, this))
    , m_sentence(new QLabel(this))
    , m_lines(document->jobs(), tr("Counting lines"), this) {
    setObjectName(QStringLiteral("find-and-replace")); // the page of the manual about it
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("Find results"));
    m_table->setItemDelegateForColumn(HitsModel::kContext, new ContextDelegate(m_table));
    m_table->horizontalHeader()->setStretchLastSection(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_sentence->setObjectName(QStringLiteral("sentence"));
    m_sentence->setWordWrap(true);
    column->addWidget(m_table, 1);
    column->addWidget(m_sentence);
    setFocusProxy(m_table);
    connect(m_table, &QAbstractItemView::clicked, this,
            [this](const QModelIndex& index) { Q_EMIT chosen(m_model->hit(index.row())); });
    connect(m_table, &QAbstractItemView::activated, this,
            [this](const QModelIndex& index) { Q_EMIT chosen(m_model->hit(index.row())); });
    restyle();
    followDocument();
}

void HitsPanel::followDocument() {
    connect(m_search, &HitSearch::patternChanged, this, &HitsPanel::refresh);
    connect(m_search, &HitSearch::counted, this, &HitsPanel::refresh);
    connect(m_search, &HitSearch::counting, this, &HitsPanel::refresh);
    connect(m_search, &HitSearch::countingCancelled, this, &HitsPanel::refresh);
    connect(m_document, &Document::bytesChanged, this, &HitsPanel::refresh);
    connect(m_document, &Document::codecChanged, this, &HitsPanel::refresh);
    connect(m_selection, &Selection::changed, this, &HitsPanel::followSelection);
    refresh();
}

void HitsPanel::setDocument(Document* document, Selection* selection, HitSearch* search) {
    for (QObject* old : std::initializer_list<QObject*>{m_document, m_selection, m_search})
        old->disconnect(this);
    m_document = document;
    m_selection = selection;
    m_search = search;
    m_lines.setMonitor(document->jobs());
    m_model->setDocument(document);
    followDocument();
}

void HitsPanel::refresh() {
    m_model->setHits(m_search->all());
    m_sentence->setText(sentence());
    setBadge(m_search->all() ? m_search->all()->count : 0);
    setUpdating(m_search->pattern() && !m_search->all() && m_search->isCounting());
    findLines();
    followSelection();
}

QString HitsPanel::sentence() const {
    const auto& all = m_search->all();
    if (!m_search->pattern())
        return tr("No search yet. Press Ctrl+F.");
    if (!all && m_search->isCounting())
        return m_search->countSoFar() == 0
                   ? tr("Searching. None found so far.")
                   : tr("Searching. %1 so far.").arg(hitsText(m_search->countSoFar()));
    if (!all)
        return tr("Hits were not counted.");
    const bool isLimited = m_search->scope().range().has_value();
    if (all->count == 0)
        return isLimited ? tr("No hits in the selection.") : tr("No hits.");
    if (all->first.size() < all->count)
        return (isLimited ? tr("%1 in the selection. The first %2 are listed.")
                          : tr("%1. The first %2 are listed."))
            .arg(hitsText(all->count), numberText(all->first.size()));
    if (isLimited)
        return tr("%1 in the selection. Press Enter to select one.").arg(hitsText(all->count));
    return tr("%1. Press Enter to select one.").arg(hitsText(all->count));
}

void HitsPanel::findLines() {
    m_lines.cancel();
    const auto& all = m_search->all();
    if (!all || all->first.empty())
        return;
    m_lines.start(
        m_document->revision(),
        [source = m_document->snapshot(), codec = &m_document->codec(),
         all](const std::stop_token& stop, const ProgressCallback& report) {
            std::vector<std::uint64_t> offsets;
            for (const ByteRange hit : all->first)
                offsets.push_back(hit.begin);
            return linesOf(*source, *codec, offsets, stop, report);
        },
        [this, all](std::uint64_t, std::vector<std::uint64_t> lines) {
            if (all == m_search->all())
                m_model->setLines(std::move(lines));
        });
}

void HitsPanel::followSelection() {
    const int row = m_model->rowOf(m_selection->range());
    if (row >= 0)
        m_table->selectRow(row);
    else
        m_table->clearSelection();
}

void HitsPanel::restyle() {
    m_sentence->setFont(uiFont(FontSize::Label));
    QPalette muted = m_sentence->palette();
    muted.setColor(QPalette::WindowText, colours().muted);
    m_sentence->setPalette(muted);
    m_table->setColumnWidth(HitsModel::kOffset, scaled(110));
    m_table->setColumnWidth(HitsModel::kLine, scaled(90));
}

void HitsPanel::changeEvent(QEvent* event) {
    Panel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
}

} // namespace moji::app
