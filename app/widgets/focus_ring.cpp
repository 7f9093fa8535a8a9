#include "widgets/focus_ring.h"

#include "style/palette.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QFocusEvent>
#include <QPainter>

namespace moji::app {

namespace {

/// The view rather than its inside.
QWidget* wholeOf(QWidget* focus) {
    auto* area =
        focus == nullptr ? nullptr : qobject_cast<QAbstractScrollArea*>(focus->parentWidget());
    return area != nullptr && area->viewport() == focus ? area : focus;
}

QRect placeIn(const QWidget& window, const QWidget& widget) {
    return {widget.mapTo(&window, QPoint(0, 0)), widget.size()};
}

/// Where the widget is in the window, without what a scroll area around it hides.
QRect shownPart(const QWidget& widget, const QWidget& window) {
    QRect shown = placeIn(window, widget);
    for (const QWidget* around = widget.parentWidget(); around != nullptr && around != &window;
         around = around->parentWidget())
        shown &= placeIn(window, *around);
    return shown;
}

} // namespace

FocusRing::FocusRing(QWidget* window)
    : QWidget(window) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
    qApp->installEventFilter(this);
}

bool FocusRing::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::FocusIn: {
        const auto reason = static_cast<QFocusEvent*>(event)->reason();
        m_byKeyboard = reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason ||
                       reason == Qt::ShortcutFocusReason ||
                       (m_byKeyboard && reason != Qt::MouseFocusReason);
        if (auto* widget = qobject_cast<QWidget*>(watched); widget != nullptr)
            follow(widget);
        break;
    }
    case QEvent::MouseButtonPress:
        m_byKeyboard = false;
        hide();
        break;
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide:
        if (watched != this && m_target != nullptr && watched->isWidgetType() &&
            (watched == m_target || static_cast<QWidget*>(watched)->isAncestorOf(m_target)))
            place();
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

void FocusRing::follow(QWidget* focus) {
    m_target = focus->window() == parentWidget() ? wholeOf(focus) : nullptr;
    place();
}

/// Around the control, or just inside of the window's edge.
void FocusRing::place() {
    const QRect inside = m_byKeyboard && m_target != nullptr && m_target->isVisible()
                             ? shownPart(*m_target, *parentWidget())
                             : QRect();
    setVisible(!inside.isEmpty());
    if (inside.isEmpty())
        return;
    setGeometry(
        inside.adjusted(-kWidth, -kWidth, kWidth, kWidth).intersected(parentWidget()->rect()));
    raise();
    update();
}

void FocusRing::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QColor colour = colours().accent;
    painter.fillRect(0, 0, width(), kWidth, colour);
    painter.fillRect(0, height() - kWidth, width(), kWidth, colour);
    painter.fillRect(0, 0, kWidth, height(), colour);
    painter.fillRect(width() - kWidth, 0, kWidth, height(), colour);
}

} // namespace moji::app
