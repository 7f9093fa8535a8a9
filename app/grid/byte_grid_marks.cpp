// What ByteGridPainter draws over the bytes and around them: gaps, differences, hits, hover,
// selection, bookmarks, caret.

#include "grid/byte_grid_painter.h"
#include "style/fonts.h"
#include "style/glyph_cache.h"
#include "style/shapes.h"

#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace moji::app {

namespace {

constexpr qreal kOutlineRadius = 4;
constexpr qreal kHitWidth = 1.5;
constexpr int kRibbonLeft = 2;
constexpr int kRibbonWidth = 7;
constexpr int kRibbonHeight = 12;
constexpr int kDogEar = 7;
constexpr int kDogEarLeft = 2; // where the fill of a cell begins

constexpr int kDifferenceBar = 3;  // at the left edge of the row
constexpr int kDifferenceLine = 2; // above the byte
constexpr int kDifferenceTick = 6;
constexpr int kUnequalWidth = 16;

/// A bracket above the bytes, as that of a character stands below them.
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
void ByteGridPainter::paintGaps(std::uint64_t row) {
    for (const ByteRange gap : m_layout.gapsOfRow(row))
        for (const ByteColumn column : {ByteColumn::Hex, ByteColumn::Text}) {
            QRect cells = m_layout.cellsOfRow(column, row, static_cast<int>(gap.begin),
                                              static_cast<int>(gap.end - 1));
            if (column == ByteColumn::Hex)
                cells.setHeight(m_layout.metrics().rowHeight);
            drawHatch(m_painter, cells, m_colours.line, HatchDirection::Falling);
        }
}

bool ByteGridPainter::hasDifference(std::uint64_t row) const {
    const ByteRange bytes = m_layout.bytesOfRow(row);
    const auto found = std::ranges::upper_bound(m_differences, bytes.begin, {}, &ByteRange::end);
    return (found != m_differences.end() && found->intersects(bytes)) ||
           !m_layout.gapsOfRow(row).empty();
}

/// A bar at the left edge and a sign behind the offset, and the bytes' cells tinted.
void ByteGridPainter::paintDifferenceOfRow(std::uint64_t row) {
    if (!hasDifference(row))
        return;
    const int height = m_layout.metrics().rowHeight;
    m_painter.fillRect(QRect(0, m_layout.rowTop(row), kDifferenceBar, height), m_colours.warn);
    const QRect offset = m_layout.offsetCell(row);
    drawGlyph(m_painter,
              QRect(offset.right() - kUnequalWidth, offset.top(), kUnequalWidth, offset.height()),
              QStringLiteral("≠"), m_boldByteFont, m_colours.warn);
    for (const ByteRange run : m_layout.runsOfRow(row))
        for (const ByteRange bytes : m_differences)
            if (const auto part = partOf(bytes, run))
                for (const ByteColumn column : {ByteColumn::Hex, ByteColumn::Text})
                    m_painter.fillRect(m_layout.cells(column, part->first, part->last),
                                       m_colours.warnBg);
}

void ByteGridPainter::paintDifferences(ByteRange rows) {
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

void ByteGridPainter::paintHits(ByteRange rows) {
    const ByteRange shown{m_layout.bytesOfRow(rows.begin).begin,
                          m_layout.bytesOfRow(std::max(rows.begin + 1, rows.end) - 1).end};
    const QPen pen(m_colours.text, kHitWidth);
    for (const ByteRange hit : m_hits)
        if (hit.intersects(shown) && hit != m_marks.selected)
            for (const ByteColumn column : {ByteColumn::Hex, ByteColumn::Text})
                outline(column, hit, rows, pen, 1);
}

void ByteGridPainter::paintOutlines(ByteRange rows) {
    const ByteColumn own = m_marks.column == ByteColumn::Text ? ByteColumn::Text : ByteColumn::Hex;
    const ByteColumn other = own == ByteColumn::Hex ? ByteColumn::Text : ByteColumn::Hex;
    if (m_marks.hovered)
        for (const ByteColumn column : {ByteColumn::Hex, ByteColumn::Text})
            outline(column, *m_marks.hovered, rows, 1, 1);
    if (m_marks.selected.empty()) {
        outline(own, m_marks.focus, rows, 1, 1);
        outline(other, m_marks.focus, rows, 1, 1);
        return;
    }
    outline(own, m_marks.selected, rows, 2, 1);
    outline(other, m_marks.selected, rows, 1, 0.5);
    outline(other, m_marks.selected, rows, 1, 2.5);
}

void ByteGridPainter::outline(ByteColumn column, ByteRange range, ByteRange rows, qreal width,
                              qreal inset) {
    outline(column, range, rows, QPen(m_colours.accent, width), inset);
}

void ByteGridPainter::outline(ByteColumn column, ByteRange range, ByteRange rows, const QPen& pen,
                              qreal inset) {
    const std::uint64_t first = m_layout.rowOf(range.begin);
    const std::uint64_t behind = range.empty() ? first : m_layout.rowOf(range.end - 1) + 1;
    const ByteRange shown{std::max(first, rows.begin - std::min<std::uint64_t>(rows.begin, 1)),
                          std::min(behind, rows.end + 1)};
    QPainterPath path;
    for (std::uint64_t row = shown.begin; row < shown.end; ++row)
        for (const ByteRange run : m_layout.runsOfRow(row)) {
            const auto part = partOf(range, run);
            if (!part)
                continue;
            // Rows of one selection touch; the ends of the whole keep clear of their neighbours.
            QRectF cells = m_layout.cells(column, part->first, part->last);
            if (column == ByteColumn::Hex) // the bits too
                cells.setHeight(m_layout.metrics().rowHeight);
            const QRectF box = cells.adjusted(inset, part->opensLeft ? 0 : inset, -inset,
                                              part->opensRight ? 0 : -inset - 1);
            if (first + 1 == behind)
                path.addRoundedRect(box, kOutlineRadius, kOutlineRadius);
            else
                path.addRect(box);
        }
    if (path.isEmpty())
        return;
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setPen(pen);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawPath(path.simplified());
    m_painter.restore();
}

void ByteGridPainter::paintBookmarks(std::span<const Bookmark> inOrder, const QRect& exposed) {
    const ByteRange rows = m_layout.rowsIn(exposed);
    const std::uint64_t first = m_layout.bytesOfRow(rows.begin).begin;
    auto bookmark = std::ranges::lower_bound(inOrder, first, {}, &Bookmark::offset);
    for (; bookmark != inOrder.end() && m_layout.rowOf(bookmark->offset) < rows.end; ++bookmark) {
        const QRect band = m_layout.offsetCell(m_layout.rowOf(bookmark->offset));
        const int height = scaled(kRibbonHeight);
        drawRibbon(m_painter,
                   QRectF(kRibbonLeft, band.center().y() - height / 2, kRibbonWidth, height),
                   m_colours.accent);
        const QRect cell = m_layout.cells(ByteColumn::Hex, bookmark->offset, bookmark->offset);
        drawDogEar(m_painter, QPointF(cell.left() + kDogEarLeft, cell.top() + m_layout.metrics().fillTop),
                   scaled(kDogEar), m_colours.accent);
    }
}

void ByteGridPainter::paintCaret() {
    if (!m_marks.showCaret)
        return;
    if (m_marks.column == ByteColumn::Bits) {
        const QRect bit = m_layout.bitCell(m_marks.caret, m_marks.bit);
        m_painter.fillRect(QRect(bit.left() - 1, bit.top(), 2, bit.height()), m_colours.accent);
        return;
    }
    const QRect cell = m_layout.cells(m_marks.column, m_marks.caret, m_marks.caret);
    m_painter.fillRect(QRect(caretX(cell), cell.top() + m_layout.metrics().fillTop + 2, 2,
                             cell.height() - m_layout.metrics().fillTop - m_layout.metrics().fillBottom - 4),
                       m_colours.accent);
}

/// Before the digits or, where some are typed, behind these.
int ByteGridPainter::caretX(const QRect& cell) const {
    constexpr int kBefore = 4;
    if (m_marks.column == ByteColumn::Text)
        return cell.left() + std::min(kBefore, cell.width() / 8);
    const ByteFormatInfo& info = infoOf(m_writing.format);
    const int digit = QFontMetrics(m_byteFont).horizontalAdvance(QLatin1Char('0'));
    const int left = cell.left() + (cell.width() - info.digits * digit) / 2;
    if (m_marks.typedDigits == 0)
        return std::max(cell.left() + 1, left - kBefore);
    // Hex digits stand where they are typed, others come in from the right.
    const int behind = info.base == 16 ? m_marks.typedDigits : info.digits;
    return std::min(left + behind * digit, cell.right() - 1);
}

} // namespace moji::app
