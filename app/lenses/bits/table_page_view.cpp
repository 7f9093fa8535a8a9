#include "lenses/bits/table_page_view.h"

#include "lenses/bits/bits_text.h"
#include "style/fonts.h"
#include "style/glyph_cache.h"
#include "style/palette.h"
#include "text/qt_text.h"

#include <QPainter>

#include <algorithm>
#include <span>

namespace moji::app {

namespace {

constexpr int kSide = 16;
constexpr int kCellWidth = 20;
constexpr int kCellHeight = 15;
constexpr int kTop = 34;  // title and column heads
constexpr int kLeft = 40; // row heads

QString rowHead(int row) {
    return QStringLiteral("%1_").arg(row, 1, 16).toUpper();
}

} // namespace

void TablePageView::setPage(std::optional<TablePage> page) {
    m_page = std::move(page);
    m_rows.clear();
    for (int row = 0; m_page && row < kSide; ++row) {
        const auto cells =
            std::span(m_page->cells).subspan(static_cast<std::size_t>(row) * kSide, kSide);
        const auto filled = [](const QString& cell) { return !cell.isEmpty(); };
        if (row == m_page->last >> 4 || std::ranges::any_of(cells, filled))
            m_rows.push_back(row);
    }
    setVisible(m_page.has_value());
    updateGeometry();
    update();
}

QSize TablePageView::sizeHint() const {
    return {scaled(kLeft + kSide * kCellWidth + 16),
            scaled(kTop + static_cast<int>(m_rows.size()) * kCellHeight + 4)};
}

QSize TablePageView::minimumSizeHint() const {
    constexpr int kFewestRows = 5;
    const int rows = std::min(kFewestRows, static_cast<int>(m_rows.size()));
    return {sizeHint().width(), scaled(kTop + rows * kCellHeight + 4)};
}

std::span<const int> TablePageView::visibleRows() const {
    const auto room =
        static_cast<std::size_t>(std::max(1, (height() - scaled(kTop)) / scaled(kCellHeight)));
    if (room >= m_rows.size())
        return m_rows;
    const auto lit =
        static_cast<std::size_t>(std::ranges::find(m_rows, m_page->last >> 4) - m_rows.begin());
    const std::size_t first = std::min(lit - std::min(lit, room / 2), m_rows.size() - room);
    return std::span(m_rows).subspan(first, room);
}

QRect TablePageView::cellRect(Byte last) const {
    const auto rows = visibleRows();
    const auto row = std::ranges::find(rows, last >> 4);
    if (row == rows.end())
        return {};
    const auto index = static_cast<int>(row - rows.begin());
    return {scaled(kLeft) + (last & 15) * scaled(kCellWidth),
            scaled(kTop) + index * scaled(kCellHeight), scaled(kCellWidth), scaled(kCellHeight)};
}

void TablePageView::drawHeads(QPainter& painter) const {
    const bool hasPrefix = !m_page->prefix.empty();
    painter.setFont(uiFont(FontSize::Label, QFont::Bold));
    painter.setPen(colours().muted);
    painter.drawText(QRect(scaled(kLeft), 0, width() - scaled(kLeft), scaled(18)),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     hasPrefix ? BitsText::tr("Characters after %1").arg(hexText(m_page->prefix))
                               : BitsText::tr("The table, by halves of the byte"));
    const auto draw = [&](const QRect& rect, const QString& text, bool current) {
        painter.setFont(monoFont(FontSize::DenseTable, current ? QFont::Bold : QFont::Normal));
        painter.setPen(current ? colours().accent : colours().muted);
        painter.drawText(rect, Qt::AlignCenter, text);
    };
    for (int column = 0; column < kSide; ++column)
        draw(QRect(scaled(kLeft) + column * scaled(kCellWidth), scaled(18), scaled(kCellWidth),
                   scaled(14)),
             QString::number(column, 16).toUpper(), (m_page->last & 15) == column);
    for (const int row : visibleRows()) {
        const QRect side = cellRect(static_cast<Byte>(row * kSide));
        draw(QRect(0, side.top(), scaled(kLeft) - 4, side.height()), rowHead(row),
             (m_page->last >> 4) == row);
    }
}

void TablePageView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), colours().surface);
    if (!m_page)
        return;
    drawHeads(painter);
    QFont font = glyphFont();
    font.setPixelSize(scaled(11));
    for (std::size_t last = 0; last < m_page->cells.size(); ++last) {
        const auto byte = static_cast<Byte>(last);
        const QRect cell = cellRect(byte);
        if (cell.isNull())
            continue;
        const bool lit = byte == m_page->last;
        if (lit)
            painter.fillRect(cell, colours().accent);
        const QString& text = m_page->cells[last];
        drawGlyph(painter, cell.adjusted(1, 0, -1, 0), text.isEmpty() ? QStringLiteral("–") : text,
                  font,
                  lit              ? colours().onAccent
                  : text.isEmpty() ? colours().lineStrong
                                   : colours().text);
    }
}

} // namespace moji::app
