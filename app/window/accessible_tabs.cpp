#include "window/accessible_tabs.h"

#include "text/action_title.h"

#include <QPointer>
#include <QTabBar>
#include <QToolButton>

namespace moji::app {

namespace {

class AccessibleTab final : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    AccessibleTab(QTabBar* tabs, int index)
        : m_tabs(tabs)
        , m_index(index) {}

    [[nodiscard]] int index() const { return m_index; }

    [[nodiscard]] bool isValid() const override {
        return m_tabs != nullptr && m_index < m_tabs->count();
    }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QWindow* window() const override {
        return m_tabs == nullptr ? nullptr : m_tabs->window()->windowHandle();
    }
    [[nodiscard]] QAccessibleInterface* parent() const override {
        return m_tabs == nullptr ? nullptr : QAccessible::queryAccessibleInterface(m_tabs);
    }
    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::PageTab; }
    void setText(QAccessible::Text, const QString&) override {}

    [[nodiscard]] QString text(QAccessible::Text which) const override {
        if (which != QAccessible::Name || !isValid())
            return {};
        const QString own = m_tabs->accessibleTabName(m_index);
        return own.isEmpty() ? withoutMnemonic(m_tabs->tabText(m_index)) : own;
    }
    [[nodiscard]] QRect rect() const override {
        if (!isValid())
            return {};
        const QRect tab = m_tabs->tabRect(m_index);
        return {m_tabs->mapToGlobal(tab.topLeft()), tab.size()};
    }
    [[nodiscard]] QAccessible::State state() const override {
        QAccessible::State state;
        if (!isValid())
            return state;
        state.selectable = true;
        state.focusable = m_tabs->focusPolicy() != Qt::NoFocus;
        state.selected = m_index == m_tabs->currentIndex();
        state.focused = state.selected && m_tabs->hasFocus();
        state.disabled = !m_tabs->isEnabled() || !m_tabs->isTabEnabled(m_index);
        state.invisible = !m_tabs->isVisible() || !m_tabs->isTabVisible(m_index);
        state.offscreen = !m_tabs->rect().intersects(m_tabs->tabRect(m_index));
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }

    [[nodiscard]] QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString& name) override {
        if (isValid() && name == pressAction())
            m_tabs->setCurrentIndex(m_index);
    }
    [[nodiscard]] QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    QPointer<QTabBar> m_tabs;
    int m_index;
};

} // namespace

AccessibleTabs::AccessibleTabs(QTabBar* tabs)
    : QAccessibleWidget(tabs, QAccessible::PageTabList) {}

AccessibleTabs::~AccessibleTabs() {
    for (const QAccessible::Id id : std::as_const(m_children))
        QAccessible::deleteAccessibleInterface(id);
}

QTabBar& AccessibleTabs::tabs() const {
    return *static_cast<QTabBar*>(widget());
}

QList<QWidget*> AccessibleTabs::scrollButtons() const {
    QList<QWidget*> buttons;
    for (const char* name : {"ScrollLeftButton", "ScrollRightButton"})
        if (auto* button =
                tabs().findChild<QToolButton*>(QLatin1String(name), Qt::FindDirectChildrenOnly))
            buttons += button;
    return buttons;
}

QString AccessibleTabs::text(QAccessible::Text which) const {
    const QString own = QAccessibleWidget::text(which);
    return which == QAccessible::Name && own.isEmpty()
               ? withoutMnemonic(tabs().tabText(tabs().currentIndex()))
               : own;
}

int AccessibleTabs::childCount() const {
    return tabs().count() + static_cast<int>(scrollButtons().size());
}

QAccessibleInterface* AccessibleTabs::child(int index) const {
    if (index < 0 || index >= childCount())
        return nullptr;
    if (index >= tabs().count())
        return QAccessible::queryAccessibleInterface(scrollButtons()[index - tabs().count()]);
    QAccessible::Id& id = m_children[index];
    if (QAccessibleInterface* made = QAccessible::accessibleInterface(id))
        return made;
    auto* made = new AccessibleTab(&tabs(), index);
    id = QAccessible::registerAccessibleInterface(made);
    return made;
}

int AccessibleTabs::indexOfChild(const QAccessibleInterface* child) const {
    if (const auto* tab = dynamic_cast<const AccessibleTab*>(child))
        return tab->index();
    const qsizetype button = scrollButtons().indexOf(qobject_cast<QWidget*>(child->object()));
    return button < 0 ? -1 : tabs().count() + static_cast<int>(button);
}

QAccessibleInterface* AccessibleTabs::childAt(int x, int y) const {
    return child(tabs().tabAt(tabs().mapFromGlobal(QPoint(x, y))));
}

QAccessibleInterface* AccessibleTabs::focusChild() const {
    return tabs().hasFocus() ? child(tabs().currentIndex()) : nullptr;
}

} // namespace moji::app
