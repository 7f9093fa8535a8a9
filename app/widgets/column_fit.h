#pragma once
// Widths of a table's columns for the room that it has: where all is too wide for that, the least
// important columns go, and the others get less than they would like.

#include <span>
#include <vector>

class QTableView;

namespace moji::app {

/// Widths in pixels.
struct ColumnNeed {
    static constexpr int kAllThereIs = 1 << 20; // `wide` of a column that takes what is left over
    int least = 0;
    int wide = 0;      // more is of no use
    int goesFirst = 0; // the highest goes first; 0 stays, even if the table must scroll
};

/// A width for each column, 0 for one that goes. What is left over goes to the first columns, each
/// until it is `wide`.
[[nodiscard]] std::vector<int> fittedWidths(int room, std::span<const ColumnNeed> columns);

/// The same for all columns of a table: sets their widths, hides and shows them. False: it is still
/// wider than its room, and scrolls.
bool fitColumns(QTableView& table, std::span<const ColumnNeed> columns);

} // namespace moji::app
