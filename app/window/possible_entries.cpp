#include "window/possible_entries.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QMenu>
#include <QTimer>

#include <utility>

namespace moji::app {

namespace {

class Possibility final : public QObject {
public:
    Possibility(QAction* entry, std::function<bool()> isPossible)
        : QObject(entry)
        , m_isPossible(std::move(isPossible)) {}

    [[nodiscard]] bool isPossible() const { return m_isPossible(); }

private:
    std::function<bool()> m_isPossible;
};

const Possibility* possibilityOf(const QAction& entry) {
    for (const QObject* child : entry.children())
        if (const auto* found = dynamic_cast<const Possibility*>(child))
            return found;
    return nullptr;
}

void grey(const QList<QAction*>& entries) {
    for (QAction* entry : entries)
        if (const Possibility* possibility = possibilityOf(*entry))
            entry->setEnabled(possibility->isPossible());
}

/// After the entry that closes the menu has been done.
void restoreSoon(QWidget* part) {
    QTimer::singleShot(0, part, [part] {
        for (QAction* entry : part->actions())
            if (possibilityOf(*entry) != nullptr)
                entry->setEnabled(true);
    });
}

class ContextMenus final : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::ContextMenu)
            return false;
        auto* part = static_cast<QWidget*>(watched);
        grey(part->actions());
        QTimer::singleShot(0, part, [part] { // the menu is open
            if (auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget()))
                connect(menu, &QMenu::aboutToHide, part, [part] { restoreSoon(part); });
            else
                restoreSoon(part);
        });
        return false;
    }
};

} // namespace

void setPossible(QAction* entry, std::function<bool()> isPossible) {
    new Possibility(entry, std::move(isPossible));
}

bool isPossible(const QAction& entry) {
    const Possibility* possibility = possibilityOf(entry);
    return entry.isEnabled() && (possibility == nullptr || possibility->isPossible());
}

void greyTheImpossible(QMenu* menu) {
    QObject::connect(menu, &QMenu::aboutToShow, menu, [menu] { grey(menu->actions()); });
    QObject::connect(menu, &QMenu::aboutToHide, menu, [menu] { restoreSoon(menu); });
}

void greyTheImpossible(QWidget* part) {
    part->installEventFilter(new ContextMenus(part));
}

} // namespace moji::app
