#include "folder/folder_page.h"

#include "folder/folder_filter_bar.h"
#include "folder/share_bar.h"
#include "style/fonts.h"
#include "widgets/plain_table.h"

#include <QApplication>
#include <QEvent>
#include <QHeaderView>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kRowHeight = 24;
constexpr int kRefreshMs = 250;
constexpr int kMostKept = 1000; // selected rows that are found again in another order
constexpr int kNameWidth = 190;
constexpr int kWideName = 320;
constexpr int kWideFrom = 1100; // of the page
constexpr int kLeastFindings = 230;
constexpr int kEncodingWidth = 116;
constexpr int kNumberWidth = 78; // of the columns after the findings

/// Of a long name, the middle gives way: its end tells files apart.
class NameDelegate final : public PlainDelegate {
public:
    using PlainDelegate::PlainDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        PlainDelegate::initStyleOption(option, index);
        option->textElideMode = Qt::ElideMiddle;
    }
};

} // namespace

FolderPage::FolderPage(FolderModel* model, QWidget* parent)
    : QWidget(parent)
    , m_model(model)
    , m_filters(new FolderFilterBar(this))
    , m_shares(new ShareBar(this))
    , m_table(new PlainTable(kRowHeight, this)) {
    makeTable();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_filters);
    column->addWidget(m_shares);
    column->addWidget(m_table, 1);
    setFocusProxy(m_table);
    m_refresh.setSingleShot(true);
    m_refresh.setInterval(kRefreshMs);
    connect(&m_refresh, &QTimer::timeout, this, &FolderPage::refresh);
    connectFilters();
    m_table->viewport()->installEventFilter(this);
    fitColumns();
}

void FolderPage::makeTable() {
    m_table->setObjectName(QStringLiteral("folderFiles"));
    m_table->setAccessibleName(tr("Files of the folder"));
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setItemDelegateForColumn(static_cast<int>(FolderColumn::Name),
                                      new NameDelegate(m_table));
    m_table->setModel(m_model);
    QHeaderView* header = m_table->horizontalHeader();
    header->setSortIndicator(static_cast<int>(FolderColumn::Name), Qt::AscendingOrder);
    header->setSortIndicatorShown(false); // the head's own words say it
    header->setSectionsClickable(true);
    m_table->setSortingEnabled(true);
    connect(m_table, &QAbstractItemView::clicked, this, [this](const QModelIndex& index) {
        // With Ctrl or Shift a click selects.
        if (QApplication::keyboardModifiers() == Qt::NoModifier)
            Q_EMIT chosen(m_model->fileAt(index.row()), false);
    });
    connect(m_table, &QAbstractItemView::activated, this, [this](const QModelIndex& index) {
        Q_EMIT chosen(m_model->fileAt(index.row()), true);
    });
    connect(m_model, &QAbstractItemModel::modelAboutToBeReset, this, &FolderPage::keepSelection);
    connect(m_model, &FolderModel::arranged, this, &FolderPage::restoreSelection);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &FolderPage::countConvertible);
    connect(m_model, &QAbstractItemModel::modelReset, this, &FolderPage::countConvertible);
    connect(m_model, &QAbstractItemModel::rowsInserted, this, &FolderPage::countConvertible);
}

void FolderPage::connectFilters() {
    const auto apply = [this] {
        const FolderFilter filter = m_filters->filter();
        m_shares->setChosen(filter.group);
        m_model->setFilter(filter);
    };
    connect(m_filters, &FolderFilterBar::filterChanged, this, apply);
    connect(m_shares, &ShareBar::chosen, m_filters, &FolderFilterBar::setGroup);
    connect(m_filters, &FolderFilterBar::sortWanted, this, [this](FolderColumn column) {
        QHeaderView* header = m_table->horizontalHeader();
        const int section = static_cast<int>(column);
        const bool isAgain = header->sortIndicatorSection() == section &&
                             header->sortIndicatorOrder() == Qt::AscendingOrder;
        m_table->sortByColumn(section, isAgain ? Qt::DescendingOrder : Qt::AscendingOrder);
    });
}

void FolderPage::keepSelection() {
    m_selected.clear();
    const QItemSelection ranges = m_table->selectionModel()->selection();
    for (const QItemSelectionRange& range : ranges)
        for (int row = range.top(); row <= range.bottom(); ++row) {
            if (m_selected.size() == kMostKept) {
                m_selected.clear();
                return;
            }
            m_selected.push_back(m_model->fileAt(row));
        }
    const QModelIndex current = m_table->currentIndex();
    m_current = current.isValid() ? std::optional(m_model->fileAt(current.row())) : std::nullopt;
    m_scroll = m_table->verticalScrollBar()->value();
}

/// Rows arranged by the reader begin at the top; otherwise nothing moves that need not.
void FolderPage::restoreSelection(bool byReader) {
    QItemSelectionModel* selection = m_table->selectionModel();
    QItemSelection again;
    for (const int row : m_model->rowsOf(m_selected))
        again.select(m_model->index(row, 0), m_model->index(row, kFolderColumns - 1));
    const int current = m_current ? m_model->rowOf(*m_current) : -1;
    if (current >= 0)
        selection->setCurrentIndex(m_model->index(current, 0), QItemSelectionModel::NoUpdate);
    selection->select(again, QItemSelectionModel::ClearAndSelect);
    m_table->verticalScrollBar()->setValue(byReader ? 0 : m_scroll);
    countConvertible();
}

std::vector<FolderModel::Number> FolderPage::convertible() const {
    std::vector<FolderModel::Number> files;
    const QItemSelection ranges = m_table->selectionModel()->selection();
    for (const QItemSelectionRange& range : ranges)
        for (int row = range.top(); row <= range.bottom(); ++row)
            files.push_back(m_model->fileAt(row));
    for (int row = 0; ranges.isEmpty() && row < m_model->rowCount(); ++row)
        files.push_back(m_model->fileAt(row));
    std::sort(files.begin(), files.end());
    return files;
}

void FolderPage::countConvertible() {
    std::uint64_t selected = 0;
    const QItemSelection ranges = m_table->selectionModel()->selection();
    for (const QItemSelectionRange& range : ranges)
        selected += static_cast<std::uint64_t>(range.height());
    m_filters->setConvertible(
        selected > 0 ? selected : static_cast<std::uint64_t>(m_model->rowCount()), selected > 0);
}

void FolderPage::refreshSoon() {
    if (!m_refresh.isActive())
        m_refresh.start();
}

void FolderPage::refresh() {
    m_refresh.stop();
    m_filters->showTotals(m_model->files());
    m_shares->show(m_model->files());
    m_model->setFilter(m_filters->filter()); // a group may have gone
}

bool FolderPage::knowsState(const QString& key, const QString& value) {
    const int column = std::abs(value.toInt());
    return key == QLatin1String("name") || key == QLatin1String("encoding") ||
           (key == QLatin1String("trouble") && FolderFilterBar::knowsTrouble(value)) ||
           (key == QLatin1String("sort") && column >= 1 && column <= kFolderColumns);
}

void FolderPage::applyState(const QMap<QString, QString>& state) {
    m_filters->applyState(state);
    if (const int column = state.value(QStringLiteral("sort")).toInt(); column != 0)
        m_table->sortByColumn(std::abs(column) - 1,
                              column < 0 ? Qt::DescendingOrder : Qt::AscendingOrder);
}

/// The findings have what room is left; where that is too little, the table scrolls.
void FolderPage::fitColumns() {
    const int numbers = static_cast<int>(FolderColumn::Findings) + 1;
    const int name = scaled(width() < scaled(kWideFrom) ? kNameWidth : kWideName);
    int rest = m_table->viewport()->width() - name - scaled(kEncodingWidth);
    m_table->setColumnWidth(static_cast<int>(FolderColumn::Name), name);
    m_table->setColumnWidth(static_cast<int>(FolderColumn::Encoding), scaled(kEncodingWidth));
    for (int column = numbers; column < kFolderColumns; ++column) {
        const int wide =
            std::max(scaled(kNumberWidth), m_table->horizontalHeader()->sectionSizeHint(column));
        m_table->setColumnWidth(column, wide);
        rest -= wide;
    }
    m_table->setColumnWidth(static_cast<int>(FolderColumn::Findings),
                            std::max(rest, scaled(kLeastFindings)));
}

/// The room for columns also changes when a scroll bar appears beside them.
bool FolderPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_table->viewport() && event->type() == QEvent::Resize)
        fitColumns();
    return QWidget::eventFilter(watched, event);
}

void FolderPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitColumns();
}

} // namespace moji::app
