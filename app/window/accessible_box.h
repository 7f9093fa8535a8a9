#pragma once
// What a screen reader hears of a combo box that is not typed into: what it is for is its name, as
// for every control, and what it shows is its text. Qt calls such a box by what it shows, and where
// it has a label, nothing says that.

#include <QAccessibleWidget>

class QComboBox;

namespace moji::app {

class AccessibleBox final : public QAccessibleWidget, public QAccessibleTextInterface {
public:
    explicit AccessibleBox(QComboBox* box);

    void* interface_cast(QAccessible::InterfaceType type) override;
    /// The list, as of Qt's own.
    [[nodiscard]] int childCount() const override { return 1; }
    [[nodiscard]] QAccessibleInterface* child(int index) const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override;
    [[nodiscard]] QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    [[nodiscard]] QString text(QAccessible::Text which) const override;
    [[nodiscard]] QAccessible::State state() const override;
    [[nodiscard]] QStringList actionNames() const override;
    void doAction(const QString& name) override;

    // The text, which has no caret and no selection.
    void selection(int, int* start, int* end) const override { *start = *end = 0; }
    [[nodiscard]] int selectionCount() const override { return 0; }
    void addSelection(int, int) override {}
    void removeSelection(int) override {}
    void setSelection(int, int, int) override {}
    [[nodiscard]] int cursorPosition() const override { return 0; }
    void setCursorPosition(int) override {}
    [[nodiscard]] QString text(int start, int end) const override;
    [[nodiscard]] int characterCount() const override;
    [[nodiscard]] QRect characterRect(int) const override { return rect(); }
    [[nodiscard]] int offsetAtPoint(const QPoint&) const override { return -1; }
    void scrollToSubstring(int, int) override {}
    QString attributes(int, int* start, int* end) const override;

private:
    [[nodiscard]] QComboBox& box() const;
};

} // namespace moji::app
