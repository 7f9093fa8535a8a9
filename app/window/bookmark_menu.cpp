#include "window/bookmark_menu.h"

#include "document/bookmarks.h"
#include "grid/byte_description.h"
#include "text/counts.h"
#include "text/qt_text.h"
#include "text/safe_name.h"
#include "window/bookmarks_window.h"

#include <QAction>
#include <QMenu>

namespace moji::app {

BookmarkMenu::BookmarkMenu(QMenu* menu, Document* document, Selection* selection, QWidget* window)
    : QObject(window)
    , m_document(document)
    , m_selection(selection)
    , m_parent(window) {
    add(menu, "go.bookmark", tr("Set or remove boo&kmark"), QKeySequence(Qt::CTRL | Qt::Key_B),
        &BookmarkMenu::toggle);
    QAction* next = add(menu, "go.nextBookmark", tr("Next bookmark"),
                        QKeySequence(Qt::ALT | Qt::Key_PageDown), &BookmarkMenu::goToNext);
    QAction* previous = add(menu, "go.previousBookmark", tr("Previous bookmark"),
                            QKeySequence(Qt::ALT | Qt::Key_PageUp), &BookmarkMenu::goToPrevious);
    QMenu* all = menu->addMenu(tr("Book&marks"));
    add(menu, "go.bookmarks", tr("&List of bookmarks…"),
        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_B), &BookmarkMenu::list);
    add(menu, "go.notes", tr("L&ist of notes…"), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_N),
        &BookmarkMenu::listNotes);
    connect(all, &QMenu::aboutToShow, this, [this, all] { fill(all); });
    connect(all, &QMenu::triggered, this, [this](const QAction* action) {
        const std::uint64_t offset = action->data().toULongLong();
        Q_EMIT wanted({offset, offset});
    });
    m_needOne = {next, previous, all->menuAction()};
    connect(&document->bookmarks(), &Bookmarks::changed, this, &BookmarkMenu::refresh);
    refresh();
}

void BookmarkMenu::setDocument(Document* document, Selection* selection) {
    m_document->bookmarks().disconnect(this);
    m_document = document;
    m_selection = selection;
    connect(&document->bookmarks(), &Bookmarks::changed, this, &BookmarkMenu::refresh);
    refresh();
    if (m_window != nullptr) { // it is about one document
        const bool showsNotes = m_window->showsNotes();
        delete m_window;
        if (showsNotes)
            listNotes();
        else
            list();
    }
}

void BookmarkMenu::refresh() {
    const bool any = !m_document->bookmarks().list().empty();
    for (QAction* action : m_needOne)
        action->setEnabled(any);
}

QAction* BookmarkMenu::add(QMenu* menu, const char* id, const QString& text,
                           const QKeySequence& key, void (BookmarkMenu::*does)()) {
    QAction* action = menu->addAction(text);
    action->setObjectName(QLatin1String(id));
    action->setShortcut(key);
    connect(action, &QAction::triggered, this, does);
    return action;
}

void BookmarkMenu::toggle() {
    const std::uint64_t offset = m_selection->caret();
    if (m_document->bookmarks().isFull() && m_document->bookmarks().at(offset) == nullptr)
        return Q_EMIT said(tr("A document can have %1 bookmarks. Remove one to set another.")
                               .arg(numberText(kMostRemarks)));
    const QString place = QString::number(offset, 16).toUpper();
    const bool set = m_document->bookmarks().toggle(offset);
    Q_EMIT said(set ? tr("Bookmark set at offset %1.").arg(place)
                    : tr("Bookmark at offset %1 removed.").arg(place));
    Q_EMIT edited();
}

void BookmarkMenu::goToNext() {
    if (const Bookmark* found = m_document->bookmarks().next(m_selection->caret()))
        Q_EMIT wanted({found->offset, found->offset});
}

void BookmarkMenu::goToPrevious() {
    if (const Bookmark* found = m_document->bookmarks().previous(m_selection->caret()))
        Q_EMIT wanted({found->offset, found->offset});
}

void BookmarkMenu::fill(QMenu* menu) {
    constexpr std::size_t kMost = 30; // the list has all
    menu->clear();
    const auto& bookmarks = m_document->bookmarks().list();
    for (std::size_t i = 0; i < std::min(bookmarks.size(), kMost); ++i) {
        const auto& [offset, name] = bookmarks[i];
        const QString what =
            name.isEmpty() ? describeByteItself(*m_document, offset) : safeWords(name);
        QAction* action = menu->addAction(QStringLiteral("%1  %2").arg(
            offsetText(offset), QString(what).replace(QLatin1Char('&'), QStringLiteral("&&"))));
        action->setData(QVariant::fromValue<qulonglong>(offset));
    }
}

BookmarksWindow& BookmarkMenu::makeWindow() {
    if (m_window == nullptr) {
        m_window = new BookmarksWindow(m_document, m_parent);
        m_window->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_window, &BookmarksWindow::edited, this, &BookmarkMenu::edited);
        connect(m_window, &BookmarksWindow::wanted, this, &BookmarkMenu::wanted);
    }
    m_window->show();
    m_window->activateWindow();
    return *m_window;
}

void BookmarkMenu::list() {
    makeWindow().showBookmark(m_selection->caret());
}

void BookmarkMenu::listNotes() {
    makeWindow().showNote(m_selection->caret());
}

} // namespace moji::app
