#include "grid/byte_difference_painter.h"

#include "grid/row_part.h"
#include "style/fonts.h"
#include "style/glyph_cache.h"
#include "style/shapes.h"

#include <QPainter>

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kDifferenceBar = 3;  // at the left edge of the row
constexpr int kDifferenceLine = 2; // above the byte
constexpr int kDifferenceTick = 6;

/// A bracket above the bytes; that of a character is below them.
void paintOverline(QPainter& painter, const QRect& cells, bool leftTick, bool rightTick) {
    const QColor& colour = colours().warn;
    const QRect line(cells.left() + 1, cells.top(), cells.width() - 2, kDifferenceLine);
    painter.fillRect(line, colour);
    if (leftTick)
        painter.fillRect(QRect(line.left(), line.top(), kDifferenceLine, kDifferenceTick), colour);
    if (rightTick)
        painter.fillRect(
            QRect(line.right() - kDifferenceLine + 1, line.top(), kDifferenceLine, kDifferenceTick),
            colour);
}

} // namespace

/// Where only the other side has bytes.
void ByteDifferencePainter::paintGaps(std::uint64_t row) {
    for (const ByteRange gap : m_layout.gapsOfRow(row))
        for (const ByteColumn column : {ByteColumn::Hex, ByteColumn::Text}) {
            QRect cells = m_layout.cellsOfRow(column, row, static_cast<int>(gap.begin),
                                              static_cast<int>(gap.end - 1));
            if (column == ByteColumn::Hex)
                cells.setHeight(m_layout.metrics().rowHeight);
            drawHatch(m_painter, cells, m_colours.line, HatchDirection::Falling);
        }
}

bool ByteDifferencePainter::hasDifference(std::uint64_t row) const {
    const bool hasGap = !m_layout.gapsOfRow(row).empty();
    if (hasGap && m_gapsDiffer)
        return true;
    const ByteRange bytes = m_layout.bytesOfRow(row);
    return std::ranges::any_of(m_differences, [&](const ByteRange& one) {
        const bool touches = one.begin <= bytes.end && bytes.begin <= one.end;
        return one.intersects(bytes) || (hasGap && touches && (one.empty() || bytes.empty()));
    });
}

/// A bar at the left edge, a sign after the offset, and tinted cells.
void ByteDifferencePainter::paintRow(std::uint64_t row) {
    if (!hasDifference(row))
        return;
    const int height = m_layout.metrics().rowHeight;
    m_painter.fillRect(QRect(0, m_layout.rowTop(row), kDifferenceBar, height), m_colours.warn);
    drawGlyph(m_painter, m_layout.offsetGapCell(row), QStringLiteral("≠"),
              monoFont(FontSize::Label, QFont::DemiBold), m_colours.warn); // as wide as a digit
    for (const ByteRange run : m_layout.runsOfRow(row))
        for (const ByteRange bytes : m_differences)
            if (const auto part = partOf(bytes, run))
                for (const ByteColumn column : {ByteColumn::Hex, ByteColumn::Text})
                    m_painter.fillRect(m_layout.cells(column, part->first, part->last),
                                       m_colours.warnBg);
}

void ByteDifferencePainter::paintLines(ByteRange rows) {
    if (m_differences.empty())
        return;
    for (std::uint64_t row = rows.begin; row < rows.end; ++row)
        for (const ByteRange run : m_layout.runsOfRow(row))
            for (const ByteRange bytes : m_differences)
                if (const auto part = partOf(bytes, run))
                    for (const ByteColumn column : {ByteColumn::Hex, ByteColumn::Text})
                        paintOverline(m_painter, m_layout.cells(column, part->first, part->last),
                                      !part->opensLeft, !part->opensRight);
}

} // namespace moji::app
