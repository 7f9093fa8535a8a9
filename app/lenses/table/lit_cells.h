#pragma once
// Which cells of the table beside the steps have been read, and how. Rows and columns
// are those of Thompson's Tab, of the branchy decoder's tests, or of its encoder's limits.

#include "lenses/table/table_trace.h"

namespace moji::app {

enum class TabColumn { Cmask, Cval, Shift, Lmask, Lval };
inline constexpr int kTabColumns = 5;

enum class TestColumn { Byte, Mask, Value, Pattern };
inline constexpr int kTestColumns = 4;

enum class LimitColumn { Below, Bytes, Lead, Pattern };
inline constexpr int kLimitColumns = 4;

enum class CellLight {
    Off,
    Earlier, // by an earlier step of the same character
    Now,     // by this step
    Refused, // by this step, which rejected the bytes
};

struct LitCell {
    int row;
    int column;
    CellLight light;
    bool operator==(const LitCell&) const = default;
};

/// A later entry for the same cell wins.
[[nodiscard]] std::vector<LitCell> litCells(const TableTrace& trace, std::size_t step);

} // namespace moji::app
