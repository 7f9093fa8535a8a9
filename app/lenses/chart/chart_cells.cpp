#include "lenses/chart/chart_cells.h"

#include "lenses/chart/chart_view.h"
#include "style/character_text.h"
#include "style/fonts.h"
#include "style/glyph_cache.h"
#include "style/palette.h"
#include "text/qt_text.h"
#include "unicode/character_info.h"

#include <QPainter>
#include <QPolygon>

#include <algorithm>
#include <functional>
#include <string>

namespace moji::app {

namespace {

/// A hue for each block: neighbours differ, the same in every map.
int hueOf(char32_t codePoint) {
    const auto block = unicode::block(codePoint);
    const std::size_t hash = std::hash<std::string>()(block.value_or("none"));
    return static_cast<int>(hash % 360);
}

QString described(std::u32string_view text) {
    if (text.empty())
        return QStringLiteral("–");
    QStringList names;
    for (const char32_t codePoint : text)
        names << codePointText(codePoint);
    QString line = names.join(QLatin1Char(' '));
    if (text.size() == 1)
        line += QLatin1Char(' ') + fromUtf8(unicode::name(text.front()));
    return line;
}

} // namespace

QString chartCellText(const ChartData& data, std::int32_t cell) {
    if (cell < 0)
        return {};
    const auto index = static_cast<std::size_t>(cell);
    const QString bytes = hexText(data.comparison.cells[index].code().view());
    if (!data.differs(index))
        return ChartView::tr("%1: %2").arg(bytes, described(data.text(index)));
    return ChartView::tr("%1: here %2, there %3")
        .arg(bytes, described(data.hereText(index)), described(data.thereText(index)));
}

QString chartRowHead(const ChartPage& page, int row) {
    const int value = page.firstRow + row;
    if (page.plane >= 0)
        return QStringLiteral("%1%2__")
            .arg(page.plane, 0, 16)
            .arg(value, 2, 16, QLatin1Char('0'))
            .toUpper();
    if (page.length == 4)
        return QStringLiteral("%1 %2")
            .arg(0x81 + value / 10, 2, 16)
            .arg(0x30 + value % 10, 2, 16)
            .toUpper();
    const QString hex =
        QStringLiteral("%1").arg(value, page.length == 1 ? 1 : 2, 16, QLatin1Char('0')).toUpper();
    return page.length == 1 ? hex + QLatin1Char('_') : hex;
}

QString chartColumnHead(const ChartPage& page, int column) {
    const int value = page.firstColumn + column;
    const int shown = page.length == 4 && page.plane < 0 ? 0x30 + value % 10 : value;
    const QString hex = QStringLiteral("%1").arg(shown, page.length == 1 && page.plane < 0 ? 1 : 2,
                                                 16, QLatin1Char('0'));
    return hex.toUpper();
}

QColor chartCellColour(const ChartData& data, std::int32_t cell) {
    const auto index = static_cast<std::size_t>(cell);
    if (data.differs(index))
        return colours().bad;
    const bool isDark = colours().surface.lightness() < 128;
    return QColor::fromHsl(hueOf(data.text(index).front()), 90, isDark ? 95 : 175);
}

void paintChartCell(QPainter& painter, const QRect& rect, const ChartData& data, std::int32_t cell,
                    bool isLit) {
    const auto index = static_cast<std::size_t>(cell);
    const bool differs = data.differs(index);
    const QRect inner = rect.adjusted(0, 0, -1, -1);
    painter.fillRect(inner, isLit     ? colours().accent
                            : differs ? colours().badBg
                                      : colours().raised);
    const std::u32string text = data.text(index);
    Span span;
    span.length = 1;
    span.count = static_cast<std::uint8_t>(std::min(text.size(), Span::kMaxCodePoints));
    std::copy_n(text.begin(), span.count, span.codePoints.begin());
    const CharacterText shown = characterText(span);
    QFont font = shown.isName ? uiFont(FontSize::DenseTable) : glyphFont();
    font.setPixelSize(std::max(6, rect.width() * (shown.isName ? 3 : 6) / 10));
    const bool isGone = data.comparison.cells[index].here == nullptr;
    drawGlyph(painter, inner.adjusted(1, 0, -1, 0), shown.text, font,
              isLit                    ? colours().onAccent
              : isGone || shown.isName ? colours().muted
                                       : colours().text);
    if (differs) { // a corner, and a dashed frame where one side has nothing
        const bool isOneSided =
            data.comparison.cells[index].verdict != chart::CellVerdict::Different;
        painter.setPen(QPen(colours().bad, 1, isOneSided ? Qt::DashLine : Qt::SolidLine));
        painter.drawRect(inner.adjusted(0, 0, -1, -1));
        const int corner = rect.width() / 4;
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours().bad);
        painter.drawPolygon(QPolygon({inner.topRight() + QPoint(-corner, 0), inner.topRight(),
                                      inner.topRight() + QPoint(0, corner)}));
        painter.setBrush(Qt::NoBrush);
    }
}

} // namespace moji::app
