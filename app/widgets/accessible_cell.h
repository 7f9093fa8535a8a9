#pragma once
// The children of an AccessibleView: cells, and the heads of rows and columns.

#include <QAccessibleInterface>
#include <QPersistentModelIndex>
#include <QPointer>

class QAbstractItemView;

namespace moji::app {

class AccessibleView;

/// What both have: no object and no children of their own.
class AccessiblePart : public QAccessibleInterface {
public:
    explicit AccessiblePart(QAbstractItemView* view)
        : m_view(view) {}

    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QWindow* window() const override;
    [[nodiscard]] QAccessibleInterface* parent() const override;
    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    void setText(QAccessible::Text, const QString&) override {}

protected:
    [[nodiscard]] QAbstractItemView* view() const { return m_view; }
    /// nullptr where the view is gone.
    [[nodiscard]] AccessibleView* whole() const;

private:
    QPointer<QAbstractItemView> m_view;
};

class AccessibleCell final : public AccessiblePart,
                             public QAccessibleTableCellInterface,
                             public QAccessibleActionInterface {
public:
    AccessibleCell(QAbstractItemView* view, const QModelIndex& index)
        : AccessiblePart(view)
        , m_index(index) {}

    [[nodiscard]] QModelIndex index() const { return m_index; }

    [[nodiscard]] bool isValid() const override { return view() != nullptr && m_index.isValid(); }
    [[nodiscard]] QString text(QAccessible::Text which) const override;
    [[nodiscard]] QRect rect() const override;
    [[nodiscard]] QAccessible::Role role() const override;
    [[nodiscard]] QAccessible::State state() const override;
    void* interface_cast(QAccessible::InterfaceType type) override;

    [[nodiscard]] bool isSelected() const override;
    [[nodiscard]] QList<QAccessibleInterface*> columnHeaderCells() const override;
    [[nodiscard]] QList<QAccessibleInterface*> rowHeaderCells() const override;
    [[nodiscard]] int columnIndex() const override { return m_index.column(); }
    [[nodiscard]] int rowIndex() const override;
    [[nodiscard]] int columnExtent() const override { return 1; }
    [[nodiscard]] int rowExtent() const override { return 1; }
    [[nodiscard]] QAccessibleInterface* table() const override { return parent(); }

    /// Selects it, or ends that.
    [[nodiscard]] QStringList actionNames() const override;
    void doAction(const QString& name) override;
    [[nodiscard]] QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    void addStateInTree(QAccessible::State& state) const;

    QPersistentModelIndex m_index;
};

/// Also the corner between them, whose section is -1.
class AccessibleHead final : public AccessiblePart {
public:
    AccessibleHead(QAbstractItemView* view, Qt::Orientation orientation, int section)
        : AccessiblePart(view)
        , m_orientation(orientation)
        , m_section(section) {}

    [[nodiscard]] Qt::Orientation orientation() const { return m_orientation; }
    [[nodiscard]] int section() const { return m_section; }

    [[nodiscard]] bool isValid() const override { return view() != nullptr; }
    [[nodiscard]] QString text(QAccessible::Text which) const override;
    [[nodiscard]] QRect rect() const override;
    [[nodiscard]] QAccessible::Role role() const override;
    [[nodiscard]] QAccessible::State state() const override;

private:
    Qt::Orientation m_orientation;
    int m_section;
};

} // namespace moji::app
