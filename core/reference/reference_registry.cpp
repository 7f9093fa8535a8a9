#include "reference/reference_registry.h"

namespace moji::reference {

// Each is defined in the file of its name.
extern const Entry kRanges;
extern const Entry kNeverUsed;
extern const Entry kLengths;
extern const Entry kPlanesTable;
extern const Entry kUtf8d2010;
extern const Entry kUtf8d2009;
extern const Entry kNibbles;
extern const Entry kNibblesOfSimdjson;
extern const Entry kNibblesMisprinted;
extern const Entry kNibblePatterns;
extern const Entry kInvalidPatterns;
extern const Entry kTailThresholds;

std::span<const Entry> allTables() {
    static const Entry kTables[] = {
        kRanges,          kNeverUsed,      kLengths,           kPlanesTable,       kUtf8d2010,
        kUtf8d2009,       kNibbles,        kNibblesOfSimdjson, kNibblesMisprinted, kNibblePatterns,
        kInvalidPatterns, kTailThresholds,
    };
    return kTables;
}

const Entry* findTable(std::string_view id) {
    const auto tables = allTables();
    const auto found =
        std::ranges::find_if(tables, [&](const Entry& table) { return table.id == id; });
    return found == tables.end() ? nullptr : &*found;
}

} // namespace moji::reference
