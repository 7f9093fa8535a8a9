#include "lenses/chart/chart_differences.h"

#include "style/character_text.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "text/counts.h"
#include "text/qt_text.h"
#include "unicode/character_info.h"
#include "widgets/plain_table.h"
#include "widgets/wrap_row.h"

#include <QBrush>
#include <QComboBox>
#include <QEvent>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <map>

namespace moji::app {

namespace {

constexpr int kRowHeight = 24;
constexpr int kCodeWidth = 88;

QString blockOf(const ChartData& data, std::size_t cell) {
    return fromUtf8(unicode::block(data.text(cell).front()).value_or(std::string()));
}

/// "U+AC00 가"
QString shown(std::u32string_view text) {
    if (text.empty())
        return QStringLiteral("–");
    QStringList parts;
    for (const char32_t codePoint : text)
        parts << codePointText(codePoint);
    if (text.size() == 1)
        parts << characterText(text.front()).text;
    return parts.join(QLatin1Char(' '));
}

} // namespace

void ChartDifferencesModel::showCells(std::shared_ptr<const ChartData> compared,
                                      const QString& block) {
    beginResetModel();
    m_data = std::move(compared);
    m_cells.clear();
    const std::size_t count = m_data && m_data->there ? m_data->comparison.cells.size() : 0;
    for (std::size_t cell = 0; cell < count; ++cell)
        if (m_data->differs(cell) && (block.isEmpty() || blockOf(*m_data, cell) == block))
            m_cells.push_back(static_cast<std::int32_t>(cell));
    endResetModel();
}

int ChartDifferencesModel::rowOf(std::int32_t cell) const {
    const auto found = std::ranges::lower_bound(m_cells, cell);
    return found != m_cells.end() && *found == cell ? static_cast<int>(found - m_cells.begin())
                                                    : -1;
}

int ChartDifferencesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_cells.size());
}

int ChartDifferencesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QVariant ChartDifferencesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const auto cell = static_cast<std::size_t>(m_cells[static_cast<std::size_t>(index.row())]);
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return column == kCode   ? hexText(m_data->comparison.cells[cell].code().view())
               : column == kHere ? shown(m_data->hereText(cell))
                                 : shown(m_data->thereText(cell));
    case Qt::FontRole:
        return column == kCode ? monoFont(FontSize::Label) : uiFont(FontSize::Label);
    case Qt::ForegroundRole:
        return QBrush(column == kCode ? colours().muted : colours().text);
    default:
        return {};
    }
}

QVariant ChartDifferencesModel::headerData(int section, Qt::Orientation orientation,
                                           int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    return section == kCode ? tr("Code") : section == kHere ? tr("Here") : tr("There");
}

ChartDifferences::ChartDifferences(QWidget* parent)
    : QWidget(parent)
    , m_model(new ChartDifferencesModel(this))
    , m_table(new PlainTable(kRowHeight, this)) {
    m_table->setAccessibleName(tr("Differences between the maps"));
    m_table->setModel(m_model);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (const int text : {ChartDifferencesModel::kHere, ChartDifferencesModel::kThere})
        m_table->horizontalHeader()->setSectionResizeMode(text, QHeaderView::Stretch);
    auto* bar = new WrapRow(this);
    m_blocks = new QComboBox(bar);
    m_blocks->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    bar->addCaptioned(tr("Unicode block"), m_blocks);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(bar);
    column->addWidget(m_table, 1);
    connect(m_blocks, &QComboBox::currentIndexChanged, this,
            [this] { setBlock(m_blocks->currentData().toString()); });
    // The keyboard's focus makes a row current, too; only a selected one was chosen.
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this](const QItemSelection& selected) {
                if (const QModelIndexList rows = selected.indexes(); !rows.isEmpty())
                    Q_EMIT chosen(m_model->cells()[static_cast<std::size_t>(rows.front().row())]);
            });
    layoutColumns();
    listBlocks();
}

void ChartDifferences::setData(std::shared_ptr<const ChartData> shown) {
    m_data = std::move(shown);
    listBlocks();
    refresh();
}

/// The blocks that have differences, with how many.
void ChartDifferences::listBlocks() {
    std::map<QString, std::size_t> counts;
    std::size_t all = 0;
    const std::size_t cells = m_data && m_data->there ? m_data->comparison.cells.size() : 0;
    for (std::size_t cell = 0; cell < cells; ++cell)
        if (m_data->differs(cell)) {
            ++counts[blockOf(*m_data, cell)];
            ++all;
        }
    const QSignalBlocker blocker(m_blocks);
    m_blocks->clear();
    m_blocks->addItem(tr("all: %1").arg(numberText(all)), QString());
    for (const auto& [block, count] : counts)
        if (!block.isEmpty())
            m_blocks->addItem(tr("%1: %2", "block, count").arg(block, numberText(count)), block);
    m_blocks->setCurrentIndex(std::max(0, m_blocks->findData(m_block)));
}

void ChartDifferences::setBlock(const QString& block) {
    if (block == m_block)
        return;
    m_block = block;
    const QSignalBlocker blocker(m_blocks);
    m_blocks->setCurrentIndex(std::max(0, m_blocks->findData(m_block)));
    refresh();
    Q_EMIT blockChanged();
}

void ChartDifferences::refresh() {
    m_model->showCells(m_data, m_blocks->currentData().toString());
}

void ChartDifferences::setCurrent(std::int32_t cell) {
    const int row = m_model->rowOf(cell);
    if (row < 0 || m_table->selectionModel()->isRowSelected(row))
        return;
    m_table->setCurrentIndex(m_model->index(row, 0));
}

std::int32_t ChartDifferences::next(std::int32_t after, bool forward) const {
    const std::vector<std::int32_t>& cells = m_model->cells();
    if (cells.empty())
        return -1;
    if (forward) {
        const auto found = std::ranges::upper_bound(cells, after);
        return found == cells.end() ? cells.front() : *found;
    }
    const auto found = std::ranges::lower_bound(cells, after);
    return found == cells.begin() ? cells.back() : *std::prev(found);
}

void ChartDifferences::layoutColumns() {
    m_table->setColumnWidth(ChartDifferencesModel::kCode, scaled(kCodeWidth));
}

void ChartDifferences::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        layoutColumns();
}

} // namespace moji::app
