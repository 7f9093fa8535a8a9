#include "window/dock_titles.h"

#include "style/fonts.h"
#include "style/icons.h"
#include "text/counts.h"
#include "text/list.h"
#include "widgets/panel.h"
#include "window/dock_mark.h"
#include "window/dock_tabs.h"
#include "window/floating_dock.h"

#include <QAbstractButton>
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
constexpr int kMarkGap = 8;    // between a title and its mark
constexpr int kTitleLeft = 12; // of a dock's own title (style sheet)
constexpr int kPatienceMs = 250;

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
    m_updating[dock] = false;
    nameButtons(*dock);
    connect(dock, &QDockWidget::topLevelChanged, this, &DockTitles::scheduleUpdate);
    connect(dock, &QDockWidget::dockLocationChanged, this, &DockTitles::scheduleUpdate);
    connect(dock, &QDockWidget::visibilityChanged, this, &DockTitles::scheduleUpdate);
    const auto* lens = qobject_cast<Panel*>(dock->widget());
    connect(lens, &Panel::badgeChanged, this, [this, dock] { describe(dock); });
    connect(lens, &Panel::updatingChanged, this,
            [this, dock](bool updating) { lensUpdates(dock, updating); });
    scheduleUpdate();
}

/// Those of a dock that is alone, which are Qt's, as those of docks in tabs.
void DockTitles::nameButtons(const QDockWidget& dock) {
    const auto name = [&](const char* button, const QString& text) {
        auto* found = dock.findChild<QAbstractButton*>(QLatin1String(button));
        if (!found) // Qt promises no names
            return;
        found->setAccessibleName(text);
        found->setAccessibleDescription({});
        found->setToolTip(text);
    };
    name("qt_dockwidget_floatbutton", floatText());
    name("qt_dockwidget_closebutton", closeText());
}

QString DockTitles::floatText() {
    return tr("Float this lens");
}

QString DockTitles::closeText() {
    return tr("Close this lens");
}

/// Short updates are not shown: titles would flicker with every step of the caret.
void DockTitles::lensUpdates(QDockWidget* dock, bool updating) {
    if (!updating) {
        if (std::exchange(m_updating[dock], false))
            describe(dock);
        return;
    }
    QTimer::singleShot(kPatienceMs, dock, [this, dock] {
        m_updating[dock] = qobject_cast<Panel*>(dock->widget())->isUpdating();
        describe(dock);
    });
}

void DockTitles::describe(QDockWidget* dock) {
    QStringList words;
    const auto& panel = *qobject_cast<Panel*>(dock->widget());
    // A panel that counts what its title does not say describes it.
    if (panel.badge() > 0)
        words += panel.accessibleDescription().isEmpty() ? numberText(panel.badge())
                                                         : panel.accessibleDescription();
    if (m_updating[dock])
        words += tr("updating");
    dock->setAccessibleDescription(listText(words));
    placeMarks();
}

bool DockTitles::hasMark(QDockWidget* dock) const {
    return !dock->accessibleDescription().isEmpty();
}

bool DockTitles::eventFilter(QObject* watched, QEvent* event) {
    const bool placed = event->type() == QEvent::Resize || event->type() == QEvent::Move ||
                        event->type() == QEvent::Show || event->type() == QEvent::LayoutRequest;
    if (watched != m_window && placed)
        placeButtons();
    else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange ||
             event->type() == QEvent::Show)
        scheduleUpdate();
    return QObject::eventFilter(watched, event);
}

void DockTitles::scheduleUpdate() {
    if (std::exchange(m_scheduled, true))
        return; // several docks report one change
    QTimer::singleShot(0, this, [this] {
        m_scheduled = false;
        update();
    });
}

void DockTitles::update() {
    for (QDockWidget* dock : m_window->findChildren<QDockWidget*>())
        updateDock(dock);
    for (QTabBar* tabs : m_window->findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (tabs->count() == 0) { // QMainWindow may leave it over the title of a dock
            tabs->hide();
            continue;
        }
        tabs->setElideMode(Qt::ElideNone); // names are never elided; the bar scrolls
        tabs->setUsesScrollButtons(true);
        delete tabs->findChild<QWidget*>(kButtonsName);
        makeButtons(tabs)->show();
        tabs->removeEventFilter(this);
        tabs->installEventFilter(this);
    }
    placeMarks();
    placeButtons();
}

void DockTitles::updateDock(QDockWidget* dock) {
    if (dock->isFloating())
        return dressFloating(dock);
    const bool hides = standsInTabs(*m_window, dock);
    QWidget* own = dock->titleBarWidget();
    if (qobject_cast<FloatingTitle*>(own) != nullptr) {
        dock->setTitleBarWidget(nullptr);
        delete std::exchange(own, nullptr);
    }
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
        button->setIconSize({scaled(12), scaled(12)});
        button->setAutoRaise(true);
        // Assistive technology does not see widgets in a tab bar; the menu View does the same.
        button->setFocusPolicy(Qt::NoFocus);
        button->setAccessibleName(name);
        button->setToolTip(name);
        connect(button, &QToolButton::clicked, this, [this, tabs, does] {
            if (QDockWidget* dock = dockOfTab(*m_window, *tabs, tabs->currentIndex()))
                does(dock);
        });
        row->addWidget(button);
    };
    add("float", floatText(), [this](QDockWidget* dock) { floatBeside(*dock, *m_window); });
    add("close", closeText(), [](QDockWidget* dock) { dock->close(); });
    return buttons;
}

void DockTitles::placeMarks() {
    for (const auto& [dock, updating] : m_updating)
        placeMark(dock);
    for (QTabBar* tabs : m_window->findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly))
        for (int i = 0; i < tabs->count(); ++i)
            placeMark(tabs, i);
}

/// In the tab, after its text.
void DockTitles::placeMark(QTabBar* tabs, int index) {
    QDockWidget* const dock = dockOfTab(*m_window, *tabs, index);
    auto* mark = qobject_cast<DockMark*>(tabs->tabButton(index, QTabBar::RightSide));
    tabs->setTabButton(index, QTabBar::RightSide, nullptr);
    delete mark;
    const bool marked = dock != nullptr && hasMark(dock);
    tabs->setTabToolTip(
        index, marked ? tr("%1: %2").arg(tabs->tabText(index), dock->accessibleDescription())
                      : tabs->tabText(index));
    if (!marked)
        return;
    mark = new DockMark(tabs);
    mark->setState(qobject_cast<Panel*>(dock->widget())->badge(), m_updating[dock]);
    tabs->setTabButton(index, QTabBar::RightSide, mark);
}

/// In the dock's own title bar; a floating dock has no mark.
void DockTitles::placeMark(QDockWidget* dock) {
    delete dock->findChild<DockMark*>(QString(), Qt::FindDirectChildrenOnly);
    const int height = dock->widget()->y();
    if (!hasMark(dock) || dock->titleBarWidget() != nullptr || dock->isFloating())
        return;
    auto* mark = new DockMark(dock);
    mark->setState(qobject_cast<Panel*>(dock->widget())->badge(), m_updating[dock]);
    const int title = dock->fontMetrics().horizontalAdvance(dock->windowTitle());
    mark->move(kTitleLeft + title + kMarkGap, (height - mark->height()) / 2);
    mark->show();
}

void DockTitles::placeButtons() {
    for (QTabBar* tabs : m_window->findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
        auto* buttons = tabs->findChild<QWidget*>(kButtonsName);
        if (buttons == nullptr)
            continue;
        const QSize size = buttons->sizeHint();
        // Not over a tab: if tabs fill the line, there is no room for buttons.
        const int left = tabs->width() - size.width() - kMargin;
        const QRect last = tabs->tabRect(tabs->count() - 1);
        buttons->setVisible(left > last.right());
        buttons->setGeometry(left, (tabs->height() - size.height()) / 2, size.width(),
                             size.height());
    }
}

} // namespace moji::app
