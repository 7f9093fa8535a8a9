#include "lenses/encodings/encodings_model.h"

#include "style/fonts.h"
#include "style/palette.h"
#include "text/counts.h"
#include "text/qt_text.h"

#include <QBrush>

namespace moji::app {

void EncodingsModel::setRows(std::vector<EncodingRow> rows) {
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

void EncodingsModel::setHolders(std::optional<Holders> holders, std::uint64_t problems) {
    m_holders = std::move(holders);
    m_problems = problems;
    m_isLeftOut = false;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, kHolds), index(rowCount() - 1, kHolds));
}

void EncodingsModel::leaveOutHolders() {
    setHolders(std::nullopt);
    m_isLeftOut = true;
}

QString EncodingsModel::holdsText(const EncodingRow& row) const {
    if (!m_holders)
        return m_isLeftOut ? tr("not known") : QStringLiteral("…");
    const auto found = m_holders->find(row.codec);
    if (found == m_holders->end())
        return tr("no");
    const QString size = bytesText(found->second);
    if (m_problems == 0)
        return tr("yes, %1").arg(size);
    return countedText("moji::app::EncodingsModel", m_problems,
                       QT_TRANSLATE_N_NOOP("moji::app::EncodingsModel", "all but %1 problem, %2"),
                       QT_TRANSLATE_N_NOOP("moji::app::EncodingsModel", "all but %1 problems, %2"))
        .arg(size);
}

int EncodingsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int EncodingsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QString EncodingsModel::text(const EncodingRow& row, int column) const {
    switch (column) {
    case kName:
        return fromUtf8(row.codec->name());
    case kReading:
        return plainText(row);
    case kPlausible:
        return plausibilityText(row);
    case kHolds:
        return holdsText(row);
    case kRemarks:
        return remarkOn(row);
    default:
        return {};
    }
}

QVariant EncodingsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const EncodingRow& row = m_rows[static_cast<std::size_t>(index.row())];
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return column == kPin ? QVariant() : text(row, column);
    case Qt::CheckStateRole:
        return column == kPin ? QVariant(static_cast<int>(row.pinned ? Qt::Checked : Qt::Unchecked))
                              : QVariant();
    case Qt::AccessibleTextRole:
        if (column == kPin)
            return row.pinned ? tr("pinned") : tr("not pinned");
        return column == kName && row.current ? tr("%1, current").arg(text(row, column))
                                              : text(row, column);
    case Qt::FontRole:
        return column == kName ? uiFont(FontSize::Body, row.current ? QFont::Bold : QFont::Normal)
                               : uiFont(FontSize::Label);
    case Qt::ForegroundRole:
        if (column == kHolds)
            return QBrush(colours().muted);
        if (column == kRemarks || column == kPlausible)
            return QBrush(row.errors > 0 ? colours().bad : colours().muted);
        return {};
    case Qt::ToolTipRole:
        if (column == kHolds)
            return holdsText(row) + u'\n' +
                   tr("Whether every character of the document can be saved in this encoding, and "
                      "how many bytes that takes. Malformed bytes are left out; the Length lens "
                      "counts each error as U+FFFD.");
        return column == kRemarks ? QVariant(text(row, column)) : QVariant();
    default:
        return {};
    }
}

QVariant EncodingsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal ||
        (role != Qt::DisplayRole && role != Qt::AccessibleTextRole))
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case kPin:
        return role == Qt::DisplayRole ? QVariant(QString()) : QVariant(tr("Pin"));
    case kName:
        return tr("Encoding");
    case kReading:
        return tr("Reading");
    case kPlausible:
        return tr("Plausible");
    case kHolds:
        return tr("Holds the whole text");
    default:
        return tr("Remarks");
    }
}

Qt::ItemFlags EncodingsModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.column() == kPin ? flags | Qt::ItemIsUserCheckable : flags;
}

bool EncodingsModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (!index.isValid() || index.column() != kPin || role != Qt::CheckStateRole)
        return false;
    EncodingRow& row = m_rows[static_cast<std::size_t>(index.row())];
    row.pinned = value.toInt() == Qt::Checked;
    Q_EMIT dataChanged(index, index, {Qt::CheckStateRole});
    Q_EMIT pinChanged(row.codec, row.pinned);
    return true;
}

} // namespace moji::app
