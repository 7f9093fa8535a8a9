#include "lenses/strings/strings_model.h"

#include "style/character_text.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "text/counts.h"
#include "text/qt_text.h"

#include <QBrush>

#include <algorithm>
#include <iterator>

namespace moji::app {

namespace {

constexpr std::size_t kStep = 5000; // runs filtered at a time: a few milliseconds

bool isNumber(int column) {
    return column == StringsModel::kOffset || column == StringsModel::kBytes;
}

} // namespace

StringsModel::StringsModel(QObject* parent)
    : QAbstractTableModel(parent) {
    m_next.setSingleShot(true);
    m_next.setInterval(0);
    connect(&m_next, &QTimer::timeout, this, &StringsModel::filterMore);
}

void StringsModel::replace(std::vector<FoundRun> runs) {
    beginResetModel();
    m_runs = std::move(runs);
    restart();
    endResetModel();
    Q_EMIT filtered();
}

void StringsModel::append(std::vector<FoundRun> runs) {
    std::ranges::move(runs, std::back_inserter(m_runs));
    if (!m_next.isActive())
        filterMore();
}

void StringsModel::setFilter(const QString& filter) {
    if (filter == m_filter)
        return;
    beginResetModel();
    m_filter = filter;
    restart();
    endResetModel();
    Q_EMIT filtered();
}

/// Filters from the first run again, within a reset.
void StringsModel::restart() {
    m_rows.clear();
    m_filtered = 0;
    m_rows = nextRows();
}

void StringsModel::filterMore() {
    const Rows more = nextRows();
    if (!more.empty()) {
        const int first = rowCount();
        beginInsertRows({}, first, first + static_cast<int>(more.size()) - 1);
        m_rows.insert(m_rows.end(), more.begin(), more.end());
        endInsertRows();
    }
    Q_EMIT filtered();
}

/// The rows among the next runs, and a time for those after them.
StringsModel::Rows StringsModel::nextRows() {
    const std::size_t end =
        m_filter.isEmpty() ? m_runs.size() : std::min(m_runs.size(), m_filtered + kStep);
    Rows rows;
    for (; m_filtered < end; ++m_filtered) {
        if (m_runs[m_filtered].text.contains(m_filter, Qt::CaseInsensitive))
            rows.push_back(static_cast<std::uint32_t>(m_filtered));
    }
    if (isFiltering())
        m_next.start();
    else
        m_next.stop();
    return rows;
}

void StringsModel::setHovered(std::optional<ByteRange> range) {
    if (m_hovered == range)
        return;
    m_hovered = range;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1), {Qt::BackgroundRole});
}

int StringsModel::rowAt(std::uint64_t offset) const {
    const auto begin = [this](std::uint32_t place) { return m_runs[place].range.begin; };
    const auto next = std::ranges::upper_bound(m_rows, offset, {}, begin);
    if (next == m_rows.begin() || !m_runs[*(next - 1)].range.contains(offset))
        return -1;
    return static_cast<int>(next - m_rows.begin()) - 1;
}

int StringsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int StringsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QString StringsModel::text(const FoundRun& run, int column) {
    switch (column) {
    case kOffset:
        return offsetText(run.range.begin);
    case kBytes:
        return numberText(run.range.length());
    case kEncoding:
        return fromUtf8(run.codec->name());
    default: {
        const QString shown = harmlessText(toCodePoints(run.text));
        return run.isLonger ? shown + QStringLiteral("…") : shown;
    }
    }
}

QVariant StringsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return text(run(index.row()), column);
    case Qt::TextAlignmentRole:
        return static_cast<int>((isNumber(column) ? Qt::AlignRight : Qt::AlignLeft) |
                                Qt::AlignVCenter);
    case Qt::FontRole:
        if (isNumber(column))
            return monoFont(FontSize::Label);
        return column == kText ? glyphFont() : uiFont(FontSize::Label);
    case Qt::BackgroundRole:
        return m_hovered && m_hovered->intersects(range(index.row()))
                   ? QVariant(QBrush(colours().hover))
                   : QVariant();
    case Qt::ForegroundRole:
        return column == kEncoding ? QVariant(QBrush(colours().muted)) : QVariant();
    default:
        return {};
    }
}

QVariant StringsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return static_cast<int>((isNumber(section) ? Qt::AlignRight : Qt::AlignLeft) |
                                Qt::AlignVCenter);
    // The byte grid is called Bytes and the field is called Text; nothing else is.
    if (orientation == Qt::Horizontal && role == Qt::AccessibleTextRole && section == kBytes)
        return tr("Length in bytes");
    if (orientation == Qt::Horizontal && role == Qt::AccessibleTextRole && section == kText)
        return tr("Text of the run");
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case kOffset:
        return tr("Offset");
    case kBytes:
        return tr("Bytes");
    case kEncoding:
        return tr("Encoding");
    default:
        return tr("Text");
    }
}

} // namespace moji::app
