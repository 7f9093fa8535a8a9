#pragma once
// Every reference table, by its name.

#include "reference/reference_table.h"

#include <span>

namespace moji::reference {

/// In the order of the list.
[[nodiscard]] std::span<const Entry> allTables();
/// nullptr if there is none.
[[nodiscard]] const Entry* findTable(std::string_view id);

} // namespace moji::reference
