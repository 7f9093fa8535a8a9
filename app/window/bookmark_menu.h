#pragma once
// What the window lets one do with bookmarks: set and remove them at the caret, go through them,
// list and rename them, and find them again when the file is opened another day.

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

    /// From now on bookmarks of files are kept in the settings, and those kept are shown.
    void remember();
    /// The bytes and their bookmarks are the file's: keeps these. Call after saving.
    void store() const;

Q_SIGNALS:
    void wanted(moji::ByteRange place);
    void said(const QString& sentence);

private:
    QAction* add(QMenu* menu, const QString& text, const QKeySequence& key,
                 void (BookmarkMenu::*does)());
    void toggle();
    void goToNext();
    void goToPrevious();
    void list();
    void fill(QMenu* menu);
    void load();
    void storeIfSaved() const;

    Document* m_document;
    Selection* m_selection;
    QWidget* m_parent;
    QPointer<BookmarksWindow> m_window;
    bool m_remembers = false;
};

} // namespace moji::app
