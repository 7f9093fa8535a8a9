#include "window/accessible_parts.h"

#include "text/action_title.h"
#include "widgets/accessible_view.h"
#include "widgets/announcement.h"
#include "window/accessible_box.h"
#include "window/accessible_tabs.h"

#include <QAbstractItemView>
#include <QAccessibleWidget>
#include <QApplication>
#include <QButtonGroup>
#include <QComboBox>
#include <QDockWidget>
#include <QEvent>
#include <QHeaderView>
#include <QTabBar>
#include <QToolButton>

namespace moji::app {

namespace {

bool isChoice(const QToolButton& button) {
    return button.isCheckable() && button.group() != nullptr && button.group()->exclusive();
}

/// Qt moves docks that are behind a tab out of the window.
class AccessibleDock final : public QAccessibleWidget {
public:
    explicit AccessibleDock(QDockWidget* dock)
        : QAccessibleWidget(dock, QAccessible::Pane) {}

    [[nodiscard]] QAccessible::State state() const override {
        QAccessible::State state = QAccessibleWidget::state();
        const QWidget* dock = widget();
        const bool isBehind = !dock->isWindow() && dock->parentWidget() != nullptr &&
                              !dock->parentWidget()->rect().intersects(dock->geometry());
        state.invisible = state.invisible || isBehind;
        state.offscreen = state.offscreen || isBehind;
        return state;
    }
};

/// What only holds others. It may pass the keyboard on to one of them, or be the inside of a field
/// that scrolls: Qt says of both that they have it.
class AccessibleHolder final : public QAccessibleWidget {
public:
    explicit AccessibleHolder(QWidget* holder)
        : QAccessibleWidget(holder, QAccessible::Client) {}

    [[nodiscard]] QAccessible::State state() const override {
        QAccessible::State state = QAccessibleWidget::state();
        state.focused = state.focused && QApplication::focusWidget() == widget();
        return state;
    }
};

/// One of several of which one is chosen.
class AccessibleChoice final : public QAccessibleWidget {
public:
    explicit AccessibleChoice(QToolButton* button)
        : QAccessibleWidget(button, QAccessible::RadioButton, button->text()) {}

    [[nodiscard]] QAccessible::State state() const override {
        QAccessible::State state = QAccessibleWidget::state();
        state.checkable = true;
        state.checked = button().isChecked();
        return state;
    }
    [[nodiscard]] QString text(QAccessible::Text which) const override {
        const QString own = QAccessibleWidget::text(which);
        return which == QAccessible::Name && widget()->accessibleName().isEmpty() ? plainText()
                                                                                  : own;
    }
    [[nodiscard]] QStringList actionNames() const override {
        QStringList names = QAccessibleWidget::actionNames();
        if (widget()->isEnabled())
            names.prepend(toggleAction());
        return names;
    }
    void doAction(const QString& name) override {
        if (name == toggleAction() || name == pressAction())
            button().click();
        else
            QAccessibleWidget::doAction(name);
    }

private:
    [[nodiscard]] QToolButton& button() const { return *static_cast<QToolButton*>(widget()); }
    [[nodiscard]] QString plainText() const { return withoutMnemonic(button().text()); }
};

QAccessibleInterface* makePart(const QString& type, QObject* object) {
    if (auto* dock = qobject_cast<QDockWidget*>(object))
        return new AccessibleDock(dock);
    if (auto* box = qobject_cast<QComboBox*>(object))
        return box->isEditable() ? nullptr : new AccessibleBox(box);
    auto* view = qobject_cast<QAbstractItemView*>(object);
    if (view != nullptr && qobject_cast<QHeaderView*>(view) == nullptr)
        return new AccessibleView(view);
    if (auto* tabs = qobject_cast<QTabBar*>(object))
        return new AccessibleTabs(tabs);
    if (type == QLatin1String("QWidget")) // what no other class knows
        return new AccessibleHolder(static_cast<QWidget*>(object));
    auto* button = qobject_cast<QToolButton*>(object);
    return button != nullptr && isChoice(*button) ? new AccessibleChoice(button) : nullptr;
}

/// When they are shown: follows combo boxes, and forgets what was told of buttons before they
/// became choices.
class PartsShown final : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::Show)
            return false;
        if (auto* button = qobject_cast<QToolButton*>(watched); button && isChoice(*button))
            forgetUnlessRadio(*button);
        if (auto* box = qobject_cast<QComboBox*>(watched))
            follow(*box);
        return false;
    }

private:
    /// Qt calls a box that is typed into by what it shows, so that its description says what it is
    /// for.
    void follow(QComboBox& box) {
        if (box.isEditable()) {
            forgetIf<AccessibleBox>(box); // told before it could be typed into
            if (box.accessibleDescription().isEmpty())
                box.setAccessibleDescription(box.accessibleName());
        }
        connect(&box, &QComboBox::currentIndexChanged, this, &PartsShown::tellChoice,
                Qt::UniqueConnection);
    }

    /// An entry chosen by a key. In the open list, the list says it.
    void tellChoice() {
        const auto* box = static_cast<QComboBox*>(sender());
        if (box->hasFocus() && !box->isEditable() && !box->view()->isVisible())
            announce(box, box->currentText());
    }

    template <typename Told>
    static void forgetIf(QWidget& widget) {
        QAccessibleInterface* told = QAccessible::queryAccessibleInterface(&widget);
        if (dynamic_cast<Told*>(told) != nullptr)
            QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(told));
    }
    static void forgetUnlessRadio(QToolButton& button) {
        QAccessibleInterface* told = QAccessible::queryAccessibleInterface(&button);
        if (told != nullptr && told->role() != QAccessible::RadioButton)
            QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(told));
    }
};

} // namespace

void installAccessibleParts() {
    QAccessible::removeFactory(makePart);
    QAccessible::installFactory(makePart);
    static const bool once = [] {
        qApp->installEventFilter(new PartsShown(qApp));
        return true;
    }();
    static_cast<void>(once);
}

} // namespace moji::app
