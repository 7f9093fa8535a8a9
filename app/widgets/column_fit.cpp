#include "widgets/column_fit.h"

#include <QTableView>

#include <algorithm>
#include <numeric>

namespace moji::app {

namespace {

int leastOf(std::span<const ColumnNeed> columns, const std::vector<bool>& stays) {
    int sum = 0;
    for (std::size_t column = 0; column < columns.size(); ++column)
        sum += stays[column] ? columns[column].least : 0;
    return sum;
}

std::vector<bool> columnsThatStay(int room, std::span<const ColumnNeed> columns) {
    std::vector<bool> stays(columns.size(), true);
    int rank = 0;
    for (const ColumnNeed& need : columns)
        rank = std::max(rank, need.goesFirst);
    for (; rank > 0 && leastOf(columns, stays) > room; --rank)
        for (std::size_t column = 0; column < columns.size(); ++column)
            if (columns[column].goesFirst == rank)
                stays[column] = false;
    return stays;
}

} // namespace

std::vector<int> fittedWidths(int room, std::span<const ColumnNeed> columns) {
    const std::vector<bool> stays = columnsThatStay(room, columns);
    int left = std::max(0, room - leastOf(columns, stays));
    std::vector<int> widths;
    for (std::size_t column = 0; column < columns.size(); ++column) {
        const ColumnNeed& need = columns[column];
        const int more = stays[column] ? std::min(left, std::max(0, need.wide - need.least)) : 0;
        widths.push_back(stays[column] ? need.least + more : 0);
        left -= more;
    }
    return widths;
}

bool fitColumns(QTableView& table, std::span<const ColumnNeed> columns) {
    const int room = table.viewport()->width();
    const std::vector<int> widths = fittedWidths(room, columns);
    for (int column = 0; column < static_cast<int>(widths.size()); ++column) {
        const int width = widths[static_cast<std::size_t>(column)];
        if (table.isColumnHidden(column) != (width == 0))
            table.setColumnHidden(column, width == 0);
        if (width != 0 && table.columnWidth(column) != width)
            table.setColumnWidth(column, width);
    }
    return std::accumulate(widths.begin(), widths.end(), 0) <= room;
}

} // namespace moji::app
