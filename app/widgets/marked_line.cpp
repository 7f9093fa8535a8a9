#include "widgets/marked_line.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOptionViewItem>
#include <QTextLayout>
#include <QWidget>

#include <utility>

namespace moji::app {

namespace {

constexpr int kPadding = 4;

} // namespace

void paintMarkedLine(QPainter* painter, const QStyleOptionViewItem& cell, const MarkedLine& line) {
    QStyleOptionViewItem empty = cell;
    const QString text = std::exchange(empty.text, {});
    empty.widget->style()->drawControl(QStyle::CE_ItemViewItem, &empty, painter, empty.widget);
    QTextLayout layout(text, empty.font);
    if (line.mark.y() > 0) {
        QTextCharFormat marked;
        marked.setFontWeight(QFont::Bold);
        marked.setFontUnderline(true);
        marked.setForeground(line.markColour);
        layout.setFormats({{line.mark.x(), line.mark.y(), marked}});
    }
    QTextOption oneLine;
    oneLine.setTextDirection(Qt::LeftToRight);
    oneLine.setWrapMode(QTextOption::NoWrap);
    layout.setTextOption(oneLine);
    layout.beginLayout();
    const QTextLine made = layout.createLine();
    layout.endLayout();
    painter->save();
    painter->setClipRect(cell.rect);
    painter->setPen(line.colour);
    // On one baseline with the other columns, whatever fonts the text uses.
    const QFontMetricsF metrics(empty.font);
    const qreal baseline =
        cell.rect.top() + (cell.rect.height() - metrics.height()) / 2 + metrics.ascent();
    layout.draw(painter, QPointF(cell.rect.left() + kPadding, baseline - made.ascent()));
    painter->restore();
}

} // namespace moji::app
