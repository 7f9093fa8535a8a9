#pragma once
// While one lives, no widget hears that its style has changed: between two changes, and for widgets
// that are being made, which get their style when they are first shown. (Under a style sheet, Qt
// tells all parts of a widget whenever it gets another parent.)

#include <QApplication>
#include <QEvent>

namespace moji::app {

class StyleSilence final : public QObject {
public:
    StyleSilence() { qApp->installEventFilter(this); }
    bool eventFilter(QObject* watched, QEvent* event) override {
        return event->type() == QEvent::StyleChange || QObject::eventFilter(watched, event);
    }
};

} // namespace moji::app
