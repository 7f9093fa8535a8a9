#pragma once
// What a screen reader finds in a row of tabs. As Qt's own, but for the focus: Qt says of the tab
// in front that it has it, also while the keyboard is elsewhere.

#include <QAccessibleWidget>
#include <QHash>

class QTabBar;

namespace moji::app {

class AccessibleTabs final : public QAccessibleWidget {
public:
    explicit AccessibleTabs(QTabBar* tabs);
    ~AccessibleTabs() override;
    Q_DISABLE_COPY_MOVE(AccessibleTabs)

    /// A row without a name is called as its tab in front.
    [[nodiscard]] QString text(QAccessible::Text which) const override;
    /// The tabs, then the buttons that scroll them.
    [[nodiscard]] int childCount() const override;
    [[nodiscard]] QAccessibleInterface* child(int index) const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override;
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override;
    [[nodiscard]] QAccessibleInterface* focusChild() const override;

private:
    [[nodiscard]] QTabBar& tabs() const;
    [[nodiscard]] QList<QWidget*> scrollButtons() const;

    mutable QHash<int, QAccessible::Id> m_children; // the tabs asked for, in Qt's cache
};

} // namespace moji::app
