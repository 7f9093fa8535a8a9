#pragma once
// Corrects a table that was read from ICU.

#include "codec/cell_correction.h"
#include "codec/generator/code_table.h"

#include <span>

namespace moji {

/// Writes the cells into `table`; kNothing becomes SpanStatus::Unmapped.
void correct(CodeTable& table, std::span<const CellCorrection> cells);

} // namespace moji
