#include "grid/byte_mark_painter.h"

#include "grid/byte_fonts.h"
#include "grid/row_part.h"
#include "style/font_sizes.h"
#include "style/shapes.h"

#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace moji::app {

namespace {

constexpr qreal kOutlineRadius = 4;
constexpr qreal kHitWidth = 1.5;
constexpr qreal kScopeWidth = 1.5;
constexpr int kRibbonLeft = 2;
constexpr int kRibbonWidth = 7;
constexpr int kRibbonHeight = 12;
constexpr int kDogEar = 7;
constexpr int kDogEarLeft = 2; // where the fill of a cell begins
constexpr int kNoteWidth = 7;
constexpr int kNoteHeight = 10;
constexpr int kNoteGap = 0;    // right of it, up to the bytes
constexpr int kNoteLine = 2;   // beside the rows of a note
constexpr qreal kNoteDots = 2; // thick, above the bytes of a note

} // namespace

void ByteMarkPainter::paintHits(std::span<const ByteRange> hits, ByteRange rows) {
    const ByteRange shown{m_layout.bytesOfRow(rows.begin).begin,
                          m_layout.bytesOfRow(std::max(rows.begin + 1, rows.end) - 1).end};
    const QPen pen(m_colours.text, kHitWidth);
    for (const ByteRange hit : hits)
        if (hit.intersects(shown) && hit != m_marks.selected)
            for (const ByteColumn column : {ByteColumn::Hex, ByteColumn::Text})
                outline(column, hit, rows, pen, 1);
}

void ByteMarkPainter::paintScope(ByteRange scope, ByteRange rows) {
    const QPen pen(m_colours.muted, kScopeWidth, Qt::DashLine);
    for (const ByteColumn column : {ByteColumn::Hex, ByteColumn::Text})
        outline(column, scope, rows, pen, 0);
}

void ByteMarkPainter::paintOutlines(ByteRange rows) {
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

void ByteMarkPainter::outline(ByteColumn column, ByteRange range, ByteRange rows, qreal width,
                              qreal inset) {
    outline(column, range, rows, QPen(m_colours.accent, width), inset);
}

void ByteMarkPainter::outline(ByteColumn column, ByteRange range, ByteRange rows, const QPen& pen,
                              qreal inset) {
    const std::uint64_t first = m_layout.rowOf(range.begin);
    const std::uint64_t after = range.empty() ? first : m_layout.rowOf(range.end - 1) + 1;
    const ByteRange shown{std::max(first, rows.begin - std::min<std::uint64_t>(rows.begin, 1)),
                          std::min(after, rows.end + 1)};
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
            if (first + 1 == after)
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

void ByteMarkPainter::paintBookmarks(std::span<const Bookmark> inOrder, const QRect& exposed) {
    const ByteRange rows = m_layout.rowsIn(exposed);
    const std::uint64_t first = m_layout.bytesOfRow(rows.begin).begin;
    auto bookmark = std::ranges::lower_bound(inOrder, first, {}, &Bookmark::offset);
    for (; bookmark != inOrder.end() && m_layout.rowOf(bookmark->offset) < rows.end; ++bookmark) {
        const QRect band = m_layout.offsetCell(m_layout.rowOf(bookmark->offset));
        const int height = scaledBytes(kRibbonHeight);
        // Clear of the digits, also where long offsets have little room before them.
        const int left = std::clamp(m_layout.metrics().padding - kRibbonWidth - 1, 0, kRibbonLeft);
        const int top = band.center().y() - height / 2;
        drawRibbon(m_painter, QRectF(left, top, kRibbonWidth, height), m_colours.accent);
        const QRect cell = m_layout.cells(ByteColumn::Hex, bookmark->offset, bookmark->offset);
        drawDogEar(m_painter,
                   QPointF(cell.left() + kDogEarLeft, cell.top() + m_layout.metrics().fillTop),
                   scaledBytes(kDogEar), m_colours.accent);
    }
}

void ByteMarkPainter::paintNotes(std::span<const Note> notes, const QRect& exposed) {
    const ByteRange rows = m_layout.rowsIn(exposed);
    for (const Note& note : notes) {
        const std::uint64_t first = m_layout.rowOf(note.range.begin);
        const std::uint64_t last = m_layout.rowOf(note.range.end - 1);
        if (first >= rows.end || last < rows.begin)
            continue;
        dotNote(note.range, rows);
        const auto sheet = [this](std::uint64_t row) {
            return m_layout.noteCell(row, scaledBytes(kNoteWidth), scaledBytes(kNoteHeight))
                .translated(-kNoteGap, 0);
        };
        if (first >= rows.begin)
            drawNote(m_painter, sheet(first), m_colours.warn, m_colours.surface);
        if (first == last)
            continue;
        const std::uint64_t from = std::max(first, rows.begin);
        const std::uint64_t to = std::min(last, rows.end - 1);
        const int top = from == first ? sheet(first).bottom() + 1 : m_layout.rowTop(from);
        const int bottom = m_layout.rowTop(to) + m_layout.metrics().rowHeight - kNoteLine;
        m_painter.fillRect(QRect(sheet(from).right() + 1 - kNoteLine, top, kNoteLine, bottom - top),
                           m_colours.warn);
    }
}

void ByteMarkPainter::dotNote(ByteRange note, ByteRange rows) {
    m_painter.setPen(QPen(m_colours.warn, kNoteDots, Qt::DotLine, Qt::FlatCap));
    const std::uint64_t after = m_layout.rowOf(note.end - 1) + 1;
    for (std::uint64_t row = std::max(m_layout.rowOf(note.begin), rows.begin);
         row < std::min(after, rows.end); ++row)
        for (const ByteRange run : m_layout.runsOfRow(row)) {
            const auto part = partOf(note, run);
            if (!part)
                continue;
            for (const ByteColumn column : {ByteColumn::Hex, ByteColumn::Text}) {
                const QRect cells = m_layout.cells(column, part->first, part->last);
                const qreal y = cells.top() + m_layout.metrics().fillTop + kNoteDots / 2;
                m_painter.drawLine(QPointF(cells.left() + kDogEarLeft, y),
                                   QPointF(cells.right() - kDogEarLeft, y));
            }
        }
}

void ByteMarkPainter::paintCaret() {
    if (!m_marks.showCaret)
        return;
    if (m_marks.column == ByteColumn::Bits) {
        const QRect bit = m_layout.bitCell(m_marks.caret, m_marks.bit);
        m_painter.fillRect(QRect(bit.left() - 1, bit.top(), 2, bit.height()), m_colours.accent);
        return;
    }
    const QRect cell = m_layout.cells(m_marks.column, m_marks.caret, m_marks.caret);
    m_painter.fillRect(
        QRect(caretX(cell), cell.top() + m_layout.metrics().fillTop + 2, 2,
              cell.height() - m_layout.metrics().fillTop - m_layout.metrics().fillBottom - 4),
        m_colours.accent);
}

/// Left of the digits or, if some are typed, right of those.
int ByteMarkPainter::caretX(const QRect& cell) const {
    constexpr int kBefore = 4;
    if (m_marks.column == ByteColumn::Text)
        return cell.left() + std::min(kBefore, cell.width() / 8);
    const ByteFormatInfo& info = infoOf(m_format);
    const int digit =
        QFontMetrics(byteFont(m_layout.metrics().density)).horizontalAdvance(QLatin1Char('0'));
    const int left = cell.left() + (cell.width() - info.digits * digit) / 2;
    if (m_marks.typedDigits == 0)
        return std::max(cell.left() + 1, left - kBefore);
    // Hex digits appear where they are typed; others shift in from the right.
    const int after = info.base == 16 ? m_marks.typedDigits : info.digits;
    return std::min(left + after * digit, cell.right() - 1);
}

} // namespace moji::app
