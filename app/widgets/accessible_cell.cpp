#include "widgets/accessible_cell.h"

#include "widgets/accessible_view.h"

#include <QHeaderView>
#include <QListView>
#include <QTreeView>

namespace moji::app {

QWindow* AccessiblePart::window() const {
    return m_view == nullptr ? nullptr : m_view->window()->windowHandle();
}

QAccessibleInterface* AccessiblePart::parent() const {
    return m_view == nullptr ? nullptr : QAccessible::queryAccessibleInterface(m_view);
}

AccessibleView* AccessiblePart::whole() const {
    return dynamic_cast<AccessibleView*>(parent());
}

QString AccessibleCell::text(QAccessible::Text which) const {
    if (which == QAccessible::Description)
        return m_index.data(Qt::AccessibleDescriptionRole).toString();
    if (which != QAccessible::Name)
        return {};
    const QString own = m_index.data(Qt::AccessibleTextRole).toString();
    return own.isEmpty() ? m_index.data(Qt::DisplayRole).toString() : own;
}

QRect AccessibleCell::rect() const {
    if (!isValid())
        return {};
    const QRect cell = view()->visualRect(m_index);
    return {view()->viewport()->mapToGlobal(cell.topLeft()), cell.size()};
}

QAccessible::Role AccessibleCell::role() const {
    return qobject_cast<const QTreeView*>(view()) != nullptr   ? QAccessible::TreeItem
           : qobject_cast<const QListView*>(view()) != nullptr ? QAccessible::ListItem
                                                               : QAccessible::Cell;
}

QAccessible::State AccessibleCell::state() const {
    QAccessible::State state;
    if (!isValid())
        return state;
    const QRect shown(view()->mapToGlobal(QPoint(0, 0)), view()->size());
    state.invisible = !view()->isVisible() || !shown.intersects(rect());
    state.selected = isSelected();
    state.focused = view()->hasFocus() && view()->currentIndex() == m_index;
    const Qt::ItemFlags flags = m_index.flags();
    if (flags.testFlag(Qt::ItemIsSelectable)) {
        state.selectable = true;
        state.focusable = true;
        state.multiSelectable = view()->selectionMode() == QAbstractItemView::MultiSelection;
        state.extSelectable = view()->selectionMode() == QAbstractItemView::ExtendedSelection;
    }
    state.editable = flags.testFlag(Qt::ItemIsEditable);
    state.disabled = !flags.testFlag(Qt::ItemIsEnabled);
    state.checkable = flags.testFlag(Qt::ItemIsUserCheckable);
    state.checked = state.checkable && m_index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    addStateInTree(state);
    return state;
}

void AccessibleCell::addStateInTree(QAccessible::State& state) const {
    const auto* tree = qobject_cast<const QTreeView*>(view());
    if (tree == nullptr || !tree->model()->hasChildren(m_index))
        return;
    state.expandable = true;
    state.expanded = tree->isExpanded(m_index);
    state.collapsed = !state.expanded;
}

void* AccessibleCell::interface_cast(QAccessible::InterfaceType type) {
    if (type == QAccessible::TableCellInterface)
        return static_cast<QAccessibleTableCellInterface*>(this);
    return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                : nullptr;
}

bool AccessibleCell::isSelected() const {
    return isValid() && view()->selectionModel()->isSelected(m_index);
}

QList<QAccessibleInterface*> AccessibleCell::columnHeaderCells() const {
    const AccessibleView* all = whole();
    if (all == nullptr || all->heads(Qt::Horizontal) == nullptr)
        return {};
    return {all->child(all->entryOfHead(Qt::Horizontal, m_index.column()))};
}

QList<QAccessibleInterface*> AccessibleCell::rowHeaderCells() const {
    const AccessibleView* all = whole();
    if (all == nullptr || all->heads(Qt::Vertical) == nullptr)
        return {};
    return {all->child(all->entryOfHead(Qt::Vertical, m_index.row()))};
}

int AccessibleCell::rowIndex() const {
    const AccessibleView* all = whole();
    return all == nullptr ? -1 : all->rowOf(m_index);
}

QStringList AccessibleCell::actionNames() const {
    return {toggleAction()};
}

void AccessibleCell::doAction(const QString& name) {
    AccessibleView* all = whole();
    if (name != toggleAction() || !isValid() || all == nullptr)
        return;
    const bool wholeRows = view()->selectionBehavior() == QAbstractItemView::SelectRows;
    if (wholeRows && isSelected())
        all->unselectRow(rowIndex());
    else if (wholeRows)
        all->selectRow(rowIndex());
    else if (view()->selectionMode() != QAbstractItemView::NoSelection)
        view()->selectionModel()->select(m_index, isSelected()
                                                      ? QItemSelectionModel::Deselect
                                                      : QItemSelectionModel::ClearAndSelect);
}

QString AccessibleHead::text(QAccessible::Text which) const {
    if (!isValid() || m_section < 0 || view()->model() == nullptr)
        return {};
    const auto value = [this](int role) {
        return view()->model()->headerData(m_section, m_orientation, role).toString();
    };
    if (which == QAccessible::Description)
        return value(Qt::AccessibleDescriptionRole);
    if (which != QAccessible::Name)
        return {};
    const QString own = value(Qt::AccessibleTextRole);
    return own.isEmpty() ? value(Qt::DisplayRole) : own;
}

QRect AccessibleHead::rect() const {
    const AccessibleView* all = whole();
    const QHeaderView* heads = all == nullptr ? nullptr : all->heads(m_orientation);
    if (heads == nullptr || m_section < 0)
        return {};
    const int begin = heads->sectionViewportPosition(m_section);
    const int length = heads->sectionSize(m_section);
    const QPoint corner = heads->mapToGlobal(QPoint(0, 0));
    return m_orientation == Qt::Horizontal
               ? QRect(corner.x() + begin, corner.y(), length, heads->height())
               : QRect(corner.x(), corner.y() + begin, heads->width(), length);
}

QAccessible::Role AccessibleHead::role() const {
    return m_section < 0                     ? QAccessible::Pane
           : m_orientation == Qt::Horizontal ? QAccessible::ColumnHeader
                                             : QAccessible::RowHeader;
}

QAccessible::State AccessibleHead::state() const {
    QAccessible::State state;
    const AccessibleView* all = whole();
    const QHeaderView* heads = all == nullptr ? nullptr : all->heads(m_orientation);
    if (heads == nullptr)
        return state;
    state.invisible = !heads->isVisible();
    state.disabled = !heads->isEnabled();
    return state;
}

} // namespace moji::app
