#include "export/table_cells.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QTableView>
#include <QTreeView>

namespace moji::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(TableCells)
};

QString heading(const QAbstractItemModel& model, int section, Qt::Orientation orientation) {
    const QVariant whole = model.headerData(section, orientation, kWholeTextRole);
    if (whole.isValid())
        return whole.toString();
    const QString shown = model.headerData(section, orientation, Qt::DisplayRole).toString();
    return shown.isEmpty()
               ? model.headerData(section, orientation, Qt::AccessibleTextRole).toString()
               : shown;
}

bool isHidden(const QAbstractItemView& view, int column) {
    if (const auto* table = qobject_cast<const QTableView*>(&view))
        return table->isColumnHidden(column);
    if (const auto* tree = qobject_cast<const QTreeView*>(&view))
        return tree->isColumnHidden(column);
    return false;
}

/// The rows that have no rows below them.
void addLeaves(const QAbstractItemModel& model, const QModelIndex& parent,
               QList<QModelIndex>& leaves) {
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex at = model.index(row, 0, parent);
        if (model.rowCount(at) > 0)
            addLeaves(model, at, leaves);
        else
            leaves += at;
    }
}

} // namespace

TableCells::TableCells(const QAbstractItemView& view)
    : m_model(view.model())
    , m_title(view.accessibleName()) {
    if (m_model == nullptr)
        return;
    const auto* table = qobject_cast<const QTableView*>(&view);
    m_hasRowHeads = table != nullptr && !table->verticalHeader()->isHidden();
    m_isTree = qobject_cast<const QTreeView*>(&view) != nullptr;
    if (m_isTree) {
        addLeaves(*m_model, {}, m_treeRows);
        addColumn(Words::tr("Section"));
    }
    if (m_hasRowHeads)
        addColumn(Words::tr("Row"));
    for (int column = 0; column < m_model->columnCount(); ++column)
        if (!isHidden(view, column)) {
            m_shown += column;
            addColumn(heading(*m_model, column, Qt::Horizontal));
        }
}

void TableCells::addColumn(const QString& name) {
    const QString own = name.isEmpty() ? Words::tr("Column %1").arg(m_columns.size() + 1) : name;
    QString unique = own;
    for (int number = 2; m_columns.contains(unique); ++number)
        unique = QStringLiteral("%1 (%2)").arg(own).arg(number);
    m_columns += unique;
}

qsizetype TableCells::rowCount() const {
    if (m_model == nullptr)
        return 0;
    return m_isTree ? m_treeRows.size() : m_model->rowCount();
}

QString TableCells::cell(const QModelIndex& index) const {
    const QVariant whole = index.data(kWholeTextRole);
    const QString shown = whole.isValid() ? whole.toString() : index.data().toString();
    return shown.isEmpty() ? index.data(Qt::AccessibleTextRole).toString() : shown;
}

QStringList TableCells::row(qsizetype row) const {
    QStringList cells;
    const QModelIndex first = m_isTree ? m_treeRows[row] : m_model->index(static_cast<int>(row), 0);
    if (m_isTree)
        cells += first.parent().data().toString();
    if (m_hasRowHeads)
        cells += heading(*m_model, static_cast<int>(row), Qt::Vertical);
    for (const int column : m_shown)
        cells += cell(first.siblingAtColumn(column));
    return cells;
}

} // namespace moji::app
