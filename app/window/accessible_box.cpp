#include "window/accessible_box.h"

#include <QAbstractItemView>
#include <QComboBox>

namespace moji::app {

AccessibleBox::AccessibleBox(QComboBox* box)
    : QAccessibleWidget(box, QAccessible::ComboBox) {}

QComboBox& AccessibleBox::box() const {
    return *static_cast<QComboBox*>(widget());
}

void* AccessibleBox::interface_cast(QAccessible::InterfaceType type) {
    return type == QAccessible::TextInterface ? static_cast<QAccessibleTextInterface*>(this)
                                              : QAccessibleWidget::interface_cast(type);
}

QAccessibleInterface* AccessibleBox::child(int index) const {
    return index == 0 ? QAccessible::queryAccessibleInterface(box().view()) : nullptr;
}

int AccessibleBox::indexOfChild(const QAccessibleInterface* child) const {
    return child->object() == box().view() ? 0 : -1;
}

QString AccessibleBox::text(QAccessible::Text which) const {
    return which == QAccessible::Value ? box().currentText() : QAccessibleWidget::text(which);
}

QAccessible::State AccessibleBox::state() const {
    QAccessible::State state = QAccessibleWidget::state();
    state.expandable = true;
    state.expanded = box().view()->isVisible();
    return state;
}

QStringList AccessibleBox::actionNames() const {
    return {showMenuAction(), pressAction()};
}

void AccessibleBox::doAction(const QString& name) {
    if (name != showMenuAction() && name != pressAction())
        QAccessibleWidget::doAction(name);
    else if (box().view()->isVisible())
        box().hidePopup();
    else
        box().showPopup();
}

QString AccessibleBox::text(int start, int end) const {
    return box().currentText().mid(start, end - start);
}

int AccessibleBox::characterCount() const {
    return static_cast<int>(box().currentText().size());
}

QString AccessibleBox::attributes(int, int* start, int* end) const {
    *start = 0;
    *end = characterCount();
    return {};
}

} // namespace moji::app
