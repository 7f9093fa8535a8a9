#pragma once
// A list, table or tree that a screen reader hears while it has the keyboard, and only then:
//
//     m_list = new HeardView<QListWidget>(this);
//
// Qt's views tell of each new current row as of a new focus, and of each selection, and a reader
// follows: rows that follow the bytes would take it away from the bytes. And Qt tells nothing of
// the current row when a view gets the keyboard.

#include <QAbstractItemView>
#include <QAccessible>

namespace moji::app {

template <class View>
class HeardView : public View {
public:
    using View::View;

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override {
        if (this->hasFocus())
            View::currentChanged(current, previous);
        else
            QAbstractItemView::currentChanged(current, previous);
    }

    void selectionChanged(const QItemSelection& selected,
                          const QItemSelection& deselected) override {
        if (this->hasFocus())
            View::selectionChanged(selected, deselected);
        else
            QAbstractItemView::selectionChanged(selected, deselected);
    }

    void focusInEvent(QFocusEvent* event) override {
        View::focusInEvent(event);
        if (QAccessible::isActive()) // Qt tells of the focus of the view only after this
            QMetaObject::invokeMethod(
                this, [this] { tellCurrent(); }, Qt::QueuedConnection);
    }

private:
    void tellCurrent() {
        const QModelIndex current = this->currentIndex();
        if (!this->hasFocus() || !current.isValid())
            return;
        const bool scrolls = this->hasAutoScroll();
        this->setAutoScroll(false);
        View::currentChanged(current, {});
        this->setAutoScroll(scrolls);
    }
};

} // namespace moji::app
