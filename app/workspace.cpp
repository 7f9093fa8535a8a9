#include "workspace.h"

#include "main_window.h"
#include "window/file_actions.h"

#include <QCloseEvent>
#include <QSettings>
#include <QShortcut>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

namespace moji::app {

namespace {

const QString kGeometryKey = QStringLiteral("geometry");

} // namespace

Workspace::Workspace(const CodecRegistry& codecs, QWidget* parent)
    : QWidget(parent)
    , m_codecs(codecs)
    , m_tabs(new QTabWidget(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_tabs);
    m_tabs->setDocumentMode(true);
    m_tabs->setFocusPolicy(Qt::NoFocus); // its bar takes the keyboard, itself it would pass it on
    m_tabs->setTabsClosable(true);
    m_tabs->setMovable(true);
    m_tabs->setTabBarAutoHide(true);
    m_tabs->tabBar()->setAccessibleName(tr("Documents"));
    m_tabs->tabBar()->setExpanding(false);
    m_tabs->tabBar()->setElideMode(Qt::ElideMiddle);
    connect(m_tabs, &QTabWidget::currentChanged, this, &Workspace::showTitle);
    connect(m_tabs, &QTabWidget::tabCloseRequested, this,
            [this](int index) { m_tabs->widget(index)->close(); });
    for (const auto& [keys, by] :
         {std::pair{QKeySequence(Qt::CTRL | Qt::Key_PageDown), 1},
          std::pair{QKeySequence(Qt::CTRL | Qt::Key_PageUp), -1},
          std::pair{QKeySequence(Qt::CTRL | Qt::Key_Tab), 1},
          std::pair{QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Backtab), -1}})
        connect(new QShortcut(keys, this), &QShortcut::activated, this, [this, by] { step(by); });
}

Workspace::~Workspace() {
    m_tabs->disconnect(this);
    qDeleteAll(pages());
}

MainWindow* Workspace::current() const {
    return qobject_cast<MainWindow*>(m_tabs->currentWidget());
}

std::vector<MainWindow*> Workspace::pages() const {
    std::vector<MainWindow*> all;
    for (int i = 0; i < m_tabs->count(); ++i)
        all.push_back(qobject_cast<MainWindow*>(m_tabs->widget(i)));
    return all;
}

MainWindow& Workspace::addPage() {
    MainWindow* before = current();
    auto* page = new MainWindow(m_codecs);
    m_tabs->addTab(page, QString());
    follow(page);
    if (m_remembers)
        page->restoreSettings();
    if (before != nullptr)
        page->arrangeAs(*before);
    if (!m_stateFolder.isEmpty())
        page->files().keepEdits(m_stateFolder);
    page->files().setReplaceable();
    m_tabs->setCurrentWidget(page);
    showTab(page);
    return *page;
}

void Workspace::follow(MainWindow* page) {
    page->files().openElsewhereBy([this] { return &addPage().files(); });
    page->compareMode().setOthers([this, page] { return othersThan(page); });
    connect(&page->document(), &Document::identityChanged, this, [this, page] {
        showTab(page);
        showTitle();
    });
    connect(page, &MainWindow::newPageWanted, this, [this] { addPage(); });
    connect(page, &MainWindow::quitWanted, this, &QWidget::close);
    connect(page, &MainWindow::closed, this, [this, page] { remove(page); });
}

std::vector<CompareMode::Other> Workspace::othersThan(const MainWindow* page) const {
    std::vector<CompareMode::Other> others;
    for (MainWindow* other : pages())
        if (other != page)
            others.push_back({other->documentName(), &other->document()});
    return others;
}

void Workspace::showTab(MainWindow* page) {
    const int index = m_tabs->indexOf(page);
    const Document& document = page->document();
    const QString name = page->documentName();
    QString label = QString(name).replace(QLatin1Char('&'), QStringLiteral("&&"));
    if (document.isModified())
        label += QStringLiteral(" *");
    m_tabs->setTabText(index, label);
    m_tabs->setTabToolTip(index, document.path().isEmpty() ? name : document.path());
}

void Workspace::showTitle() {
    const MainWindow* page = current();
    if (page == nullptr)
        return;
    setWindowTitle(page->windowTitle());
    setWindowModified(page->isWindowModified());
    setWindowFilePath(page->windowFilePath());
    setWindowIcon(page->windowIcon());
}

void Workspace::remove(MainWindow* page) {
    m_tabs->removeTab(m_tabs->indexOf(page));
    page->deleteLater();
    if (m_tabs->count() == 0)
        close();
}

void Workspace::step(int by) {
    const int count = m_tabs->count();
    m_tabs->setCurrentIndex((m_tabs->currentIndex() + by + count) % count);
}

void Workspace::restoreSettings() {
    m_remembers = true;
    restoreGeometry(QSettings().value(kGeometryKey).toByteArray());
    for (MainWindow* page : pages())
        page->restoreSettings();
}

void Workspace::keepEdits(const QString& folder) {
    m_stateFolder = folder;
    for (MainWindow* page : pages())
        page->files().keepEdits(folder);
    if (current() != nullptr)
        current()->files().offerLeftEdits(folder);
}

/// Asks document by document; the first that is not left ends it. One that is being saved closes
/// its tab when it is done, the last one the window.
void Workspace::closeEvent(QCloseEvent* event) {
    if (m_remembers)
        QSettings().setValue(kGeometryKey, saveGeometry());
    for (MainWindow* page : pages()) {
        m_tabs->setCurrentWidget(page);
        if (page->close() || page->files().isSaving())
            continue;
        break;
    }
    event->setAccepted(m_tabs->count() == 0);
}

} // namespace moji::app
