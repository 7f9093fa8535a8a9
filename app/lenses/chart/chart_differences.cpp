#include "lenses/chart/chart_differences.h"

#include "lenses/chart/chart_cells.h"
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
#include <QKeyEvent>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <map>
#include <optional>

namespace moji::app {

namespace {

constexpr int kRowHeight = 24;
constexpr int kCodeWidth = 88;

/// The blocks of cells. Neighbours are mostly in one, which is looked up once.
class BlockReader {
public:
    explicit BlockReader(const ChartData& data)
        : m_data(data) {}

    const QString& of(std::size_t cell) {
        const std::u32string text = m_data.text(cell);
        const char32_t sixteen = text.empty() ? 0 : text.front() / 16; // no block has a part of it
        if (m_sixteen != sixteen)
            m_block = fromUtf8(unicode::block(sixteen * 16).value_or(std::string()));
        m_sixteen = sixteen;
        return m_block;
    }

private:
    const ChartData& m_data;
    std::optional<char32_t> m_sixteen; // code points
    QString m_block;
};

bool isListed(const ChartData& data, std::size_t cell, bool all) {
    return all || data.differs(cell);
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

void ChartDifferencesModel::showCells(std::shared_ptr<const ChartData> compared, bool all,
                                      const QString& block) {
    beginResetModel();
    m_data = std::move(compared);
    m_cells.clear();
    BlockReader blocks(*m_data);
    for (std::size_t cell = 0; cell < m_data->comparison.cells.size(); ++cell)
        if (isListed(*m_data, cell, all) && (block.isEmpty() || blocks.of(cell) == block))
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
    case Qt::AccessibleDescriptionRole:
        return chartCellText(*m_data, static_cast<std::int32_t>(cell));
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
    if (section == kHere)
        return m_data && m_data->there ? tr("Here") : tr("Character");
    return section == kCode ? tr("Code") : tr("There");
}

ChartDifferences::ChartDifferences(QWidget* parent)
    : QWidget(parent)
    , m_model(new ChartDifferencesModel(this))
    , m_table(new PlainTable(kRowHeight, this)) {
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
    // Not activated(): where that is a single click, the click would write.
    connect(m_table, &PlainTable::doubleClicked, this,
            [this](const QModelIndex& index) { Q_EMIT used(cellAt(index)); });
    m_table->installEventFilter(this);
    layoutColumns();
}

std::int32_t ChartDifferences::cellAt(const QModelIndex& index) const {
    return index.isValid() ? m_model->cells()[static_cast<std::size_t>(index.row())] : -1;
}

void ChartDifferences::setData(std::shared_ptr<const ChartData> shown, bool all) {
    m_data = std::move(shown);
    m_all = all;
    m_table->setAccessibleName(all ? tr("Codes of the map") : tr("Differences between the maps"));
    m_table->setColumnHidden(ChartDifferencesModel::kThere, m_data->there == nullptr);
    listBlocks();
    refresh();
}

/// The blocks that have differences, with how many.
void ChartDifferences::listBlocks() {
    std::map<QString, std::size_t> counts;
    std::size_t all = 0;
    BlockReader blocks(*m_data);
    for (std::size_t cell = 0; cell < m_data->comparison.cells.size(); ++cell)
        if (isListed(*m_data, cell, m_all)) {
            ++counts[blocks.of(cell)];
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
    if (!m_data)
        return;
    const QSignalBlocker blocker(m_blocks);
    m_blocks->setCurrentIndex(std::max(0, m_blocks->findData(m_block)));
    refresh();
    Q_EMIT blockChanged();
}

void ChartDifferences::refresh() {
    m_model->showCells(m_data, m_all, m_blocks->currentData().toString());
    m_hasDifferences = std::ranges::any_of(m_model->cells(), [this](std::int32_t cell) {
        return m_data->differs(static_cast<std::size_t>(cell));
    });
}

void ChartDifferences::setCurrent(std::int32_t cell) {
    const int row = m_model->rowOf(cell);
    if (row < 0 || m_table->selectionModel()->isRowSelected(row))
        return;
    m_table->setCurrentIndex(m_model->index(row, 0));
}

std::int32_t ChartDifferences::next(std::int32_t after, bool forward) const {
    if (!m_hasDifferences)
        return -1;
    const std::vector<std::int32_t>& cells = m_model->cells();
    auto at =
        forward ? std::ranges::upper_bound(cells, after) : std::ranges::lower_bound(cells, after);
    for (;;) {
        if (!forward)
            at = std::prev(at == cells.begin() ? cells.end() : at);
        else if (at == cells.end())
            at = cells.begin();
        if (m_data->differs(static_cast<std::size_t>(*at)))
            return *at;
        if (forward)
            ++at;
    }
}

bool ChartDifferences::eventFilter(QObject* watched, QEvent* event) {
    const std::int32_t cell = cellAt(m_table->currentIndex());
    if (event->type() != QEvent::KeyPress || cell < 0)
        return QWidget::eventFilter(watched, event);
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Space:
        Q_EMIT wanted(cell);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        Q_EMIT used(cell);
        return true;
    default:
        return QWidget::eventFilter(watched, event);
    }
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
