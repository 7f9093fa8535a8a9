#include "lenses/length/length_model.h"

#include "style/fonts.h"
#include "style/palette.h"

#include <QBrush>

namespace moji::app {

void LengthModel::show(LengthPage page, std::vector<LengthRow> rows) {
    beginResetModel();
    m_page = page;
    m_heads = lengthHeads(page);
    m_rows = std::move(rows);
    endResetModel();
}

int LengthModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int LengthModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_heads.size());
}

bool LengthModel::isNumber(int column) const {
    switch (m_page) {
    case LengthPage::Lengths:
        return column == 1;
    case LengthPage::Forms:
    case LengthPage::Limits:
        return column == 1 || column == 2;
    case LengthPage::Order:
        return column == 0;
    default:
        return false;
    }
}

/// Whether it holds text of the document.
bool LengthModel::isText(int column) const {
    switch (m_page) {
    case LengthPage::Cuts:
        return column == 2;
    case LengthPage::Forms:
        return column == 3;
    case LengthPage::Order:
        return column > 0;
    default:
        return false;
    }
}

QVariant LengthModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const LengthRow& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return row.cells.value(index.column());
    case Qt::TextAlignmentRole:
        return static_cast<int>((isNumber(index.column()) ? Qt::AlignRight : Qt::AlignLeft) |
                                Qt::AlignVCenter);
    case Qt::FontRole:
        if (isNumber(index.column()))
            return monoFont(FontSize::Label);
        return isText(index.column()) ? glyphFont() : uiFont(FontSize::Label);
    case Qt::ForegroundRole:
        switch (row.tone) {
        case RowTone::Good:
            return QBrush(colours().good);
        case RowTone::Bad:
            return QBrush(colours().bad);
        case RowTone::Muted:
            return QBrush(colours().muted);
        default:
            return {};
        }
    default:
        return {};
    }
}

QVariant LengthModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section >= columnCount())
        return QAbstractTableModel::headerData(section, orientation, role);
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((isNumber(section) ? Qt::AlignRight : Qt::AlignLeft) |
                                Qt::AlignVCenter);
    if (role == Qt::DisplayRole)
        return m_heads[section];
    return QAbstractTableModel::headerData(section, orientation, role);
}

} // namespace moji::app
