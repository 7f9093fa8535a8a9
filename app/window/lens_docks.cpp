#include "window/lens_docks.h"

#include "style/fonts.h"
#include "style/late_style.h"
#include "text/qt_text.h"
#include "widgets/focus_ring.h"
#include "widgets/plain_words.h"
#include "window/accessible_parts.h"
#include "window/dock_tabs.h"
#include "window/dock_titles.h"
#include "window/last_focus.h"
#include "window/lens_height.h"
#include "window/seen_docks.h"

#include <QDockWidget>
#include <QLayout>
#include <QMainWindow>
#include <QStatusBar>
#include <QTabBar>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace moji::app {

namespace {

// Design "Smaller and sharper".
constexpr int kCompactWidth = 1100;
constexpr int kCompactHeight = 700;
constexpr int kInspectorWidth = 320;
constexpr int kSeparator = 1;        // between docks
constexpr int kWideFrom = 1600;      // bytes, lens and inspector side by side
constexpr int kGoodLensWidth = 960;  // of a lens beside the bytes; then these get wide cells
constexpr int kLeastDropped = 100;   // what shows of a dock that is dropped, both ways
constexpr int kGoodDropped = 240;    // if it would be less
constexpr qsizetype kMostSaid = 120; // characters of a refused state

} // namespace

LensDocks::LensDocks(QMainWindow* window, Document* document, Selection* selection)
    : m_window(window)
    , m_titles(std::make_unique<DockTitles>(window))
    , m_seen(std::make_unique<SeenDocks>(window)) {
    installAccessibleParts();
    new LastFocus(window);
    new FocusRing(window);
    FocusRing::addToAllWindows();
    keepWordsPlain();
    for (const LensRow& row : lensRows()) {
        if (row.place == LensPlace::Centre)
            continue;
        auto dock = std::make_unique<QDockWidget>(row.name(), window);
        dock->setObjectName(QLatin1String(row.id));
        dock->setAccessibleName(row.name());
        auto* host = new LensHost(row, document, selection, dock.get());
        host->setAccessibleName(row.name());
        dock->setWidget(host);
        // Qt keeps a dock behind another tab visible, outside the window: its lens would be made.
        QSizePolicy policy = host->sizePolicy();
        policy.setRetainSizeWhenHidden(true);
        host->setSizePolicy(policy);
        m_seen->add(dock.get(), host);
        connect(host, &LensHost::refused, this, [this, lens = &row](const QStringList& keys) {
            Q_EMIT said(
                tr("%1 does not have this state: %2.")
                    .arg(lens->name(), startOf(keys.join(QStringLiteral(", ")), kMostSaid)));
        });
        addDock(dock.get());
        m_places.push_back({&row, std::move(dock), host});
    }
}

LensDocks::~LensDocks() {
    // Deleting a dock raises the next tab, whose lens would be created in vain.
    m_seen->forgetAll();
}

void LensDocks::arrange() {
    QDockWidget* firstBelow = nullptr;
    QDockWidget* firstRight = nullptr;
    for (const Place& place : m_places) {
        QDockWidget* one = place.dock.get();
        const bool right = place.row->place == LensPlace::Right;
        QDockWidget*& first = right ? firstRight : firstBelow;
        if (first != nullptr) {
            m_window->tabifyDockWidget(first, one);
            continue;
        }
        m_window->addDockWidget(right ? Qt::RightDockWidgetArea : Qt::BottomDockWidgetArea, one);
        first = one;
    }
    if (firstBelow != nullptr)
        firstBelow->raise();
    if (firstRight != nullptr)
        m_window->resizeDocks({firstRight}, {kInspectorWidth}, Qt::Horizontal);
    m_default = m_window->saveState();
    for (const Place& place : m_places)
        if (place.row->isLarge)
            preferLarge(place.dock.get());
}

QDockWidget* LensDocks::addList(Panel* list, const QString& id, const QString& title,
                                Qt::DockWidgetArea area) {
    m_lists.push_back(std::make_unique<QDockWidget>(title, m_window));
    QDockWidget* dock = m_lists.back().get();
    dock->setObjectName(id);
    dock->setAccessibleName(title);
    dock->setWidget(list);
    addDock(dock);
    if (QDockWidget* const front = frontIn(area)) {
        m_window->tabifyDockWidget(front, dock);
        front->raise();
    } else {
        m_window->addDockWidget(area, dock);
    }
    dock->hide();
    styleWhenShown(list);
    m_default = m_window->saveState();
    return dock;
}

void LensDocks::addDock(QDockWidget* dock) {
    m_titles->add(dock);
    connect(dock, &QDockWidget::topLevelChanged, this, [this, dock](bool floats) {
        if (!floats) // when the window has its new layout
            QTimer::singleShot(0, dock, [this, dock] { makeRoomFor(*dock); });
    });
}

/// Qt may leave a dock that is dropped between others no more than its title.
void LensDocks::makeRoomFor(QDockWidget& dropped) {
    const QWidget& content = *dropped.widget();
    if (dropped.isFloating() || !content.isVisible())
        return;
    const bool isLow = content.height() < scaled(kLeastDropped);
    if (!isLow && content.width() >= scaled(kLeastDropped))
        return;
    m_window->resizeDocks({&dropped}, {scaled(kGoodDropped)},
                          isLow ? Qt::Vertical : Qt::Horizontal);
    keepSizes(); // this arrangement is the user's own
}

void LensDocks::setDocument(Document* document, Selection* selection,
                            const std::map<QString, LensState>& states) {
    for (const Place& place : m_places) {
        const auto found = states.find(QLatin1String(place.row->id));
        const bool wasFocused = place.host->isFocused();
        place.host->setDocument(document, selection,
                                found == states.end() ? LensState() : found->second);
        if (wasFocused)
            giveFocus(*place.host);
    }
}

/// The bytes have it as long as the lens cannot; a lens that floats waits for it.
void LensDocks::giveFocus(LensHost& host) {
    if (host.takeFocus())
        return;
    if (host.window() == m_window)
        m_window->centralWidget()->setFocus(Qt::ShortcutFocusReason);
    host.takeFocusWhenReady();
}

void LensDocks::focusBytes() {
    for (const Place& place : m_places)
        place.host->stopWaitingForFocus();
    m_window->centralWidget()->setFocus(Qt::OtherFocusReason);
}

std::map<QString, LensState> LensDocks::states() const {
    std::map<QString, LensState> states;
    for (const Place& place : m_places)
        if (LensState state = place.host->state(); !state.isEmpty())
            states[QLatin1String(place.row->id)] = std::move(state);
    return states;
}

LensHost* LensDocks::host(const QString& id) const {
    const Place* place = find(id);
    return place == nullptr ? nullptr : place->host;
}

QDockWidget* LensDocks::dock(const QString& id) const {
    const Place* place = find(id);
    return place == nullptr ? nullptr : place->dock.get();
}

const LensDocks::Place* LensDocks::find(const QString& id) const {
    const auto found = std::ranges::find_if(
        m_places, [&](const Place& place) { return id == QLatin1String(place.row->id); });
    return found == m_places.end() ? nullptr : &*found;
}

void LensDocks::show(const QString& id) {
    QDockWidget* found = dock(id);
    if (found == nullptr)
        return;
    found->show();
    found->raise();
    found->activateWindow(); // it may be a window of its own
    giveFocus(*host(id));
}

bool LensDocks::isInSight(const QDockWidget& dock) const {
    return dock.isVisible() && (dock.isFloating() || m_window->rect().intersects(dock.geometry()));
}

std::vector<QWidget*> LensDocks::panelsInSight() const {
    std::vector<QWidget*> panels;
    for (const Place& place : m_places)
        if (place.host->lens() != nullptr && isInSight(*place.dock))
            panels.push_back(place.host->lens());
    for (const auto& list : m_lists)
        if (isInSight(*list))
            panels.push_back(list->widget());
    return panels;
}

QDockWidget* LensDocks::dockWithFocus() const {
    const QWidget* const focus = lastFocusIn(*m_window);
    for (QDockWidget* dock : m_window->findChildren<QDockWidget*>())
        if (dock->isAncestorOf(focus))
            return dock;
    return nullptr;
}

std::vector<QDockWidget*> LensDocks::all() const {
    std::vector<QDockWidget*> docks;
    for (const Place& place : m_places)
        docks.push_back(place.dock.get());
    for (const auto& list : m_lists)
        docks.push_back(list.get());
    return docks;
}

std::vector<QDockWidget*> LensDocks::docksIn(Qt::DockWidgetArea area) const {
    std::vector<QDockWidget*> docks = all();
    std::erase_if(docks, [&](QDockWidget* dock) {
        return dock->isFloating() || m_window->dockWidgetArea(dock) != area;
    });
    return docks;
}

QStringList LensDocks::listIds() const {
    QStringList ids;
    for (const auto& list : m_lists)
        ids += list->objectName();
    return ids;
}

Panel* LensDocks::list(const QString& id) const {
    const auto* dock = listIds().contains(id) ? m_window->findChild<QDockWidget*>(id) : nullptr;
    return dock == nullptr ? nullptr : qobject_cast<Panel*>(dock->widget());
}

QString LensDocks::lensInFront() const {
    const QString inspector = QStringLiteral("inspector");
    QString front = QStringLiteral("bytes");
    for (const Place& place : m_places)
        if (const QString id = place.dock->objectName();
            isInSight(*place.dock) && (front == QLatin1String("bytes") || id != inspector))
            front = id;
    return front;
}

/// The tab in front in an area, or the first one; nullptr if it is empty.
QDockWidget* LensDocks::frontIn(Qt::DockWidgetArea area) const {
    std::vector<QDockWidget*> inFront;
    for (const auto* tabs : m_window->findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly))
        inFront.push_back(dockOfTab(*m_window, *tabs, tabs->currentIndex()));
    QDockWidget* first = nullptr;
    for (QDockWidget* dock : docksIn(area)) {
        if (dock->isHidden())
            continue;
        if (first == nullptr || std::ranges::find(inFront, dock) != inFront.end())
            first = dock;
    }
    return first;
}

bool LensDocks::isCompact() const {
    return m_window->width() < kCompactWidth || m_window->height() < kCompactHeight;
}

LensDocks::Shape LensDocks::shapeFor(const WindowFacts& facts) const {
    if (isCompact() || facts.comparing)
        return Shape::Compact;
    return m_window->width() >= kWideFrom ? Shape::Wide : Shape::Usual;
}

/// Groups docks into tabs, in order, after the first of them.
void LensDocks::moveTogether(const std::vector<QDockWidget*>& docks, QDockWidget* front) {
    for (QDockWidget* dock : docks)
        if (dock != docks.front())
            m_window->tabifyDockWidget(docks.front(), dock);
    if (front != nullptr)
        front->raise();
}

void LensDocks::setShape(Shape shape) {
    if (shape == m_shape)
        return;
    const SeenDocks::Move move(*m_seen);
    QDockWidget* const front =
        frontIn(m_shape == Shape::Wide ? Qt::RightDockWidgetArea : Qt::BottomDockWidgetArea);
    const auto moved = std::exchange(m_moved, {});
    if (m_shape == Shape::Compact) {
        for (QDockWidget* dock : moved)
            m_window->addDockWidget(Qt::RightDockWidgetArea, dock);
    } else if (m_shape == Shape::Wide && !moved.empty()) {
        const bool wasMoved = std::find(moved.begin(), moved.end(), front) != moved.end();
        m_window->addDockWidget(Qt::BottomDockWidgetArea, moved.front());
        moveTogether(moved, wasMoved ? front : moved.front());
    }
    m_shape = shape;
    m_window->layout()->activate(); // else there are still the tabs of before
    QDockWidget* const below = frontIn(Qt::BottomDockWidgetArea);
    if (below == nullptr)
        return;
    if (shape == Shape::Compact) {
        for (QDockWidget* dock : docksIn(Qt::RightDockWidgetArea)) {
            m_window->tabifyDockWidget(below, dock);
            m_moved.push_back(dock);
        }
        below->raise();
    } else if (shape == Shape::Wide) {
        m_moved = docksIn(Qt::BottomDockWidgetArea);
        const auto right = docksIn(Qt::RightDockWidgetArea);
        m_window->addDockWidget(Qt::RightDockWidgetArea, m_moved.front(), Qt::Horizontal);
        if (!right.empty())
            m_window->splitDockWidget(m_moved.front(), right.front(), Qt::Horizontal);
        moveTogether(m_moved, below);
    }
}

void LensDocks::adapt(const WindowFacts& facts) {
    m_facts = facts;
    setShape(shapeFor(facts));
    if (m_sizesAreKept)
        return;
    fitSizes(facts);
    if (std::exchange(m_fitsSoon, true))
        return;
    // Once more when the window has its new layout.
    QTimer::singleShot(0, this, [this] {
        m_fitsSoon = false;
        if (!m_sizesAreKept)
            fitSizes(m_facts);
    });
}

void LensDocks::fitSizes(const WindowFacts& facts) {
    const int inspector = scaled(kInspectorWidth);
    if (m_shape == Shape::Wide) {
        QDockWidget* const lens = m_moved.empty() ? nullptr : m_moved.front();
        QList<QDockWidget*> docks;
        QList<int> widths;
        if (lens != nullptr) {
            const int rest = m_window->width() - m_window->centralWidget()->x() - inspector;
            const int bytes =
                std::clamp(rest - scaled(kGoodLensWidth), facts.narrowWidth, facts.wideWidth);
            docks += lens;
            widths += std::max(1, rest - bytes - 2 * kSeparator);
        }
        for (QDockWidget* dock : docksIn(Qt::RightDockWidgetArea))
            if (std::find(m_moved.begin(), m_moved.end(), dock) == m_moved.end()) {
                docks += dock;
                widths += inspector;
            }
        return m_window->resizeDocks(docks, widths, Qt::Horizontal);
    }
    if (QDockWidget* const right = frontIn(Qt::RightDockWidgetArea))
        m_window->resizeDocks({right}, {inspector}, Qt::Horizontal);
    QDockWidget* const below = frontIn(Qt::BottomDockWidgetArea);
    if (below == nullptr)
        return;
    // From the top of the bytes to the status bar; a dock in tabs counts with its tabs.
    const int room = m_window->statusBar()->y() - m_window->centralWidget()->y() - kSeparator;
    const bool wantsMuch = std::ranges::count(m_large, below) > 0;
    const bool isSmall = isCompact() && !facts.comparing; // else two grids need the room
    const int height = lensHeight(facts, room, m_window->height(), isSmall, wantsMuch);
    m_window->resizeDocks({below}, {height}, Qt::Vertical);
}

void LensDocks::preferLarge(const QDockWidget* dock) {
    m_large.push_back(dock);
    connect(dock, &QDockWidget::visibilityChanged, this, [this] {
        if (!m_seen->areMoving()) // else it would be moved while it is moved
            adapt(m_facts);
    });
}

} // namespace moji::app
