#include "folder/conversion_model.h"

#include "folder/folder_words.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "text/core_words.h"

#include <algorithm>

namespace moji::app {

namespace {

bool isListed(const ConvertOutcome& planned) {
    return planned.action == ConvertAction::Converted || planned.action == ConvertAction::Failed ||
           planned.isDoubt;
}

} // namespace

QString conversionText(const ConvertOutcome& outcome, bool isDone) {
    const QString reason = reasonText(outcome.reason);
    switch (outcome.action) {
    case ConvertAction::Converted:
        if (outcome.proof == Proof::Lossy)
            return isDone ? ConversionModel::tr("converted, with loss: %1").arg(reason)
                          : ConversionModel::tr("loses %1").arg(reason);
        return isDone ? ConversionModel::tr("converted") : ConversionModel::tr("sure, reversible");
    case ConvertAction::Unchanged:
        return ConversionModel::tr("already so");
    case ConvertAction::Left:
        return ConversionModel::tr("left: %1").arg(reason);
    case ConvertAction::Failed:
        return ConversionModel::tr("cannot be converted: %1").arg(reason);
    case ConvertAction::Restored:
        break;
    }
    return ConversionModel::tr("given its old bytes back");
}

void ConversionModel::clear(std::size_t namePrefix) {
    beginResetModel();
    m_rows.clear();
    m_inWork.clear();
    m_namePrefix = namePrefix;
    m_chosen = 0;
    m_unlisted = 0;
    endResetModel();
    Q_EMIT chosenChanged();
}

void ConversionModel::add(const std::vector<ConvertOutcome>& planned) {
    std::vector<Row> more;
    for (const ConvertOutcome& outcome : planned) {
        if (isListed(outcome))
            more.push_back({outcome, isSure(outcome), false});
        else
            ++m_unlisted;
    }
    if (!more.empty()) {
        const int end = static_cast<int>(m_rows.size());
        beginInsertRows({}, end, end + static_cast<int>(more.size()) - 1);
        for (Row& row : more) {
            m_chosen += row.isChosen ? 1 : 0;
            m_rows.push_back(std::move(row));
        }
        endInsertRows();
    }
    Q_EMIT chosenChanged();
}

std::vector<ConvertOutcome> ConversionModel::chosen() const {
    std::vector<ConvertOutcome> files;
    for (const Row& row : m_rows)
        if (row.isChosen)
            files.push_back(row.outcome);
    return files;
}

void ConversionModel::showDone(std::size_t first, const std::vector<ConvertOutcome>& outcomes) {
    if (first == 0) {
        m_inWork.clear();
        for (std::size_t i = 0; i < m_rows.size(); ++i)
            if (m_rows[i].isChosen)
                m_inWork.push_back(i);
    }
    if (outcomes.empty() || first + outcomes.size() > m_inWork.size())
        return;
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
        Row& row = m_rows[m_inWork[first + i]];
        row.outcome = outcomes[i];
        row.isDone = true;
        row.isChosen = false;
        --m_chosen;
    }
    Q_EMIT dataChanged(index(static_cast<int>(m_inWork[first]), 0),
                       index(static_cast<int>(m_inWork[first + outcomes.size() - 1]), kResult));
    Q_EMIT chosenChanged();
}

bool ConversionModel::isChoosable(const Row& row) const {
    return !row.isDone && isConvertible(row.outcome);
}

void ConversionModel::choose(std::size_t row, bool isChosen) {
    Row& one = m_rows[row];
    if (!isChoosable(one) || one.isChosen == isChosen)
        return;
    one.isChosen = isChosen;
    m_chosen += isChosen ? 1 : std::uint64_t{0} - 1;
}

/// All become chosen, unless they are.
void ConversionModel::toggle(const QModelIndexList& rows) {
    if (rows.isEmpty())
        return;
    const bool isAnyOut = std::ranges::any_of(rows, [this](const QModelIndex& index) {
        const Row& row = m_rows[static_cast<std::size_t>(index.row())];
        return isChoosable(row) && !row.isChosen;
    });
    int first = rows.front().row();
    int last = first;
    for (const QModelIndex& index : rows) {
        choose(static_cast<std::size_t>(index.row()), isAnyOut);
        first = std::min(first, index.row());
        last = std::max(last, index.row());
    }
    Q_EMIT dataChanged(index(first, kFile), index(last, kFile), {Qt::CheckStateRole});
    Q_EMIT chosenChanged();
}

int ConversionModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ConversionModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QString ConversionModel::text(const Row& row, int column) const {
    const std::string& name = row.outcome.name;
    switch (column) {
    case kFile:
        return fileNameText(std::string_view(name).substr(std::min(m_namePrefix, name.size())));
    case kFrom:
        return row.outcome.from.empty() ? QStringLiteral("–") : encodingsText(row.outcome.from);
    default:
        return conversionText(row.outcome, row.isDone);
    }
}

QVariant ConversionModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::CheckStateRole:
        if (index.column() != kFile || !isChoosable(row))
            return {};
        return static_cast<int>(row.isChosen ? Qt::Checked : Qt::Unchecked);
    case Qt::FontRole:
        return uiFont(FontSize::Label);
    case Qt::ForegroundRole:
        if (index.column() == kResult && row.outcome.action == ConvertAction::Failed)
            return colours().bad;
        return row.outcome.action == ConvertAction::Left ? colours().muted : colours().text;
    default:
        return {};
    }
}

bool ConversionModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid) ||
        index.column() != kFile)
        return false;
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (!isChoosable(row))
        return false;
    choose(static_cast<std::size_t>(index.row()), value.toInt() == Qt::Checked);
    Q_EMIT dataChanged(index, index, {Qt::CheckStateRole});
    Q_EMIT chosenChanged();
    return true;
}

Qt::ItemFlags ConversionModel::flags(const QModelIndex& index) const {
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.isValid() && index.column() == kFile &&
        isChoosable(m_rows[static_cast<std::size_t>(index.row())]))
        flags |= Qt::ItemIsUserCheckable;
    return flags;
}

QVariant ConversionModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case kFile:
        return tr("File");
    case kFrom:
        return tr("From");
    default:
        return tr("Result");
    }
}

} // namespace moji::app
