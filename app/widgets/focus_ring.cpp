#include "widgets/focus_ring.h"

#include "style/palette.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QFocusEvent>
#include <QPainter>

namespace moji::app {

namespace {

/// Whether the reader moves by keyboard: of all windows, so that a dialog opened by a key shows
/// where the keyboard is.
bool& movesByKeyboard() {
    static bool moves = false;
    return moves;
}

void noteReason(Qt::FocusReason reason) {
    if (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason ||
        reason == Qt::ShortcutFocusReason)
        movesByKeyboard() = true;
    else if (reason == Qt::MouseFocusReason)
        movesByKeyboard() = false;
}

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

/// Dialogs and lenses that float; not menus, lists that open, tool tips.
class FocusRings final : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::FocusIn || !watched->isWidgetType())
            return false;
        auto* focus = static_cast<QWidget*>(watched);
        QWidget* window = focus->window();
        const Qt::WindowType type = window->windowType();
        if ((type != Qt::Window && type != Qt::Dialog && type != Qt::Tool) ||
            window->findChild<FocusRing*>(QString(), Qt::FindDirectChildrenOnly) != nullptr)
            return false;
        noteReason(static_cast<QFocusEvent*>(event)->reason());
        (new FocusRing(window))->follow(focus);
        return false;
    }
};

void FocusRing::addToAllWindows() {
    static FocusRings* const rings = [] {
        auto* made = new FocusRings(qApp);
        qApp->installEventFilter(made);
        return made;
    }();
    static_cast<void>(rings);
}

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
        noteReason(static_cast<QFocusEvent*>(event)->reason());
        if (auto* widget = qobject_cast<QWidget*>(watched); widget != nullptr)
            follow(widget);
        break;
    }
    case QEvent::MouseButtonPress:
        movesByKeyboard() = false;
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
    const bool isInside = focus != parentWidget() && focus->window() == parentWidget();
    m_target = isInside ? wholeOf(focus) : nullptr;
    place();
}

/// Empty: nothing to show.
QRect FocusRing::placeOfTarget() const {
    return movesByKeyboard() && m_target != nullptr && m_target->isVisible() &&
                   m_target->window() == parentWidget() // it may float by now
               ? shownPart(*m_target, *parentWidget())
               : QRect();
}

/// Around the control, or just inside of the window's edge.
void FocusRing::place() {
    setVisible(!placeOfTarget().isEmpty());
    const QRect inside = placeOfTarget(); // showing the ring may have laid out the window
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
