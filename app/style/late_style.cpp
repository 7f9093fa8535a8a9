#include "style/late_style.h"

#include <QApplication>
#include <QEvent>
#include <QPointer>
#include <QSet>
#include <QStyle>
#include <QWidget>

namespace moji::app {

namespace {

/// Qt styles the widgets that it has polished: those that are passed by count as not polished.
class LateStyle final : public QObject {
public:
    static LateStyle& instance() {
        static LateStyle late;
        return late;
    }

    void add(QWidget* part) {
        m_parts.removeIf([](const QPointer<QWidget>& gone) { return gone.isNull(); });
        m_parts += part;
    }

    void begin() {
        if (m_depth++ > 0)
            return;
        QSet<const QWidget*> late;
        for (const QPointer<QWidget>& part : std::as_const(m_parts))
            if (part != nullptr && !part->isVisible() && part->window()->isVisible())
                passBy(part, late);
        m_late = late; // without those that have gone
        if (!m_late.isEmpty())
            qApp->installEventFilter(this);
    }
    void end() { --m_depth; }

    [[nodiscard]] bool isLate(const QWidget* widget) const { return m_late.contains(widget); }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (!watched->isWidgetType() || !isLate(static_cast<const QWidget*>(watched)))
            return false;
        switch (event->type()) {
        case QEvent::StyleChange:
        case QEvent::FontChange:
        case QEvent::PaletteChange:
            return m_depth > 0; // it gets one of each when it is shown
        case QEvent::Show:
            makeUpFor(static_cast<QWidget*>(watched));
            return false;
        default:
            return false;
        }
    }

private:
    void passBy(QWidget* part, QSet<const QWidget*>& late) const {
        QList<QWidget*> widgets = part->findChildren<QWidget*>();
        widgets.prepend(part);
        for (QWidget* widget : widgets)
            if (!widget->isWindow() &&
                (isLate(widget) || widget->testAttribute(Qt::WA_WState_Polished))) {
                widget->setAttribute(Qt::WA_WState_Polished, false);
                late.insert(widget);
            }
    }

    /// All around it that has been passed by, the outer ones first: the inner ones inherit from
    /// them.
    void makeUpFor(QWidget* shown) {
        QWidget* outer = shown;
        for (QWidget* parent = shown->parentWidget(); parent != nullptr && isLate(parent);
             parent = parent->parentWidget())
            outer = parent;
        QList<QWidget*> widgets = outer->findChildren<QWidget*>();
        widgets.prepend(outer);
        widgets.removeIf([this](const QWidget* widget) { return !isLate(widget); });
        for (const QWidget* widget : std::as_const(widgets))
            m_late.remove(widget);
        if (m_late.isEmpty())
            qApp->removeEventFilter(this);
        for (QWidget* widget : std::as_const(widgets)) {
            widget->setAttribute(Qt::WA_WState_Polished);
            widget->style()->polish(widget);
        }
        for (const QEvent::Type type :
             {QEvent::StyleChange, QEvent::FontChange, QEvent::PaletteChange})
            for (QWidget* widget : std::as_const(widgets)) {
                QEvent change(type);
                QApplication::sendEvent(widget, &change);
            }
    }

    QList<QPointer<QWidget>> m_parts;
    QSet<const QWidget*> m_late;
    int m_depth = 0;
};

} // namespace

void styleWhenShown(QWidget* part) {
    LateStyle::instance().add(part);
}

StyleChange::StyleChange() {
    LateStyle::instance().begin();
}

StyleChange::~StyleChange() {
    LateStyle::instance().end();
}

bool isStyledLater(const QWidget* widget) {
    return LateStyle::instance().isLate(widget);
}

} // namespace moji::app
