#pragma once
// The actions for bookmarks: set and remove them at the caret, step through them,
// list and rename them; and the list of notes, which is in the same window.

#include "document/document.h"
#include "document/selection.h"

#include <QObject>
#include <QPointer>

class QAction;
class QKeySequence;
class QMenu;
class QWidget;

namespace moji::app {

class BookmarksWindow;

class BookmarkMenu : public QObject {
    Q_OBJECT
public:
    /// Puts its entries into `menu`.
    BookmarkMenu(QMenu* menu, Document* document, Selection* selection, QWidget* window);

    void setDocument(Document* document, Selection* selection);

Q_SIGNALS:
    void wanted(moji::ByteRange place);
    void said(const QString& sentence);
    /// The reader set, removed or renamed some, or changed notes in the list.
    void edited();

private:
    QAction* add(QMenu* menu, const char* id, const QString& text, const QKeySequence& key,
                 void (BookmarkMenu::*does)());
    void toggle();
    void goToNext();
    void goToPrevious();
    BookmarksWindow& makeWindow();
    void list();
    void listNotes();
    void fill(QMenu* menu);
    void refresh();

    Document* m_document;
    Selection* m_selection;
    QWidget* m_parent;
    QPointer<BookmarksWindow> m_window;
    std::vector<QAction*> m_needOne; // at least one bookmark
};

} // namespace moji::app
