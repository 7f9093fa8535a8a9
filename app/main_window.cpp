#include "main_window.h"

#include "document/lens_selection.h"
#include "lens.h"
#include "lenses/bytes/byte_grid.h"
#include "lenses/bytes/byte_lens.h"
#include "style/fonts.h"
#include "style/icons.h"
#include "text/qt_text.h"
#include "window/bookmark_menu.h"
#include "window/dock_titles.h"
#include "window/file_actions.h"
#include "window/go_to_bar.h"
#include "window/find_bar.h"
#include "window/hits_panel.h"
#include "window/input_bar.h"
#include "window/input_field.h"
#include "window/paste_offer.h"
#include "window/recent_files.h"
#include "window/status_bar.h"

#include <QAction>
#include <QDockWidget>
#include <QFile>
#include <QGridLayout>
#include <QSettings>
#include <QTabBar>
#include <QToolBar>
#include <QToolButton>

#include <utility>

/// Those of a static library are linked only when asked for; the macro wants no namespace.
static void useResources() {
    Q_INIT_RESOURCE(mojiscope);
}

namespace moji::app {

namespace {

// Design "Smaller and sharper".
constexpr int kCompactWidth = 1100;
constexpr int kCompactHeight = 700;
constexpr int kNarrowWidth = 900; // eight bytes a row
constexpr int kInspectorWidth = 320;
constexpr int kBottomHeight = 282;
constexpr int kCompactBottomHeight = 200;
constexpr ByteRange kSampleSelection{7, 10}; // the first character that is not ASCII

} // namespace

MainWindow::MainWindow(const CodecRegistry& codecs, QWidget* parent)
    : QMainWindow(parent)
    , m_document(new Document(codecs, this))
    , m_selection(new Selection(m_document, this))
    , m_problemWalk(new ProblemWalk(m_document, this))
    , m_history(new PositionHistory(m_document, m_selection, this))
    , m_recentFiles(std::make_unique<RecentFiles>())
    , m_files(new FileActions(m_document, m_selection, m_recentFiles.get(), this))
    , m_dockTitles(new DockTitles(this)) {
    useResources();
    setWindowIcon(QIcon(QStringLiteral(":/icons/mojiscope.svg")));
    setAcceptDrops(true);
    setDockOptions(AnimatedDocks | AllowTabbedDocks | AllowNestedDocks);
    setDocumentMode(true);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    setMinimumSize(640, 400);
    makeLenses();
    m_statusBar = new StatusBar(m_document, m_selection, &grid().editor(), this);
    setStatusBar(m_statusBar);
    makeMenus();
    makeInputRow();
    arrangeDocks();
    makeHitsDock();
    m_defaultState = saveState();

    connect(m_document, &Document::identityChanged, this, &MainWindow::updateTitle);
    connect(m_document, &Document::historyMoved, this,
            [this](const BytesChange& change) { m_selection->setCaret(change.result().begin); });
    connect(m_problemWalk, &ProblemWalk::found, this, &MainWindow::jumpTo);
    connect(m_problemWalk, &ProblemWalk::notFound, this,
            [this] { m_statusBar->say(tr("No further problem in this direction.")); });
    connect(m_statusBar, &StatusBar::problemsClicked, m_nextProblemAction, &QAction::trigger);
    connect(m_bookmarks, &BookmarkMenu::said, m_statusBar, &StatusBar::say);
    connect(m_files, &FileActions::said, m_statusBar, &StatusBar::say);
    connect(m_files, &FileActions::saved, this, [this] { m_bookmarks->store(); });
    connect(m_files, &FileActions::opened, this, [this] { grid().setFocus(); });
    connect(m_byteLens, &ByteLens::said, m_statusBar, &StatusBar::say);
    connect(m_inputBar, &InputBar::said, m_statusBar, &StatusBar::say);
    connect(m_inputBar, &InputBar::moreWanted, this, [this](std::uint64_t offset) {
        jumpTo({offset, offset});
    });
    updateTitle();
    grid().setFocus();
}

MainWindow::~MainWindow() {
    // What shows the document goes before the document, which is a child of this window as well.
    m_document->jobs().blockSignals(true);
    delete m_files;
    qDeleteAll(findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
}

ByteGrid& MainWindow::grid() {
    return m_byteLens->grid();
}

Lens* MainWindow::lens(const QString& id) const {
    const auto found = m_lenses.find(id);
    return found == m_lenses.end() ? nullptr : found->second;
}

void MainWindow::makeLenses() {
    for (const LensRow& row : lensRows()) {
        const QString id = QLatin1String(row.id);
        if (row.place == LensPlace::Centre) {
            m_lenses[id] = row.make(m_document, m_selection, this);
            m_byteLens = qobject_cast<ByteLens*>(m_lenses[id]);
            setCentralWidget(m_byteLens);
        } else {
            auto* selection = new LensSelection(m_document, m_selection, this);
            m_lenses[id] = row.make(m_document, selection, this);
            selection->setViewer(m_lenses[id]);
            m_docks[id] = makeDock(row);
        }
    }
}

QDockWidget* MainWindow::makeDock(const LensRow& row) {
    const QString id = QLatin1String(row.id);
    Lens* lens = m_lenses[id];
    auto* dock = new QDockWidget(row.name(), this);
    dock->setObjectName(id);
    dock->setAccessibleName(row.name());
    lens->setAccessibleName(row.name()); // it may have the keyboard itself
    dock->setWidget(lens);
    m_dockTitles->add(dock);
    // Behind another tab Qt keeps a dock visible, outside of the window: there nothing is drawn.
    QSizePolicy policy = lens->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    lens->setSizePolicy(policy);
    connect(dock, &QDockWidget::visibilityChanged, lens, &QWidget::setVisible);
    return dock;
}

void MainWindow::arrangeDocks() {
    QDockWidget* firstBelow = nullptr;
    QDockWidget* firstRight = nullptr;
    for (const LensRow& row : lensRows()) {
        if (row.place == LensPlace::Centre)
            continue;
        QDockWidget* dock = m_docks[QLatin1String(row.id)];
        const bool right = row.place == LensPlace::Right;
        QDockWidget*& first = right ? firstRight : firstBelow;
        if (first != nullptr) {
            tabifyDockWidget(first, dock);
            continue;
        }
        addDockWidget(right ? Qt::RightDockWidgetArea : Qt::BottomDockWidgetArea, dock);
        first = dock;
    }
    if (firstBelow != nullptr) {
        firstBelow->raise();
        resizeDocks({firstBelow}, {kBottomHeight}, Qt::Vertical);
    }
    if (firstRight != nullptr)
        resizeDocks({firstRight}, {kInspectorWidth}, Qt::Horizontal);
}

/// The one in sight of the tabs below; nullptr where nothing stands there.
QDockWidget* MainWindow::frontBelow() const {
    QDockWidget* first = nullptr;
    QStringList inSight; // titles
    for (const auto* tabs : findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly))
        inSight += tabs->tabText(tabs->currentIndex());
    for (const LensRow& row : lensRows()) {
        const auto found = m_docks.find(QLatin1String(row.id));
        if (found == m_docks.end() || found->second->isHidden() || found->second->isFloating() ||
            dockWidgetArea(found->second) != Qt::BottomDockWidgetArea)
            continue;
        if (first == nullptr || inSight.contains(found->second->windowTitle()))
            first = found->second;
    }
    return first;
}

/// In a small window what stands at the right is a tab below (design, "Smaller and sharper").
void MainWindow::placeRightDocks(bool below) {
    if (below != m_movedBelow.empty())
        return;
    QDockWidget* const front = frontBelow();
    if (below && front != nullptr) {
        for (const auto& [id, dock] : m_docks) {
            const bool right = findLens(toUtf8(id))->place == LensPlace::Right;
            if (!right || dock->isFloating() || dockWidgetArea(dock) != Qt::RightDockWidgetArea)
                continue;
            tabifyDockWidget(front, dock);
            m_movedBelow.push_back(dock);
        }
        front->raise();
    } else {
        for (QDockWidget* dock : std::exchange(m_movedBelow, {}))
            addDockWidget(Qt::RightDockWidgetArea, dock);
    }
    for (QDockWidget* dock : findChildren<QDockWidget*>())
        if (dockWidgetArea(dock) == Qt::RightDockWidgetArea)
            resizeDocks({dock}, {kInspectorWidth}, Qt::Horizontal);
    if (front != nullptr)
        resizeDocks({front}, {below ? kCompactBottomHeight : kBottomHeight}, Qt::Vertical);
}

/// A state has docks where they stand when there is room.
void MainWindow::restoreDocks(const QByteArray& state) {
    placeRightDocks(false);
    restoreState(state);
    placeRightDocks(isCompact());
}

bool MainWindow::isCompact() const {
    return width() < kCompactWidth || height() < kCompactHeight;
}

void MainWindow::makeInputRow() {
    auto* bar = new QToolBar(tr("Input"), this);
    bar->setObjectName(QStringLiteral("input"));
    bar->setMovable(false);
    auto* row = new QWidget(bar);
    m_inputGrid = new QGridLayout(row);
    m_inputGrid->setContentsMargins(8, 6, 0, 6);
    m_inputGrid->setSpacing(4);
    for (QAction* action : {m_openAction, m_saveAction, m_undoAction, m_redoAction, m_findAction,
                            m_goToAction, m_previousProblemAction, m_nextProblemAction}) {
        auto* button = new QToolButton(row);
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setIconSize({16, 16});
        m_inputButtons.push_back(button);
    }
    m_inputBar = new InputBar(m_document, m_selection, row);
    m_pasteOffer = new PasteOffer(m_document, m_selection, row);
    m_goToBar = new GoToBar(m_document, m_selection, row);
    connect(m_goToBar, &GoToBar::wanted, this, &MainWindow::jumpTo);
    connect(m_goToBar, &GoToBar::left, &grid(), qOverload<>(&QWidget::setFocus));
    connect(m_inputBar, &InputBar::textPasted, m_pasteOffer, &PasteOffer::consider);
    connect(&grid().editor(), &ByteEditor::textPasted, m_pasteOffer, &PasteOffer::consider);
    makeFind();
    placeInputRow(false);
    row->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(row);
    addToolBar(bar);
}

/// The buttons in two lines beside the two fields, or all in one.
void MainWindow::placeInputRow(bool oneLine) {
    const int perLine = oneLine ? static_cast<int>(m_inputButtons.size()) : 4;
    for (int i = 0; i < static_cast<int>(m_inputButtons.size()); ++i)
        m_inputGrid->addWidget(m_inputButtons[static_cast<std::size_t>(i)], i / perLine,
                               i % perLine);
    for (int column = 0; column < m_inputGrid->columnCount(); ++column)
        m_inputGrid->setColumnStretch(column, 0);
    m_inputGrid->addWidget(m_inputBar, 0, perLine, oneLine ? 1 : 2, 1);
    m_inputGrid->setColumnStretch(perLine, 1);
    m_inputGrid->addWidget(m_pasteOffer, 2, 0, 1, perLine + 1);
    m_inputGrid->addWidget(m_goToBar, 3, 0, 1, perLine + 1);
    m_inputGrid->addWidget(m_files->notices(), 4, 0, 1, perLine + 1);
    m_inputGrid->addWidget(m_findBar, 5, 0, 1, perLine + 1);
    m_findBar->setCompact(oneLine);
    m_inputBar->setCompact(oneLine);
}

void MainWindow::showLens(const QString& id) {
    Lens* lens = this->lens(id);
    if (lens == nullptr)
        return;
    if (const auto dock = m_docks.find(id); dock != m_docks.end()) {
        dock->second->show();
        dock->second->raise();
    }
    lens->setFocus(Qt::ShortcutFocusReason);
}

/// Not one behind another tab, which Qt keeps outside of the window.
bool MainWindow::isInSight(const QDockWidget& dock) const {
    return dock.isVisible() && (dock.isFloating() || rect().intersects(dock.geometry()));
}

void MainWindow::cyclePanels(int step) {
    std::vector<QWidget*> panels{&m_inputBar->shownField(), &grid()};
    for (const LensRow& row : lensRows())
        if (const auto dock = m_docks.find(QLatin1String(row.id)); dock != m_docks.end())
            if (isInSight(*dock->second))
                panels.push_back(m_lenses[dock->first]);
    if (m_findBar->isVisible())
        panels.insert(panels.begin() + 1, m_findBar);
    if (isInSight(*m_hitsDock))
        panels.push_back(m_hitsPanel);
    panels.push_back(m_statusBar);
    std::size_t current = 0;
    for (std::size_t i = 0; i < panels.size(); ++i)
        if (panels[i]->hasFocus() || panels[i]->isAncestorOf(focusWidget()))
            current = i;
    const auto count = static_cast<int>(panels.size());
    const int next = (static_cast<int>(current) + step + count) % count;
    QWidget* panel = panels[static_cast<std::size_t>(next)];
    if (panel->focusPolicy() == Qt::NoFocus && panel->focusProxy() == nullptr)
        for (QWidget* child : panel->findChildren<QWidget*>())
            if ((child->focusPolicy() & Qt::TabFocus) && child->isVisible()) {
                panel = child;
                break;
            }
    panel->setFocus(Qt::TabFocusReason);
}

void MainWindow::jumpTo(ByteRange range) {
    m_history->jumpTo(range);
    grid().setFocus();
}

void MainWindow::openSample() {
    QFile sample(QStringLiteral(":/samples/sample.txt"));
    const bool open = sample.open(QIODevice::ReadOnly);
    m_document->setBytes(toBytes(open ? sample.readAll() : QByteArray()),
                         QStringLiteral("sample.txt"));
    m_selection->select(kSampleSelection);
    m_files->setReplaceable();
}

QString MainWindow::documentName() const {
    return m_document->name().isEmpty() ? tr("Untitled") : m_document->name();
}

void MainWindow::arrangeAs(const MainWindow& other) {
    restoreDocks(other.saveState());
}

void MainWindow::updateTitle() {
    setWindowTitle(tr("%1[*] – Mojiscope").arg(documentName()));
    setWindowModified(m_document->isModified());
    setWindowFilePath(m_document->path());
}

void MainWindow::refreshIcons() {
    for (const auto& [action, name] : m_icons)
        action->setIcon(icon(name));
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refreshIcons();
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    m_byteLens->setLegendVisible(!isCompact());
    grid().setMostPerRow(width() < kNarrowWidth ? 8 : 16);
    placeInputRow(isCompact());
    placeRightDocks(isCompact());
}

void MainWindow::restoreSettings() {
    m_remembers = true;
    m_recentFiles->load();
    m_goToBar->remember();
    m_bookmarks->remember();
    const QSettings settings;
    restoreFindHistory();
    restoreDocks(settings.value(QStringLiteral("state")).toByteArray());
    zoomTo(settings.value(QStringLiteral("zoom"), 0).toInt());
    grid().setFormat(byteFormatOf(settings.value(kByteFormatKey).toString()));
}

void MainWindow::zoomTo(int steps) {
    setZoom(steps);
    if (m_remembers)
        QSettings().setValue(QStringLiteral("zoom"), zoom());
}

} // namespace moji::app
