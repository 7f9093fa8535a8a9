#include "lenses/statistics/statistics_table.h"

#include "style/fonts.h"
#include "style/palette.h"
#include "style/shapes.h"

#include <QPainter>
#include <QPixmap>

namespace moji::app {

namespace {

constexpr int kSwatch = 14;

/// The colours and the shape of a role.
QPixmap swatch(CellRole role) {
    const qreal ratio = 2; // sharp on every screen
    const int side = scaled(kSwatch);
    QPixmap pixmap(QSize(side, side) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const RoleColours& look = colours().role(role);
    const QRectF box(0.5, 0.5, side - 1, side - 1);
    if (role == CellRole::Control) {
        drawDashedBox(painter, box, look.background, look.border);
        return pixmap;
    }
    painter.setPen(look.border);
    painter.setBrush(look.background);
    painter.drawRoundedRect(box, 2, 2);
    if (role == CellRole::Invalid)
        drawHatch(painter, box.adjusted(1, 1, -1, -1), look.hatch, HatchDirection::Rising);
    return pixmap;
}

int alignment(int column) {
    return static_cast<int>((column == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
}

} // namespace

StatisticsTable::StatisticsTable(QStringList heads, QObject* parent)
    : QAbstractTableModel(parent)
    , m_heads(std::move(heads)) {}

void StatisticsTable::setRows(std::vector<StatisticsRow> rows) {
    if (rows.size() != m_rows.size()) {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
        return;
    }
    m_rows = std::move(rows);
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void StatisticsTable::setStale(bool stale) {
    if (m_stale == stale)
        return;
    m_stale = stale;
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int StatisticsTable::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int StatisticsTable::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_heads.size());
}

QVariant StatisticsTable::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const StatisticsRow& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return row.cells[index.column()];
    case Qt::DecorationRole:
        return index.column() == 0 && row.role ? QVariant(swatch(*row.role)) : QVariant();
    case Qt::TextAlignmentRole:
        return alignment(index.column());
    case Qt::ForegroundRole:
        return m_stale ? QVariant(colours().muted) : QVariant();
    case Qt::FontRole:
        return index.column() == 0 ? uiFont(FontSize::Label) : monoFont(FontSize::Label);
    default:
        return {};
    }
}

QVariant StatisticsTable::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return alignment(section);
    return role == Qt::DisplayRole ? QVariant(m_heads[section]) : QVariant();
}

} // namespace moji::app
