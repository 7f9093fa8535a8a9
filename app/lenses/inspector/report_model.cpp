#include "lenses/inspector/report_model.h"

#include <algorithm>

namespace moji::app {

namespace {

// What an index carries: kTitle, or for a row 1 + the number of its section.
constexpr quintptr kTitle = 0;

bool sameShape(const ReportSection& a, const ReportSection& b) {
    return a.title == b.title &&
           std::ranges::equal(a.rows, b.rows, {}, &ReportRow::label, &ReportRow::label);
}

} // namespace

void ReportModel::setSections(std::vector<ReportSection> sections) {
    if (!std::ranges::equal(m_sections, sections, sameShape)) {
        beginResetModel();
        m_sections = std::move(sections);
        endResetModel();
        return;
    }
    if (m_sections == sections)
        return;
    m_sections = std::move(sections);
    for (int i = 0; i < rowCount(); ++i) {
        const QModelIndex title = index(i, kLabel, {});
        if (const int rows = rowCount(title); rows > 0)
            Q_EMIT dataChanged(index(0, kLabel, title), index(rows - 1, kValue, title));
    }
    Q_EMIT valuesChanged();
}

const ReportRow* ReportModel::row(const QModelIndex& index) const {
    if (!index.isValid() || index.internalId() == kTitle)
        return nullptr;
    return &m_sections[index.internalId() - 1].rows[static_cast<std::size_t>(index.row())];
}

QModelIndex ReportModel::index(int row, int column, const QModelIndex& parent) const {
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column,
                       parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : kTitle);
}

QModelIndex ReportModel::parent(const QModelIndex& index) const {
    if (!index.isValid() || index.internalId() == kTitle)
        return {};
    return createIndex(static_cast<int>(index.internalId() - 1), kLabel, kTitle);
}

int ReportModel::rowCount(const QModelIndex& parent) const {
    if (!parent.isValid())
        return static_cast<int>(m_sections.size());
    if (parent.internalId() != kTitle || parent.column() != kLabel)
        return 0;
    return static_cast<int>(m_sections[static_cast<std::size_t>(parent.row())].rows.size());
}

int ReportModel::columnCount(const QModelIndex&) const {
    return kColumns;
}

QVariant ReportModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::AccessibleTextRole))
        return {};
    const bool spoken = role == Qt::AccessibleTextRole;
    const ReportRow* row = this->row(index);
    if (row == nullptr) {
        if (index.column() != kLabel)
            return QString();
        // Not "Bytes": only the byte grid has that name.
        const QString& title = m_sections[static_cast<std::size_t>(index.row())].title;
        return spoken ? tr("Section %1").arg(title) : title;
    }
    if (index.column() == kLabel)
        return spoken ? tr("%1:").arg(row->label) : row->label;
    return spoken ? row->text() : row->value;
}

QVariant ReportModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == kLabel ? tr("Property") : tr("Value");
}

Qt::ItemFlags ReportModel::flags(const QModelIndex& index) const {
    if (!index.isValid())
        return Qt::NoItemFlags;
    return row(index) != nullptr ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::ItemIsEnabled;
}

} // namespace moji::app
