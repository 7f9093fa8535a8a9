#include "window/main_window.h"

#include "compare/compare_bar.h"
#include "compare/compare_mode.h"
#include "compare/compare_view.h"
#include "compare/differences_panel.h"
#include "grid/byte_grid.h"
#include "grid/byte_lens.h"
#include "style/paint_turn.h"
#include "window/action_icons.h"
#include "window/damage_guide.h"
#include "window/find_bar.h"
#include "window/finding.h"
#include "window/folder_dock.h"
#include "window/go_to_bar.h"
#include "window/home.h"
#include "window/input_bar.h"
#include "window/input_row.h"
#include "window/lens_actions.h"
#include "window/lens_docks.h"
#include "window/lessons_dock.h"
#include "window/notice_column.h"
#include "window/panel_cycle.h"
#include "window/paste_offer.h"
#include "window/presentation.h"
#include "window/recovery.h"
#include "window/session.h"
#include "window/session_files.h"
#include "window/status_bar.h"
#include "window/window_menus.h"

#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QMimeData>
#include <QTimer>

/// Static-library resources need explicit initialisation, outside any namespace.
static void useResources() {
    Q_INIT_RESOURCE(mojiscope);
}

namespace moji::app {

namespace {

constexpr int kNarrowWidth = 900; // eight bytes a row (design, "Smaller and sharper")
const QString kBytes = QStringLiteral("bytes");

} // namespace

MainWindow::MainWindow(const CodecRegistry& codecs, QWidget* parent)
    : QMainWindow(parent) {
    useResources();
    setWindowIcon(QIcon(QStringLiteral(":/icons/mojiscope.svg")));
    setAcceptDrops(true);
    setDockOptions(AnimatedDocks | AllowTabbedDocks | AllowNestedDocks);
    setDocumentMode(true);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    setMinimumSize(640, 400);
    m_tabs = std::make_unique<DocumentTabs>(codecs, this);
    DocumentTab* tab = &m_tabs->current();
    m_opener = std::make_unique<Opener>(m_tabs.get(), this);
    m_centre = std::make_unique<CompareView>(
        new ByteLens(&tab->document(), &tab->selection(), nullptr), this);
    setCentralWidget(m_centre.get());
    m_status =
        std::make_unique<StatusBar>(&tab->document(), &tab->selection(), &grid().editor(), this);
    setStatusBar(m_status.get());
    m_inputRow = std::make_unique<InputRow>(tab, this);
    m_docks = std::make_unique<LensDocks>(this, &tab->document(), &tab->selection());
    addToolBar(m_tabs->row());
    m_tabs->showRow();
    addToolBarBreak();
    addToolBar(m_inputRow.get());
    m_docks->arrange();
    m_finding = std::make_unique<Finding>(tab, &grid(), m_docks.get(), this);
    m_differences = std::make_unique<DifferencesPanel>(this);
    m_compare = std::make_unique<CompareMode>(&tab->document(), &tab->selection(), &tab->history(),
                                              m_centre.get(), m_differences.get(), this);
    m_compare->setListDock(
        m_docks->addList(m_differences.get(), QStringLiteral("differences"), tr("Differences")));
    m_folder =
        std::make_unique<FolderDock>(m_tabs.get(), m_opener.get(), m_docks.get(), codecs, this);
    m_lessons = std::make_unique<LessonsDock>(this, codecs);
    m_recovery = std::make_unique<Recovery>(m_tabs.get(), m_inputRow->notices().addBanner(), this);
    m_session =
        std::make_unique<Session>(m_tabs.get(), m_opener.get(), m_inputRow->notices().addBanner());
    m_menus = std::make_unique<WindowMenus>(
        menuBar(), MenuSubjects{m_tabs.get(), m_opener.get(), m_centre.get(), m_finding.get(),
                                m_compare.get(), m_docks.get(), &m_inputRow->goTo(), this});
    m_lessons->fillMenu(m_menus->help().menu());
    m_sessionFiles = std::make_unique<SessionFiles>(this, m_inputRow->notices().addBanner());
    m_sessionFiles->fillMenu(m_menus->file().menu(), m_menus->file().afterSessions());
    m_lensActions = std::make_unique<LensActions>(this);
    m_lensActions->addToMenus(m_menus->lenses().menu(), &grid());
    m_home = std::make_unique<Home>(this, m_menus.get(), m_session.get(),
                                    m_inputRow->notices().addBanner());
    m_inputRow->setButtons(m_menus->buttons());
    m_inputRow->setFindBar(&m_finding->bar());
    connectParts();
    new DamageGuide(this);
    showTitle();
    grid().setFocus();
}

MainWindow::~MainWindow() {
    m_tabs->cancelJobs(); // nothing is told of them while the parts go
    m_home.reset();
}

ByteGrid& MainWindow::grid() {
    return m_centre->left().grid();
}

InputBar& MainWindow::inputBar() {
    return m_inputRow->fields();
}

FindBar& MainWindow::findBar() {
    return m_finding->bar();
}

HitsPanel& MainWindow::hitsPanel() {
    return m_finding->hits();
}

void MainWindow::setUpTab(DocumentTab& tab) {
    const auto whileInFront = [this, &tab](auto does) {
        return [this, &tab, does](const auto&... told) {
            if (&tab == &m_tabs->current())
                does(told...);
        };
    };
    connect(&tab, &DocumentTab::said, this, whileInFront([this](const QString& it) { say(it); }));
    connect(&tab, &DocumentTab::tookBack, m_status.get(), &StatusBar::takeBack);
    connect(&tab, &DocumentTab::problemFound, this, [this, &tab](ByteRange problem) {
        if (&tab == &m_tabs->current())
            jumpTo(problem);
        else
            tab.history().jumpTo(problem);
    });
    connect(&tab, &DocumentTab::noProblemFound, this,
            whileInFront([this] { m_status->say(tr("No more problems in this direction.")); }));
    connect(&tab.document(), &Document::bytesChanged, this,
            whileInFront([this](const BytesChange&) { // when the grid has its new rows
                QMetaObject::invokeMethod(this, &MainWindow::adaptToContent, Qt::QueuedConnection);
            }));
}

void MainWindow::connectParts() {
    const auto jump = [this](ByteRange place) { jumpTo(place); };
    m_tabs->setUp([this](DocumentTab& tab) { setUpTab(tab); });
    connect(m_tabs.get(), &DocumentTabs::leaving, this,
            [this](DocumentTab* tab) { keepView(*tab); });
    connect(m_tabs.get(), &DocumentTabs::currentChanged, this,
            [this](DocumentTab* tab) { showTab(*tab); });
    connect(m_tabs.get(), &DocumentTabs::closing, this,
            [this](DocumentTab* tab) { m_compare->forget(&tab->document()); });
    connect(m_tabs.get(), &DocumentTabs::described, this, [this](DocumentTab* tab) {
        if (tab == &m_tabs->current())
            showTitle();
    });
    connect(m_tabs.get(), &DocumentTabs::lastClosed, this, &QWidget::close);
    m_tabs->addShortcuts(*this);
    connect(m_opener.get(), &Opener::said, this, &MainWindow::say);
    connect(m_opener.get(), &Opener::opened, this, [this](DocumentTab* tab) {
        if (tab != &m_tabs->current())
            return;
        showTab(*tab);
        grid().setFocus();
    });
    connect(m_opener.get(), &Opener::emptyOpened, m_docks.get(), &LensDocks::focusBytes);
    connect(m_recovery.get(), &Recovery::broughtBack, this, [this] { grid().setFocus(); });
    connect(&m_centre->left(), &ByteLens::said, this, &MainWindow::say);
    connect(&grid().editor(), &ByteEditor::textPasted, &m_inputRow->pasteOffer(),
            &PasteOffer::consider);
    connect(&grid(), &ByteGrid::wishesChanged, this, &MainWindow::adaptToSize);
    connect(m_inputRow.get(), &InputRow::said, this, &MainWindow::say);
    connect(&inputBar(), &InputBar::moreWanted, this, [this](std::uint64_t offset) {
        jumpTo({offset, offset});
    });
    connect(&m_inputRow->goTo(), &GoToBar::wanted, this, jump);
    connect(&m_inputRow->goTo(), &GoToBar::left, &grid(), qOverload<>(&QWidget::setFocus));
    connect(m_finding.get(), &Finding::said, this, &MainWindow::say);
    connect(m_docks.get(), &LensDocks::said, this, &MainWindow::say);
    connect(m_compare.get(), &CompareMode::said, this, &MainWindow::say);
    connect(m_compare.get(), &CompareMode::activeChanged, this, [this](bool active) {
        adaptToSize();
        if (!active)
            grid().setFocus();
    });
    m_compare->setOthers([this] {
        std::vector<CompareMode::Other> others;
        for (int i = 0; i < m_tabs->count(); ++i)
            if (DocumentTab& tab = m_tabs->at(i); &tab != &m_tabs->current())
                others.push_back({tab.name(), &tab.document()});
        return others;
    });
    connect(m_status.get(), &StatusBar::problemsClicked, this,
            [this] { m_menus->go().goToNextProblem(); });
    connect(&m_menus->edit(), &EditMenu::said, this, &MainWindow::say);
    connect(&m_menus->edit(), &EditMenu::jumpWanted, this, jump);
    connect(&m_menus->go(), &GoMenu::said, this, &MainWindow::say);
    connect(&m_menus->go(), &GoMenu::jumpWanted, this, jump);
    connect(&m_menus->go(), &GoMenu::panelWanted, this, &MainWindow::cyclePanels);
    connect(&m_menus->lenses(), &LensMenu::wanted, this, &MainWindow::showLens);
    connect(m_lensActions.get(), &LensActions::said, this, &MainWindow::say);
    connect(&m_menus->view(), &ViewMenu::presentWanted, m_lensActions.get(), &LensActions::present);
    connect(&m_menus->file(), &FileMenu::quitWanted, this, &QWidget::close);
    m_session->connectTo(m_menus->file().restores());
    m_session->setFolders([this] { return m_folder->panel().paths(); });
    connect(m_folder.get(), &FolderDock::jumpWanted, this, jump);
    connect(&m_folder->panel(), &FolderPanel::said, this, &MainWindow::say);
    connect(&m_folder->panel(), &FolderPanel::canUndoChanged, &m_menus->file(),
            &FileMenu::setCanUndoConversion);
    connect(&m_menus->file(), &FileMenu::folderWanted, m_folder.get(), &FolderDock::openByDialog);
    connect(&m_menus->file(), &FileMenu::undoConversionWanted, &m_folder->panel(),
            &FolderPanel::undoConversion);
}

/// Keeps the view of the document in front before another one replaces it.
void MainWindow::keepView(DocumentTab& tab) {
    tab.view() = currentView();
}

ViewState MainWindow::currentView() {
    return {grid().firstShown(), grid().column(), m_docks->states()};
}

void MainWindow::showTab(DocumentTab& tab) {
    const ViewState view = tab.view();
    Document* document = &tab.document();
    Selection* selection = &tab.selection();
    setUpdatesEnabled(false);
    m_compare->setDocument(document, selection, &tab.history());
    m_centre->left().setDocument(document, selection);
    m_inputRow->setTab(&tab);
    m_finding->setTab(&tab);
    m_status->setDocument(document, selection);
    m_docks->setDocument(document, selection, view.lenses);
    m_menus->setTab(&tab);
    grid().setColumn(view.column);
    adaptToSize();
    grid().showFrom(view.firstByte);
    showTitle();
    setUpdatesEnabled(true);
}

Panel* MainWindow::lens(const QString& id) {
    if (id == kBytes)
        return &m_centre->left();
    LensHost* host = m_docks->host(id);
    return host == nullptr ? nullptr : &host->makeLens();
}

void MainWindow::showLens(const QString& id) {
    if (id == kBytes)
        grid().setFocus(Qt::ShortcutFocusReason);
    else if (id == QLatin1String(FolderDock::kId))
        m_folder->show();
    else if (id == QLatin1String(LessonsDock::kId))
        m_lessons->show();
    else
        m_docks->show(id);
}

void MainWindow::say(const QString& sentence) {
    m_status->say(sentence);
}

void MainWindow::cyclePanels(int step) {
    std::vector<QWidget*> panels = m_inputRow->panels();
    panels.insert(panels.end(), {&m_finding->bar(), &grid(), m_centre->left().legend(),
                                 m_centre->right(), &m_centre->bar()});
    for (QWidget* panel : m_docks->panelsInSight())
        panels.push_back(panel);
    panels.push_back(m_status.get());
    focusPanel(*this, panels, step);
}

/// Tab follows the eye, whatever was created later: lenses, banners, a second grid.
bool MainWindow::focusNextPrevChild(bool next) {
    if (m_home == nullptr) // being made, or going
        return QMainWindow::focusNextPrevChild(next);
    if (passLostFocus(*this, grid()))
        return true;
    std::vector<QWidget*> parts = m_inputRow->parts();
    parts.insert(parts.begin(), m_tabs->row());
    parts.push_back(m_centre.get());
    for (QWidget* panel : m_docks->panelsInSight())
        parts.push_back(panel);
    parts.push_back(m_status.get());
    return focusByTab(*this, parts, next);
}

void MainWindow::jumpTo(ByteRange range) {
    m_tabs->current().history().jumpTo(range);
    grid().setFocus();
}

void MainWindow::showTitle() {
    const DocumentTab& tab = m_tabs->current();
    setWindowTitle((m_isSandboxed ? tr("%1[*] – Mojiscope (sandbox)") : tr("%1[*] – Mojiscope"))
                       .arg(tab.name()));
    setWindowModified(tab.document().isModified());
    setWindowFilePath(tab.document().path());
}

/// In a comparison two grids share the room of one.
void MainWindow::adaptToSize() {
    if (m_lensActions != nullptr && m_lensActions->presentation().isActive())
        return; // hidden, and as large as before afterwards
    const bool comparing = m_compare->isActive();
    m_centre->left().setLegendVisible(!m_docks->isCompact() && !comparing);
    m_inputRow->setCompact(m_docks->isCompact());
    m_docks->adapt(windowFacts(*m_centre, comparing));
}

/// At most keys the grid wants the same room as before.
void MainWindow::adaptToContent() {
    if (windowFacts(*m_centre, m_compare->isActive()) != m_docks->facts())
        adaptToSize();
}

void MainWindow::remember(bool offersSession) {
    m_opener->recentFiles().remember();
    m_inputRow->goTo().remember();
    m_finding->remember();
    m_home->remember();
    m_menus->view().remember();
    m_tabs->setUp([](DocumentTab& tab) { tab.rememberRemarks(); });
    m_folder->panel().remember();
    m_lessons->remember();
    m_session->remember(offersSession);
    restoreGeometry(m_session->geometry());
    m_docks->restore(m_session->docks(), m_session->keepsSizes());
    m_tabs->showRow(); // whatever was shown last time
}

void MainWindow::keepEdits(const QString& folder) {
    m_recovery->start(folder);
}

/// A dock splitter belongs to the window itself; dragging one changes the size of the centre.
bool MainWindow::event(QEvent* event) {
    const PaintTurn turn(*event);
    const bool taken = QMainWindow::event(event);
    if (event->type() == QEvent::MouseButtonPress && m_centre)
        m_sizeAtPress = m_centre->size();
    if (event->type() == QEvent::MouseButtonRelease && taken)
        QTimer::singleShot(0, this, [this] { // after the last move
            if (m_sizeAtPress.isValid() && m_centre->size() != m_sizeAtPress)
                m_docks->keepSizes();
        });
    return taken;
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refreshIcons(*this);
    if (event->type() == QEvent::FontChange && m_menus)
        adaptToSize();
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    grid().setMostPerRow(width() < kNarrowWidth ? 8 : 64);
    adaptToSize();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!m_tabs->leaveAll([this] { close(); })) {
        event->ignore();
        return;
    }
    keepView(m_tabs->current());
    m_session->store(saveGeometry(), m_docks->state(), m_docks->sizesAreKept());
    m_tabs->cancelJobs();
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls() || event->mimeData()->hasText())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    QStringList files;
    for (const QUrl& url : event->mimeData()->urls())
        if (url.isLocalFile())
            files += url.toLocalFile();
    m_opener->open(files);
    if (files.isEmpty() && event->mimeData()->hasText())
        m_opener->openText(event->mimeData()->text(), tr("dropped text"));
    event->acceptProposedAction();
}

} // namespace moji::app
