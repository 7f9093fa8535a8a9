#pragma once
// A cell of a map in words and as it is painted, and the heads of rows and columns.

#include "lenses/chart/chart_pages.h"

#include <QColor>
#include <QRect>
#include <QString>

#include <cstdint>

class QPainter;

namespace moji::app {

/// "B0 A1  U+AC00  HANGUL SYLLABLE GA", with what the other side has if it differs.
[[nodiscard]] QString chartCellText(const ChartData& data, std::int32_t cell);
[[nodiscard]] QString chartRowHead(const ChartPage& page, int row);
[[nodiscard]] QString chartColumnHead(const ChartPage& page, int column);

/// Of the block of its character; the colour of errors where the two sides differ.
[[nodiscard]] QColor chartCellColour(const ChartData& data, std::int32_t cell);
/// A cell large enough for its character.
void paintChartCell(QPainter& painter, const QRect& rect, const ChartData& data, std::int32_t cell,
                    bool isLit);

} // namespace moji::app
