#include "widgets/row_enter.h"

#include <QAbstractItemView>
#include <QKeyEvent>

namespace moji::app {

namespace {

class EnterKeeper final : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::KeyPress)
            return false;
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key != Qt::Key_Return && key != Qt::Key_Enter)
            return false;
        watched->event(event);
        event->accept();
        return true;
    }
};

} // namespace

void keepEnter(QAbstractItemView& list) {
    list.installEventFilter(new EnterKeeper(&list));
}

} // namespace moji::app
