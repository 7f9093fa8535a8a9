#include "lenses/tables/reference_model.h"

#include "style/fonts.h"
#include "style/palette.h"
#include "text/core_words.h"
#include "text/counts.h"

#include <QBrush>

namespace moji::app {

namespace {

constexpr const char* kContext = "Reference";

QString shown(const moji::Words& words) {
    return inReadersLanguage(words, kContext);
}

} // namespace

void ReferenceModel::setTable(reference::Table table) {
    beginResetModel();
    m_table = std::move(table);
    endResetModel();
}

void ReferenceModel::setFocus(const ReferenceFocus& focus) {
    if (focus == m_focus)
        return;
    m_focus = focus;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1),
                           {Qt::BackgroundRole});
}

QModelIndex ReferenceModel::litEntry() const {
    for (int row = 0; row < rowCount(); ++row) {
        for (int column = 0; column < columnCount(); ++column) {
            if (isLit(cell(index(row, column))))
                return index(row, column);
        }
    }
    return {};
}

QString ReferenceModel::meaning(const QModelIndex& index) const {
    return index.isValid() ? shown(cell(index).meaning) : QString();
}

Bytes ReferenceModel::example(const QModelIndex& index) const {
    if (!index.isValid())
        return {};
    if (!cell(index).example.empty())
        return cell(index).example;
    for (const reference::Cell& other : m_table.rows[static_cast<std::size_t>(index.row())]) {
        if (!other.example.empty())
            return other.example;
    }
    return {};
}

int ReferenceModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
}

int ReferenceModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_table.columns.size());
}

const reference::Cell& ReferenceModel::cell(const QModelIndex& index) const {
    return m_table
        .rows[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())];
}

bool ReferenceModel::isLit(const reference::Cell& cell) const {
    return (m_focus.codePoint && cell.codePoints.contains(*m_focus.codePoint)) ||
           (m_focus.leadByte && cell.leadBytes.contains(*m_focus.leadByte));
}

Qt::Alignment ReferenceModel::alignment(int column) const {
    const bool isRight = m_table.columns[static_cast<std::size_t>(column)].isRightAligned;
    return (isRight ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter;
}

QVariant ReferenceModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const reference::Cell& entry = cell(index);
    switch (role) {
    case Qt::DisplayRole:
        return entry.number ? numberText(*entry.number) : shown(entry.text);
    case Qt::AccessibleDescriptionRole:
        return shown(entry.meaning);
    case Qt::TextAlignmentRole:
        return static_cast<int>(alignment(index.column()));
    case Qt::FontRole:
        return entry.text.isData() ? monoFont(FontSize::Label) : uiFont(FontSize::Label);
    case Qt::BackgroundRole:
        return isLit(entry) ? QVariant(QBrush(colours().current)) : QVariant();
    case Qt::ForegroundRole:
        return entry.isWrong ? QVariant(QBrush(colours().bad)) : QVariant();
    default:
        return {};
    }
}

QVariant ReferenceModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section >= columnCount())
        return QAbstractTableModel::headerData(section, orientation, role);
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(alignment(section));
    if (role == Qt::DisplayRole)
        return shown(m_table.columns[static_cast<std::size_t>(section)].title);
    return QAbstractTableModel::headerData(section, orientation, role);
}

} // namespace moji::app
