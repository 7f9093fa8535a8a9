#include "main_window.h"

#include "compare/compare_bar.h"
#include "compare/compare_mode.h"
#include "compare/compare_view.h"
#include "compare/differences_panel.h"
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
#include "window/find_bar.h"
#include "window/go_to_bar.h"
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
#include <QToolBar>
#include <QToolButton>

/// Those of a static library are linked only when asked for; the macro wants no namespace.
static void useResources() {
    Q_INIT_RESOURCE(mojiscope);
}

namespace moji::app {

namespace {

// Design "Smaller and sharper".
constexpr int kNarrowWidth = 900;            // eight bytes a row
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
    makeCompare();
    makeMenus();
    makeInputRow();
    arrangeDocks();
    makeHitsDock();
    m_differencesDock =
        makeListDock(m_differences, QStringLiteral("differences"), tr("Differences"));
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
    delete m_compare;
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
            m_centre = new CompareView(m_byteLens, this);
            setCentralWidget(m_centre);
        } else {
            auto* selection = new LensSelection(m_document, m_selection, this);
            m_lenses[id] = row.make(m_document, selection, this);
            selection->setViewer(m_lenses[id]);
            m_docks[id] = makeDock(row);
        }
    }
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
    if (m_centre->right() != nullptr)
        panels.insert(panels.end(), {m_centre->right(), &m_centre->bar()});
    for (const LensRow& row : lensRows())
        if (const auto dock = m_docks.find(QLatin1String(row.id)); dock != m_docks.end())
            if (isInSight(*dock->second))
                panels.push_back(m_lenses[dock->first]);
    if (m_findBar->isVisible())
        panels.insert(panels.begin() + 1, m_findBar);
    if (isInSight(*m_hitsDock))
        panels.push_back(m_hitsPanel);
    if (isInSight(*m_differencesDock))
        panels.push_back(m_differences);
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
    grid().setMostPerRow(width() < kNarrowWidth ? 8 : 16);
    adaptToSize();
}

void MainWindow::zoomTo(int steps) {
    setZoom(steps);
    if (m_remembers)
        QSettings().setValue(QStringLiteral("zoom"), zoom());
}

} // namespace moji::app
