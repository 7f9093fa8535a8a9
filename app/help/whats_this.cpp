#include "help/whats_this.h"

#include "text/action_title.h"

#include <QApplication>
#include <QCoreApplication>
#include <QHelpEvent>
#include <QWhatsThis>
#include <QWidget>

namespace moji::app {

namespace {

struct WhatsThis {
    Q_DECLARE_TR_FUNCTIONS(WhatsThis)
};

QString nameOf(const QWidget& widget) {
    if (!widget.accessibleName().isEmpty())
        return widget.accessibleName();
    return withoutMnemonic(widget.property("text").toString());
}

class WhatsThisAnswers final : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        const bool asks = event->type() == QEvent::QueryWhatsThis;
        if ((!asks && event->type() != QEvent::WhatsThis) || !watched->isWidgetType())
            return false;
        auto* widget = static_cast<QWidget*>(watched);
        const QString text = whatsThisOf(*widget);
        if (text.isEmpty())
            return false;
        event->accept();
        if (!asks)
            QWhatsThis::showText(static_cast<QHelpEvent*>(event)->globalPos(), text, widget);
        return true;
    }
};

} // namespace

QString whatsThisOf(const QWidget& widget) {
    const QWidget* named = &widget;
    while (named != nullptr && nameOf(*named).isEmpty() && named->toolTip().isEmpty())
        named = named->parentWidget();
    if (named == nullptr || named->isWindow())
        return {};
    QStringList parts;
    for (const QString& part : {nameOf(*named), named->toolTip(), named->accessibleDescription()})
        if (!part.isEmpty() && !parts.contains(part))
            parts += QString(part).toHtmlEscaped();
    parts.front() = QStringLiteral("<b>%1</b>").arg(parts.front());
    parts += WhatsThis::tr("F1 opens the page of the manual about what has the keyboard.");
    return QStringLiteral("<p>%1</p>").arg(parts.join(QStringLiteral("</p><p>")));
}

void installWhatsThis() {
    static QObject* const answers = [] {
        auto* made = new WhatsThisAnswers(qApp);
        qApp->installEventFilter(made);
        return made;
    }();
    static_cast<void>(answers);
}

} // namespace moji::app
