#include "lenses/decoders/decoders_model.h"

#include "style/fonts.h"
#include "style/palette.h"

#include <QBrush>

namespace moji::app {

void DecodersModel::setRows(std::vector<DecoderRow> rows, Bytes bytes) {
    beginResetModel();
    m_rows = std::move(rows);
    m_bytes = std::move(bytes);
    endResetModel();
}

int DecodersModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int DecodersModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QString DecodersModel::text(const DecoderRow& row, int column) const {
    switch (column) {
    case kPin:
        return {};
    case kDecoder:
        return decoderName(row.decoder->info());
    case kReading:
        return readingText(row);
    case kReplacements:
        return row.decoder->info().kind == DecoderKind::Replaces
                   ? QString::number(row.verdict.replacements)
                   : QStringLiteral("–");
    case kVerdict:
        return verdictText(row);
    default:
        return departureText(row, m_bytes);
    }
}

QVariant DecodersModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const DecoderRow& row = m_rows[static_cast<std::size_t>(index.row())];
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return column == kPin ? QVariant() : text(row, column);
    case Qt::CheckStateRole:
        return column == kPin
                   ? QVariant(static_cast<int>(row.isPinned ? Qt::Checked : Qt::Unchecked))
                   : QVariant();
    case Qt::AccessibleTextRole:
        if (column == kPin)
            return row.isPinned ? tr("pinned") : tr("not pinned");
        return text(row, column);
    case Qt::TextAlignmentRole:
        return static_cast<int>((column == kReplacements ? Qt::AlignRight : Qt::AlignLeft) |
                                Qt::AlignVCenter);
    case Qt::FontRole:
        return uiFont(column == kDecoder ? FontSize::Body : FontSize::Label,
                      row.disagrees && column != kWhy ? QFont::Bold : QFont::Normal);
    case Qt::ForegroundRole:
        if (row.misreads() && (column == kVerdict || column == kWhy))
            return QBrush(colours().bad);
        return QBrush(column == kDecoder || row.disagrees ? colours().text : colours().muted);
    case Qt::AccessibleDescriptionRole:
        return row.disagrees ? tr("differs from the reference") : QString();
    default:
        return {};
    }
}

QVariant DecodersModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return static_cast<int>((section == kReplacements ? Qt::AlignRight : Qt::AlignLeft) |
                                Qt::AlignVCenter);
    if (orientation != Qt::Horizontal ||
        (role != Qt::DisplayRole && role != Qt::AccessibleTextRole))
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case kPin:
        return role == Qt::DisplayRole ? QVariant(QString()) : QVariant(tr("Pin"));
    case kDecoder:
        return tr("Decoder");
    case kReading:
        return tr("Reading");
    case kReplacements:
        return tr("U+FFFD");
    case kVerdict:
        return tr("Verdict");
    default:
        return tr("Why it differs");
    }
}

Qt::ItemFlags DecodersModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.column() == kPin ? flags | Qt::ItemIsUserCheckable : flags;
}

bool DecodersModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (!index.isValid() || index.column() != kPin || role != Qt::CheckStateRole)
        return false;
    DecoderRow& row = m_rows[static_cast<std::size_t>(index.row())];
    row.isPinned = value.toInt() == Qt::Checked;
    Q_EMIT dataChanged(index, index, {Qt::CheckStateRole});
    Q_EMIT pinChanged(index.row(), row.isPinned);
    return true;
}

} // namespace moji::app
