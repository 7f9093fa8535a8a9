#include "widgets/accessible_view.h"

#include "widgets/accessible_cell.h"

#include <QHeaderView>
#include <QListView>
#include <QTableView>
#include <QTreeView>

#include <utility>

namespace moji::app {

namespace {

QAccessible::Role roleOf(const QAbstractItemView& view) {
    return qobject_cast<const QTreeView*>(&view) != nullptr   ? QAccessible::Tree
           : qobject_cast<const QListView*>(&view) != nullptr ? QAccessible::List
                                                              : QAccessible::Table;
}

QModelIndex firstRow(const QTreeView& tree) {
    const QModelIndex first = tree.model()->index(0, 0, tree.rootIndex());
    const bool isHidden = first.isValid() && tree.isRowHidden(0, tree.rootIndex());
    return isHidden ? tree.indexBelow(first) : first;
}

} // namespace

AccessibleView::AccessibleView(QAbstractItemView* view)
    : QAccessibleWidget(view, roleOf(*view)) {}

AccessibleView::~AccessibleView() {
    forget();
}

void AccessibleView::forget() const {
    for (const QAccessible::Id id : std::exchange(m_children, {}))
        QAccessible::deleteAccessibleInterface(id);
}

QAbstractItemView& AccessibleView::view() const {
    return *static_cast<QAbstractItemView*>(widget());
}

QHeaderView* AccessibleView::heads(Qt::Orientation orientation) const {
    if (const auto* table = qobject_cast<const QTableView*>(&view()))
        return orientation == Qt::Horizontal ? table->horizontalHeader() : table->verticalHeader();
    const auto* tree = qobject_cast<const QTreeView*>(&view());
    return tree != nullptr && orientation == Qt::Horizontal ? tree->header() : nullptr;
}

int AccessibleView::rowCount() const {
    if (view().model() == nullptr)
        return 0;
    const auto* tree = qobject_cast<const QTreeView*>(&view());
    if (tree == nullptr)
        return view().model()->rowCount(view().rootIndex());
    int rows = 0;
    for (QModelIndex row = firstRow(*tree); row.isValid(); row = tree->indexBelow(row))
        ++rows;
    return rows;
}

int AccessibleView::columnCount() const {
    if (view().model() == nullptr)
        return 0;
    const bool isList = roleOf(view()) == QAccessible::List;
    return isList ? 1 : view().model()->columnCount(view().rootIndex());
}

QModelIndex AccessibleView::indexOf(int row, int column) const {
    if (view().model() == nullptr || row < 0 || column < 0 || column >= columnCount())
        return {};
    const auto* tree = qobject_cast<const QTreeView*>(&view());
    if (tree == nullptr) {
        const auto* list = qobject_cast<const QListView*>(&view());
        return view().model()->index(row, list == nullptr ? column : list->modelColumn(),
                                     view().rootIndex());
    }
    QModelIndex index = firstRow(*tree);
    for (int i = 0; i < row && index.isValid(); ++i)
        index = tree->indexBelow(index);
    return index.siblingAtColumn(column);
}

int AccessibleView::rowOf(const QModelIndex& index) const {
    const auto* tree = qobject_cast<const QTreeView*>(&view());
    if (tree == nullptr)
        return index.row();
    int row = 0;
    const QModelIndex wanted = index.siblingAtColumn(0);
    for (QModelIndex at = firstRow(*tree); at.isValid(); at = tree->indexBelow(at), ++row)
        if (at == wanted)
            return row;
    return -1;
}

std::optional<int> AccessibleView::entryOf(const QModelIndex& index) const {
    const int row = rowOf(index);
    if (!index.isValid() || row < 0)
        return std::nullopt;
    const int heading = heads(Qt::Horizontal) != nullptr ? 1 : 0;
    const int before = heads(Qt::Vertical) != nullptr ? 1 : 0;
    const int column = roleOf(view()) == QAccessible::List ? 0 : index.column();
    return (row + heading) * (columnCount() + before) + column + before;
}

int AccessibleView::entryOfHead(Qt::Orientation orientation, int section) const {
    const int before = heads(Qt::Vertical) != nullptr ? 1 : 0;
    if (orientation == Qt::Horizontal)
        return section + before;
    const int heading = heads(Qt::Horizontal) != nullptr ? 1 : 0;
    return (section + heading) * (columnCount() + before);
}

void* AccessibleView::interface_cast(QAccessible::InterfaceType type) {
    return type == QAccessible::TableInterface ? static_cast<QAccessibleTableInterface*>(this)
                                               : QAccessibleWidget::interface_cast(type);
}

int AccessibleView::childCount() const {
    const int heading = heads(Qt::Horizontal) != nullptr ? 1 : 0;
    const int before = heads(Qt::Vertical) != nullptr ? 1 : 0;
    return view().model() == nullptr ? 0 : (rowCount() + heading) * (columnCount() + before);
}

/// A cell that another row or column has pushed away is no longer the one asked for.
QAccessibleInterface* AccessibleView::child(int entry) const {
    if (entry < 0 || entry >= childCount())
        return nullptr;
    if (const auto known = m_children.constFind(entry); known != m_children.cend()) {
        QAccessibleInterface* const made = QAccessible::accessibleInterface(*known);
        const auto* cell = dynamic_cast<const AccessibleCell*>(made);
        if (made != nullptr && (cell == nullptr || indexOfChild(made) == entry))
            return made;
        QAccessible::deleteAccessibleInterface(*known);
        m_children.remove(entry);
    }
    QAccessibleInterface* const made = makeChild(entry);
    if (made != nullptr)
        m_children.insert(entry, QAccessible::registerAccessibleInterface(made));
    return made;
}

QAccessibleInterface* AccessibleView::makeChild(int entry) const {
    const bool hasHeading = heads(Qt::Horizontal) != nullptr;
    const bool hasBefore = heads(Qt::Vertical) != nullptr;
    const int columns = columnCount() + (hasBefore ? 1 : 0);
    const int row = entry / columns - (hasHeading ? 1 : 0);
    const int column = entry % columns - (hasBefore ? 1 : 0);
    if (row < 0)
        return new AccessibleHead(&view(), Qt::Horizontal, column);
    if (column < 0)
        return new AccessibleHead(&view(), Qt::Vertical, row);
    const QModelIndex index = indexOf(row, column);
    return index.isValid() ? new AccessibleCell(&view(), index) : nullptr;
}

int AccessibleView::indexOfChild(const QAccessibleInterface* child) const {
    if (const auto* cell = dynamic_cast<const AccessibleCell*>(child))
        return entryOf(cell->index()).value_or(-1);
    const auto* head = dynamic_cast<const AccessibleHead*>(child);
    return head == nullptr ? -1 : entryOfHead(head->orientation(), head->section());
}

QAccessibleInterface* AccessibleView::childAt(int x, int y) const {
    const QModelIndex index = view().indexAt(view().viewport()->mapFromGlobal(QPoint(x, y)));
    const auto entry = entryOf(index);
    return entry ? child(*entry) : nullptr;
}

QAccessibleInterface* AccessibleView::focusChild() const {
    const auto entry = view().hasFocus() ? entryOf(view().currentIndex()) : std::nullopt;
    return entry ? child(*entry) : nullptr;
}

QAccessibleInterface* AccessibleView::cellAt(int row, int column) const {
    const auto entry = entryOf(indexOf(row, column));
    return entry ? child(*entry) : nullptr;
}

int AccessibleView::selectedCellCount() const {
    return static_cast<int>(selectedCells().size());
}

QList<QAccessibleInterface*> AccessibleView::selectedCells() const {
    QList<QAccessibleInterface*> cells;
    if (view().selectionModel() == nullptr)
        return cells;
    for (const QModelIndex& index : view().selectionModel()->selectedIndexes())
        if (const auto entry = entryOf(index))
            cells += child(*entry);
    return cells;
}

QString AccessibleView::columnDescription(int column) const {
    return view().model() == nullptr
               ? QString()
               : view().model()->headerData(column, Qt::Horizontal).toString();
}

QString AccessibleView::rowDescription(int row) const {
    return view().model() == nullptr ? QString()
                                     : view().model()->headerData(row, Qt::Vertical).toString();
}

int AccessibleView::selectedColumnCount() const {
    return static_cast<int>(selectedColumns().size());
}

int AccessibleView::selectedRowCount() const {
    return static_cast<int>(selectedRows().size());
}

QList<int> AccessibleView::selectedColumns() const {
    QList<int> columns;
    if (view().selectionModel() != nullptr)
        for (const QModelIndex& index : view().selectionModel()->selectedColumns())
            columns += index.column();
    return columns;
}

QList<int> AccessibleView::selectedRows() const {
    QList<int> rows;
    if (view().selectionModel() != nullptr)
        for (const QModelIndex& index : view().selectionModel()->selectedRows())
            rows += rowOf(index);
    return rows;
}

bool AccessibleView::isColumnSelected(int column) const {
    return view().selectionModel() != nullptr &&
           view().selectionModel()->isColumnSelected(column, view().rootIndex());
}

bool AccessibleView::isRowSelected(int row) const {
    const QModelIndex index = indexOf(row, 0);
    return view().selectionModel() != nullptr && index.isValid() &&
           view().selectionModel()->isRowSelected(index.row(), index.parent());
}

bool AccessibleView::selectRow(int row) {
    const QModelIndex index = indexOf(row, 0);
    const auto mode = view().selectionMode();
    const bool takesRows =
        view().selectionBehavior() == QAbstractItemView::SelectRows ||
        (columnCount() == 1 && view().selectionBehavior() == QAbstractItemView::SelectItems);
    const bool takesSeveral = mode != QAbstractItemView::SingleSelection &&
                              mode != QAbstractItemView::NoSelection &&
                              mode != QAbstractItemView::ContiguousSelection;
    if (!index.isValid() || mode == QAbstractItemView::NoSelection || (!takesRows && !takesSeveral))
        return false;
    view().selectionModel()->select(
        index, (takesSeveral ? QItemSelectionModel::Select : QItemSelectionModel::ClearAndSelect) |
                   QItemSelectionModel::Rows);
    return true;
}

/// No view here is selected by columns.
bool AccessibleView::selectColumn(int) {
    return false;
}

bool AccessibleView::unselectRow(int row) {
    const QModelIndex index = indexOf(row, 0);
    if (!index.isValid() || view().selectionMode() == QAbstractItemView::NoSelection)
        return false;
    view().selectionModel()->select(index,
                                    QItemSelectionModel::Deselect | QItemSelectionModel::Rows);
    return true;
}

bool AccessibleView::unselectColumn(int) {
    return false;
}

/// What only says something else stays.
void AccessibleView::modelChange(QAccessibleTableModelChangeEvent* event) {
    if (event->modelChangeType() != QAccessibleTableModelChangeEvent::DataChanged)
        forget();
}

} // namespace moji::app
