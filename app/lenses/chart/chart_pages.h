#pragma once
// A map of an encoding laid out in pages of rows and columns: sixteen by sixteen for single bytes,
// lead by trail for pairs, a plane a page for encodings of all of Unicode. Arithmetic, no painting.

#include "chart/comparison.h"

#include <QString>

#include <memory>
#include <vector>

namespace moji::app {

struct ChartPage {
    Bytes prefix;     // bytes that all its codes begin with
    int length = 1;   // bytes of its codes, without the prefix
    int plane = -1;   // of Unicode; its cells are code points
    int firstRow = 0; // of the rows that have any code
    int firstColumn = 0;
    int rows = 0;
    int columns = 0;
    std::size_t count = 0;           // codes
    std::vector<std::int32_t> cells; // rows of `columns`; an index into the comparison, or -1

    [[nodiscard]] std::int32_t at(int row, int column) const {
        const bool isInside = row >= 0 && row < rows && column >= 0 && column < columns;
        if (!isInside)
            return -1;
        return cells[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
                     static_cast<std::size_t>(column)];
    }
};

/// Where a code is.
struct ChartPlace {
    int page = -1;
    int row = 0;
    int column = 0;
    [[nodiscard]] bool isValid() const { return page >= 0; }
    bool operator==(const ChartPlace&) const = default;
};

/// What the lens shows: one map, or two beside each other. A map alone is compared with nothing, so
/// that all its codes are there only.
struct ChartData {
    std::shared_ptr<const chart::Chart> here;
    std::shared_ptr<const chart::Chart> there; // nullptr: nothing is compared
    chart::Comparison comparison;
    chart::ChartShape shape;
    std::vector<ChartPage> pages;
    std::vector<ChartPlace> places; // of each cell of the comparison
    QString failure;                // why there is nothing to compare; empty: there is

    [[nodiscard]] std::u32string hereText(std::size_t cell) const;
    [[nodiscard]] std::u32string thereText(std::size_t cell) const;
    /// Either text, ours first.
    [[nodiscard]] std::u32string text(std::size_t cell) const;
    [[nodiscard]] bool differs(std::size_t cell) const {
        return there && comparison.cells[cell].verdict != chart::CellVerdict::Equal;
    }
    /// The code of a cell without the escape before it.
    [[nodiscard]] ByteView ownCode(std::size_t cell) const;
    /// The cell of `code`, or of a code that ends with it after an escape; -1 if there is none.
    [[nodiscard]] std::int32_t find(ByteView code) const;
};

/// Lays out `data.comparison`.
void layOut(ChartData& data);

} // namespace moji::app
