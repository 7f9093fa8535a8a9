#pragma once
// The byte at the caret, as something inside the grid that has the keyboard: a screen reader reads
// out what gets the focus, at once and whole, and nothing else of a grid that it knows already.
//
// A reader says nothing of what has the focus already, or is called like what had it. So there are
// two of these in turns: the other one gets the words of each move or edit, and the focus.

#include <QAccessibleInterface>

namespace moji::app {

class ByteGrid;

class HeardByte final : public QAccessibleInterface {
public:
    explicit HeardByte(ByteGrid* grid)
        : m_grid(grid) {}

    /// It is its turn, with these words.
    void begin(const QString& words);
    void end() { m_current = false; }

    [[nodiscard]] bool isValid() const override { return true; } // the grid deletes it
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* parent() const override;
    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    [[nodiscard]] QString text(QAccessible::Text which) const override;
    void setText(QAccessible::Text, const QString&) override {}
    /// Of the byte, on the screen.
    [[nodiscard]] QRect rect() const override;
    /// Of which readers say the name alone.
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::ListItem; }
    [[nodiscard]] QAccessible::State state() const override;

private:
    ByteGrid* m_grid;
    QString m_words;
    bool m_current = false;
};

} // namespace moji::app
