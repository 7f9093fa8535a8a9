#include "help/manual_window.h"

#include "help/page_view.h"
#include "widgets/dialog_size.h"
#include "widgets/heard_view.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QSplitter>
#include <QTextBrowser>
#include <QToolButton>
#include <QVBoxLayout>

namespace moji::app {

namespace {

QToolButton* arrowButton(const QString& text, Qt::ArrowType arrow) {
    auto* button = new QToolButton;
    button->setArrowType(arrow);
    button->setToolTip(text);
    button->setAccessibleName(text);
    button->setEnabled(false);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

} // namespace

ManualWindow::ManualWindow(QWidget* parent)
    : QWidget(parent, Qt::Window)
    , m_search(new QLineEdit)
    , m_list(new HeardView<QListWidget>)
    , m_view(new PageView) {
    setObjectName(QStringLiteral("manual"));
    m_search->setPlaceholderText(tr("Search the manual"));
    m_search->setClearButtonEnabled(true);
    m_search->setAccessibleName(tr("Search the manual"));
    m_list->setAccessibleName(tr("Pages"));
    m_view->setAccessibleName(tr("Page"));
    m_view->setOpenExternalLinks(false);
    m_view->document()->setDocumentMargin(16);

    auto* back = arrowButton(tr("Back (Alt+Left)"), Qt::LeftArrow);
    auto* forward = arrowButton(tr("Forward (Alt+Right)"), Qt::RightArrow);
    connect(back, &QToolButton::clicked, m_view, &QTextBrowser::backward);
    connect(forward, &QToolButton::clicked, m_view, &QTextBrowser::forward);
    connect(m_view, &QTextBrowser::backwardAvailable, back, &QWidget::setEnabled);
    connect(m_view, &QTextBrowser::forwardAvailable, forward, &QWidget::setEnabled);

    auto* top = new QHBoxLayout;
    top->addWidget(back);
    top->addWidget(forward);
    top->addWidget(m_search, 1);
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(8, 8, 0, 8);
    column->addLayout(top);
    column->addWidget(m_list, 1);
    auto* splitter = new QSplitter;
    splitter->addWidget(side);
    splitter->addWidget(m_view);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({scaled(240), scaled(640)});
    splitter->setChildrenCollapsible(false);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter);
    for (auto [first, second] : {std::pair<QWidget*, QWidget*>{m_search, m_list},
                                 {m_list, m_view},
                                 {m_view, back},
                                 {back, forward}})
        setTabOrder(first, second);

    connect(m_search, &QLineEdit::textChanged, this, &ManualWindow::listPages);
    connect(m_search, &QLineEdit::returnPressed, this, &ManualWindow::openChosen);
    connect(m_list, &QListWidget::itemClicked, this, &ManualWindow::openChosen);
    connect(m_list, &QListWidget::itemActivated, this, &ManualWindow::openChosen);
    connect(m_view, &QTextBrowser::sourceChanged, this, &ManualWindow::pageChanged);
    listPages();
    showPage(QString());
    openWithSize(*this, {940, 680});
}

void ManualWindow::setPictures(DrawPicture draw) {
    m_view->setPictures(std::move(draw));
}

void ManualWindow::showPage(const QString& id) {
    const ManualPage* page = m_manual.find(id);
    m_view->setSource(Manual::urlOf(page != nullptr ? page->id : m_manual.pages().front().id));
}

QString ManualWindow::page() const {
    return Manual::idOf(m_view->source());
}

QString ManualWindow::pageAbout(const QWidget* widget) const {
    for (; widget != nullptr; widget = widget->parentWidget())
        if (!widget->objectName().isEmpty() && m_manual.find(widget->objectName()) != nullptr)
            return widget->objectName();
    return m_manual.pages().front().id;
}

void ManualWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        close();
    else if (event->matches(QKeySequence::Find))
        m_search->setFocus(Qt::ShortcutFocusReason);
    else
        QWidget::keyPressEvent(event);
}

void ManualWindow::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    // All widgets hear of fonts that other ideographs change, which pages do not have.
    if (event->type() == QEvent::PaletteChange ||
        (event->type() == QEvent::FontChange && m_fonts != Fonts()))
        m_view->drawAgain();
    m_fonts = Fonts();
}

void ManualWindow::listPages() {
    const QSignalBlocker silent(m_list);
    const QString open = page();
    m_list->clear();
    for (const int index : m_manual.search(m_search->text())) {
        const ManualPage& page = m_manual.pages()[static_cast<std::size_t>(index)];
        auto* item = new QListWidgetItem(page.title, m_list);
        item->setData(Qt::UserRole, page.id);
        if (page.id == open)
            m_list->setCurrentItem(item);
    }
    if (m_list->currentRow() < 0)
        m_list->setCurrentRow(0);
}

void ManualWindow::openChosen() {
    if (const QListWidgetItem* item = m_list->currentItem()) {
        showPage(item->data(Qt::UserRole).toString());
        if (!m_search->text().isEmpty())
            m_view->find(m_search->text().section(QLatin1Char(' '), 0, 0));
    }
}

void ManualWindow::pageChanged(const QUrl& url) {
    const ManualPage* page = m_manual.find(Manual::idOf(url));
    if (page == nullptr)
        return;
    const bool isFirst = page == &m_manual.pages().front(); // whose title is the manual's
    setWindowTitle(isFirst ? page->title : tr("%1 – Mojiscope manual").arg(page->title));
    for (int row = 0; row < m_list->count(); ++row)
        if (m_list->item(row)->data(Qt::UserRole).toString() == page->id)
            m_list->setCurrentRow(row);
}

} // namespace moji::app
