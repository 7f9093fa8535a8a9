#include "widgets/cell_marks.h"

#include "style/fonts.h"
#include "style/palette.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kBarWidth = 96;
constexpr int kBarHeight = 6;
constexpr int kNumberWidth = 44;

} // namespace

void drawPinMark(QPainter& painter, const QRectF& rect, bool pinned) {
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor colour = pinned ? colours().accent : colours().lineStrong;
    const QPointF centre = rect.center();
    QPainterPath head;
    head.addPolygon(
        QPolygonF({centre + QPointF(-3, -6), centre + QPointF(3, -6), centre + QPointF(2.5, -1),
                   centre + QPointF(5, 2), centre + QPointF(-5, 2), centre + QPointF(-2.5, -1),
                   centre + QPointF(-3, -6)}));
    painter.setPen(QPen(colour, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(pinned ? QBrush(colour) : QBrush(Qt::NoBrush));
    painter.drawPath(head);
    painter.drawLine(centre + QPointF(0, 2), centre + QPointF(0, 7));
}

void drawScoreBar(QPainter& painter, const QRectF& rect, double score, const QColor& fill,
                  const QString& number) {
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal middle = QRect(rect.toRect()).center().y();
    const QRectF groove(rect.left() + 4, middle - kBarHeight / 2.0, scaled(kBarWidth), kBarHeight);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours().sunken);
    painter.drawRoundedRect(groove, kBarHeight / 2.0, kBarHeight / 2.0);
    QRectF filled = groove;
    filled.setWidth(std::max<qreal>(kBarHeight, groove.width() * score));
    painter.setBrush(fill);
    painter.drawRoundedRect(filled, kBarHeight / 2.0, kBarHeight / 2.0);
    painter.setFont(monoFont(FontSize::Label));
    painter.setPen(colours().text);
    painter.drawText(QRectF(groove.right() + 4, rect.top(), scaled(kNumberWidth), rect.height()),
                     Qt::AlignRight | Qt::AlignVCenter, number);
}

} // namespace moji::app
