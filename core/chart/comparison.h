#pragma once
// Two maps side by side: for every code that either has, whether both have the same text.

#include "chart/chart.h"

namespace moji::chart {

enum class CellVerdict : std::uint8_t { Equal, Different, OnlyHere, OnlyThere };
/// "equal", "different", "only_here", "only_there"
[[nodiscard]] std::string_view identifier(CellVerdict verdict);
[[nodiscard]] std::optional<CellVerdict> verdictNamed(std::string_view name);

/// A code; the cell is nullptr on the side that lacks it.
struct ComparedCell {
    const ChartCell* here = nullptr;
    const ChartCell* there = nullptr;
    CellVerdict verdict = CellVerdict::Equal;
    [[nodiscard]] const CellCode& code() const {
        return here != nullptr ? here->code : there->code;
    }
};

struct Comparison {
    std::vector<ComparedCell> cells; // in byte order; they point into the two maps
    std::array<std::size_t, 4> counts{};
    [[nodiscard]] std::size_t count(CellVerdict verdict) const {
        return counts[static_cast<std::size_t>(verdict)];
    }
    [[nodiscard]] std::size_t differences() const { return cells.size() - counts[0]; }
};

/// The maps must outlive the result.
[[nodiscard]] Comparison compare(const Chart& here, const Chart& there);

/// Mappings of one direction only.
struct OneWayMappings {
    struct DecodeOnly {
        const ChartCell* cell;
        Bytes written; // the code that its text has instead; empty: it cannot be written at all
    };
    struct EncodeOnly {
        char32_t codePoint;
        Bytes written;
        std::u32string read; // what the code means; empty: nothing
    };
    std::vector<DecodeOnly> decodeOnly; // in byte order
    std::vector<EncodeOnly> encodeOnly; // in code point order
    std::size_t duplicates = 0;         // codes whose text an earlier code has already
};
/// `reader` is the one that the map was made with. Asks it for every code point, so it takes longer
/// than the map itself. Error: Cancelled.
[[nodiscard]] Result<OneWayMappings> oneWayMappings(const Chart& chart, CodeReader& reader,
                                                    const std::stop_token& stop = {});

} // namespace moji::chart
