#include "lessons/point_frame.h"

#include "style/palette.h"

#include <QPainter>
#include <QScrollArea>

#include <algorithm>
#include <utility>

namespace moji::app {

namespace {

constexpr int kGap = 3; // between the part and the line
constexpr int kLine = 3;
constexpr int kHalo = 1; // on both sides of the line, in the colour of surfaces
constexpr int kRadius = 4;
constexpr int kMargin = 8; // kept free around a part that is scrolled to

/// The place to keep in sight with the room around it: the whole part, or the beginning of one
/// that is too long. What is before it, such as names of rows, stays in sight then.
std::pair<int, int> kept(int begin, int length, int room) {
    if (length + 2 * kMargin > room)
        return {begin, kMargin};
    return {begin + length / 2, length / 2 + kMargin};
}

/// Whether a part of the window that came to the front later hides `frame`.
bool isCovered(const QWidget& frame) {
    const QObjectList& children = frame.parentWidget()->children(); // the last is in front
    const auto own = std::ranges::find(children, &frame);
    return std::any_of(own, children.end(), [&frame](const QObject* child) {
        const auto* widget = qobject_cast<const QWidget*>(child);
        return widget != nullptr && widget != &frame && widget->isVisible() &&
               !widget->isWindow() && !widget->testAttribute(Qt::WA_TransparentForMouseEvents) &&
               widget->geometry().intersects(frame.geometry());
    });
}

/// The visible part of the area, in the coordinates of the window.
QRect inWindow(const LensPart& part) {
    if (!part.widget->isVisible())
        return {};
    QRect area = part.area & part.widget->visibleRegion().boundingRect();
    if (area.isEmpty())
        return {};
    area.moveTopLeft(part.widget->mapTo(part.widget->window(), area.topLeft()));
    return area;
}

} // namespace

void scrollTo(const LensPart& part) {
    for (QWidget* around = part.widget->parentWidget(); around != nullptr;
         around = around->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(around);
            area != nullptr && area->widget() != nullptr &&
            area->widget()->isAncestorOf(part.widget)) {
            const QRect at(part.widget->mapTo(area->widget(), part.area.topLeft()),
                           part.area.size());
            const auto [x, besides] = kept(at.left(), at.width(), area->viewport()->width());
            const auto [y, above] = kept(at.top(), at.height(), area->viewport()->height());
            area->ensureVisible(x, y, besides, above);
        }
}

PointFrame::PointFrame(QWidget* window)
    : QWidget(window)
    , m_layout(this, [this] { followIfAny(); }) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    setObjectName(QStringLiteral("pointFrame"));
    hide();
    m_layout.watch(window);
}

void PointFrame::pointAt(Find find) {
    m_find = std::move(find);
    m_isRevealed = false;
    follow();
    m_layout.followSoon(); // after the layout of this turn of the event loop
}

void PointFrame::followIfAny() {
    if (m_find)
        follow();
}

void PointFrame::follow() {
    auto part = m_find ? m_find(m_isRevealed ? Reveal::No : Reveal::Yes) : std::nullopt;
    if (part && !m_isRevealed && part->widget->isVisible()) {
        scrollTo(*part);
        m_isRevealed = part->isExact;
        part = m_find(Reveal::No);
    }
    const QRect area = part ? inWindow(*part) : QRect();
    if (area.isEmpty()) {
        hide();
        return;
    }
    if (part->widget->window() != parentWidget()) { // a lens in a window of its own
        setParent(part->widget->window());
        m_layout.watch(part->widget->window());
    }
    const int outside = kGap + kLine + kHalo;
    const QRect framed =
        area.adjusted(-outside, -outside, outside, outside) & parentWidget()->rect();
    const bool appears = !isVisible();
    if (framed != geometry())
        setGeometry(framed);
    if (appears) {
        show();
        raise();
        Q_EMIT pointed(part->widget);
    } else if (isCovered(*this)) { // by the dock of this step
        raise();
    }
}

void PointFrame::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal inset = kHalo + kLine / 2.0;
    const QRectF line = QRectF(rect()).adjusted(inset, inset, -inset, -inset);
    painter.setPen(QPen(colours().surface, kLine + 2 * kHalo));
    painter.drawRoundedRect(line, kRadius, kRadius);
    painter.setPen(QPen(colours().accent, kLine));
    painter.drawRoundedRect(line, kRadius, kRadius);
}

} // namespace moji::app
