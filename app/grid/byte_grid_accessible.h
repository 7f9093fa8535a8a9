#pragma once
// The byte grid for screen readers and other assistive technology: a text whose lines are the
// visible rows (see VisibleText), whose caret and selection are the grid's, and whose description
// says what the byte at the caret is: "offset 1C, C0, invalid: overlong lead".

#include <QAccessibleInterface>
#include <QAccessibleWidget>

namespace moji::app {

class ByteGrid;
class VisibleText;

class ByteGridAccessible final : public QAccessibleWidget, public QAccessibleTextInterface {
public:
    explicit ByteGridAccessible(ByteGrid* grid);
    /// Registers this interface for every ByteGrid; may be called repeatedly.
    static void install();
    /// Tells screen readers where the caret is and that its byte may be another one.
    static void announce(ByteGrid& grid);
    /// That it can be edited now, or no more.
    static void announceState(ByteGrid& grid);

    [[nodiscard]] QString text(QAccessible::Text which) const override;
    [[nodiscard]] QAccessible::State state() const override;
    [[nodiscard]] void* interface_cast(QAccessible::InterfaceType type) override;

    void selection(int index, int* startOffset, int* endOffset) const override;
    [[nodiscard]] int selectionCount() const override;
    void addSelection(int startOffset, int endOffset) override;
    void removeSelection(int index) override;
    void setSelection(int index, int startOffset, int endOffset) override;
    [[nodiscard]] int cursorPosition() const override;
    void setCursorPosition(int position) override;
    [[nodiscard]] QString text(int startOffset, int endOffset) const override;
    [[nodiscard]] int characterCount() const override;
    [[nodiscard]] QRect characterRect(int offset) const override;
    [[nodiscard]] int offsetAtPoint(const QPoint& point) const override;
    void scrollToSubstring(int startIndex, int endIndex) override;
    [[nodiscard]] QString attributes(int offset, int* startOffset, int* endOffset) const override;

private:
    [[nodiscard]] ByteGrid& grid() const;
    [[nodiscard]] VisibleText visible() const;
};

} // namespace moji::app
