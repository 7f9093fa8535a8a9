#include "window/dock_titles.h"

#include "style/icons.h"

#include <QDockWidget>
#include <QEvent>
#include <QHBoxLayout>
#include <QMainWindow>
#include <QTabBar>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace moji::app {

namespace {

const QString kButtonsName = QStringLiteral("dockButtons");
constexpr int kMargin = 6;

bool standsInTabs(const QMainWindow& window, QDockWidget* dock) {
    if (dock->isFloating())
        return false;
    const auto others = window.tabifiedDockWidgets(dock);
    return std::any_of(others.begin(), others.end(),
                       [](const QDockWidget* other) { return !other->isHidden(); });
}

} // namespace

DockTitles::DockTitles(QMainWindow* window)
    : QObject(window)
    , m_window(window) {
    window->installEventFilter(this);
}

void DockTitles::add(QDockWidget* dock) {
    connect(dock, &QDockWidget::topLevelChanged, this, &DockTitles::scheduleUpdate);
    connect(dock, &QDockWidget::dockLocationChanged, this, &DockTitles::scheduleUpdate);
    connect(dock, &QDockWidget::visibilityChanged, this, &DockTitles::scheduleUpdate);
    scheduleUpdate();
}

bool DockTitles::eventFilter(QObject* watched, QEvent* event) {
    const bool placed = event->type() == QEvent::Resize || event->type() == QEvent::Move ||
                        event->type() == QEvent::Show || event->type() == QEvent::LayoutRequest;
    if (watched != m_window && placed)
        placeButtons();
    else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::Show)
        scheduleUpdate();
    return QObject::eventFilter(watched, event);
}

void DockTitles::scheduleUpdate() {
    if (std::exchange(m_scheduled, true))
        return; // a change of one dock is told by several
    QTimer::singleShot(0, this, [this] {
        m_scheduled = false;
        update();
    });
}

void DockTitles::update() {
    for (QDockWidget* dock : m_window->findChildren<QDockWidget*>())
        updateDock(dock);
    for (QTabBar* tabs : m_window->findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
        delete tabs->findChild<QWidget*>(kButtonsName);
        makeButtons(tabs)->show();
        tabs->removeEventFilter(this);
        tabs->installEventFilter(this);
    }
    placeButtons();
}

void DockTitles::updateDock(QDockWidget* dock) {
    const bool hides = standsInTabs(*m_window, dock);
    QWidget* const own = dock->titleBarWidget();
    if (hides && own == nullptr) {
        dock->setTitleBarWidget(new QWidget(dock));
    } else if (!hides && own != nullptr) {
        dock->setTitleBarWidget(nullptr);
        delete own;
    }
}

QWidget* DockTitles::makeButtons(QTabBar* tabs) {
    auto* buttons = new QWidget(tabs);
    buttons->setObjectName(kButtonsName);
    auto* row = new QHBoxLayout(buttons);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    const auto add = [&](const char* iconName, const QString& name, auto does) {
        auto* button = new QToolButton(buttons);
        button->setIcon(icon(iconName));
        button->setIconSize({12, 12});
        button->setAutoRaise(true);
        button->setAccessibleName(name);
        button->setToolTip(name);
        connect(button, &QToolButton::clicked, this, [this, tabs, does] {
            if (QDockWidget* dock = currentDock(tabs))
                does(dock);
        });
        row->addWidget(button);
    };
    add("float", tr("Take this lens out of the window"),
        [](QDockWidget* dock) { dock->setFloating(true); });
    add("close", tr("Close this lens"), [](QDockWidget* dock) { dock->close(); });
    return buttons;
}

QDockWidget* DockTitles::currentDock(const QTabBar* tabs) const {
    const QString title = tabs->tabText(tabs->currentIndex());
    for (QDockWidget* dock : m_window->findChildren<QDockWidget*>())
        if (dock->windowTitle() == title && !dock->isFloating())
            return dock;
    return nullptr;
}

void DockTitles::placeButtons() {
    for (QTabBar* tabs : m_window->findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
        auto* buttons = tabs->findChild<QWidget*>(kButtonsName);
        if (buttons == nullptr)
            continue;
        const QSize size = buttons->sizeHint();
        // Not over a tab: where tabs fill the line there is no room for buttons.
        const int left = tabs->width() - size.width() - kMargin;
        const QRect last = tabs->tabRect(tabs->count() - 1);
        buttons->setVisible(left > last.right());
        buttons->setGeometry(left, (tabs->height() - size.height()) / 2, size.width(),
                             size.height());
    }
}

} // namespace moji::app
