#include "folder/folder_model.h"

#include "export/table_cells.h"
#include "folder/folder_words.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "text/counts.h"
#include "text/percent.h"

#include <QtGlobal>

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kSortAgainMs = 400; // while files arrive

bool isNumber(FolderColumn column) {
    return column == FolderColumn::Score || column == FolderColumn::Size ||
           column == FolderColumn::Lines;
}

FolderColumn columnOf(int section) {
    return static_cast<FolderColumn>(section);
}

QString scoreText(const FolderRow& row) {
    if (row.kind != FileKind::Text || row.score <= 0)
        return QStringLiteral("–");
    // Certainty is never claimed by rounding.
    constexpr float kAlmost = 0.995F;
    const int percent = row.score >= 1 ? 100 : row.score >= kAlmost ? 99 : qRound(row.score * 100);
    return percentText(percent);
}

} // namespace

FolderModel::FolderModel(JobMonitor& jobs, QObject* parent)
    : QAbstractTableModel(parent)
    , m_job(jobs, tr("Sorting the files"), this) {
    m_again.setSingleShot(true);
    m_again.setInterval(kSortAgainMs);
    connect(&m_again, &QTimer::timeout, this, [this] { arrange(false); });
}

void FolderModel::clear(std::size_t namePrefix) {
    m_job.cancel();
    m_again.stop();
    beginResetModel();
    m_files = FolderRows();
    m_filter.namePrefix = namePrefix;
    m_shown.clear();
    m_known = 0;
    endResetModel();
}

void FolderModel::add(const std::vector<FileRecord>& records) {
    const Number first = m_files.size();
    for (const FileRecord& record : records)
        m_files.add(record);
    if (m_known != first) // a job is at work, or an earlier batch waits
        return;
    if (m_sort.isWalkOrder())
        append(first);
    else if (m_shown.empty())
        arrange(false);
    else if (!m_again.isActive() && !m_job.isRunning())
        m_again.start();
}

/// In the order of the walk, those that match go to the end.
void FolderModel::append(Number from) {
    const FolderMatcher matcher(m_filter);
    std::vector<Number> more;
    for (Number file = from; file < m_files.size(); ++file)
        if (matcher.matches(m_files[file]))
            more.push_back(file);
    m_known = m_files.size();
    if (more.empty())
        return;
    const int end = static_cast<int>(m_shown.size());
    beginInsertRows({}, end, end + static_cast<int>(more.size()) - 1);
    m_shown.insert(m_shown.end(), more.begin(), more.end());
    endInsertRows();
}

void FolderModel::replace(const std::vector<std::pair<Number, FileRecord>>& records) {
    if (records.empty())
        return;
    m_files.replace(records);
    if (m_sort.isWalkOrder() && m_filter.isEmpty() && !m_shown.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kFolderColumns - 1));
    else
        arrange(false);
}

void FolderModel::setFilter(FolderFilter filter) {
    filter.namePrefix = m_filter.namePrefix;
    if (filter == m_filter)
        return;
    m_filter = std::move(filter);
    arrange(true);
}

void FolderModel::sort(int column, Qt::SortOrder order) {
    const FolderSort wanted{column < 0 ? FolderColumn::Name : columnOf(column),
                            order == Qt::DescendingOrder};
    if (wanted == m_sort)
        return;
    m_sort = wanted;
    arrange(true);
}

void FolderModel::arrange(bool byReader) {
    m_again.stop();
    m_job.start(
        0,
        [rows = m_files.snapshot(), filter = m_filter, sort = m_sort](const std::stop_token& stop,
                                                                      const ProgressCallback&) {
            return orderedRows(rows, filter, sort, stop);
        },
        [this, known = m_files.size(), byReader](std::uint64_t, std::vector<Number> order) {
            take(known, std::move(order), byReader);
        });
}

void FolderModel::take(Number known, std::vector<Number> order, bool byReader) {
    beginResetModel();
    m_shown = std::move(order);
    m_known = known;
    endResetModel();
    Q_EMIT arranged(byReader);
    if (known == m_files.size())
        return;
    if (m_sort.isWalkOrder())
        append(known);
    else
        m_again.start();
}

int FolderModel::rowOf(Number file) const {
    const auto found = m_sort.isWalkOrder() ? std::lower_bound(m_shown.begin(), m_shown.end(), file)
                                            : std::find(m_shown.begin(), m_shown.end(), file);
    return found != m_shown.end() && *found == file ? static_cast<int>(found - m_shown.begin())
                                                    : -1;
}

std::vector<int> FolderModel::rowsOf(const std::vector<Number>& files) const {
    if (files.empty())
        return {};
    std::vector<int> rowOfFile(m_files.size(), -1);
    for (std::size_t row = 0; row < m_shown.size(); ++row)
        rowOfFile[m_shown[row]] = static_cast<int>(row);
    std::vector<int> rows;
    for (const Number file : files)
        if (rowOfFile[file] >= 0)
            rows.push_back(rowOfFile[file]);
    std::sort(rows.begin(), rows.end());
    return rows;
}

QString FolderModel::shortName(const FolderRow& row) const {
    return fileNameText(row.name().substr(std::min(m_filter.namePrefix, row.name().size())));
}

int FolderModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

int FolderModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kFolderColumns;
}

QString FolderModel::text(const FolderRow& row, FolderColumn column) const {
    switch (column) {
    case FolderColumn::Name:
        return shortName(row);
    case FolderColumn::Encoding:
        return groupText(row.group, m_files.encoding(row.group));
    case FolderColumn::Score:
        return scoreText(row);
    case FolderColumn::Size:
        return row.isOpenable() ? sizeText(row.bytes) : QStringLiteral("–");
    case FolderColumn::Lines:
        return row.kind == FileKind::Text ? numberText(row.lines) : QStringLiteral("–");
    case FolderColumn::LineEnds:
        return lineEndsText(row);
    case FolderColumn::Findings:
        break;
    }
    return findingsText(row, m_files);
}

QString FolderModel::toolTip(const FolderRow& row, FolderColumn column) const {
    if (column == FolderColumn::Name)
        return fileNameText(row.name());
    if (column == FolderColumn::Score && row.isAmbiguous)
        return tr("Another encoding is almost as likely.");
    return {};
}

QVariant FolderModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const FolderRow& row = rowAt(index.row());
    const FolderColumn column = columnOf(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column);
    case Qt::ToolTipRole:
        return toolTip(row, column);
    case Qt::TextAlignmentRole:
        return static_cast<int>((isNumber(column) ? Qt::AlignRight : Qt::AlignLeft) |
                                Qt::AlignVCenter);
    case Qt::FontRole:
        return isNumber(column) ? monoFont(FontSize::Label) : uiFont(FontSize::Label);
    case Qt::ForegroundRole:
        if (row.kind == FileKind::Unreadable && column == FolderColumn::Findings)
            return colours().bad;
        return row.kind == FileKind::Text ? colours().text : colours().muted;
    default:
        return {};
    }
}

QVariant FolderModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return QAbstractTableModel::headerData(section, orientation, role);
    const FolderColumn column = columnOf(section);
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((isNumber(column) ? Qt::AlignRight : Qt::AlignLeft) |
                                Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != kWholeTextRole)
        return {};
    const QString names[] = {tr("Name"), tr("Encoding"), tr("Findings"), tr("How sure"),
                             tr("Size"), tr("Lines"),    tr("Line ends")};
    // The sorted column is known by its arrow, not by its colour.
    const QString arrow = m_sort.isDescending ? QStringLiteral(" ▾") : QStringLiteral(" ▴");
    return column == m_sort.column && role == Qt::DisplayRole ? names[section] + arrow
                                                              : names[section];
}

} // namespace moji::app
