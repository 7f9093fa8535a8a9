#pragma once
// What the keys do in the byte grid: move the caret by byte, character, bit, row and page; type,
// erase and flip bits; go from column to column.

#include <cstdint>

class QKeyEvent;

namespace moji::app {

class ByteGrid;

class ByteGridKeys {
public:
    explicit ByteGridKeys(ByteGrid& grid)
        : m_grid(grid) {}

    /// False: the key means nothing here.
    [[nodiscard]] bool press(QKeyEvent* event);
    void cycleColumn(bool forward);

private:
    [[nodiscard]] bool moveByKey(QKeyEvent* event);
    [[nodiscard]] bool moveByBit(const QKeyEvent* event);
    [[nodiscard]] bool editByKey(QKeyEvent* event);
    [[nodiscard]] bool editBitByKey(const QKeyEvent* event);
    /// One byte further, or one character in the text column.
    [[nodiscard]] std::uint64_t stepped(std::uint64_t from, bool forward) const;

    ByteGrid& m_grid;
};

} // namespace moji::app
