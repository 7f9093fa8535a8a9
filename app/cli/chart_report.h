#pragma once
// How `moji chart` writes a map and what a comparison of two finds.

#include "chart/comparison.h"
#include "cli/command.h"

#include <optional>
#include <set>
#include <string>

namespace moji::cli {

/// Which cells are wanted.
struct ChartFilter {
    std::optional<std::string> block;           // with a character of this block on either side
    std::set<chart::CellVerdict> verdicts = {}; // empty: all
    Bytes lead = {};                            // whose codes start with these bytes
    std::uint64_t limit = 20;                   // lines, of text
};

/// A map beside another, or alone.
class ChartReport {
public:
    /// Borrows all; `there` and `comparison` are nullptr where nothing is compared.
    ChartReport(const Context& context, const chart::Chart& here, const chart::Chart* there,
                const chart::Comparison* comparison, ChartFilter filter)
        : m_context(context)
        , m_here(here)
        , m_there(there)
        , m_comparison(comparison)
        , m_filter(std::move(filter)) {}

    void writeJson() const;
    void writeCsv() const;
    /// Counts, and the first differences or the table.
    void writeText() const;
    void writeOneWay(const chart::OneWayMappings& mappings, bool isListed) const;

private:
    [[nodiscard]] std::vector<chart::ComparedCell> wantedCells() const;
    [[nodiscard]] bool isWanted(const chart::ComparedCell& cell) const;
    [[nodiscard]] std::u32string hereText(const chart::ComparedCell& cell) const;
    [[nodiscard]] std::u32string thereText(const chart::ComparedCell& cell) const;
    void writeHead() const;
    void writeDifferences() const;
    void writeTable(const std::vector<chart::ComparedCell>& cells) const;
    void writeBlocks() const;

    const Context& m_context;
    const chart::Chart& m_here;
    const chart::Chart* m_there;
    const chart::Comparison* m_comparison;
    ChartFilter m_filter;
};

/// `name` as Blocks.txt spells it, compared without case and punctuation; nothing where there is
/// no such block.
[[nodiscard]] std::optional<std::string> blockNamed(std::string_view name);

} // namespace moji::cli
