#pragma once
// The byte grid for screen readers and other assistive technology: a text whose lines are the
// visible rows (see VisibleText), whose caret and selection are the grid's, and whose description
// says what the byte at the caret is: "offset 1C, C0, invalid: overlong lead". Its one child is
// that byte (see HeardByte), which has the focus while the grid has it.

#include "grid/byte_lens_layout.h"

#include <QAccessibleInterface>
#include <QAccessibleWidget>
#include <QCoreApplication>

#include <array>

namespace moji::app {

class ByteGrid;
class HeardByte;
class VisibleText;

class ByteGridAccessible final : public QAccessibleWidget, public QAccessibleTextInterface {
    Q_DECLARE_TR_FUNCTIONS(ByteGridAccessible)
public:
    explicit ByteGridAccessible(ByteGrid* grid);
    ~ByteGridAccessible() override;
    Q_DISABLE_COPY_MOVE(ByteGridAccessible)
    /// Registers this interface for every ByteGrid; may be called repeatedly.
    static void install();
    /// Tells screen readers where the caret is and what is there, if it has the keyboard.
    static void announce(ByteGrid& grid);
    /// That it can be edited now, or no more.
    static void announceState(ByteGrid& grid);

    [[nodiscard]] QString text(QAccessible::Text which) const override;
    [[nodiscard]] QAccessible::State state() const override;
    [[nodiscard]] int childCount() const override { return 1; }
    [[nodiscard]] QAccessibleInterface* child(int index) const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override;
    [[nodiscard]] QAccessibleInterface* focusChild() const override;
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
    [[nodiscard]] QString wordsAtCaret();
    void focusByte();

    std::array<HeardByte*, 2> m_bytes;    // owned by Qt's cache
    std::array<QAccessible::Id, 2> m_ids; // in that cache
    std::size_t m_turn = 0;
    ByteColumn m_heardColumn = ByteColumn::Hex;
    QString m_heardByte;
    ByteRange m_heardSelection;
};

} // namespace moji::app
