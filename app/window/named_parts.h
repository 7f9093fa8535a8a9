#pragma once
// Parts of the window by name, so that a lesson can point at them: {LENS, PART, ITEM...},
// {"bytes", "BEGIN:END"} in the grid, {"input", "text" or "hex"}, {"status", "encoding" or
// "problems"}.

#include "lenses/lens_part.h"

namespace moji::app {

class ByteGrid;
class MainWindow;

/// {BEGIN:END}: the cells of a range in both columns; of several rows the whole rows.
[[nodiscard]] std::optional<LensPart> partOfGrid(ByteGrid& grid, const QStringList& item,
                                                 Reveal reveal);

/// Nothing where there is no such part. Creates the lens if it was not visible yet.
[[nodiscard]] std::optional<LensPart> findPart(MainWindow& window, const QStringList& path,
                                               Reveal reveal);

} // namespace moji::app
