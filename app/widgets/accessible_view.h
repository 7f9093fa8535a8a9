#pragma once
// What a screen reader finds in a table, tree or list. Qt says of the current cell of each view
// that it has the focus, also while the keyboard is elsewhere, so that a reader that looks for the
// focus finds several; here a cell has it while its view has the keyboard. Otherwise as Qt's own:
// children are counted row by row, the heads first, since Qt's views name their cells so.

#include <QAccessibleWidget>
#include <QHash>
#include <QModelIndex>

#include <optional>

class QAbstractItemView;
class QHeaderView;

namespace moji::app {

class AccessibleView final : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    explicit AccessibleView(QAbstractItemView* view);
    ~AccessibleView() override;
    Q_DISABLE_COPY_MOVE(AccessibleView)

    [[nodiscard]] QAbstractItemView& view() const;
    /// nullptr: none.
    [[nodiscard]] QHeaderView* heads(Qt::Orientation orientation) const;
    /// The place of a cell among the children; nothing: it is not shown.
    [[nodiscard]] std::optional<int> entryOf(const QModelIndex& index) const;
    /// That of the head of a row or column.
    [[nodiscard]] int entryOfHead(Qt::Orientation orientation, int section) const;
    /// Of all rows that are shown; those of a tree are counted from the top. -1: not shown.
    [[nodiscard]] int rowOf(const QModelIndex& index) const;

    void* interface_cast(QAccessible::InterfaceType type) override;
    [[nodiscard]] int childCount() const override;
    [[nodiscard]] QAccessibleInterface* child(int entry) const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override;
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override;
    [[nodiscard]] QAccessibleInterface* focusChild() const override;

    [[nodiscard]] QAccessibleInterface* caption() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* summary() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* cellAt(int row, int column) const override;
    [[nodiscard]] int selectedCellCount() const override;
    [[nodiscard]] QList<QAccessibleInterface*> selectedCells() const override;
    [[nodiscard]] QString columnDescription(int column) const override;
    [[nodiscard]] QString rowDescription(int row) const override;
    [[nodiscard]] int selectedColumnCount() const override;
    [[nodiscard]] int selectedRowCount() const override;
    [[nodiscard]] int columnCount() const override;
    [[nodiscard]] int rowCount() const override;
    [[nodiscard]] QList<int> selectedColumns() const override;
    [[nodiscard]] QList<int> selectedRows() const override;
    [[nodiscard]] bool isColumnSelected(int column) const override;
    [[nodiscard]] bool isRowSelected(int row) const override;
    bool selectRow(int row) override;
    bool selectColumn(int column) override;
    bool unselectRow(int row) override;
    bool unselectColumn(int column) override;
    void modelChange(QAccessibleTableModelChangeEvent* event) override;

private:
    [[nodiscard]] QModelIndex indexOf(int row, int column) const;
    [[nodiscard]] QAccessibleInterface* makeChild(int entry) const;
    void forget() const;

    mutable QHash<int, QAccessible::Id> m_children; // those asked for, in Qt's cache
};

} // namespace moji::app
