#include "grid/byte_grid_painter.h"

#include "style/font_sizes.h"
#include "style/fonts.h"
#include "style/glyph_cache.h"
#include "text/number_style.h"
#include "text/qt_text.h"

#include <QCoreApplication>
#include <QPainter>

namespace moji::app {

namespace {

constexpr int kTwoDigits = 16; // pixels, in a column heading
constexpr int kTitleGap = 4;   // between the title of the offsets and a digit

} // namespace

ByteGridPainter::ByteGridPainter(QPainter& painter, const ByteGridScene& scene)
    : m_painter(painter)
    , m_layout(scene.layout)
    , m_spans(scene.spans)
    , m_marks(scene.marks)
    , m_hits(scene.hits)
    , m_colours(colours())
    , m_cells(painter, scene.layout, scene.spans, scene.codec, scene.writing)
    , m_differences(painter, scene.layout, scene.differences, scene.gapsDiffer)
    , m_markPainter(painter, scene.layout, scene.marks, scene.writing.format) {}

void ByteGridPainter::paint(const QRect& exposed, int width) {
    m_painter.fillRect(exposed, m_colours.surface);
    const ByteRange rows = m_layout.rowsIn(exposed);
    for (std::uint64_t row = rows.begin; row < rows.end; ++row)
        paintRow(row, width);
    m_differences.paintLines(rows);
    m_markPainter.paintHits(m_hits, rows);
    m_markPainter.paintOutlines(rows);
    for (const std::uint64_t border : {m_marks.selected.begin, m_marks.selected.end})
        if (rows.contains(m_layout.rowOf(border)))
            for (const ByteRange run : m_layout.runsOfRow(m_layout.rowOf(border)))
                m_cells.paintGlyphAcross(border, run);
    m_markPainter.paintCaret();
    m_painter.fillRect(QRect(m_layout.ruleX(), exposed.top(), 1, exposed.height()), m_colours.line);
    if (exposed.top() < m_layout.metrics().header)
        paintHeader(width);
}

void ByteGridPainter::paintHeader(int width) {
    const int height = m_layout.metrics().header;
    m_painter.fillRect(QRect(0, 0, width, height), m_colours.window);
    m_painter.fillRect(QRect(0, height - 1, width, 1), m_colours.line);
    QFont titles = uiFont(FontSize::Label);
    titles.setPixelSize(scaledBytes(static_cast<int>(FontSize::Label))); // as high as the header
    m_painter.setFont(titles);
    m_painter.setPen(m_colours.muted);
    // Up to the digit over the first byte.
    const QRect first = m_layout.headerCell(ByteColumn::Hex, 0);
    const int digit = QFontMetrics(monoFont(FontSize::Caption)).horizontalAdvance(QLatin1Char('0'));
    const int end = first.left() + (first.width() - digit) / 2 - scaled(kTitleGap);
    const int left = m_layout.metrics().padding;
    const QRect title(left, 0, end - left, height);
    m_painter.drawText(
        title, Qt::AlignLeft | Qt::AlignVCenter,
        m_painter.fontMetrics().elidedText(QCoreApplication::translate("ByteLens", "Offset"),
                                           Qt::ElideRight, title.width()));
    paintHeadCells(ByteColumn::Hex);
    paintHeadCells(ByteColumn::Text);
}

void ByteGridPainter::paintHeadCells(ByteColumn column) {
    const auto perRow = static_cast<std::uint64_t>(m_layout.metrics().bytesPerRow);
    const QFont plain = monoFont(FontSize::Caption);
    const QFont bold = monoFont(FontSize::Caption, QFont::Bold);
    const ByteRange focus = m_marks.focus;
    const auto first = static_cast<std::uint64_t>(m_layout.indexOf(focus.begin));
    for (std::uint64_t index = 0; index < perRow; ++index) {
        const std::uint64_t ahead = (index + perRow - first) % perRow;
        const bool marked = !focus.empty() && ahead < focus.length();
        const QRect cell = m_layout.headerCell(column, static_cast<int>(index));
        // A narrow cell has no room for two digits: they start again.
        const auto base = static_cast<std::uint64_t>(numberStyle().offsetBase);
        const std::uint64_t shown = cell.width() < scaledBytes(kTwoDigits) ? index % base : index;
        drawGlyph(m_painter, cell, offsetText(shown, 1), marked ? bold : plain,
                  marked ? m_colours.accent : m_colours.muted);
    }
}

void ByteGridPainter::paintRow(std::uint64_t row, int width) {
    paintRowBackground(row, width);
    m_differences.paintGaps(row);
    if (!m_spans.unread().empty())
        m_cells.paintUnread(m_layout.bytesOfRow(row));
    if (!m_spans.unaligned().empty())
        return m_cells.paintUnaligned(m_layout.bytesOfRow(row));
    for (const ByteRange run : m_layout.runsOfRow(row))
        m_cells.paintRun(run);
}

void ByteGridPainter::paintRowBackground(std::uint64_t row, int width) {
    const bool current = row == m_layout.rowOf(m_marks.caret);
    const QRect band(0, m_layout.rowTop(row), width, m_layout.metrics().rowHeight);
    const bool hovered =
        m_marks.hovered && partOf(*m_marks.hovered, m_layout.bytesOfRow(row)).has_value();
    if (hovered)
        m_painter.fillRect(band, m_colours.hover);
    else if (current)
        m_painter.fillRect(band, m_colours.current);
    m_differences.paintRow(row);
    const ByteRange bytes = m_layout.bytesOfRow(row);
    if (bytes.empty() && m_layout.rowOf(bytes.begin) != row)
        return; // only a gap
    m_painter.setFont(current ? monoFont(FontSize::Label, QFont::Bold) : monoFont(FontSize::Label));
    m_painter.setPen(current ? m_colours.accent : m_colours.muted);
    m_painter.drawText(m_layout.offsetCell(row), Qt::AlignLeft | Qt::AlignVCenter,
                       offsetText(bytes.begin, m_layout.offsetDigits()));
}

void ByteGridPainter::paintScope(const std::optional<ByteRange>& scope, const QRect& exposed) {
    if (scope)
        m_markPainter.paintScope(*scope, m_layout.rowsIn(exposed));
}

void ByteGridPainter::paintRemarks(std::span<const Bookmark> bookmarks, std::span<const Note> notes,
                                   const QRect& exposed) {
    m_markPainter.paintNotes(notes, exposed);
    m_markPainter.paintBookmarks(bookmarks, exposed);
}

} // namespace moji::app
