#pragma once
// A small window beside the main one with all bookmarks: Enter goes to one, F2 names it, Delete
// removes it.

#include "document/document.h"

#include <QDialog>

namespace moji::app {

class BookmarksModel;
class PlainTable;

class BookmarksWindow : public QDialog {
    Q_OBJECT
public:
    BookmarksWindow(Document* document, QWidget* parent);

    /// The row of the bookmark at `offset`, if there is one, becomes the current one.
    void showAt(std::uint64_t offset);

Q_SIGNALS:
    void wanted(std::uint64_t offset);
    /// The reader renamed or removed some.
    void edited();

private:
    void go();
    void rename();
    void remove();
    void refresh();

    Document* m_document;
    BookmarksModel* m_model;
    PlainTable* m_table;
    std::vector<QWidget*> m_needsOne; // buttons
};

} // namespace moji::app
