#include "window/document_tabs.h"

#include "style/ideographs.h"
#include "text/safe_name.h"
#include "window/accessible_parts.h"
#include "window/tab_strip.h"

#include <QAction>
#include <QShortcut>
#include <QTabBar>
#include <QTimer>
#include <QToolBar>

#include <algorithm>
#include <utility>

namespace moji::app {

DocumentTabs::DocumentTabs(const CodecRegistry& codecs, QWidget* window)
    : m_codecs(codecs)
    , m_window(window)
    , m_row(new QToolBar(tr("Documents"), window))
    , m_bar(new TabStrip(m_row)) {
    installAccessibleParts(); // before Qt asks what a tab is
    m_row->setObjectName(QStringLiteral("tabs"));
    m_row->setMovable(false);
    m_row->addWidget(m_bar);
    m_row->toggleViewAction()->setEnabled(false);
    m_bar->setAccessibleName(tr("Documents"));
    connect(m_bar, &QTabBar::currentChanged, this, [this](int index) {
        if (index >= 0 && index < count())
            setCurrent(at(index));
    });
    connect(m_bar, &QTabBar::tabCloseRequested, this, [this](int index) { close(at(index)); });
    connect(m_bar, &QTabBar::tabMoved, this, [this](int from, int to) {
        auto tab = std::move(m_tabs[static_cast<std::size_t>(from)]);
        m_tabs.erase(m_tabs.begin() + from);
        m_tabs.insert(m_tabs.begin() + to, std::move(tab));
    });
    add().setInFront(true);
}

DocumentTabs::~DocumentTabs() {
    if (m_bar != nullptr)
        m_bar->disconnect(this);
}

int DocumentTabs::indexOf(const DocumentTab& tab) const {
    const auto found = std::find_if(m_tabs.begin(), m_tabs.end(),
                                    [&](const auto& one) { return one.get() == &tab; });
    return static_cast<int>(found - m_tabs.begin());
}

void DocumentTabs::setUp(const std::function<void(DocumentTab&)>& how) {
    const auto before = m_setUp;
    m_setUp = [before, how](DocumentTab& tab) {
        if (before)
            before(tab);
        how(tab);
    };
    for (const auto& tab : m_tabs)
        how(*tab);
}

DocumentTab& DocumentTabs::add() {
    m_tabs.push_back(std::make_unique<DocumentTab>(m_codecs, &m_watcher, m_window));
    DocumentTab& tab = *m_tabs.back();
    tab.setInFront(false);
    tab.setReplaceable(true);
    if (m_current == nullptr)
        m_current = &tab; // the first
    connect(&tab.document(), &Document::identityChanged, this, [this, &tab] { describe(tab); });
    connect(&tab, &DocumentTab::nameChanged, this, [this, &tab] { describe(tab); });
    connect(&tab.document(), &Document::codecChanged, this, [this, &tab] {
        if (&tab == m_current)
            setGlyphEncoding(tab.document().codec().name());
    });
    if (m_setUp)
        m_setUp(tab);
    m_bar->addTab(QString());
    describe(tab);
    showRow();
    return tab;
}

void DocumentTabs::showRow() {
    m_row->setVisible(count() > 1);
}

void DocumentTabs::setCurrent(DocumentTab& tab) {
    if (&tab == m_current)
        return;
    Q_EMIT leaving(m_current);
    m_current->setInFront(false);
    m_current = &tab;
    tab.setInFront(true);
    m_bar->setCurrentIndex(indexOf(tab));
    setGlyphEncoding(tab.document().codec().name());
    Q_EMIT currentChanged(&tab);
}

void DocumentTabs::step(int by) {
    setCurrent(at((indexOf(current()) + by + count()) % count()));
}

void DocumentTabs::cancelJobs() {
    for (int i = 0; i < count(); ++i)
        at(i).document().jobs().cancelAll();
}

void DocumentTabs::addShortcuts(QWidget& window) {
    for (const auto& [keys, by] :
         {std::pair{QKeySequence(Qt::CTRL | Qt::Key_PageDown), 1},
          std::pair{QKeySequence(Qt::CTRL | Qt::Key_PageUp), -1},
          std::pair{QKeySequence(Qt::CTRL | Qt::Key_Tab), 1},
          // Shift makes Tab the key Backtab: some systems leave Shift out then, some do not.
          std::pair{QKeySequence(Qt::CTRL | Qt::Key_Backtab), -1},
          std::pair{QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Backtab), -1}})
        connect(new QShortcut(keys, &window), &QShortcut::activated, this,
                [this, by = by] { step(by); });
}

void DocumentTabs::close(DocumentTab& tab) {
    tab.saving().leave([this, &tab] { remove(tab); });
}

void DocumentTabs::remove(DocumentTab& tab) {
    if (count() == 1) {
        Q_EMIT lastClosed();
        return;
    }
    const int index = indexOf(tab);
    if (&tab == m_current)
        setCurrent(at(index + 1 < count() ? index + 1 : index - 1));
    Q_EMIT closing(&tab);
    // The tab may be emitting that it was saved.
    tab.document().jobs().cancelAll();
    m_closed.push_back(std::move(m_tabs[static_cast<std::size_t>(index)]));
    m_tabs.erase(m_tabs.begin() + index);
    QTimer::singleShot(0, this, [this] { m_closed.clear(); });
    const QSignalBlocker quietly(m_bar); // the tab in front stays the one in front
    m_bar->removeTab(index);
    m_bar->setCurrentIndex(indexOf(current()));
    showRow();
}

bool DocumentTabs::leaveAll(const std::function<void()>& later) {
    if (!std::exchange(m_goesOnLeaving, false))
        m_left.clear(); // answers from before belong to a quit that came to nothing
    std::vector<std::shared_ptr<bool>> asked; // about these, and whether each may be left by now
    const auto areAllAsked = std::make_shared<bool>(false);
    for (int i = 0; i < count(); ++i) {
        DocumentTab& tab = at(i);
        const auto known = m_left.find(&tab);
        const bool isLeft = known != m_left.end() && known->second == tab.document().revision();
        const bool isSaved = !tab.document().isModified() && !tab.saving().isSaving();
        if (isLeft || isSaved)
            continue;
        setCurrent(tab);
        const auto left = asked.emplace_back(std::make_shared<bool>(false));
        tab.saving().leave([this, &tab, left, areAllAsked, later] {
            *left = true;
            m_left[&tab] = tab.document().revision();
            if (*areAllAsked) {
                m_goesOnLeaving = true;
                later();
                m_goesOnLeaving = false;
            }
        });
        if (!*left && !tab.saving().isSaving()) {
            m_left.clear(); // the reader chose to stay
            return false;
        }
    }
    // What was being saved may have been saved while the reader was asked about others.
    *areAllAsked = true;
    const bool waits =
        std::any_of(asked.begin(), asked.end(), [](const auto& left) { return !*left; });
    if (!waits)
        m_left.clear();
    return !waits;
}

void DocumentTabs::describe(DocumentTab& tab) {
    const int index = indexOf(tab);
    const Document& document = tab.document();
    const QString name = tab.name();
    QString label = QString(name).replace(QLatin1Char('&'), QStringLiteral("&&"));
    if (document.isModified())
        label += QStringLiteral(" *");
    if (m_bar->tabText(index) != label)
        m_bar->setTabText(index, label);
    m_bar->setTabToolTip(index, document.path().isEmpty() ? name : safeName(document.path()));
    Q_EMIT described(&tab);
}

} // namespace moji::app
