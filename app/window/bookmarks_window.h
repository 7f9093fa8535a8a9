#pragma once
// A small window beside the main one with all bookmarks and all notes, a page each.

#include "document/document.h"

#include <QDialog>

class QTabWidget;

namespace moji::app {

class BookmarksModel;
class NotesModel;
class RemarkPage;

class BookmarksWindow : public QDialog {
    Q_OBJECT
public:
    BookmarksWindow(Document* document, QWidget* parent);

    /// The row of the bookmark at `offset`, if there is one, becomes the current one.
    void showBookmark(std::uint64_t offset);
    /// The row of the note on the byte at `offset`, if there is one, becomes the current one.
    void showNote(std::uint64_t offset);
    [[nodiscard]] bool showsNotes() const;

Q_SIGNALS:
    /// Select these bytes, or go there if there are none.
    void wanted(moji::ByteRange place);
    /// The reader changed or removed some.
    void edited();

private:
    void connectBookmarks();
    void connectNotes();
    void rename();

    Document* m_document;
    BookmarksModel* m_bookmarks;
    NotesModel* m_notes;
    QTabWidget* m_pages;
    RemarkPage* m_bookmarkPage;
    RemarkPage* m_notePage;
};

} // namespace moji::app
